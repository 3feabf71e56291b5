import type { Save } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { divideHalfEven } from "../money/rounding.ts";
import { distinct } from "../saves/distinct.ts";
import { addWeeks, type WeekId, weekRange } from "../time/week.ts";

/** What a week may well bring: by the plan, and by the weaker and the better half of the last weeks. */
export interface SavingSpread {
  low: Minor;
  expected: Minor;
  high: Minor;
}

const weeksLookedBack = 13;
/** A past of fewer weeks tells nothing yet. */
const leastWeeks = 4;

/** The plan is what is expected; real weeks say how far off it may be, and never the other way round. */
export function savingSpread(saves: readonly Save[], began: WeekId, now: WeekId, planned: Minor): SavingSpread {
  const weeks = amountsOf(saves, began, now);
  if (weeks.length < leastWeeks) return { low: planned, expected: planned, high: planned };
  const half = Math.ceil(weeks.length / 2);
  const [weaker, better] = [meanOf(weeks.slice(0, half)), meanOf(weeks.slice(-half))];
  return { low: minor(Math.min(planned, weaker)), expected: planned, high: minor(Math.max(planned, better)) };
}

/** Weeks that are over, the leanest first. Empty ones count. */
function amountsOf(saves: readonly Save[], began: WeekId, now: WeekId): number[] {
  const from = addWeeks(now, -weeksLookedBack);
  const first = began > from ? began : from;
  const byWeek = new Map(first < now ? weekRange(first, addWeeks(now, -1)).map((week) => [week, 0]) : []);
  for (const { week, amount } of distinct(saves)) {
    const known = byWeek.get(week);
    if (known !== undefined) byWeek.set(week, known + amount);
  }
  return [...byWeek.values()].sort((a, b) => a - b);
}

const meanOf = (amounts: readonly number[]): number =>
  divideHalfEven(
    amounts.reduce((sum, amount) => sum + amount, 0),
    amounts.length,
  );
