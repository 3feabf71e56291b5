import type { AccountRef, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { destinationOfSave, isSameAccount, listedAccount, sourceOfSave } from "#domain/ledger/accounts.ts";
import { outOf, type Pair, pairableWith, pairOf } from "#domain/ledger/pairs.ts";
import { formatMoney } from "#domain/money/money.ts";
import { pairingTransfer, partnersIn, unpairingTransfer } from "#web/household/commands/pair-transfers.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { entryAndAmount, entryName } from "../entry-words.ts";
import type { RowAction } from "./entry-row.tsx";

export interface TransferActions {
  /** "Checking → Savings"; undefined if the entry is no transfer between accounts. */
  wordsOf(entry: Transaction): string | undefined;
  actionsFor(entry: Transaction): readonly RowAction[];
  pair(entry: Transaction, otherId: string): void;
  unpair(entry: Transaction): void;
}

/** What a row says of a transfer, and what can be done with it. Each action has one undo. */
export function useTransfers({ household, state }: Pick<Figures, "household" | "state">): TransferActions {
  const run = useRun();
  const partners = partnersIn(state);
  const amountOf = (entry: Transaction) => formatMoney(entry.amount, household, { sign: "never" });
  return {
    wordsOf: (entry) =>
      entry.kind === "transfer" ? transferWords(entry, pairOf(entry, partners), household) : undefined,
    actionsFor(entry) {
      const pair = pairOf(entry, partners);
      const others = pairableWith(entry, state.of.transaction.list(), partners);
      const offers = others.map(
        (other): RowAction => ({
          action: `pair:${other.id}`,
          label: `Pair with ${labelOf(other.account, household)}, ${amountOf(other)}, ${dateWords(other.day)}`,
        }),
      );
      const isBetweenAccounts = entry.kind === "transfer" && (entry.account !== undefined || pair !== undefined);
      if (!isBetweenAccounts) return offers;
      return [...offers, { action: "unpair", label: pair ? "Unpair" : "Not a transfer" }];
    },
    pair: (entry, otherId) =>
      void run(pairingTransfer(entry.id, otherId), `${entryAndAmount(entry, household)}: paired`),
    unpair(entry) {
      const said = pairOf(entry, partners) ? "unpaired" : "no transfer any more";
      void run(unpairingTransfer(entry.id), `${entryAndAmount(entry, household)}: ${said}`);
    },
  };
}

const labelOf = (ref: AccountRef | undefined, household: Household): string | undefined =>
  ref && listedAccount(household, ref)?.label;

function transferWords(entry: Transaction, pair: Pair | undefined, household: Household): string | undefined {
  // To a person: the category says to whom.
  if (entry.toPersonId !== undefined && !pair) return undefined;
  const own = labelOf(entry.account, household);
  const far = labelOf(farAccount(entry, pair, household), household);
  if (own === undefined && far === undefined) return undefined;
  const [from, to] = outOf(entry) > 0 ? [own, far] : [far, own];
  const way = from && to ? `${from} → ${to}` : from ? `Transfer from ${from}` : `Transfer to ${to}`;
  if (pair?.kind === "save") return `${way}, a save`;
  return pair ? `${way}, with ${entryName(pair.entry)}` : way;
}

/** The other account: that of the other half, of the save, or the one that the entry names. */
function farAccount(entry: Transaction, pair: Pair | undefined, household: Household): AccountRef | undefined {
  if (pair?.kind === "transaction") return pair.entry.account;
  if (!pair) return entry.toAccount;
  const [from, to] = [sourceOfSave(pair.save, household), destinationOfSave(pair.save, household)];
  return isSameAccount(entry.account, from) ? to : from;
}
