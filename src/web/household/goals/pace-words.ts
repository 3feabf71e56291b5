import type { Explanation } from "#domain/explain.ts";
import type { OnTheWay, Projection } from "#domain/goals/projection.ts";
import { addMonths, type Day, dateOf } from "#domain/time/day.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { spanWords } from "#web/household/words/number-words.ts";

export interface Said {
  text: string;
  why?: Explanation;
  /** Where it can be put right. */
  to?: string;
}

/** When a goal is full if the weeks to come are like the last ones: a pace, never a promise. */
export function paceWords(projection: Projection, today: Day): Said {
  if (projection.state === "on-the-way") {
    const { finish, weeksEarly } = projection;
    const against = weeksEarly === null ? "" : `, ${earlyWords(weeksEarly)}`;
    return { text: `At this pace: ${roughDay(finish, today)}${against}`, why: whyFinish(projection, today) };
  }
  if (projection.state === "out-of-sight")
    return { text: "At this pace, not before the year 2101", why: projection.pace.why };
  return { text: projection.state === "reached" ? "Full" : "No date yet. It comes with the next save." };
}

/** "late May 2027" within a year, later only the month: a day would be false certainty. */
export function roughDay(day: Day, today: Day): string {
  if (day > addMonths(today, 12)) return monthWords(day);
  const part = dateOf(day) <= 10 ? "early " : dateOf(day) <= 20 ? "mid-" : "late ";
  return part + monthWords(day);
}

/** The range stands with the reasons: one line has room for one date. */
export const whyFinish = ({ why, earliest, latest }: OnTheWay, today: Day): Explanation => ({
  formula: why.formula,
  inputs: [
    ...why.inputs,
    { label: "Earliest", text: roughDay(earliest, today) },
    { label: "Latest", text: latest === null ? "can’t be told" : roughDay(latest, today) },
  ],
});

/** "two weeks early", "on time", "three months after its date". */
export function earlyWords(weeks: number): string {
  if (weeks === 0) return "on time";
  return `${spanWords(Math.abs(weeks))} ${weeks > 0 ? "early" : "after its date"}`;
}
