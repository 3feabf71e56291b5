import { useMemo, useState } from "react";
import type { Account, AccountRef, Bill, Debt, Person } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import type { Minor, MoneyFormat } from "#domain/money/money.ts";
import { type BalanceBook, balanceBook } from "#domain/net-worth/balance-book.ts";
import { type HoldingOn, holdingsOn, ownOf } from "#domain/net-worth/holdings.ts";
import { type ListedOn, withListedBalances } from "#domain/net-worth/listed-balances.ts";
import { type NetWorth, netWorthOn } from "#domain/net-worth/net-worth.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { listedOn } from "#web/household/commands/note-balance.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useOwnSpaces } from "#web/household/figures/own-spaces.ts";
import { adultsOf } from "#web/household/words/people-words.ts";

/** What is owned and owed in one space: the household's, or someone's private one. */
export interface Space {
  /** The household id that commands write to. */
  id: string;
  isPrivate: boolean;
  format: MoneyFormat;
  people: readonly Person[];
  today: Day;
  accounts: readonly Account[];
  debts: readonly Debt[];
  /** The bills that may pay its debts; a private space has none. */
  bills: readonly Bill[];
  /** Stated balances, including the initial balance of each listed item. */
  balances: readonly Balance[];
  /** All balances: the stated ones and those that follow from entries and saves. */
  running: readonly (Balance & { statedOn?: Day })[];
  listedOn: ListedOn;
  /** Where the household's entries happen unless a person or an entry has another account. Private spaces have none. */
  defaultAccount?: AccountRef | undefined;
}

/** The totals of a space, or of a part of it. */
export interface Worth {
  space: Space;
  book: BalanceBook;
  /** The balances of today, accounts first. */
  holdings: readonly HoldingOn[];
  now: NetWorth;
}

export const spaceOf = (given: Space): Space => ({
  ...given,
  balances: withListedBalances(given, given.balances, given.listedOn),
});

/** Computes the totals of a space, or of the items in `only`. */
export function worthOf(space: Space, only?: readonly string[]): Result<Worth, "too-large"> {
  const book = balanceBook(space, space.running, only);
  if (!book.ok) return book;
  const { today } = space;
  return ok({ space, book: book.value, holdings: holdingsOn(book.value, today), now: netWorthOn(book.value, today) });
}

export const keyOf = ({ kind, id }: Pick<HoldingOn, "kind" | "id">): string => `${kind}:${id}`;

/** Marks today’s balance of an account or debt. Private ones are in no household’s figures. */
export const balanceMark = ({ kind, id }: Pick<HoldingOn, "kind" | "id">, amount: Minor, { isPrivate }: Space) =>
  isPrivate ? undefined : figureMark(kind === "account" ? `balance:${id}` : `owed:${id}`, amount);

/** The account or debt; undefined if it was deleted meanwhile. */
export const accountOf = ({ accounts }: Space, id: string): Account | undefined =>
  accounts.find((one) => one.id === id);
export const debtOf = ({ debts }: Space, id: string): Debt | undefined => debts.find((one) => one.id === id);

export type WorthParts = Pick<Figures, "household" | "began" | "balances" | "ledger" | "today"> & {
  householdId: string;
};

/** Memoized by its parts, so that a clock tick or a new expense recomputes nothing. */
export function useSharedSpace({ household, began, balances, ledger, today, householdId }: WorthParts): Space {
  return useMemo(
    () =>
      spaceOf({
        id: householdId,
        isPrivate: false,
        format: household,
        people: household.people,
        today,
        accounts: household.accounts,
        debts: household.debts,
        bills: household.bills,
        defaultAccount: household.defaultAccount,
        balances,
        running: ledger.all(),
        listedOn: listedOn(household.calendars, began, today),
      }),
    [household, began, balances, ledger, today, householdId],
  );
}

/** Selects whose net worth is shown: a person, or "" for everyone. */
export function useView({ household }: WorthParts, space: Space) {
  const [chosen, choose] = useState("");
  const adults = adultsOf(household.people);
  // The chosen person may have left the household.
  const person = adults.length > 1 && adults.some(({ id }) => id === chosen) ? chosen : "";
  const whole = useMemo(() => worthOf(space), [space]);
  const own = useMemo(
    () => (person === "" ? null : worthOf(space, ownOf(household, person))),
    [space, household, person],
  );
  return { whole, shown: own ?? whole, person, choose };
}

/** The user's private spaces, with the household's currency and calendar. */
export function usePrivateWorth(parts: WorthParts): readonly Space[] {
  const { household, began, today } = parts;
  const spaces = useOwnSpaces(parts);
  return useMemo(
    () =>
      spaces.map(({ state: { id, of }, household: own, ledger }) =>
        spaceOf({
          id,
          isPrivate: true,
          format: household,
          people: [],
          today,
          accounts: own.accounts,
          debts: own.debts,
          bills: [],
          balances: of.balance.list(),
          running: ledger.all(),
          listedOn: listedOn(household.calendars, began, today),
        }),
      ),
    [spaces, household, began, today],
  );
}

/** What a dialog shows: a new account or debt, the details of one, or its balances. */
export type DialogRequest = { kind: HoldingOn["kind"]; space: string } & (
  | { what: "add" }
  | { what: "details" | "balances"; id: string }
);

export type OpenDialog = (request: DialogRequest) => void;
