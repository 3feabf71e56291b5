import type { Figure } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, type Day } from "../time/day.ts";

/** Rising: 1, 2, 3 steps …; falling: the reverse; level: one step every week; own: a first amount, then steps. */
export type ChallengeKind = "rising" | "falling" | "level" | "own";

export interface Challenge {
  kind: ChallengeKind;
  step: Minor;
  /** The first week's amount, for the kind `own`. */
  first: Minor;
  weeks: number;
  start: Day;
}

export interface ChallengeWeek {
  number: number;
  /** The first day. */
  on: Day;
  amount: Minor;
  /** The running total. */
  total: Minor;
}

export interface ChallengePlan {
  weeks: readonly ChallengeWeek[];
  total: Figure;
  largest: Figure;
  /** The last day of the last week. */
  ends: Day;
}

export const maxChallengeWeeks = 104;
export const defaultWeeks = 52;

export type ChallengeProblem = "negative-amount" | "bad-weeks" | "too-large";

export function planChallenge(challenge: Challenge): Result<ChallengePlan, ChallengeProblem> {
  const { step, first, weeks: length, start } = challenge;
  if (step < 0 || first < 0) return err("negative-amount");
  if (!Number.isInteger(length) || length < 1 || length > maxChallengeWeeks) return err("bad-weeks");
  if (!Number.isSafeInteger((first + step * length) * length)) return err("too-large");
  let total = 0;
  const weeks = Array.from({ length }, (_, index): ChallengeWeek => {
    const amount = amountIn(challenge, index + 1);
    total += amount;
    return { number: index + 1, on: addDays(start, index * 7), amount, total: minor(total) };
  });
  return ok({ weeks, ...figuresOf(challenge, weeks), ends: addDays(start, length * 7 - 1) });
}

function amountIn({ kind, step, first, weeks }: Challenge, number: number): Minor {
  const amounts: Record<ChallengeKind, number> = {
    rising: step * number,
    falling: step * (weeks - number + 1),
    level: step,
    own: first + step * (number - 1),
  };
  return minor(amounts[kind]);
}

function figuresOf({ kind, weeks: count }: Challenge, weeks: readonly ChallengeWeek[]) {
  const [first, last] = [weeks[0]!, weeks.at(-1)!];
  const ends = [
    { label: "First week", amount: first.amount },
    { label: "Last week", amount: last.amount },
  ];
  const formula =
    kind === "level"
      ? "each week’s amount × weeks"
      : "(first week + last week) × weeks ÷ 2, as they change by even steps";
  const amount = minor(Math.max(first.amount, last.amount));
  return {
    total: { amount: last.total, why: { formula, inputs: [...ends, { label: "Weeks", count }] } },
    largest: { amount, why: { formula: "the larger of the first and the last week", inputs: ends } },
  };
}

/** The largest step that keeps every week of the default challenge within what can be saved. */
export const stepWithin = (canSave: Minor): Minor => minor(Math.max(0, Math.floor(canSave / defaultWeeks)));
