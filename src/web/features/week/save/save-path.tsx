import { type ReactNode, useState } from "react";
import type { Account, AccountRef, Debt, Household } from "#domain/household/household.ts";
import { accountKey, destinationOfSave, listedAccount, sourceOfSave } from "#domain/ledger/accounts.ts";
import {
  accountFieldsOf,
  openAccountsOf,
  type SaveAccounts,
  type SavePlace,
  transferOfSave,
} from "#domain/saves/save-accounts.ts";
import type { SaveShare } from "#domain/saves/split-save.ts";
import { targetKey } from "#domain/saves/totals.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { listWords } from "#web/household/words/list-words.ts";

const accountsDialog = lazyChunk("save-accounts", () => import("./accounts-dialog.tsx"));
const title = "Where this money moves";
const AccountsDialog = lazyDialog(accountsDialog, (module) => module.AccountsDialog, title);

const nameOf = (household: Household, ref: AccountRef | undefined): string | undefined =>
  ref && listedAccount(household, ref)?.label;

/** In the order in which the household lists them, so that a save reads the same before and after it is recorded. */
function namesIn({ accounts, debts }: Household, refs: readonly (AccountRef | undefined)[]): string[] {
  const keys = new Set(refs.map((ref) => ref && accountKey(ref)));
  const isNamed = (kind: AccountRef["kind"]) => (one: Account | Debt) => keys.has(accountKey({ kind, id: one.id }));
  return [...accounts.filter(isNamed("account")), ...debts.filter(isNamed("debt"))].map(({ label }) => label);
}

/** More accounts are counted, so that the line stays one line. */
const mostNamed = 3;

/**
 * "From Checking to Savings": the transfers of what is set aside. Null in a household that does not list the accounts for it:
 * then no balance changes.
 */
export function pathWords(places: readonly SavePlace[], household: Household): string | null {
  const transfers = places.map((place) => transferOfSave(place, household)).filter((transfer) => transfer !== null);
  if (transfers.length === 0) return staysWords(places, household);
  const refsOf = (end: "from" | "to") => transfers.map((transfer) => transfer[end]);
  const [from, to] = [namesIn(household, refsOf("from")), namesIn(household, refsOf("to"))];
  const destinations = to.length > mostNamed ? `${to.length} accounts` : listWords(to);
  return from.length === 0 ? `To ${destinations}` : `From ${listWords(from)} to ${destinations}`;
}

/** The account that the money comes from can be the one that holds the target. */
function staysWords(places: readonly SavePlace[], household: Household): string | null {
  const [place] = places.filter((one) => destinationOfSave(one, household));
  const name = place && nameOf(household, sourceOfSave(place, household));
  return name === undefined ? null : `Stays in ${name}`;
}

/** "to Brokerage" by target, where the targets of one press go to different accounts. Debts and accounts name themselves. */
export function rowWordsOf(places: readonly SavePlace[], household: Household): ReadonlyMap<string, string> {
  const transfers = places.map((place) => transferOfSave(place, household));
  const names = transfers.map((transfer) => transfer && nameOf(household, transfer.to));
  if (new Set(names).size < 2) return new Map();
  return new Map(
    places.flatMap(({ target }, index) => {
      const isNamed = target.kind === "debt" || target.kind === "account";
      return names[index] && !isNamed ? [[targetKey(target), `to ${names[index]}`] as const] : [];
    }),
  );
}

interface SavePathProps {
  places: readonly SavePlace[];
  household: Household;
  accounts: SaveAccounts;
  /** Completes the name of the button where there are several. */
  of?: string | undefined;
  /** Resolves to an error message, if any. */
  onChange: (accounts: SaveAccounts) => Promise<string | undefined>;
}

/** The accounts between which a save moves its money, and the button that changes them. */
export function SavePath({ places, household, accounts, of, onChange }: SavePathProps) {
  const [isOpen, setOpen] = useState(false);
  const words = pathWords(places, household);
  if (words === null) return null;
  return (
    <>
      <p className="save-path">
        {words}{" "}
        <span className="save-path-change">
          ·{" "}
          <button type="button" className="save-link" {...onIntent(accountsDialog)} onClick={() => setOpen(true)}>
            Change<span className="visually-hidden"> the accounts{of && `: ${of}`}</span>
          </button>
        </span>
      </p>
      {isOpen && (
        <AccountsDialog
          title={title}
          targets={places.map(({ target }) => target)}
          household={household}
          accounts={accounts}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Where the next save of the card comes from and goes to. */
export interface NextAccounts {
  accounts: SaveAccounts;
  placesOf: (shares: readonly SaveShare[]) => readonly SavePlace[];
  line: (shares: readonly SaveShare[]) => ReactNode;
  reset: () => void;
}

/** The usual accounts until others are chosen. An account that is deleted or closed meanwhile is no longer chosen. */
export function useNextAccounts(household: Household): NextAccounts {
  const [chosen, choose] = useState<SaveAccounts>({});
  const accounts = openAccountsOf(chosen, household);
  const placesOf = (shares: readonly SaveShare[]) =>
    shares.map(({ target }) => ({ target, ...accountFieldsOf(target, accounts, household) }));
  const change = async (next: SaveAccounts): Promise<undefined> => {
    choose(next);
  };
  return {
    accounts,
    placesOf,
    line: (shares) => (
      <SavePath places={placesOf(shares)} household={household} accounts={accounts} onChange={change} />
    ),
    reset: () => choose({}),
  };
}
