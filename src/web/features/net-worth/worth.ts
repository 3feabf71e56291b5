import type { Account, Debt, Person } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { type BalanceBook, balanceBook } from "#domain/net-worth/balance-book.ts";
import { type HoldingOn, holdingsOn } from "#domain/net-worth/holdings-on.ts";
import { type ListedOn, withListedBalances } from "#domain/net-worth/listed-balances.ts";
import { type NetWorth, netWorthOn } from "#domain/net-worth/net-worth.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";

/** What is owned and owed in one place: the household, or someone's own space. */
export interface Place {
  /** Where commands go. */
  id: string;
  isPrivate: boolean;
  format: MoneyFormat;
  people: readonly Person[];
  today: Day;
  accounts: readonly Account[];
  debts: readonly Debt[];
  /** As they were noted, with what was said when something was listed. */
  balances: readonly Balance[];
  listedOn: ListedOn;
}

/** A place, or a part of it, added up. */
export interface Worth {
  place: Place;
  book: BalanceBook;
  /** As they stand today, accounts first. */
  holdings: readonly HoldingOn[];
  now: NetWorth;
}

export const placeOf = (given: Place): Place => ({
  ...given,
  balances: withListedBalances(given, given.balances, given.listedOn),
});

/** All of a place, or only what is named. */
export function worthOf(place: Place, only?: readonly string[]): Result<Worth, "too-large"> {
  const book = balanceBook(place, place.balances, only);
  if (!book.ok) return book;
  const { today } = place;
  return ok({ place, book: book.value, holdings: holdingsOn(book.value, today), now: netWorthOn(book.value, today) });
}

export const keyOf = ({ kind, id }: Pick<HoldingOn, "kind" | "id">): string => `${kind}:${id}`;

/** The account or the debt itself; nothing where it is gone meanwhile. */
export const accountOf = ({ accounts }: Place, id: string): Account | undefined =>
  accounts.find((one) => one.id === id);
export const debtOf = ({ debts }: Place, id: string): Debt | undefined => debts.find((one) => one.id === id);
