import type { Bill, Goal } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { distinct } from "../saves/distinct.ts";
import { recurringId } from "../spending/recurring.ts";
import type { Day } from "../time/day.ts";
import { parseWeekId, type WeekId } from "../time/week.ts";
import type { GoalMoney, Withdrawal } from "./goal-money.ts";
import { goalProgress, type ProgressProblem } from "./progress.ts";

export type GoalStep = "pause" | "resume" | "finish" | "archive" | "reopen";

const leadsTo: Record<GoalStep, Goal["state"]> = {
  pause: "paused",
  resume: "active",
  finish: "finished",
  archive: "archived",
  reopen: "active",
};

const possible: Record<Goal["state"], readonly GoalStep[]> = {
  active: ["pause", "finish", "archive"],
  paused: ["resume", "finish", "archive"],
  finished: ["reopen", "archive"],
  archived: ["reopen"],
};

/** What can be done with a goal as it is. */
export const stepsOf = ({ state }: Pick<Goal, "state">): readonly GoalStep[] => possible[state];

/** The goal after a step. One that a partner's device took meanwhile is answered, not taken twice. */
export const takeStep = (goal: Goal, step: GoalStep): Result<Goal, "not-possible"> =>
  possible[goal.state].includes(step) ? ok({ ...goal, state: leadsTo[step] }) : err("not-possible");

type Placed = Pick<Goal, "id" | "priority">;

/** By priority; goals alike keep the household's order, as in the plan. */
export const inOrder = <Some extends Placed>(goals: readonly Some[]): Some[] =>
  goals.toSorted((a, b) => a.priority - b.priority);

/**
 * The new priorities when a goal is put to a place, 0 first. Only goals whose priority changes are named, so that two
 * people who move different goals seldom touch the same record. A goal that is gone moves nothing.
 */
export function moveGoal(goals: readonly Placed[], id: string, to: number): Placed[] {
  const ordered = inOrder(goals);
  const moved = ordered.find((goal) => goal.id === id);
  if (!moved) return [];
  const others = ordered.filter((goal) => goal !== moved);
  const place = Math.min(Math.max(0, Math.trunc(to)), others.length);
  return rising([...others.slice(0, place), moved, ...others.slice(place)]).filter(
    ({ id: one, priority }) => goals.find((goal) => goal.id === one)!.priority !== priority,
  );
}

/** Counted from 1: every goal has a place of its own, also those that shared one before. */
const rising = (ordered: readonly Placed[]): Placed[] => ordered.map(({ id }, index) => ({ id, priority: index + 1 }));

/** Money to be taken out of a goal, as a form gives it. */
interface NewWithdrawal {
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

/** What was taken out of a goal, newest first. An id counts once, as in totals. */
export const withdrawalsOf = (goalId: string, withdrawals: readonly Withdrawal[]): Withdrawal[] =>
  distinct(withdrawals)
    .filter((one) => one.goalId === goalId)
    .sort(newestFirst);

/** Of the same instant, in the order of their ids, so that every device lists them alike. */
const newestFirst = (one: Withdrawal, other: Withdrawal): number =>
  other.recordedAt - one.recordedAt || (one.id < other.id ? -1 : 1);
