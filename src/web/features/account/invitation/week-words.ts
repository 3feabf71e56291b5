import type { Household } from "#domain/household/household.ts";
import { formatMoney, negate } from "#domain/money/money.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";

const none = "There is no plan for the week yet: income and bills have not been entered.";
const uncounted = "There is no plan for the week yet: one of the amounts can’t be counted.";

/** The household's week in one line, by what is entered so far. */
export function weekWords(household: Household | null): string {
  if (!household) return none;
  const budget = weeklyBudget(household);
  if (!budget.ok) return budget.problem === "empty-household" ? none : uncounted;
  const { amount } = budget.value.left;
  if (amount === 0) return "By what is entered, the week comes out even.";
  const money = formatMoney(amount < 0 ? negate(amount) : amount, household);
  if (amount < 0) return `By what is entered, each week is short by ${money}.`;
  return `By what is entered, ${whoOf(household)} can set aside ${money} each week.`;
}

const whoOf = ({ people }: Household): string =>
  people.filter(({ kind }) => kind === "adult").length === 2 ? "you two" : "you";
