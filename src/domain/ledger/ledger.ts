import type { Account, AccountRef, Debt, Household } from "../household/household.ts";
import { type Balance, byDay, entryOf, type Save } from "../household/records.ts";
import { memoizeLast } from "../memoize-last.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { accruedEntry, earliestDays, listedMark } from "../net-worth/balance-book.ts";
import type { ListedOn } from "../net-worth/listed-balances.ts";
import { type Day, daysBetween } from "../time/day.ts";
import { accountKey } from "./accounts.ts";
import type { EntryMovements, MovementsByDay } from "./entry-movements.ts";
import { type Movement, movementsOfSave } from "./movements.ts";

/** What each account holds and each debt owes on any day: the one source of all balances. */
export interface Ledger {
  /** The balances of an account or debt at the end of each day on which one was stated or money moved, oldest first. */
  of(account: AccountRef): readonly LedgerBalance[];
  /** The balances of everything, for series over time. What is owed is never below zero. */
  all(): readonly LedgerBalance[];
  /** What these balances follow from; undefined for what is not listed. The same object until something of it changes. */
  account(account: AccountRef): AccountLedger | undefined;
  /** What an account holds or a debt owes at the end of a day; undefined before its first stated balance. */
  on(account: AccountRef, day: Day): LedgerBalance | undefined;
}

/** A stated balance, or one that follows from it. */
export interface LedgerBalance extends Balance {
  /** The day of the stated balance that it follows from. */
  statedOn: Day;
}

/** One account or debt with everything that moved it. */
export interface AccountLedger {
  /** By day, as `Ledger.of` gives them. */
  balances: readonly LedgerBalance[];
  /** The stated balances in the order in which they count, the one it was listed with included. */
  statements: readonly Balance[];
  entries: MovementsByDay;
  /** The transfers of saves. */
  saves: MovementsByDay;
  yearlyChange: Rate;
}

export interface LedgerInput {
  household: Household;
  balances: readonly Balance[];
  entries: EntryMovements;
  saves: readonly Save[];
  /** The day on which an account or debt was listed; its first balance counts from then. */
  listedOn: ListedOn;
}

type Holding = { ref: AccountRef; yearlyChange: Rate; listed: Account | Debt };

const none: MovementsByDay = new Map();
const noBalances: readonly LedgerBalance[] = [];
const noChange = 0 as Rate;

/** A ledger that computes an account again only if its own entries, saves or stated balances changed. */
export function createLedger(): (input: LedgerInput) => Ledger {
  const statements = memoizeLast(statementsByAccount);
  const ofSaves = memoizeLast(saveMovements);
  const running = new Map<string, ReturnType<typeof memoizeRunning>>();
  return memoizeInput((input) => {
    const { household, balances, entries, saves, listedOn } = input;
    const holdings = holdingsByKey(household);
    const stated = statements(balances);
    const earliest = earliestDays(balances);
    const saved = ofSaves(saves, household, entries.pairedSaves);
    const account = (ref: AccountRef): AccountLedger | undefined => {
      const key = accountKey(ref);
      const holding = holdings.get(key);
      if (!holding) return undefined;
      const compute = running.get(key) ?? memoizeRunning();
      running.set(key, compute);
      const day = listedOn(ref.id);
      const first = earliest.get(key);
      const listed = first !== undefined && first <= day ? undefined : day;
      const { yearlyChange } = holding;
      return compute(holding.listed, listed, stated.get(key), entries.byAccount.get(key), saved.get(key), yearlyChange);
    };
    const of = (ref: AccountRef): readonly LedgerBalance[] => account(ref)?.balances ?? noBalances;
    return {
      of,
      account,
      all: () => [...holdings.values()].flatMap(({ ref }) => of(ref)).map(withoutCredit),
      on: (ref, day) => {
        const last = lastUpTo(day, of(ref));
        return last && withoutCredit(carriedTo(last, day, 0, holdings.get(accountKey(ref))!.yearlyChange));
      },
    };
  });
}

/** The same ledger while its input is the same, so that what is computed from it stays the same too. */
function memoizeInput(compute: (input: LedgerInput) => Ledger): (input: LedgerInput) => Ledger {
  const memoized = memoizeLast(
    (
      household: Household,
      balances: readonly Balance[],
      entries: EntryMovements,
      saves: readonly Save[],
      listedOn: ListedOn,
    ) => compute({ household, balances, entries, saves, listedOn }),
  );
  return ({ household, balances, entries, saves, listedOn }) => memoized(household, balances, entries, saves, listedOn);
}

function holdingsByKey({ accounts, debts }: Household): ReadonlyMap<string, Holding> {
  const own = accounts.map((listed): Holding => {
    const { id, yearlyChange = noChange } = listed;
    return { ref: { kind: "account", id }, yearlyChange, listed };
  });
  const owed = debts.map((listed): Holding => {
    return { ref: { kind: "debt", id: listed.id }, yearlyChange: noChange, listed };
  });
  return new Map([...own, ...owed].map((holding) => [accountKey(holding.ref), holding]));
}

function statementsByAccount(balances: readonly Balance[]): ReadonlyMap<string, readonly Balance[]> {
  const byAccount = new Map<string, Balance[]>();
  for (const balance of balances.toSorted(byDay)) {
    const key = accountKey(balance.of);
    const own = byAccount.get(key);
    if (own) own.push(balance);
    else byAccount.set(key, [balance]);
  }
  return byAccount;
}

function saveMovements(
  saves: readonly Save[],
  household: Household,
  paired: EntryMovements["pairedSaves"],
): ReadonlyMap<string, MovementsByDay> {
  const byAccount = new Map<string, Map<Day, Movement[]>>();
  for (const save of saves) {
    for (const move of movementsOfSave(save, household, paired.get(save.id))) {
      const days = byAccount.get(move.account) ?? new Map<Day, Movement[]>();
      byAccount.set(move.account, days);
      const ofDay = days.get(move.day);
      if (ofDay) ofDay.push(move);
      else days.set(move.day, [move]);
    }
  }
  return byAccount;
}

const memoizeRunning = () => memoizeLast(accountLedger);

function accountLedger(
  item: Account | Debt,
  listedDay: Day | undefined,
  stated: readonly Balance[] = [],
  entries: MovementsByDay = none,
  saves: MovementsByDay = none,
  yearlyChange: Rate,
): AccountLedger {
  const of: AccountRef = { kind: "apr" in item ? "debt" : "account", id: item.id };
  const listed = listedDay === undefined ? [] : [listedStatement(item, of, listedDay)];
  const parts = { statements: [...listed, ...stated].sort(byDay), entries, saves, yearlyChange };
  return { ...parts, balances: runningBalances(parts) };
}

/**
 * The balance at the end of each day: the day's last stated one plus what moved after it, otherwise the previous day's plus
 * what moved. What moved before the first stated balance changes nothing: that balance already includes it.
 */
function runningBalances(parts: Omit<AccountLedger, "balances">): readonly LedgerBalance[] {
  const { statements, entries, saves, yearlyChange } = parts;
  const lastOfDay = new Map(statements.map((statement) => [statement.day, statement]));
  const days = [...new Set([...lastOfDay.keys(), ...entries.keys(), ...saves.keys()])].sort();
  const running: LedgerBalance[] = [];
  for (const day of days) {
    const statement = lastOfDay.get(day);
    const before = running.at(-1);
    if (!statement && !before) continue;
    const moved = [...(entries.get(day) ?? []), ...(saves.get(day) ?? [])];
    const counted = statement ? moved.filter(({ recordedAt }) => recordedAt > (statement.recordedAt ?? 0)) : moved;
    const change = counted.reduce((total, move) => total + move.change, 0);
    running.push(
      statement ? movedBy({ ...statement, statedOn: day }, change) : carriedTo(before!, day, change, yearlyChange),
    );
  }
  return running;
}

/** An overpaid debt has nothing owed on it. Its register shows what was paid too much. */
const withoutCredit = (balance: LedgerBalance): LedgerBalance =>
  balance.of.kind === "debt" && balance.amount < 0 ? { ...balance, amount: minor(0) } : balance;

/** The balance that an item was added with. All entries of that day come after it. */
function listedStatement(item: Account | Debt, of: AccountRef, day: Day): Balance {
  const { low, high } = "apr" in item ? { low: undefined, high: undefined } : item;
  const range = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
  return { id: `${item.id}${listedMark}`, of, day, amount: item.balance, recordedAt: -1, ...range };
}

function carriedTo(before: LedgerBalance, day: Day, change: number, yearlyChange: Rate): LedgerBalance {
  if (before.day === day && change === 0) return before;
  const now = accruedEntry(entryOf(before), yearlyChange, daysBetween(before.day, day));
  const { of, statedOn } = before;
  const isRange = before.low !== undefined || before.high !== undefined;
  const range = isRange ? { low: now.low, high: now.high } : {};
  return movedBy({ id: `${of.id}@${day}`, of, day, amount: now.amount, statedOn, ...range }, change);
}

/** Sums beyond the exact range stay at its end, where every total of them is refused as too large. */
const bounded = (amount: number): Minor =>
  minor(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, amount)));

function movedBy(balance: LedgerBalance, change: number): LedgerBalance {
  if (change === 0) return balance;
  const moved = (amount: Minor) => bounded(amount + change);
  const { amount, low, high } = balance;
  return {
    ...balance,
    amount: moved(amount),
    ...(low !== undefined && { low: moved(low) }),
    ...(high !== undefined && { high: moved(high) }),
  };
}

/** Binary search in balances sorted by day. */
function lastUpTo(day: Day, balances: readonly LedgerBalance[]): LedgerBalance | undefined {
  let [low, high] = [0, balances.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (balances[middle]!.day <= day) low = middle + 1;
    else high = middle;
  }
  return balances[low - 1];
}
