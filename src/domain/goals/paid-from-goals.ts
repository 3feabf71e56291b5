import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { type CalendarHistory, type WeekId, weekOfDay } from "../time/week.ts";

/** What entries took out of each goal, by week. Below zero where refunds gave back more than was spent. */
export type PaidFromGoals = ReadonlyMap<string, ReadonlyMap<WeekId, Minor>>;

/** The same object for every household that pays nothing from goals, so that nothing is computed again. */
export const nothingPaid: PaidFromGoals = new Map();

export interface GoalPayment {
  goalId: string;
  week: WeekId;
  amount: number;
}

/** Only spending is paid from a goal; a refund, below zero, gives back. */
export const isPaidFromGoal = (entry: Transaction): entry is Transaction & { goalId: string } =>
  entry.kind === "spending" && entry.goalId !== undefined;

/** Immutable: shares everything but the goals that the payments concern. */
export function withGoalPayments(before: PaidFromGoals, payments: readonly GoalPayment[]): PaidFromGoals {
  if (payments.length === 0) return before;
  const after = new Map<string, Map<WeekId, Minor>>(before as ReadonlyMap<string, Map<WeekId, Minor>>);
  const copied = new Set<string>();
  for (const { goalId, week, amount } of payments) {
    const weeks = copied.has(goalId) ? after.get(goalId)! : new Map(after.get(goalId));
    copied.add(goalId);
    after.set(goalId, weeks);
    const total = (weeks.get(week) ?? 0) + amount;
    if (total === 0) weeks.delete(week);
    else weeks.set(week, bounded(total));
  }
  for (const goalId of copied) if (after.get(goalId)!.size === 0) after.delete(goalId);
  return after.size === 0 ? nothingPaid : after;
}

/** Sums beyond the exact range stay at its end, where every total of them is refused as too large. */
const bounded = (amount: number): Minor =>
  minor(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, amount)));

/** From all entries at once, where there is no spending book. */
export function paidFromGoals(entries: readonly Transaction[], calendars: CalendarHistory): PaidFromGoals {
  const payments = entries.filter(isPaidFromGoal).map(({ goalId, day, amount }) => {
    return { goalId, week: weekOfDay(day, calendars), amount };
  });
  return withGoalPayments(nothingPaid, payments);
}
