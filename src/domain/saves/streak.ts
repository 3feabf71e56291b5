import type { Explanation } from "../explain.ts";
import { type WeekId, weekRange } from "../time/week.ts";
import { type QuarterId, quarterOf } from "./totals.ts";
import { isPausedIn, readWeeks, type WeekHistory } from "./week-states.ts";

/** The number of undecided weeks that each quarter forgives. */
export const graceWeeks = 2;

export interface Streak {
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
