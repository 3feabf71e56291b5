import { type Minor, minor } from "../money/money.ts";
import { divideHalfEven } from "../money/rounding.ts";
import { addWeeks, type WeekId, weekRange } from "../time/week.ts";
import { type GoalSituation, thisWeekOf } from "./situation.ts";

/** How many weeks back the pace looks: a quarter. */
export const paceWeeks = 13;

/** An amount over a number of weeks. Kept as a fraction, so that no rounding moves a date. */
export interface Pace {
  total: bigint;
  weeks: bigint;
}

/** The mean of all weeks looked at, and of their better and their weaker half. */
export interface PaceSpread {
  usual: Pace;
  best: Pace;
  worst: Pace;
  /** What someone tries out on top, already in the three. */
  extra: Minor;
}

/**
 * What was really saved a week, over the last 13 weeks or since the goal began. This week is still open, so it counts
 * only where it does not lower the pace: of the weeks up to the last one and the weeks up to this one, the faster count.
 */
export function goalPace(situation: GoalSituation): PaceSpread | undefined {
  const now = thisWeekOf(situation);
  const spreads = [addWeeks(now, -1), now]
    .map((last) => savedInWeeksUpTo(last, now, situation))
    .filter((amounts) => amounts.length > 0)
    .map(spreadOf);
  const faster = spreads.reduce((a, b) => ({
    usual: fasterOf(a.usual, b.usual),
    best: fasterOf(a.best, b.best),
    worst: fasterOf(a.worst, b.worst),
    extra: minor(0),
  }));
  return faster.usual.total > 0n ? faster : undefined;
}

/** A pace with a steady amount more, or less, each week. */
export function paceWithExtra(spread: PaceSpread | undefined, extra: Minor): PaceSpread | undefined {
  const none: Pace = { total: 0n, weeks: 1n };
  const { usual, best, worst } = spread ?? { usual: none, best: none, worst: none };
  const more = ({ total, weeks }: Pace): Pace => ({ total: atLeastNothing(total + BigInt(extra) * weeks), weeks });
  const changed = { usual: more(usual), best: more(best), worst: more(worst), extra };
  return changed.usual.total > 0n ? changed : undefined;
}

/** For showing; dates are computed from the fraction. */
export const paceAmount = ({ total, weeks }: Pace): Minor => minor(divideHalfEven(Number(total), Number(weeks)));

const atLeastNothing = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

/** Saves of the weeks up to `last`, at most 13, and none from before the goal began. */
function savedInWeeksUpTo(last: WeekId, now: WeekId, { money, since }: GoalSituation): bigint[] {
  const began = since < now ? since : now;
  const first = addWeeks(last, 1 - paceWeeks);
  return weekRange(began > first ? began : first, last).map((week) => BigInt(money.weeks.get(week)?.saved ?? 0));
}

/** Of an odd number of weeks the middle one belongs to both halves. */
function spreadOf(amounts: readonly bigint[]): PaceSpread {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const half = Math.ceil(sorted.length / 2);
  return {
    usual: paceOf(sorted),
    best: paceOf(sorted.slice(-half)),
    worst: paceOf(sorted.slice(0, half)),
    extra: minor(0),
  };
}

const paceOf = (amounts: readonly bigint[]): Pace => ({
  total: amounts.reduce((sum, amount) => sum + amount, 0n),
  weeks: BigInt(amounts.length),
});

const fasterOf = (a: Pace, b: Pace): Pace => (a.total * b.weeks >= b.total * a.weeks ? a : b);
