import type { Category } from "../household/household.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor } from "../money/money.ts";
import { divideHalfEven } from "../money/rounding.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, daysBetween } from "../time/day.ts";
import { type WeekId, weekRange } from "../time/week.ts";
import { type CalendarHistory, endOfWeek, startOfWeek, weekOfDay } from "../time/week-calendar.ts";

/** A week and how many of its days a period has. */
interface PartOfWeek {
  week: WeekId;
  days: number;
}

/**
 * What each category's weekly budgets come to over some days, a seventh a day. Rounded once, all together, and then handed
 * out, so that the categories add up as their total does.
 */
export function budgetsOver(
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
  // Without any budget there is nothing to hand out.
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

/** The budget in force in a week; none before the first. */
export function budgetIn(category: Category, week: WeekId, began: WeekId): Minor {
  const { earlier = [], since, weeklyBudget } = category;
  if (week >= (since ?? began)) return weeklyBudget;
  return earlier.findLast(({ from }) => from <= week)?.weeklyBudget ?? minor(0);
}
