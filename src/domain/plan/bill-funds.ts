import { nextDueOf } from "../goals/sinking-fund.ts";
import type { Bill, Goal, Household } from "../household/household.ts";
import { addDays, type Day } from "../time/day.ts";

type Funding = Pick<Household, "goals" | "bills">;

/**
 * The bills that active goals lay by for, by the goal's id. Of several goals for one bill the first by priority is its
 * fund. Bills that come monthly or more often, and bills of nothing, have none.
 */
export function fundedBills({ goals, bills }: Funding): ReadonlyMap<string, Bill> {
  const byId = new Map(bills.filter(canHaveFund).map((bill) => [bill.id, bill]));
  const funds = new Map<string, Bill>();
  for (const goal of goals.toSorted((a, b) => a.priority - b.priority)) {
    const { id, billId = "", state } = goal;
    const bill = state === "active" && mayBeFund(goal) ? byId.get(billId) : undefined;
    if (!bill) continue;
    byId.delete(billId);
    funds.set(id, bill);
  }
  return funds;
}

/** The plan fills these two kinds in ways of their own. */
const mayBeFund = ({ kind }: Goal): boolean => kind !== "emergency" && kind !== "debt-free";

export const canHaveFund = ({ cadence, amount }: Bill): boolean =>
  (cadence === "yearly" || cadence === "quarterly") && amount > 0;

/** A fund's target and date are its bill's: when the bill changes, or comes due once more, the fund goes with it. */
export function withFundTargets<Some extends Funding>(household: Some, today: Day): Some {
  const byId = new Map(household.bills.map((bill) => [bill.id, bill]));
  const goals = household.goals.map((goal) => asFund(goal, byId.get(goal.billId ?? ""), today));
  return goals.every((goal, index) => goal === household.goals[index]) ? household : { ...household, goals };
}

/** The day that a fund lays by for: its bill's next one that is not paid yet. */
export const dueOfFund = ({ paidUntil }: Pick<Goal, "paidUntil">, bill: Bill, today: Day): Day | null =>
  nextDueOf(bill, paidUntil !== undefined && paidUntil >= today ? addDays(paidUntil, 1) : today);

/** The open goal that lays by for a bill, the first by priority; one that rests still holds what it was given. */
export const fundOf = ({ id }: Pick<Bill, "id">, goals: readonly Goal[]): Goal | undefined =>
  goals
    .filter((goal) => goal.billId === id && mayBeFund(goal) && (goal.state === "active" || goal.state === "paused"))
    .sort((a, b) => a.priority - b.priority)[0];

function asFund(goal: Goal, bill: Bill | undefined, today: Day): Goal {
  if (!bill || !canHaveFund(bill) || !mayBeFund(goal)) return goal;
  const due = dueOfFund(goal, bill, today);
  if (due === null || (goal.target === bill.amount && goal.by === due)) return goal;
  return { ...goal, target: bill.amount, by: due };
}

/** As if no goal laid by for a bill: what the bills alone ask of a week. */
export const withoutFunds = (household: Household): Household => ({
  ...household,
  goals: household.goals.map(({ billId: _, ...goal }) => goal),
});
