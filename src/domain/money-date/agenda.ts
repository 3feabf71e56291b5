import type { WeekId } from "../time/week.ts";

/** The seven short steps of a money date: ten minutes in all. */
export const agenda = [
  { id: "saves", minutes: 1 },
  { id: "spending", minutes: 2 },
  { id: "balances", minutes: 2 },
  { id: "habits", minutes: 1 },
  { id: "decision", minutes: 2 },
  { id: "thanks", minutes: 1 },
  { id: "next-week", minutes: 1 },
] as const;

export type AgendaStep = (typeof agenda)[number]["id"];

/** After the last step the week is signed. */
export const closingStep = agenda.length;

/** What may happen to a category that went over: another one gives it, next week begins with less, or it stays. */
export const overspentChoices = ["from", "carry", "leave"] as const;
export type OverspentChoice = (typeof overspentChoices)[number];

export interface Choice {
  categoryId: string;
  choice: OverspentChoice;
  /** The category that gives it. */
  from?: string;
  /** Milliseconds: of two people's choices the later counts. */
  at: number;
}

/** One text and its writers. */
export interface DecisionText {
  text: string;
  personIds: readonly string[];
}

/** All that people decided in one week: each different text once, and what happens to each overspent category. */
export interface WeekDecision {
  texts: readonly DecisionText[];
  choices: readonly Omit<Choice, "at">[];
}

/** One person's part in one week's money date. */
export interface SignOff {
  id: string;
  week: WeekId;
  personId: string;
  /** Where they are, and how far they have been. */
  step: number;
  furthest: number;
  thanks?: string;
  /** What they decide, in their own words. */
  decided?: string;
  choices?: readonly Choice[];
  /** Absent until they sign. */
  signedAt?: number;
  /** What stood under "Decision" when they signed; absent in signatures of before it was stored. */
  signedDecision?: WeekDecision;
  /** Who was to sign when they did: whoever joins the household later opens no week that was closed before. */
  among?: readonly string[];
}

/** Minutes that the agenda takes up to the end of a step. */
export const minutesThrough = (step: number): number =>
  agenda.slice(0, step + 1).reduce((total, { minutes }) => total + minutes, 0);

export type StepState = "done" | "now" | "to-come";

export function stepState(index: number, { step, furthest }: Pick<SignOff, "step" | "furthest">): StepState {
  if (index === step) return "now";
  return index < furthest ? "done" : "to-come";
}

const longestId = 80;

/** The same from every device of a person, and never that of someone else. */
export const signOffId = (week: WeekId, personId: string): string =>
  `${week}-${personId.slice(-(longestId - week.length - 1))}`;

/** The same from every device of a household. */
export const reviewId = (week: WeekId): string => `review-${week}`;

/** Of what people chose for each category, the latest. Of two at one instant every device takes the same. */
export function choicesOf(signOffs: readonly SignOff[]): ReadonlyMap<string, Choice> {
  const latest = new Map<string, Choice>();
  const byPerson = signOffs.toSorted((one, other) => (one.personId < other.personId ? -1 : 1));
  for (const choice of byPerson.flatMap(({ choices = [] }) => choices)) {
    const known = latest.get(choice.categoryId);
    if (!known || choice.at >= known.at) latest.set(choice.categoryId, choice);
  }
  return latest;
}
