import type { Explanation } from "../explain.ts";
import type { Account, Debt, Household, Person } from "../household/household.ts";
import type { Entry } from "../household/records.ts";
import { type Minor, subtract, sum } from "../money/money.ts";
import { type Day, daysBetween } from "../time/day.ts";
import { accruedEntry, type BalanceBook, type Holding, type Staleness, staleness } from "./balance-book.ts";

/** One account or debt on a day. */
export interface HoldingOn extends Pick<Holding, "kind" | "id" | "label"> {
  /** The last balance up to the day, carried forward. Null before the first one: unknown is not zero. */
  standing: HoldingBalance | null;
}

/** The last balance with its yearly change since then. `day` is the day on which it was stated. */
export interface HoldingBalance extends Entry, Staleness {
  said: Entry;
}

export const holdingsOn = ({ holdings }: BalanceBook, day: Day): HoldingOn[] =>
  holdings.map((holding) => {
    const { kind, id, label } = holding;
    return { kind, id, label, standing: standingOn(holding, day) };
  });

function standingOn({ kind, entries, staleAfter, yearlyChange }: Holding, day: Day): HoldingBalance | null {
  const said = lastEntryUpTo(day, entries);
  if (!said) return null;
  // A paid-off debt never becomes stale.
  const isOver = kind === "debt" && said.amount === 0;
  // Entries keep a balance moving, but somebody has to look at the account itself now and then.
  const { statedOn = said.day } = said;
  const age = staleness(statedOn, day, isOver ? Number.POSITIVE_INFINITY : staleAfter);
  return { ...accruedEntry(said, yearlyChange, daysBetween(said.day, day)), ...age, day: statedOn, said };
}

/** Binary search in entries sorted by day. */
function lastEntryUpTo(day: Day, entries: readonly Entry[]): Entry | undefined {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (entries[middle]!.day <= day) low = middle + 1;
    else high = middle;
  }
  return entries[low - 1];
}

/** Sorts accounts and debts for review: those without a balance, then stale ones, then the rest, oldest first. */
export const inReviewOrder = (holdings: readonly HoldingOn[]): HoldingOn[] =>
  holdings
    .map((holding, index) => ({ holding, index }))
    .sort((a, b) => rank(a.holding) - rank(b.holding) || byDay(a.holding, b.holding) || a.index - b.index)
    .map(({ holding }) => holding);

export const needsReview = ({ standing }: HoldingOn): boolean => standing === null || standing.isStale;

const rank = ({ standing }: HoldingOn): number => (standing === null ? 0 : standing.isStale ? 1 : 2);

function byDay({ standing: a }: HoldingOn, { standing: b }: HoldingOn): number {
  const [one, other]: [Day | "", Day | ""] = [a?.day ?? "", b?.day ?? ""];
  return one === other ? 0 : one < other ? -1 : 1;
}

type Owned = Pick<Account | Debt, "ownerIds">;

/** The owners of an item. Deleted people do not count. Empty: the household's, because no one or every adult is named. */
export function ownersOf({ ownerIds = [] }: Owned, people: readonly Person[]): readonly Person[] {
  const adults = people.filter(({ kind }) => kind === "adult");
  const named = people.filter(({ id }) => ownerIds.includes(id));
  const isEveryones = named.length === 0 || adults.every(({ id }) => ownerIds.includes(id));
  return isEveryones ? [] : named;
}

/** Ids of the accounts and debts that only one person owns. */
export function ownOf({ accounts, debts, people }: Household, personId: string): string[] {
  const isOwn = (one: Owned) => {
    const owners = ownersOf(one, people);
    return owners.length === 1 && owners[0]!.id === personId;
  };
  return [...accounts, ...debts].filter(isOwn).map(({ id }) => id);
}

/** The equity in a home or car: its value minus what is still owed for it. Below zero: more is owed than it is worth. */
export interface Equity {
  value: Minor;
  debts: readonly { id: string; label: string; amount: Minor }[];
  amount: Minor;
  why: Explanation;
}

/** Equity by account id, for accounts that a debt finances. Items without a balance are left out. */
export function equityOf(
  debts: readonly Pick<Debt, "id" | "accountId">[],
  holdings: readonly HoldingOn[],
): ReadonlyMap<string, Equity> {
  const financed = new Map(debts.flatMap(({ id, accountId }) => (accountId === undefined ? [] : [[id, accountId]])));
  const found = new Map<string, Equity>();
  for (const { kind, id, label, standing } of holdings) {
    if (kind !== "account" || !standing) continue;
    const owed = holdings.filter((one) => one.kind === "debt" && one.standing !== null && financed.get(one.id) === id);
    if (owed.length > 0) found.set(id, equity(label, standing.amount, owed));
  }
  return found;
}

function equity(label: string, value: Minor, owed: readonly HoldingOn[]): Equity {
  const debts = owed.map((debt) => ({ id: debt.id, label: debt.label, amount: debt.standing!.amount }));
  return {
    value,
    debts,
    amount: subtract(value, sum(debts.map(({ amount }) => amount))),
    why: {
      formula: "What it is worth − what is still owed for it. Both count in net worth as they are",
      inputs: [{ label, amount: value }, ...debts.map((debt) => ({ label: debt.label, amount: debt.amount }))],
    },
  };
}
