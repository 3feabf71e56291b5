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

/** What to do about an overspent category: take it from another one, carry it into next week, or leave it. */
export const overspentChoices = ["from", "carry", "leave"] as const;
export type OverspentChoice = (typeof overspentChoices)[number];

export interface Choice {
  categoryId: string;
  choice: OverspentChoice;
  /** The category that covers it. */
  from?: string;
  /** Milliseconds; the later of two people's choices counts. */
  at: number;
}

/** One text and its writers. */
export interface DecisionText {
  text: string;
  personIds: readonly string[];
}

/** The decisions of one week: each distinct text once, and the choice for each overspent category. */
export interface WeekDecision {
  texts: readonly DecisionText[];
  choices: readonly Omit<Choice, "at">[];
}

/** One person's part in one week's money date. */
export interface SignOff {
  id: string;
  week: WeekId;
  personId: string;
  /** The current step and the furthest one reached. */
  step: number;
  furthest: number;
  thanks?: string;
  /** Their decision in their own words. */
  decided?: string;
  choices?: readonly Choice[];
  /** Absent until they sign. */
  signedAt?: number;
  /** The text under "Decision" when they signed; absent in signatures made before it was stored. */
  signedDecision?: WeekDecision;
  /** Who had to sign at that time, so that a person who joins later does not reopen folded weeks. */
  among?: readonly string[];
}

/** The minutes up to the end of a step. */
export const minutesThrough = (step: number): number =>
  agenda.slice(0, step + 1).reduce((total, { minutes }) => total + minutes, 0);

export type StepState = "done" | "now" | "to-come";

export function stepState(index: number, { step, furthest }: Pick<SignOff, "step" | "furthest">): StepState {
  if (index === step) return "now";
  return index < furthest ? "done" : "to-come";
}

const longestId = 80;

/** The same on every device of a person, and unique to that person. */
export const signOffId = (week: WeekId, personId: string): string =>
  `${week}-${personId.slice(-(longestId - week.length - 1))}`;

/** The same on every device of a household. */
export const reviewId = (week: WeekId): string => `review-${week}`;

/** The latest choice per category. Every device resolves ties the same way. */
export function choicesOf(signOffs: readonly SignOff[]): ReadonlyMap<string, Choice> {
  const latest = new Map<string, Choice>();
  const byPerson = signOffs.toSorted((one, other) => (one.personId < other.personId ? -1 : 1));
  for (const choice of byPerson.flatMap(({ choices = [] }) => choices)) {
    const known = latest.get(choice.categoryId);
    if (!known || choice.at >= known.at) latest.set(choice.categoryId, choice);
  }
  return latest;
}
