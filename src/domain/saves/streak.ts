import type { Explanation } from "../explain.ts";
import { distinct, type Pause, type Save, type WeekReview } from "../household/records.ts";
import { err, ok, type Result } from "../result.ts";
import { firstYear, lastYear } from "../time/day.ts";
import { type WeekId, weekId, weekRange, weeksInYear } from "../time/week.ts";
import { type QuarterId, quarterOf } from "./totals.ts";

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

/** The number of undecided weeks that each quarter forgives. */
export const graceWeeks = 2;

interface Streak {
  /** Weeks with a decision since the streak began, without grace and paused weeks. */
  weeks: number;
  /** Of the current quarter. */
  grace: { used: number; left: number };
  isPaused: boolean;
  /** The first week that counts; null without a streak. */
  since: WeekId | null;
  why: Explanation;
}

interface Run {
  weeks: number;
  since: WeekId | null;
  quarter: QuarterId;
  /** Undecided weeks in the quarter so far. */
  missed: number;
}

/** Counts the weeks with a decision, even to save nothing, from the household's first week to this one. */
export function streak(history: WeekHistory): Streak {
  const { began, now, pauses } = history;
  const read = readWeeks(history);
  let run: Run = { weeks: 0, since: null, quarter: quarterOf(began), missed: 0 };
  for (const week of weekRange(began, now)) {
    if (!isPausedIn(week, pauses)) run = step(run, week, read(week).state);
  }
  const used = run.quarter === quarterOf(now) ? Math.min(run.missed, graceWeeks) : 0;
  const grace = { used, left: graceWeeks - used };
  return { weeks: run.weeks, grace, isPaused: isPausedIn(now, pauses), since: run.since, why: why(run, used) };
}

function step(run: Run, week: WeekId, state: string): Run {
  if (state === "saved" || state === "zero") return { ...run, weeks: run.weeks + 1, since: run.since ?? week };
  return state === "skipped" ? forgive(run, week) : run;
}

/** From the third undecided week of a quarter on, each one ends the streak. */
function forgive(run: Run, week: WeekId): Run {
  const quarter = quarterOf(week);
  const missed = quarter === run.quarter ? run.missed + 1 : 1;
  return missed > graceWeeks ? { weeks: 0, since: null, quarter, missed } : { ...run, quarter, missed };
}

const why = ({ weeks, since }: Run, used: number): Explanation => ({
  formula:
    "Weeks with a decision, even on nothing, since the streak began. " +
    "Each quarter forgives two weeks, and a pause stops the count without breaking it",
  inputs: [
    { label: "Weeks with a decision", count: weeks },
    { label: "Since", text: since ?? "–" },
    { label: "Grace weeks used this quarter", count: used },
    { label: "Grace weeks each quarter", count: graceWeeks },
  ],
});
