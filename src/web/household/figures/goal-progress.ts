import type { Explanation } from "#domain/explain.ts";
import type { OnTheWay, Projection } from "#domain/goals/projection.ts";
import type { SaveTarget } from "#domain/household/records.ts";
import { type Minor, sum } from "#domain/money/money.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";
import { addMonths, type Day, dateOf } from "#domain/time/day.ts";
import { monthWords } from "../words/date-words.ts";
import { spanWords } from "../words/number-words.ts";

export interface ExplainedText {
  text: string;
  why?: Explanation;
  /** A link to where it can be fixed. */
  to?: string;
}

/** When a goal is full if the coming weeks are like the last ones: a pace, never a promise. */
export function paceWords(projection: Projection, today: Day): ExplainedText {
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

/** The range goes into the explanation, because one line has room for one date only. */
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

/** What this week's plan puts to one place, which may be several of its steps. */
export interface PlanShare {
  amount: Minor;
  /** Nothing is missing after this week's planned saves. */
  isFilled: boolean;
  why: Explanation;
}

/** Null if the plan has no step for it. */
export function planShare(steps: readonly WaterfallStep[], isFor: (target: SaveTarget) => boolean): PlanShare | null {
  const own = steps.filter(({ target }) => isFor(target));
  if (own.length === 0) return null;
  const isFilled = own.every(({ finishes, isFull }) => finishes || isFull);
  return { amount: sum(own.map(({ amount }) => amount)), isFilled, why: whyOf(own) };
}

export const isGoal =
  (id: string) =>
  (target: SaveTarget): boolean =>
    target.kind === "goal" && target.id === id;

/** The buffer is the fund's first part. */
export const isSafety = ({ kind }: SaveTarget): boolean => kind === "buffer" || kind === "emergency";

function whyOf(steps: readonly WaterfallStep[]): Explanation {
  const open = steps.filter(({ isFull }) => !isFull);
  if (open.length < 2) return (open[0] ?? steps[0]!).why;
  return {
    formula: "what this week’s plan puts here, step by step",
    inputs: open.map(({ label, amount }) => ({ label, amount })),
  };
}
