import type { Explanation, Figure } from "../explain.ts";
import type { Pause } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { isPausedIn, type StripWeek, type WeekState } from "../saves/streak.ts";
import type { WeekId } from "../time/week.ts";

export interface WeeksSaved {
  saved: number;
  /** Weeks that are over or decided, without paused ones. */
  of: number;
  why: Explanation;
}

export interface PaceInput {
  /** The weeks of this year. */
  strip: readonly StripWeek[];
  began: WeekId;
  now: WeekId;
  pauses: readonly Pause[];
  /** What the current plan sets aside in a week; never below zero. */
  weekly: Minor;
  /** Set aside this year. */
  saved: Minor;
}

export interface YearPace {
  planned: Figure;
  /** Set aside minus planned so far: below zero is behind. */
  ahead: Figure;
  /** The year's total if the remaining weeks go by plan. */
  yearEnd: Figure;
  weeks: { planned: number; remaining: number };
}

const isSettled = (state: WeekState): boolean => state === "saved" || state === "zero" || state === "skipped";

export function weeksSaved(strip: readonly StripWeek[]): WeeksSaved {
  const settled = strip.filter(({ state }) => isSettled(state));
  const saved = settled.filter(({ state }) => state === "saved").length;
  const formula =
    "weeks with money set aside, of this year’s weeks that are over or decided; paused weeks do not count";
  const inputs = [
    { label: "Weeks with money set aside", count: saved },
    { label: "Decided on nothing", count: settled.filter(({ state }) => state === "zero").length },
    { label: "Skipped", count: settled.filter(({ state }) => state === "skipped").length },
  ];
  return { saved, of: settled.length, why: { formula, inputs } };
}

/** The year against the plan. Past weeks use the current plan too, because earlier plans are not stored. */
export function yearPace(input: PaceInput): Result<YearPace, "too-large"> {
  const { weekly, saved } = input;
  const weeks = weeksOf(input);
  const [planned, remaining] = [weekly * weeks.planned, weekly * weeks.remaining];
  if (![planned, saved - planned, saved + remaining].every(Number.isSafeInteger)) return err("too-large");
  return ok({
    weeks,
    planned: { amount: minor(planned), why: whyPlanned(weekly, weeks.planned) },
    ahead: { amount: minor(saved - planned), why: whyAhead(saved, minor(planned), weekly, weeks.planned) },
    yearEnd: { amount: minor(saved + remaining), why: whyYearEnd(saved, weekly, weeks.remaining) },
  });
}

/** The current week counts as planned once it is decided; until then it is a remaining one. */
function weeksOf({ strip, began, now, pauses }: PaceInput): YearPace["weeks"] {
  const own = strip.filter(({ week }) => week >= began && !isPausedIn(week, pauses));
  const planned = own.filter(({ week, state }) => week <= now && isSettled(state));
  const remaining = own.filter(({ week, state }) => week >= now && !isSettled(state));
  return { planned: planned.length, remaining: remaining.length };
}

const planOfAWeek = (weekly: Minor) => ({ label: "The plan for a week, as it is now", amount: weekly });

const whyPlanned = (weekly: Minor, weeks: number): Explanation => ({
  formula: "the plan for a week × this year’s weeks since you began that are over or decided, without paused ones",
  inputs: [planOfAWeek(weekly), { label: "Weeks", count: weeks }],
});

const whyAhead = (saved: Minor, planned: Minor, weekly: Minor, weeks: number): Explanation => ({
  formula: "set aside this year − planned so far, which is the plan for a week × weeks over or decided and not paused",
  inputs: [
    { label: "Set aside this year", amount: saved },
    { label: "Planned so far", amount: planned },
    planOfAWeek(weekly),
    { label: "Weeks", count: weeks },
  ],
});

const whyYearEnd = (saved: Minor, weekly: Minor, weeks: number): Explanation => ({
  formula: "set aside this year + the plan for a week × weeks that remain, without paused ones",
  inputs: [
    { label: "Set aside this year", amount: saved },
    planOfAWeek(weekly),
    { label: "Weeks that remain", count: weeks },
  ],
});
