import type { Figure } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addUp, incomeFlows, outgoings, weeklyAmount, weeklyOutgoings } from "./flows.ts";

export interface WeeklyBudget {
  income: Figure;
  /** Bills, and the minimums of debts that no bill pays. */
  committed: Figure;
  /** The budgets of spending categories. */
  everyday: Figure;
  /** Income minus all outgoings. Below zero: how much every week is short. */
  left: Figure;
  /** What is left, or zero when the week is short. */
  canSave: Figure;
}

export type BudgetProblem = AmountProblem | "empty-household";

export function weeklyBudget(household: Household): Result<WeeklyBudget, BudgetProblem> {
  const checked = checkAmounts(household);
  if (!checked.ok) return checked;
  return isEmpty(checked.value) ? err("empty-household") : ok(budgetOf(checked.value));
}

/** The household with its current debt balances; debts not in the map keep their balance. */
export function withDebtBalances(household: Household, balances: ReadonlyMap<string, Minor>): Household {
  const debts = household.debts.map((debt) => ({ ...debt, balance: balances.get(debt.id) ?? debt.balance }));
  return { ...household, debts };
}

function isEmpty(household: CheckedHousehold): boolean {
  // Irregular pay that may be zero in a bad month is still an income.
  const mayHaveIncome = household.incomes.some(({ pay }) => pay.cadence === "irregular" && pay.usual > 0);
  return !mayHaveIncome && [...incomeFlows(household), ...outgoings(household)].every(({ amount }) => amount === 0);
}

function budgetOf(household: CheckedHousehold): WeeklyBudget {
  const out = weeklyOutgoings(household);
  const income = addUp("each pay as it comes to one week, added up", incomeFlows(household), weeklyAmount);
  const committed = addUp(
    "each bill as it comes to one week + minimums of debts that no bill pays, each rounded up",
    out.filter(({ from }) => from !== "category"),
    weeklyAmount,
  );
  const everyday = addUp(
    "weekly budgets of all categories, added up",
    out.filter(({ from }) => from === "category"),
    weeklyAmount,
  );
  const left = leftOf(income, committed, everyday);
  return { income, committed, everyday, left, canSave: canSaveOf(left) };
}

function leftOf(income: Figure, committed: Figure, everyday: Figure): Figure {
  const inputs = [
    { label: "Money in", amount: income.amount },
    { label: "Bills and debt minimums", amount: committed.amount },
    { label: "Everyday spending", amount: everyday.amount },
  ];
  const amount = subtract(subtract(income.amount, committed.amount), everyday.amount);
  return { amount, why: { formula: "money in − bills and debt minimums − everyday spending", inputs } };
}

function canSaveOf({ amount, why }: Figure): Figure {
  const formula = amount < 0 ? `${why.formula}; never below zero` : why.formula;
  return { amount: minor(Math.max(0, amount)), why: { ...why, formula } };
}

declare const brand: unique symbol;

/** A household whose amounts add up exactly over a year at any cadence. Only `checkAmounts` creates one. */
export type CheckedHousehold = Household & { readonly [brand]: "CheckedHousehold" };

export type AmountProblem = "negative-amount" | "too-large";

const weeksPerYear = 52n;

/** Checks every amount once, so that sums need no further checks: periodic amounts are not negative and stay below 2^53 a year. */
export function checkAmounts(household: Household): Result<CheckedHousehold, AmountProblem> {
  const periodic = periodicAmounts(household);
  const oneTime = oneTimeAmounts(household);
  if (![...periodic, ...oneTime].every(Number.isSafeInteger)) return err("too-large");
  if ([...periodic, ...household.goals.map(({ target }) => target)].some((amount) => amount < 0)) {
    return err("negative-amount");
  }
  const most = total(periodic) * weeksPerYear + total(oneTime);
  return most > BigInt(Number.MAX_SAFE_INTEGER) ? err("too-large") : ok(household as CheckedHousehold);
}

function periodicAmounts({ incomes, bills, categories, debts, goals, payoff }: Household): Minor[] {
  return [
    ...goals.flatMap(({ funding }) => (funding?.by === "fixed" ? funding.weekly : [])),
    ...(payoff ? [payoff.extra] : []),
    ...incomes.flatMap(({ pay }) => (pay.cadence === "irregular" ? [pay.low, pay.usual] : [pay.amount])),
    ...bills.map(({ amount }) => amount),
    ...categories.map(({ weeklyBudget }) => weeklyBudget),
    ...debts.map(({ minimum }) => minimum),
  ];
}

function oneTimeAmounts({ accounts, debts, goals }: Household): Minor[] {
  return [
    ...[...accounts, ...debts].map(({ balance }) => balance),
    ...goals.flatMap(({ target, alreadySaved }) => [target, alreadySaved]),
  ];
}

const total = (amounts: readonly Minor[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(Math.abs(amount)), 0n);
