import { useMemo, useState } from "react";
import type { Account, Debt, Person } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { type BalanceBook, balanceBook } from "#domain/net-worth/balance-book.ts";
import { type HoldingOn, holdingsOn, ownOf } from "#domain/net-worth/holdings.ts";
import { type ListedOn, withListedBalances } from "#domain/net-worth/listed-balances.ts";
import { type NetWorth, netWorthOn } from "#domain/net-worth/net-worth.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { listedOn } from "#web/household/commands/note-balance.ts";
import { usePrivateSpaces } from "#web/household/commands/own-space.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { adultsOf } from "#web/household/words/people-words.ts";

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

export type WorthParts = Pick<Figures, "household" | "began" | "balances" | "today"> & { householdId: string };

/** By the parts it is made of, so that a tick of the clock or an expense reckons nothing again. */
export function usePlace({ household, began, balances, today, householdId }: WorthParts): Place {
  return useMemo(
    () =>
      placeOf({
        ...{ id: householdId, isPrivate: false, format: household, people: household.people, today },
        ...{ accounts: household.accounts, debts: household.debts, balances },
        listedOn: listedOn(household.calendars, began, today),
      }),
    [household, began, balances, today, householdId],
  );
}

/** Whose: a person, or empty for all of it. */
export function useView({ household }: WorthParts, place: Place) {
  const [chosen, choose] = useState("");
  const adults = adultsOf(household.people);
  // Whoever was chosen may have left meanwhile.
  const person = adults.length > 1 && adults.some(({ id }) => id === chosen) ? chosen : "";
  const whole = useMemo(() => worthOf(place), [place]);
  const own = useMemo(
    () => (person === "" ? null : worthOf(place, ownOf(household, person))),
    [place, household, person],
  );
  return { whole, shown: own ?? whole, person, choose };
}

/** What is only mine, by the household's money and days. */
export function usePrivatePlaces({ household, began, today }: WorthParts): readonly Place[] {
  const spaces = usePrivateSpaces();
  return useMemo(
    () =>
      spaces.map(({ id, of }) =>
        placeOf({
          ...{ id, isPrivate: true, format: household, people: [], today },
          ...{ accounts: inDomain(of.account), debts: inDomain(of.debt), balances: inDomain(of.balance) },
          listedOn: listedOn(household.calendars, began, today),
        }),
      ),
    [spaces, household, began, today],
  );
}

/** What a dialog is asked for: a new account or debt, the details of one, or its balances. */
export type Asked = { kind: HoldingOn["kind"]; place: string } & (
  | { what: "add" }
  | { what: "details" | "balances"; id: string }
);

export type Ask = (asked: Asked) => void;
