import type { Account, AccountKind, Debt } from "../household/household.ts";
import { type Balance, byDay, type Entry, entryOf } from "../household/records.ts";
import { divideHalfEvenBig, type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, daysBetween } from "../time/day.ts";

export interface Holding {
  kind: "account" | "debt";
  id: string;
  label: string;
  /** Days after which a balance is stale. */
  staleAfter: number;
  /** The yearly gain or loss after each balance; zero: it keeps its value. */
  yearlyChange: Rate;
  /** Sorted by day; the last one of a day counts. */
  entries: readonly Entry[];
}

/** All balances, sorted once, so that any day or series needs one pass. */
export interface BalanceBook {
  holdings: readonly Holding[];
  /** Sorted by day; `holding` is an index. */
  entries: readonly { holding: number; entry: Entry }[];
  /** Indexes of holdings with a yearly change. */
  changing: readonly number[];
}

export interface Owned {
  accounts: readonly Pick<Account, "id" | "label" | "kind" | "yearlyChange" | "closedOn">[];
  debts: readonly Pick<Debt, "id" | "label" | "closedOn">[];
}

/**
 * Builds the book of a household, or of the accounts and debts in `only`. The order of balances does not matter: of two on
 * one day the greater id counts. Balances of accounts that are no longer listed are left out.
 */
export function balanceBook(
  owned: Owned,
  balances: readonly (Balance & Pick<Entry, "statedOn">)[],
  only?: readonly string[],
): Result<BalanceBook, "too-large"> {
  const holdings = holdingsOf(owned, only && new Set(only));
  const indexes = new Map(holdings.map(({ kind, id }, index) => [keyOf(kind, id), index]));
  const entries: { holding: number; entry: Entry }[] = [];
  for (const balance of balances.toSorted(byDay)) {
    const holding = indexes.get(keyOf(balance.of.kind, balance.of.id));
    if (holding === undefined) continue;
    const entry = entryOf(balance);
    entries.push({ holding, entry: balance.statedOn === undefined ? entry : { ...entry, statedOn: balance.statedOn } });
  }
  if (!canBeSummed(entries, holdings)) return err("too-large");
  for (const { holding, entry } of entries) holdings[holding]!.entries.push(entry);
  const changing = holdings.flatMap(({ yearlyChange }, index) => (yearlyChange === 0 ? [] : [index]));
  return ok({ holdings, entries, changing });
}

/** A balance and its range after some days of its yearly change. */
export function accruedEntry({ day, amount, low, high }: Entry, yearlyChange: Rate, days: number): Entry {
  const after = (value: Minor) => accruedValue(value, yearlyChange, days);
  return { day, amount: after(amount), low: after(low), high: after(high) };
}

const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

const noChange = 0 as Rate;

/** Nobody needs to look at a closed account again. */
const never = Number.POSITIVE_INFINITY;

function holdingsOf({ accounts, debts }: Owned, only: ReadonlySet<string> | undefined) {
  const isIncluded = ({ id }: { id: string }) => only === undefined || only.has(id);
  const own = accounts.filter(isIncluded).map(({ id, label, kind, yearlyChange = noChange, closedOn }) => {
    const named = { kind: "account" as const, id, label, yearlyChange };
    return { ...named, staleAfter: closedOn ? never : staleAfterDays[kind], entries: [] as Entry[] };
  });
  const owe = debts.filter(isIncluded).map(({ id, label, closedOn }) => {
    const named = { kind: "debt" as const, id, label, yearlyChange: noChange };
    return { ...named, staleAfter: closedOn ? never : staleDebtAfterDays, entries: [] as Entry[] };
  });
  return [...own, ...owe];
}

/** Checked once for the whole book, so that every later sum or difference is exact. */
function canBeSummed(entries: BalanceBook["entries"], holdings: readonly Holding[]): boolean {
  let largest = 0;
  for (const { holding, entry } of entries) {
    const most = Math.max(Math.abs(entry.low), Math.abs(entry.high));
    largest = Math.max(largest, most * maxGrowth(holdings[holding]!.yearlyChange));
  }
  return largest * holdings.length * 2 <= Number.MAX_SAFE_INTEGER;
}

const sample = 1_000_000 as Minor;

/** The largest factor by which a value can grow. */
const maxGrowth = (yearlyChange: Rate): number =>
  yearlyChange <= 0 ? 1 : accruedValue(sample, yearlyChange, maxAccrualDays) / sample + 1;

/** A value stops changing this many days after its last balance. */
export const maxAccrualDays = 3_653;

const daysAYear = 365;

// Thirty decimals: after ten years of daily steps the error is still far below any currency's smallest unit.
export const one = 10n ** 30n;
const wholeRate = 100_000n;

/**
 * A value after some days of its yearly change, compounded daily so that 365 days give the yearly rate. Uses integers only,
 * so that every device computes the same cent.
 */
export function accruedValue(amount: Minor, yearlyChange: Rate, days: number): Minor {
  if (days <= 0 || yearlyChange === 0) return amount;
  const product = BigInt(amount) * factorAfter(Math.min(days, maxAccrualDays), yearlyChange);
  return minor(Number(divideHalfEvenBig(product, one)));
}

const factors = new Map<Rate, { daily: bigint; after: Map<number, bigint> }>();

/** Cached, because a series needs the same days for many accounts. */
function factorAfter(days: number, rate: Rate): bigint {
  const cached = factors.get(rate) ?? { daily: dailyFactor(rate), after: new Map<number, bigint>() };
  factors.set(rate, cached);
  const factor = cached.after.get(days) ?? powerOf(cached.daily, days);
  cached.after.set(days, factor);
  return factor;
}

/** The 365th root of the yearly factor, by Newton's method. */
function dailyFactor(rate: Rate): bigint {
  const yearly = (one * (wholeRate + BigInt(Math.max(rate, -100_000)))) / wholeRate;
  if (yearly === 0n) return 0n;
  const root = BigInt(daysAYear);
  // A close start from above: (1 + x)^(1/365) is at most 1 + x/365.
  let factor = one + (yearly > one ? (yearly - one) / root : 0n);
  for (let next = newtonStep(factor, yearly, root); next < factor; next = newtonStep(factor, yearly, root))
    factor = next;
  return factor;
}

const newtonStep = (factor: bigint, yearly: bigint, root: bigint): bigint =>
  ((root - 1n) * factor + (yearly * one) / powerOf(factor, daysAYear - 1)) / root;

function powerOf(base: bigint, exponent: number): bigint {
  let [power, square] = [one, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = (power * square) / one;
    square = (square * square) / one;
  }
  return power;
}

const everydayMoney = 45;
const investments = 60;
const estimatedThings = 180;

/** Days after which a balance is stale, by kind. */
const staleAfterDays: Readonly<Record<AccountKind, number>> = {
  cash: everydayMoney,
  checking: everydayMoney,
  savings: everydayMoney,
  investment: investments,
  retirement: investments,
  property: estimatedThings,
  vehicle: estimatedThings,
  other: estimatedThings,
};

/** Debts change with every monthly payment. */
const staleDebtAfterDays = everydayMoney;

export interface Staleness {
  days: number;
  isStale: boolean;
}

export function staleness(lastBalance: Day, today: Day, staleAfter: number): Staleness {
  const days = daysBetween(lastBalance, today);
  return { days, isStale: days > staleAfter };
}

export interface Listed {
  accounts: readonly Pick<Account, "id" | "balance" | "low" | "high">[];
  debts: readonly Pick<Debt, "id" | "balance">[];
}

/** Ends the ids of initial balances, which no record has. */
export const listedMark = "@listed";

export function listedBalance(kind: Balance["of"]["kind"], listed: Listed["accounts"][number], day: Day): Balance {
  const { id, balance: amount, low, high } = listed;
  const range = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
  return { id: `${id}${listedMark}`, of: { kind, id }, day, amount, ...range };
}

export function earliestDays(balances: readonly Balance[]): ReadonlyMap<string, Day> {
  const earliest = new Map<string, Day>();
  for (const { of, day } of balances) {
    const key = `${of.kind}:${of.id}`;
    const known = earliest.get(key);
    if (known === undefined || day < known) earliest.set(key, day);
  }
  return earliest;
}
