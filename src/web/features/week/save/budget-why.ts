import type { Explanation, Figure } from "#domain/explain.ts";
import { type Minor, negate, sum } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";

interface Part {
  label: string;
  amount: Minor;
}

/** As many of each sort as are read at a glance; the rest of it is one line. */
const mostOfASort = 4;

/** What a week's money comes from and goes to. Its lines add up to what is left. */
export function budgetWhy({ income, committed, everyday }: WeeklyBudget): Explanation {
  return {
    formula: "money in − bills and debt minimums − everyday spending, each as it comes to one week",
    inputs: [
      ...few(partsOf(income), "more that come in"),
      ...few(partsOf(committed).map(minus), "more bills and debts"),
      ...few(partsOf(everyday).map(minus), "more everyday budgets"),
    ],
  };
}

const partsOf = ({ why }: Figure): Part[] =>
  why.inputs.flatMap((input) => ("amount" in input && input.amount !== 0 ? [input] : []));

const minus = ({ label, amount }: Part): Part => ({ label, amount: negate(amount) });

function few(parts: readonly Part[], words: string): Part[] {
  if (parts.length <= mostOfASort) return [...parts];
  const largest = parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const rest = largest.slice(mostOfASort - 1);
  return [
    ...largest.slice(0, mostOfASort - 1),
    { label: `${rest.length} ${words}`, amount: sum(rest.map(({ amount }) => amount)) },
  ];
}
