import { isPaidFromGoal } from "../goals/paid-from-goals.ts";
import type { Category, Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { add, divideHalfEven, type Minor, minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, type Day, daysBetween } from "../time/day.ts";
import { type CalendarHistory, endOfWeek, startOfWeek, type WeekId, weekOfDay, weekRange } from "../time/week.ts";
import { spanCovering } from "../time/week-span.ts";
import { isListed } from "./categories.ts";
import {
  type DayOfEntries,
  entriesByDay,
  incomeBy,
  spentBy,
  type Uncategorized,
  uncategorizedIn,
} from "./entry-sums.ts";
import { canBeCarried, type Envelope, envelopesOf } from "./envelopes.ts";
import type { SpendingPeriod } from "./period.ts";
import { entriesBetween, isExact, type SpendingBook } from "./spending-book.ts";
import { everydayParts, isEveryday } from "./transaction.ts";

export interface PeriodSpending {
  period: SpendingPeriod;
  /** Latest first, without days that have no entries. */
  days: readonly DayOfEntries[];
  entries: number;
  /** Everyday spending: the sum of the envelopes and of what has no category. */
  spent: Minor;
  /** Spending on bills, which are planned outside of the budgets. */
  bills: Minor;
  /** Spending that goals paid. */
  byGoals: Minor;
  income: Minor;
  /** One per category, in the household's order; archived ones only if they had or took something. */
  envelopes: readonly Envelope[];
  /** The envelopes and what has no category, added up. */
  total: Omit<Envelope, "category">;
  /** Everyday spending without an existing category. It has no budget, so what is left is less by it. */
  uncategorized: Uncategorized | null;
  /** By day for a week, by week for longer periods, in chronological order. */
  bars: readonly SpendingBar[];
  /** What the envelopes leave, spread evenly over the days left including today; never below zero. */
  perDay: Minor;
  /** Zero when the period is over. */
  daysLeft: number;
}

type HouseholdParts = Pick<Household, "categories" | "calendars">;

/** Everything that a period's screen shows. `began` is the household's first week. */
export function periodSpending(
  book: SpendingBook,
  period: SpendingPeriod,
  household: HouseholdParts,
  began: WeekId,
  today: Day,
): Result<PeriodSpending, "too-large"> {
  if (!isExact(book) || !canBeCarried(household.categories, spanCovering(book.span, period.to)))
    return err("too-large");
  const entries = entriesBetween(book, period.from, period.to);
  const envelopes = envelopesIn(book, period, household, began, entries);
  if (!envelopes.ok) return envelopes;
  const uncategorized = uncategorizedIn(entries, household.categories);
  const total = totalOf(envelopes.value, uncategorized.spent);
  const daysLeft = daysLeftIn(period, today);
  const perDay = minor(daysLeft === 0 ? 0 : Math.floor(Math.max(0, total.left) / daysLeft));
  return ok({
    period,
    spent: total.spent,
    bills: spentBy(entries.filter(({ bill }) => bill !== undefined)),
    byGoals: spentBy(entries.filter((entry) => entry.bill === undefined && isPaidFromGoal(entry))),
    total,
    perDay,
    daysLeft,
    envelopes: envelopes.value.filter(isListed),
    entries: entries.length,
    days: entriesByDay(entries),
    income: incomeBy(entries),
    uncategorized: uncategorized.entries === 0 ? null : uncategorized,
    bars: barsOf(period, entries, household.calendars, { today, perDay }),
  });
}

function envelopesIn(
  book: SpendingBook,
  period: SpendingPeriod,
  { categories, calendars }: HouseholdParts,
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
    for (const { categoryId, amount } of everydayParts(entry))
      spent.set(categoryId, (spent.get(categoryId) ?? 0) + amount);
  return spent;
}

function totalOf(envelopes: readonly Envelope[], uncategorized: Minor): PeriodSpending["total"] {
  const of = (part: "budget" | "carried" | "spent" | "left") => sum(envelopes.map((envelope) => envelope[part]));
  return {
    budget: of("budget"),
    carried: of("carried"),
    spent: add(of("spent"), uncategorized),
    left: subtract(of("left"), uncategorized),
  };
}

function daysLeftIn({ from, to }: SpendingPeriod, today: Day): number {
  return Math.max(0, daysBetween(today > from ? today : from, to) + 1);
}

/** A week and how many of its days are in a period. */
interface PartOfWeek {
  week: WeekId;
  days: number;
}

/**
 * Each category's budget over some days, one seventh of the weekly budget a day. The total is rounded once and then
 * allocated, so that the categories add up to it.
 */
function budgetsOver(
  categories: readonly Category[],
  { from, to }: { from: Day; to: Day },
  calendars: CalendarHistory,
  began: WeekId,
): Result<Minor[], "too-large"> {
  const parts = partsOfWeeks(from, to, calendars);
  const sevenths = categories.map((category) => seventhsOf(category, parts, began));
  const total = sevenths.reduce((sum, each) => sum + each, 0);
  if (!Number.isSafeInteger(total)) return err("too-large");
  const shares = allocate(minor(divideHalfEven(total, 7)), sevenths);
  // Without any budget there is nothing to allocate.
  return ok(shares.ok ? shares.value : categories.map(() => minor(0)));
}

function partsOfWeeks(from: Day, to: Day, calendars: CalendarHistory): PartOfWeek[] {
  return weekRange(weekOfDay(from, calendars), weekOfDay(to, calendars)).map((week) => {
    const [start, end] = [startOfWeek(week, calendars), endOfWeek(week, calendars)];
    return { week, days: daysBetween(start > from ? start : from, end < to ? end : to) + 1 };
  });
}

const seventhsOf = (category: Category, parts: readonly PartOfWeek[], began: WeekId): number =>
  parts.reduce((total, { week, days }) => total + budgetIn(category, week, began) * days, 0);

/** The budget that applies in a week; zero before the first. */
function budgetIn(category: Category, week: WeekId, began: WeekId): Minor {
  const { earlier = [], since, weeklyBudget } = category;
  if (week >= (since ?? began)) return weeklyBudget;
  return earlier.findLast(({ from }) => from <= week)?.weeklyBudget ?? minor(0);
}

/** A day of a week, or the part of a week inside a longer period. */
export interface SpendingBar {
  from: Day;
  to: Day;
  spent: Minor;
  /** Planned spending of the days after today, if what is left is spent evenly. */
  ahead: Minor;
  /** Whether it contains today, or is completely past or ahead. */
  when: "over" | "now" | "to-come";
}

type Days = { from: Day; to: Day };

function barsOf(
  period: SpendingPeriod,
  entries: readonly Transaction[],
  calendars: CalendarHistory,
  { today, perDay }: { today: Day; perDay: Minor },
): SpendingBar[] {
  const spent = spentByDay(entries);
  const stretches = period.kind === "week" ? eachDay(period) : eachWeek(period, calendars);
  return stretches.map(({ from, to }) => ({
    from,
    to,
    when: whenOf({ from, to }, today),
    spent: minor(eachDay({ from, to }).reduce((total, day) => total + (spent.get(day.from) ?? 0), 0)),
    ahead: minor(perDay * daysAfter(today, { from, to })),
  }));
}

/** Today's share can still be spent today, so the days ahead start tomorrow. */
const daysAfter = (today: Day, { from, to }: Days): number =>
  Math.max(0, daysBetween(from > today ? from : addDays(today, 1), to) + 1);

function whenOf({ from, to }: Days, today: Day): SpendingBar["when"] {
  if (to < today) return "over";
  return from > today ? "to-come" : "now";
}

function spentByDay(entries: readonly Transaction[]): Map<Day, number> {
  const spent = new Map<Day, number>();
  for (const entry of entries) if (isEveryday(entry)) spent.set(entry.day, (spent.get(entry.day) ?? 0) + entry.amount);
  return spent;
}

const eachDay = ({ from, to }: Days): Days[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return { from: day, to: day };
  });

const eachWeek = ({ from, to }: Days, calendars: CalendarHistory): Days[] =>
  weekRange(weekOfDay(from, calendars), weekOfDay(to, calendars)).map((week) => {
    const [start, end] = [startOfWeek(week, calendars), endOfWeek(week, calendars)];
    return { from: start > from ? start : from, to: end < to ? end : to };
  });
