import type { AnswerProblem, AnswerProblems } from "#domain/intake/answers.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { negativeDebt } from "../update-card.tsx";

type Words = Readonly<Partial<Record<AnswerProblem, string>>>;

const stillHere = "What you typed is still here.";

const amount: Words = { ...amountProblemText, negative: negativeDebt };

const percent: Words = {
  empty: "Enter how much a year, in percent.",
  unreadable: `This doesn’t read as a percentage. ${stillHere}`,
  ambiguous: "This can be read in two ways. Leave out the thousands separator to make it clear.",
  "too-many-decimals": "Up to three decimals fit here.",
  "too-small": "This can’t be below 0 %.",
  "too-large": "The highest that fits here is 100 %.",
};

const words: Readonly<Record<string, Words>> = {
  label: { empty: "Enter a name.", "too-long": `Up to 80 characters fit here. ${stillHere}` },
  balance: {
    ...amount,
    "upside-down": "This lies outside the two ends below. Change it, or leave it open.",
  },
  amount: { ...amount, "upside-down": "This lies outside the two ends you gave." },
  low: amount,
  high: { ...amount, "upside-down": "The higher end is below the lower one. They may have changed places." },
  minimum: { ...amount, negative: "This can’t be below zero." },
  apr: percent,
  change: percent,
  day: {
    empty: "Choose a day.",
    "not-a-day": "This is no day of the calendar.",
    ambiguous: "There is a balance on that day already. Change that one instead.",
    "in-the-future": "That day is still to come. Choose today or a day before.",
  },
};

/** The error message of a field. */
export function errorOf(problems: AnswerProblems, field: string): string | undefined {
  const problem = problems[field];
  return problem && (words[field]?.[problem] ?? `This can’t be kept as it stands. ${stillHere}`);
}
