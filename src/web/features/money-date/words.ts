import type { Person } from "#domain/household/household.ts";
import { type AgendaStep, agenda, closingStep } from "#domain/money-date/agenda.ts";
import type { WeekId } from "#domain/time/week.ts";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { nameOf } from "#web/household/words/people-words.ts";

interface StepWords {
  /** In the list of steps. */
  name: string;
  title: string;
}

export const stepWords: Readonly<Record<AgendaStep, StepWords>> = {
  saves: { name: "Saves", title: "What went aside" },
  spending: { name: "Spending", title: "A glance at spending" },
  balances: { name: "Balances", title: "What is in the accounts" },
  habits: { name: "Habits", title: "Habits of the week" },
  decision: { name: "One decision", title: "One decision" },
  thanks: { name: "One thank-you", title: "One thank-you" },
  "next-week": { name: "Next week", title: "The week ahead" },
};

export const stepName = (step: number): string => {
  const id = agenda[step]?.id;
  return id === undefined ? "Signing" : stepWords[id].name;
};

/** The label of the Next button. */
export const nextWords = (step: number): string =>
  step + 1 >= closingStep ? "Next: sign" : `Next: ${stepName(step + 1).toLowerCase()}`;

/** The authors of a decision: "Maya and Tom". */
export const writersWords = (people: readonly Person[], personIds: readonly string[]): string =>
  listWords(personIds.map((id) => nameOf(people, id)));

/** "Week 46". */
export const weekTitle = (week: WeekId): string => weekNameWords(week).replace("week", "Week");
