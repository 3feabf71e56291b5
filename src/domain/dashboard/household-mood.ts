import type { Figure } from "../explain.ts";
import type { Person } from "../household/household.ts";
import { negate } from "../money/money.ts";
import { isPausedIn, readWeeks, type WeekHistory } from "../saves/week-states.ts";
import { addWeeks, type WeekId } from "../time/week.ts";

/** How things stand with a household, for the one sentence it is greeted with. `usual` has none. */
export type HouseholdMood =
  | { kind: "paused"; since: WeekId }
  | { kind: "returning"; skipped: number }
  | { kind: "short"; missing: Figure }
  | { kind: "first-week"; isDecided: boolean }
  | { kind: "large-family"; people: number }
  | { kind: "single" | "couple" | "usual" };

export interface MoodInput extends WeekHistory {
  people: readonly Pick<Person, "kind">[];
  /** What the plan leaves of a week; absent without a plan. */
  left: Figure | null;
}

/** So many undecided weeks in a row, and coming back is worth a word. */
export const weeksAway = 4;

/** From so many people on, a family is a large one. */
export const largeFamily = 5;

/** What needs a word most comes first; who lives here is said only where nothing else is. */
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

/** Skipped weeks just before this one. A pause among them neither counts nor ends the row. */
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

/** A household of children alone is one whose grown-ups were never named. */
function byAdults(people: MoodInput["people"]): "single" | "couple" | "usual" {
  const adults = people.filter(({ kind }) => kind === "adult").length || people.length;
  return adults === 1 ? "single" : adults === 2 ? "couple" : "usual";
}
