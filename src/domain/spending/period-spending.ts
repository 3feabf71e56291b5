import type { Category, Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, daysBetween } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { weekOfDay } from "../time/week-calendar.ts";
import { spanCovering } from "../time/week-span.ts";
import { canBeCarried, type Envelope, envelopesOf } from "./envelopes.ts";
import type { SpendingPeriod } from "./period.ts";
import { barsOf, type SpendingBar } from "./period-bars.ts";
import { budgetsOver } from "./period-budgets.ts";
import { type DayOfEntries, entriesBetween, entriesByDay, incomeBy, spentBy } from "./period-entries.ts";
import { isExact, type SpendingBook } from "./spending-book.ts";
import { partsOf } from "./transaction.ts";

export interface PeriodSpending {
  period: SpendingPeriod;
  /** The latest first; days without entries are left out. */
  days: readonly DayOfEntries[];
  entries: number;
  spent: Minor;
  income: Minor;
  /** One for each category, in the household's order. */
  envelopes: readonly Envelope[];
  /** The envelopes added up. */
  total: Omit<Envelope, "category">;
  /** What has no category, or one that is gone: with the envelopes' it adds up to all that was spent. */
  uncategorised: { spent: Minor; entries: number } | null;
  /** By day for a week, by week for longer periods, in the order of time. */
  bars: readonly SpendingBar[];
  /** What the envelopes leave, evenly over the days left, today included; never below zero. */
  perDay: Minor;
  /** None where the period is over. */
  daysLeft: number;
}

type Lived = Pick<Household, "categories" | "calendars">;

/** All that a period's screen shows. `began` is the household's first week. */
export function periodSpending(
  book: SpendingBook,
  period: SpendingPeriod,
  household: Lived,
  began: WeekId,
  today: Day,
): Result<PeriodSpending, "too-large"> {
  if (!isExact(book) || !canBeCarried(household.categories, spanCovering(book.span, period.to)))
    return err("too-large");
  const entries = entriesBetween(book, period.from, period.to);
  const envelopes = envelopesIn(book, period, household, began, entries);
  if (!envelopes.ok) return envelopes;
  const total = totalOf(envelopes.value);
  const [spent, daysLeft] = [spentBy(entries), daysLeftIn(period, today)];
  const perDay = minor(daysLeft === 0 ? 0 : Math.floor(Math.max(0, total.left) / daysLeft));
  return ok({
    ...{ period, spent, total, perDay, daysLeft, envelopes: envelopes.value, entries: entries.length },
    days: entriesByDay(entries),
    income: incomeBy(entries),
    uncategorised: withoutCategory(entries, household.categories),
    bars: barsOf(period, entries, household.calendars, { today, perDay }),
  });
}

function envelopesIn(
  book: SpendingBook,
  period: SpendingPeriod,
  { categories, calendars }: Lived,
  began: WeekId,
  entries: readonly Transaction[],
): Result<Envelope[], "too-large"> {
  const first = period.kind === "week" ? period.week : weekOfDay(period.from, calendars);
  const ofWeek = envelopesOf(book, categories, first, began);
  if (period.kind === "week") return ok(ofWeek);
  const budgets = budgetsOver(categories, period, calendars, began);
  if (!budgets.ok) return budgets;
  const spent = spentByCategory(entries);
  return ok(
    ofWeek.map(({ category, carried }, index) => {
      const [budget, own] = [budgets.value[index]!, minor(spent.get(category.id) ?? 0)];
      return { category, budget, carried, spent: own, left: minor(budget + carried - own) };
    }),
  );
}

function spentByCategory(entries: readonly Transaction[]): Map<string, number> {
  const spent = new Map<string, number>();
  for (const entry of entries)
    for (const { categoryId, amount } of partsOf(entry)) spent.set(categoryId, (spent.get(categoryId) ?? 0) + amount);
  return spent;
}

function totalOf(envelopes: readonly Envelope[]): PeriodSpending["total"] {
  const of = (part: "budget" | "carried" | "spent" | "left") => sum(envelopes.map((envelope) => envelope[part]));
  return { budget: of("budget"), carried: of("carried"), spent: of("spent"), left: of("left") };
}

function withoutCategory(entries: readonly Transaction[], categories: readonly Category[]) {
  const known = new Set(categories.map(({ id }) => id));
  const loose = entries.map((entry) => partsOf(entry).filter(({ categoryId }) => !known.has(categoryId)));
  const amounts = loose.flatMap((parts) => parts.map(({ amount }) => amount));
  const count = loose.filter((parts) => parts.length > 0).length;
  return count === 0 ? null : { spent: sum(amounts), entries: count };
}

function daysLeftIn({ from, to }: SpendingPeriod, today: Day): number {
  return Math.max(0, daysBetween(today > from ? today : from, to) + 1);
}
