import { nextDueOf } from "../goals/sinking-fund.ts";
import type { Bill, Goal, Household } from "../household/household.ts";
import { addDays, type Day } from "../time/day.ts";

type Funding = Pick<Household, "goals" | "bills">;

/**
 * The bills that active goals save up for (sinking funds), by the goal's id. Of several goals for one bill the first by
 * priority is its fund. Bills that are due monthly or more often, and bills of zero, have none.
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

/** The plan funds the two excluded kinds in its own way. */
const mayBeFund = ({ kind }: Goal): boolean => kind !== "emergency" && kind !== "debt-free";

export const canHaveFund = ({ cadence, amount }: Bill): boolean =>
  (cadence === "yearly" || cadence === "quarterly") && amount > 0;

/** A fund takes its target and date from its bill, so that it follows when the bill changes or falls due again. */
export function withFundTargets<Some extends Funding>(household: Some, today: Day): Some {
  const byId = new Map(household.bills.map((bill) => [bill.id, bill]));
  const goals = household.goals.map((goal) => asFund(goal, byId.get(goal.billId ?? ""), today));
  return goals.every((goal, index) => goal === household.goals[index]) ? household : { ...household, goals };
}

/** The day that a fund saves up for: its bill's next unpaid due day. */
export const dueOfFund = ({ paidUntil }: Pick<Goal, "paidUntil">, bill: Bill, today: Day): Day | null =>
  nextDueOf(bill, paidUntil !== undefined && paidUntil >= today ? addDays(paidUntil, 1) : today);

/** The open goal that saves up for a bill, the first by priority. A paused one counts, because it still holds money. */
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

/** The household without sinking funds, so that every bill counts in its week. */
export const withoutFunds = (household: Household): Household => ({
  ...household,
  goals: household.goals.map(({ billId: _, ...goal }) => goal),
});
