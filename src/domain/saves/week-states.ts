import type { Pause, Save, WeekReview } from "../household/records.ts";
import { err, ok, type Result } from "../result.ts";
import { firstYear, lastYear } from "../time/day.ts";
import { type WeekId, weekId, weeksInYear } from "../time/week.ts";
import { distinct } from "./distinct.ts";

/** All records that decide the state of weeks. */
export interface WeekHistory {
  /** The household's first week. Earlier weeks are never skipped. */
  began: WeekId;
  now: WeekId;
  saves: readonly Save[];
  reviews: readonly WeekReview[];
  pauses: readonly Pause[];
}

export type WeekState = "saved" | "zero" | "skipped" | "paused" | "now" | "next";

export interface StripWeek {
  week: WeekId;
  state: WeekState;
  isFolded: boolean;
}

/** Returns the state of any week, from records that were read once. */
export type WeekReader = (week: WeekId) => StripWeek;

/** The state of every week of a year, in order: 52, or 53 in long years. */
export function yearStrip(year: number, history: WeekHistory): Result<StripWeek[], "out-of-range"> {
  if (!Number.isInteger(year) || year < firstYear || year > lastYear) return err("out-of-range");
  return ok(weeksOfYear(year).map(readWeeks(history)));
}

export const weeksOfYear = (year: number): WeekId[] =>
  Array.from({ length: weeksInYear(year) }, (_, index) => weekId(year, index + 1));

export function readWeeks(history: WeekHistory): WeekReader {
  const decisions = decisionsOf(history);
  const folded = new Set(history.reviews.filter(({ isFolded }) => isFolded).map(({ week }) => week));
  return (week) => ({
    week,
    state: decisions.get(week) ?? undecidedState(week, history),
    isFolded: folded.has(week),
  });
}

export const isPausedIn = (week: WeekId, pauses: readonly Pause[]): boolean =>
  pauses.some(({ from, to }) => from <= week && (to === undefined || week <= to));

/** Weeks with a decision. A save outweighs a decision to save nothing, whichever came first. */
function decisionsOf({ saves, reviews }: WeekHistory): ReadonlyMap<WeekId, "saved" | "zero"> {
  const decisions = new Map<WeekId, "saved" | "zero">();
  const decide = (week: WeekId, isSaved: boolean) => {
    if (isSaved || !decisions.has(week)) decisions.set(week, isSaved ? "saved" : "zero");
  };
  for (const { week, amount } of distinct(saves)) decide(week, amount > 0);
  for (const { week, decision } of reviews) if (decision !== "skipped") decide(week, decision === "saved");
  return decisions;
}

function undecidedState(week: WeekId, { began, now, pauses }: WeekHistory): WeekState {
  if (week > now || (week < began && week !== now)) return "next";
  if (isPausedIn(week, pauses)) return "paused";
  return week === now ? "now" : "skipped";
}
