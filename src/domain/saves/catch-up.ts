import type { Explanation } from "../explain.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { lastYear } from "../time/day.ts";
import { addWeeks, type WeekId, weekYear } from "../time/week.ts";

export interface CatchUpInput {
  /** Planned this year so far. */
  planned: Minor;
  /** Set aside this year so far. */
  saved: Minor;
  now: WeekId;
  /** The number of coming weeks, 1 to 53. */
  weeks: number;
  /** The limit per week: a share, in thousandths, of what can be saved. */
  atMost?: { canSave: Minor; share: number };
}

export interface CatchUp {
  behind: Minor;
  /** Extra amounts beyond the plan, from next week on. */
  weeks: { week: WeekId; amount: Minor }[];
  /** What exceeds the limit in these weeks. */
  left: Minor;
  why: Explanation;
}

export type CatchUpProblem = "nothing-to-catch-up" | "no-room" | "bad-weeks" | "bad-share" | "out-of-range";

const mostWeeks = 53;

/** Splits what the household is behind plan this year over the coming weeks, to the cent. A suggestion only. */
export function catchUp(input: CatchUpInput): Result<CatchUp, CatchUpProblem> {
  const problem = inputProblem(input);
  if (problem) return err(problem);
  const { planned, saved, now, weeks, atMost } = input;
  if (planned <= saved) return err("nothing-to-catch-up");
  const behind = subtract(planned, saved);
  const limit = atMost ? shareOf(atMost) : behind;
  if (limit <= 0) return err("no-room");
  const covered = minor(Math.min(behind, limit * weeks));
  const parts = allocate(covered, Array<number>(weeks).fill(1));
  if (!parts.ok) throw new Error(`Equal parts of ${weeks} weeks: ${parts.problem}`);
  const split = parts.value.map((amount, index) => ({ week: addWeeks(now, index + 1), amount }));
  return ok({ behind, weeks: split, left: subtract(behind, covered), why: why(input, limit) });
}

/** At most half of the exact integer range, so that a difference is exact. */
const isAmount = (amount: number): boolean =>
  Number.isSafeInteger(amount) && Math.abs(amount) <= Number.MAX_SAFE_INTEGER / 2;

function inputProblem({ planned, saved, now, weeks, atMost }: CatchUpInput): CatchUpProblem | undefined {
  if (![planned, saved, atMost?.canSave ?? 0].every(isAmount)) return "out-of-range";
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > mostWeeks) return "bad-weeks";
  if (atMost && (!Number.isInteger(atMost.share) || atMost.share < 0 || atMost.share > 1000)) return "bad-share";
  return weekYear(addWeeks(now, weeks)) > lastYear ? "out-of-range" : undefined;
}

// Rounded down, so that the suggestion never exceeds the share.
const shareOf = ({ canSave, share }: { canSave: Minor; share: number }): Minor =>
  minor(Number((BigInt(canSave) * BigInt(share)) / 1000n));

const why = ({ planned, saved, weeks, atMost }: CatchUpInput, limit: Minor): Explanation => ({
  formula: "(planned so far this year − set aside so far) ÷ coming weeks, never more in a week than the limit",
  inputs: [
    { label: "Planned so far this year", amount: planned },
    { label: "Set aside so far", amount: saved },
    { label: "Coming weeks", count: weeks },
    ...(atMost ? [{ label: "At most in a week", amount: limit }] : []),
  ],
});
