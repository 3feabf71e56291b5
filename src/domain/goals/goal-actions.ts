import type { Bill, Goal } from "../household/household.ts";
import { distinct } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { recurringId } from "../spending/recurring.ts";
import type { Day } from "../time/day.ts";
import { parseWeekId, type WeekId } from "../time/week.ts";
import { type GoalMoney, goalProgress, type ProgressProblem, type Withdrawal } from "./progress.ts";

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

/** The steps that a goal's current state allows. */
export const stepsOf = ({ state }: Pick<Goal, "state">): readonly GoalStep[] => possible[state];

/** The goal after a step. Fails when the state changed meanwhile, for instance on a partner's device. */
export const takeStep = (goal: Goal, step: GoalStep): Result<Goal, "not-possible"> =>
  possible[goal.state].includes(step) ? ok({ ...goal, state: leadsTo[step] }) : err("not-possible");

type Placed = Pick<Goal, "id" | "priority">;

/** By priority; equal goals keep the household's order, as in the plan. */
export const inOrder = <Some extends Placed>(goals: readonly Some[]): Some[] =>
  goals.toSorted((a, b) => a.priority - b.priority);

/**
 * The new priorities after moving a goal to an index. Returns only goals whose priority changes, so that two people who move
 * different goals seldom write the same record. A deleted goal changes nothing.
 */
export function moveGoal(goals: readonly Placed[], id: string, to: number): Placed[] {
  const ordered = inOrder(goals);
  const moved = ordered.find((goal) => goal.id === id);
  if (!moved) return [];
  const others = ordered.filter((goal) => goal !== moved);
  const place = Math.min(Math.max(0, Math.trunc(to)), others.length);
  return renumbered([...others.slice(0, place), moved, ...others.slice(place)]).filter(
    ({ id: one, priority }) => goals.find((goal) => goal.id === one)!.priority !== priority,
  );
}

/** Numbers from 1, so that goals that shared a priority get distinct ones. */
const renumbered = (ordered: readonly Placed[]): Placed[] =>
  ordered.map(({ id }, index) => ({ id, priority: index + 1 }));

/** A withdrawal as a form submits it. */
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

/** Takes money out of a goal, with a reason. Never more than it holds. */
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

/** What a goal holds, whatever its target; null when that cannot be counted exactly. */
export function heldBy(goal: Goal, money: GoalMoney): Minor | null {
  const progress = goalProgress({ ...goal, target: minor(1) }, money);
  return progress.ok ? progress.value.saved.amount : null;
}

/** The id is derived from the bill and due date, so that two people who pay a bill from its fund take the money once. */
export const fundPaymentId = ({ id }: Pick<Bill, "id">, due: Day): string => recurringId(`fund.${id}`, due);

/** The withdrawal that pays a bill from its fund, up to what the fund holds. Null when it is empty. */
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

/** A goal's withdrawals, newest first. An id counts once, as in totals. */
export const withdrawalsOf = (goalId: string, withdrawals: readonly Withdrawal[]): Withdrawal[] =>
  distinct(withdrawals)
    .filter((one) => one.goalId === goalId)
    .sort(newestFirst);

/** Ties in time go by id, so that every device shows the same order. */
const newestFirst = (one: Withdrawal, other: Withdrawal): number =>
  other.recordedAt - one.recordedAt || (one.id < other.id ? -1 : 1);
