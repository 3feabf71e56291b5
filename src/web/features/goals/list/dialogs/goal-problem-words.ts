import type { AnswerProblem, AnswerProblems } from "#domain/intake/answers.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";

type Words = Readonly<Partial<Record<AnswerProblem, string>>>;

const stillHere = "What you typed is still here.";

const amount: Words = { ...amountProblemText, negative: `This can’t be below zero. ${stillHere}` };

const words: Readonly<Record<string, Words>> = {
  label: { empty: "Enter a name.", "too-long": `Up to 80 characters fit here. ${stillHere}` },
  target: { ...amount, "too-small": "A goal needs an amount above zero." },
  alreadySaved: amount,
  weekly: { ...amount, "too-small": "A fixed amount is above zero." },
  by: {
    "not-a-day": `This is no day of the calendar. ${stillHere}`,
    "too-small": "That day is over. Choose today or a later one, or leave it open.",
  },
  share: {
    empty: "Enter how much of each week, in percent.",
    unreadable: `This doesn’t read as a percentage. ${stillHere}`,
    "too-many-decimals": "One decimal fits here.",
    "too-small": "The least that fits here is 0.1 %.",
    "too-large": "The most that fits here is 100 %.",
  },
};

/** What is wrong with an answer, and what is safe. */
export function errorOf(problems: AnswerProblems, field: string): string | undefined {
  const problem = problems[field];
  return problem && (words[field]?.[problem] ?? `This can’t be kept as it stands. ${stillHere}`);
}
