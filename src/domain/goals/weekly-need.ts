import type { Figure } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { weeksBetween } from "../time/week.ts";
import {
  type GoalSituation,
  goalProgress,
  lastWeekFor,
  type ProgressProblem,
  savedThisWeek,
  thisWeekOf,
} from "./progress.ts";

export interface WeeklyNeed {
  state: "reached" | "needed";
  /** The same amount every week from now on, including what is already saved this week. */
  perWeek: Figure;
  /** Weeks left, this one included; zero once reached. */
  weeks: number;
}

export type NeedProblem = ProgressProblem | "no-date" | "date-in-past";

/** What a goal needs each week to be full by its date, rounded up so that it is never a cent short. */
export function weeklyNeed(situation: GoalSituation): Result<WeeklyNeed, NeedProblem> {
  const { goal, money, today } = situation;
  const progress = goalProgress(goal, money);
  if (!progress.ok) return progress;
  if (progress.value.isReached) return ok(reached);
  if (goal.by === undefined) return err("no-date");
  if (goal.by < today) return err("date-in-past");
  const weeks = weeksBetween(thisWeekOf(situation), lastWeekFor(goal.by, situation)) + 1;
  const { left } = progress.value;
  const thisWeek = savedThisWeek(situation);
  const amount = steadyAmount(BigInt(left), BigInt(thisWeek), BigInt(weeks));
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) return err("too-large");
  return ok({ state: "needed", perWeek: figure(minor(Number(amount)), { left, thisWeek, weeks }), weeks });
}

/** The smallest amount that fills the goal if this week is topped up to it and every later week saves it. */
function steadyAmount(left: bigint, thisWeek: bigint, weeks: bigint): bigint {
  const laterWeeks = weeks - 1n;
  const withoutTopUp = laterWeeks > 0n ? divideUp(left, laterWeeks) : undefined;
  const isThisWeekDone = withoutTopUp !== undefined && withoutTopUp <= thisWeek;
  return isThisWeekDone ? withoutTopUp : divideUp(left + thisWeek, weeks);
}

const divideUp = (amount: bigint, divisor: bigint): bigint => (amount + divisor - 1n) / divisor;

type NeedInputs = { left: Minor; thisWeek: Minor; weeks: number };

const figure = (amount: Minor, { left, thisWeek, weeks }: NeedInputs): Figure => ({
  amount,
  why: {
    formula:
      "(left to save + already saved this week) ÷ weeks left, rounded up. " +
      "If this week brought more than that, what is left ÷ the weeks after it",
    inputs: [
      { label: "Left to save", amount: left },
      { label: "Already saved this week", amount: thisWeek },
      { label: "Weeks left, with this one", count: weeks },
    ],
  },
});

const reached: WeeklyNeed = {
  state: "reached",
  perWeek: { amount: minor(0), why: { formula: "The goal is full: nothing is needed", inputs: [] } },
  weeks: 0,
};
