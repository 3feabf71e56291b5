import type { Figure } from "../explain.ts";
import type { Person } from "../household/household.ts";
import { negate } from "../money/money.ts";
import { isPausedIn, readWeeks, type WeekHistory } from "../saves/streak.ts";
import { addWeeks, type WeekId } from "../time/week.ts";

/** The household's situation, which selects the greeting. `usual` has no greeting. */
export type HouseholdMood =
  | { kind: "paused"; since: WeekId }
  | { kind: "returning"; skipped: number }
  | { kind: "short"; missing: Figure }
  | { kind: "first-week"; isDecided: boolean }
  | { kind: "large-family"; people: number }
  | { kind: "single" | "couple" | "usual" };

export interface MoodInput extends WeekHistory {
  people: readonly Pick<Person, "kind">[];
  /** What the plan leaves over in a week; null without a plan. */
  left: Figure | null;
}

/** After this many undecided weeks in a row, a return is greeted. */
export const weeksAway = 4;

/** A family of at least this many people is a large one. */
export const largeFamily = 5;

/** The most urgent situation wins; the kind of household is the last resort. */
export function householdMood(input: MoodInput): HouseholdMood {
  const { began, now, people, left } = input;
  const since = pausedSince(input);
  if (since) return { kind: "paused", since };
  const { skipped, isDecided } = lookBack(input);
  if (skipped >= weeksAway && !isDecided) return { kind: "returning", skipped };
  if (left && left.amount < 0) return { kind: "short", missing: { ...left, amount: negate(left.amount) } };
  if (now <= began) return { kind: "first-week", isDecided };
  return people.length >= largeFamily ? { kind: "large-family", people: people.length } : { kind: byAdults(people) };
}

const pausedSince = ({ now, pauses }: WeekHistory): WeekId | undefined =>
  pauses
    .filter((pause) => isPausedIn(now, [pause]))
    .map(({ from }) => from)
    .sort()[0];

/** Skipped weeks directly before this one. A paused week among them neither counts nor ends the run. */
function lookBack(history: WeekHistory): { skipped: number; isDecided: boolean } {
  const read = readWeeks(history);
  let skipped = 0;
  for (let week = addWeeks(history.now, -1); week >= history.began; week = addWeeks(week, -1)) {
    const { state } = read(week);
    if (state === "skipped") skipped += 1;
    else if (state !== "paused") break;
  }
  return { skipped, isDecided: read(history.now).state !== "now" };
}

/** If only children are listed, their number stands in for the adults who were never entered. */
function byAdults(people: MoodInput["people"]): "single" | "couple" | "usual" {
  const adults = people.filter(({ kind }) => kind === "adult").length || people.length;
  return adults === 1 ? "single" : adults === 2 ? "couple" : "usual";
}
