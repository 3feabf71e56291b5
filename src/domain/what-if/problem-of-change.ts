import type { Household } from "../household/household.ts";
import { exponentOf } from "../money/money.ts";
import { largestUnits } from "../money/parse-amount.ts";
import { isRate, type Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import type { TriedChange, TriedProblem } from "./change.ts";

/** What is wrong with a change for this household, as it is now: the partner may have deleted what it names. */
export function problemOfChange(change: TriedChange, household: Household, today: Day): TriedProblem | null {
  if (isGone(change, household)) return "gone";
  const amounts = amountsIn(change);
  if (change.what !== "one-off" && amounts.some((amount) => amount < 0)) return "negative-amount";
  const most = largestUnits * 10 ** exponentOf(household.currency);
  if (amounts.some((amount) => !Number.isSafeInteger(amount) || Math.abs(amount) > most)) return "too-large";
  return problemOfGoal(change, today) ?? problemOfDebt(change, household) ?? problemOfRates(change);
}

const lists = { income: "incomes", bill: "bills", budget: "categories", goal: "goals", debt: "debts" } as const;

function isGone(change: TriedChange, household: Household): boolean {
  if (!("id" in change)) return false;
  return !household[lists[change.what]].some(({ id }) => id === change.id);
}

type Amounts = { [Name in "amount" | "weekly" | "target" | "minimum" | "paidNow" | "extra"]?: number };
type Rates = { [Name in "apr" | "growth" | "inflation" | "withdrawal"]?: Rate };

function amountsIn(change: TriedChange): number[] {
  if (change.what === "new-income") {
    const { pay } = change;
    return pay.cadence === "irregular" ? [pay.low, pay.usual] : [pay.amount];
  }
  const { amount, weekly, target, minimum, paidNow, extra } = change as Amounts;
  return [amount, weekly, target, minimum, paidNow, extra].filter((one) => one !== undefined);
}

function problemOfGoal(change: TriedChange, today: Day): TriedProblem | null {
  if (change.what !== "goal") return null;
  if (change.target === 0) return "target-not-above-zero";
  return change.by && change.by < today ? "date-in-past" : null;
}

function problemOfDebt(change: TriedChange, { debts }: Household): TriedProblem | null {
  if (change.what !== "debt" || change.paidNow === undefined) return null;
  const owed = debts.find(({ id }) => id === change.id)!.balance;
  return change.paidNow > Math.max(0, owed) ? "above-balance" : null;
}

function problemOfRates(change: TriedChange): TriedProblem | null {
  const { apr, growth, inflation, withdrawal } = change as Rates;
  const rates = [apr, growth, inflation, withdrawal].filter((rate) => rate !== undefined);
  return rates.every(isRate) && withdrawal !== 0 ? null : "rate-out-of-range";
}
