import type { Bill, Goal } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { recurringId } from "../spending/recurring.ts";
import type { Day } from "../time/day.ts";
import { parseWeekId, type WeekId } from "../time/week.ts";
import type { GoalMoney, Withdrawal } from "./goal-money.ts";
import { goalProgress, type ProgressProblem } from "./progress.ts";

/** Money to be taken out of a goal, as a form gives it. */
export interface NewWithdrawal {
  id: string;
  week: string;
  amount: number;
  note: string;
}

export type WithdrawalProblem =
  | Exclude<ProgressProblem, "target-not-above-zero">
  | "not-above-zero"
  | "above-balance"
  | "future-week"
  | "out-of-range";

/** Takes money out of a goal again, with the reason. Never more than it holds. */
export function withdraw(
  { id, week: given, amount, note }: NewWithdrawal,
  { goal, money }: { goal: Goal; money: GoalMoney },
  now: { week: WeekId; time: number },
): Result<Withdrawal, WithdrawalProblem> {
  const week = parseWeekId(given);
  if (!week.ok || !Number.isInteger(amount)) return err("out-of-range");
  if (week.value > now.week) return err("future-week");
  if (amount <= 0) return err("not-above-zero");
  const held = heldBy(goal, money);
  if (held === null) return err("too-large");
  if (amount > held) return err("above-balance");
  const entry = { id, goalId: goal.id, week: week.value, amount: minor(amount), recordedAt: now.time };
  return ok(note === "" ? entry : { ...entry, note });
}

/** What a goal holds, whatever its target; nothing where that cannot be counted exactly. */
export function heldBy(goal: Goal, money: GoalMoney): Minor | null {
  const progress = goalProgress({ ...goal, target: minor(1) }, money);
  return progress.ok ? progress.value.saved.amount : null;
}

/** The id follows from bill and due date: two people who pay a bill from its fund take the money once. */
export const fundPaymentId = ({ id }: Pick<Bill, "id">, due: Day): string => recurringId(`fund.${id}`, due);

/** What a fund pays of its bill: all of it, or what is there. Nothing where it holds nothing. */
export function payFromFund(
  bill: Bill,
  due: Day,
  { goal, money }: { goal: Goal; money: GoalMoney },
  now: { week: WeekId; time: number },
): Withdrawal | null {
  const amount = Math.min(bill.amount, heldBy(goal, money) ?? 0);
  if (amount <= 0) return null;
  const id = fundPaymentId(bill, due);
  return { id, goalId: goal.id, week: now.week, amount: minor(amount), recordedAt: now.time, note: bill.label };
}
