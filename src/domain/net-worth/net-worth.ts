import type { Explanation } from "../explain.ts";
import type { Entry } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, addMonths, type Day, dayOf, daysBetween, monthOf, yearOf } from "../time/day.ts";
import { type CalendarHistory, endOfWeek, startOfWeek, weekOfDay } from "../time/week.ts";
import { accruedEntry, type BalanceBook, type Holding } from "./balance-book.ts";

/** What a household owns and owes on a day, with the band from the ranges of its balances. */
export interface NetWorth {
  day: Day;
  assets: Minor;
  debts: Minor;
  /** Assets − debts. */
  net: Minor;
  low: Minor;
  high: Minor;
  /** Accounts and debts with a balance up to the day. */
  known: number;
  /** Accounts and debts before their first balance. They are left out, not counted as zero. */
  absent: number;
  /** The part of the assets from yearly changes since the last balances. */
  accrued: Minor;
}

/** Running sums, updated per balance. The book guarantees that none can overflow. */
interface Sums {
  assets: number;
  debts: number;
  low: number;
  high: number;
  known: number;
}

/** The change by yearly rates on one day. Not part of the running sums. */
type Drift = Omit<Sums, "known" | "debts">;

const nothing = { amount: 0, low: 0, high: 0 };

/** Net worth on days in ascending order, in one pass over all balances. */
export function netWorthOnDays(book: BalanceBook, days: readonly Day[]): NetWorth[] {
  const { holdings, entries } = book;
  const current: (Entry | undefined)[] = holdings.map(() => undefined);
  const sums: Sums = { assets: 0, debts: 0, low: 0, high: 0, known: 0 };
  let next = 0;
  return days.map((day) => {
    for (; next < entries.length && entries[next]!.entry.day <= day; next++) {
      const { holding, entry } = entries[next]!;
      replace(sums, holdings[holding]!.kind, current[holding], entry);
      current[holding] = entry;
    }
    return pointOf(day, sums, driftOn(book, current, day), holdings.length);
  });
}

/** Computed only for the few holdings with a yearly change, and only on requested days. */
function driftOn({ holdings, changing }: BalanceBook, current: readonly (Entry | undefined)[], day: Day): Drift {
  const drift: Drift = { assets: 0, low: 0, high: 0 };
  for (const index of changing) {
    const recorded = current[index];
    if (!recorded) continue;
    const { amount, low, high } = accruedEntry(recorded, holdings[index]!.yearlyChange, daysBetween(recorded.day, day));
    drift.assets += amount - recorded.amount;
    drift.low += low - recorded.low;
    drift.high += high - recorded.high;
  }
  return drift;
}

export const netWorthOn = (book: BalanceBook, day: Day): NetWorth => netWorthOnDays(book, [day])[0]!;

/** Explains a net worth. */
export const whyNetWorth = ({ day, assets, debts, known, absent, low, high, accrued }: NetWorth): Explanation => ({
  formula:
    "What you own − what you owe, each by its last stated balance and its entries and saves up to the day. " +
    "Before its first balance an account is left out, not counted as zero" +
    (accrued === 0 ? "" : ". What gains or loses value by itself is carried forward from its last balance, day by day"),
  inputs: [
    { label: "Day", text: day },
    { label: "What you own", amount: assets },
    ...(accrued === 0 ? [] : [{ label: "Of it gained or lost since the last look", amount: accrued }]),
    { label: "What you owe", amount: debts },
    { label: "Low, by your ranges", amount: low },
    { label: "High, by your ranges", amount: high },
    { label: "Accounts and debts counted", count: known },
    { label: "Without a balance yet", count: absent },
  ],
});

function replace(sums: Sums, kind: Holding["kind"], before: Entry | undefined, { amount, low, high }: Entry): void {
  const was = before ?? nothing;
  if (before === undefined) sums.known++;
  if (kind === "account") {
    sums.assets += amount - was.amount;
    sums.low += low - was.low;
    sums.high += high - was.high;
  } else {
    sums.debts += amount - was.amount;
    // The highest debt gives the lowest net worth.
    sums.low -= high - was.high;
    sums.high -= low - was.low;
  }
}

function pointOf(day: Day, sums: Sums, drift: Drift, holdings: number): NetWorth {
  const assets = sums.assets + drift.assets;
  return {
    day,
    assets: minor(assets),
    debts: minor(sums.debts),
    net: minor(assets - sums.debts),
    low: minor(sums.low + drift.low),
    high: minor(sums.high + drift.high),
    known: sums.known,
    absent: holdings - sums.known,
    accrued: minor(drift.assets),
  };
}

/** A range of days, both ends included. */
export interface Span {
  from: Day;
  to: Day;
}

/** Net worth at the end of every household week in the span. */
export const weeklyNetWorth = (
  book: BalanceBook,
  span: Span,
  calendars: CalendarHistory,
): Result<NetWorth[], "wrong-way-round"> => seriesOn(book, span, () => weekEnds(span, calendars));

/** Net worth at every end of a month in the span. */
export const monthlyNetWorth = (book: BalanceBook, span: Span): Result<NetWorth[], "wrong-way-round"> =>
  seriesOn(book, span, () => monthEnds(span));

function seriesOn(book: BalanceBook, { from, to }: Span, days: () => Day[]): Result<NetWorth[], "wrong-way-round"> {
  return from > to ? err("wrong-way-round") : ok(netWorthOnDays(book, days()));
}

function weekEnds({ from, to }: Span, calendars: CalendarHistory): Day[] {
  const ends: Day[] = [];
  const next = nextWeekEnd(calendars);
  for (let end = endOfWeek(weekOfDay(from, calendars), calendars); end <= to; end = next(end)) ends.push(end);
  return ends;
}

/** After the last calendar change every week has seven days, so adding days is enough. */
function nextWeekEnd(calendars: CalendarHistory): (end: Day) => Day {
  const lastChange = calendars.length > 1 ? startOfWeek(calendars[calendars.length - 1]!.from, calendars) : "";
  return (end) => (end >= lastChange ? addDays(end, 7) : endOfWeek(weekOfDay(addDays(end, 1), calendars), calendars));
}

function monthEnds({ from, to }: Span): Day[] {
  const firstOfMonth = dayOf(yearOf(from), monthOf(from), 1);
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  const ends = Array.from({ length: months }, (_, index) => addDays(addMonths(firstOfMonth, index + 1), -1));
  return ends.filter((day) => day <= to);
}

/** Spans up to a year and a few days are charted by week, longer ones by month. */
const maxDaysInWeeks = 372;

/** The days of a net worth chart: both ends of the span, and the ends of weeks or months in between. */
export function worthDays({ from, to }: Span, calendars: CalendarHistory): Day[] {
  if (from >= to) return [to];
  const next = daysBetween(from, to) <= maxDaysInWeeks ? weekEndAfter(calendars) : monthEndAfter;
  const days = [from];
  for (let day = next(from); day < to; day = next(day)) days.push(day);
  return [...days, to];
}

const weekEndAfter =
  (calendars: CalendarHistory) =>
  (day: Day): Day =>
    endOfWeek(weekOfDay(addDays(day, 1), calendars), calendars);

function monthEndAfter(day: Day): Day {
  const tomorrow = addDays(day, 1);
  return addDays(addMonths(dayOf(yearOf(tomorrow), monthOf(tomorrow), 1), 1), -1);
}
