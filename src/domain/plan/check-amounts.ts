import type { Household } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";

declare const brand: unique symbol;

/** A household whose amounts a year of any cadence can be added up from, exactly. Made by `checkAmounts` alone. */
export type CheckedHousehold = Household & { readonly [brand]: "CheckedHousehold" };

export type AmountProblem = "negative-amount" | "too-large";

const weeksAYear = 52n;

/** Looks at every amount once, so that the sums of the plan need no doubt: what flows is not below zero, nor past 2^53 a year. */
export function checkAmounts(household: Household): Result<CheckedHousehold, AmountProblem> {
  const flowing = amountsThatFlow(household);
  const standing = amountsThatStand(household);
  if (![...flowing, ...standing].every(Number.isSafeInteger)) return err("too-large");
  if ([...flowing, ...household.goals.map(({ target }) => target)].some((amount) => amount < 0)) {
    return err("negative-amount");
  }
  const most = total(flowing) * weeksAYear + total(standing);
  return most > BigInt(Number.MAX_SAFE_INTEGER) ? err("too-large") : ok(household as CheckedHousehold);
}

function amountsThatFlow({ incomes, bills, categories, debts, goals, payoff }: Household): Minor[] {
  return [
    ...goals.flatMap(({ funding }) => (funding?.by === "fixed" ? funding.weekly : [])),
    ...(payoff ? [payoff.extra] : []),
    ...incomes.flatMap(({ pay }) => (pay.cadence === "irregular" ? [pay.low, pay.usual] : [pay.amount])),
    ...bills.map(({ amount }) => amount),
    ...categories.map(({ weeklyBudget }) => weeklyBudget),
    ...debts.map(({ minimum }) => minimum),
  ];
}

function amountsThatStand({ accounts, debts, goals }: Household): Minor[] {
  return [
    ...[...accounts, ...debts].map(({ balance }) => balance),
    ...goals.flatMap(({ target, alreadySaved }) => [target, alreadySaved]),
  ];
}

const total = (amounts: readonly Minor[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(Math.abs(amount)), 0n);
