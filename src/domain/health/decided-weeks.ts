import { addWeeks, type WeekId, weekRange } from "../time/week.ts";
import { type HealthCheck, knownCheck, type Measure, unknownCheck } from "./check.ts";
import { goodDecidedWeeks, weeksLookedAt } from "./thresholds.ts";

export interface WeekHistory {
  thisWeek: WeekId;
  /** The household’s first week here; absent before it has one. */
  firstWeek?: WeekId;
  /** Weeks in which the household decided, even on nothing. */
  decidedWeeks: Iterable<WeekId>;
  pausedWeeks?: Iterable<WeekId>;
}

const threshold: Measure = { unit: "weeks", value: goodDecidedWeeks };

/** Looks at weeks that are over and were not paused. Too short a history is unknown, unless it is good already. */
export function checkDecidedWeeks(history: WeekHistory): HealthCheck {
  const weeks = weeksToLookAt(history);
  const decided = new Set(history.decidedWeeks);
  const count = weeks.filter((week) => decided.has(week)).length;
  const inputs = [
    { label: "Weeks looked at", count: weeks.length },
    { label: "Weeks decided", count },
  ];
  const formula = `weeks with a decision among the last ${weeksLookedAt} that are over, pauses left out`;
  const known = { id: "decided-weeks", threshold, why: { formula, inputs } } as const;
  const isGood = count >= goodDecidedWeeks;
  if (weeks.length < weeksLookedAt && !isGood) return unknownCheck(known, "keep-deciding");
  return knownCheck(known, count, isGood, { action: "decide-this-week" });
}

function weeksToLookAt({ thisWeek, firstWeek, pausedWeeks = [] }: WeekHistory): WeekId[] {
  const paused = new Set(pausedWeeks);
  const over = firstWeek === undefined ? [] : weekRange(firstWeek, addWeeks(thisWeek, -1));
  return over.filter((week) => !paused.has(week)).slice(-weeksLookedAt);
}
