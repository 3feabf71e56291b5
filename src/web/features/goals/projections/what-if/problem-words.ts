import { formatMoney } from "#domain/money/money.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { percentProblemWords } from "../leads/read-assumptions.ts";
import type { Tried } from "./kind.ts";
import type { RowProblem, RowProblems } from "./read-rows.ts";

type Words = Readonly<Partial<Record<RowProblem, string>>>;

const below = "This can’t be below zero. What you typed is still here.";
const amount: Words = { ...amountProblemText, negative: below, "negative-amount": below };
const nothing = "A goal of nothing is none. Enter a target above zero.";

const words: Readonly<Record<string, Words>> = {
  id: { gone: "It is no longer here: someone deleted it. Choose another, or remove this change." },
  label: { empty: "Enter a name.", "too-long": "Up to 80 characters fit here. What you typed is still here." },
  amount,
  target: { ...amount, "too-small": nothing, "target-not-above-zero": nothing },
  by: {
    "not-a-day": "This is no day of the calendar.",
    "date-in-past": "That day is over. Choose one that is still to come, or leave it open.",
  },
};

const tooMuch = ({ household, setAside }: Tried): string =>
  `Money spent once comes out of your emergency money, and that is ${formatMoney(setAside, household)}.`;

/** What is wrong with a field, and what is safe. */
export function rowError(problems: RowProblems | undefined, field: string, tried: Tried): string | undefined {
  const problem = problems?.[field];
  if (!problem) return undefined;
  if (problem === "above-balance") return tooMuch(tried);
  if (field === "percent")
    return percentProblemWords(problem === "rate-out-of-range" ? "too-large" : (problem as "empty"));
  return words[field]?.[problem] ?? "This can’t be tried as it stands. What you typed is still here.";
}
