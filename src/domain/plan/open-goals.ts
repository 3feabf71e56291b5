import type { Bill, Goal, Household } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { missingOf } from "./ask.ts";
import { isHighApr } from "./safety-asks.ts";
import { emergencyGoal, type GoalSavings, isEmergencyGoal, savedFor } from "./set-aside.ts";

/** A goal that waits for money among the goals. */
export interface OpenGoal {
  goal: Goal;
  saved: Minor;
  /** What `saved` is where it is more than the goal’s own. */
  savedAs?: string;
  remaining: Minor;
  /** For a debt-free goal: what is owed on debts that the plan does not pay off by themselves. */
  owed?: Minor;
}

/** What the emergency fund’s own steps see to. */
export interface EmergencyMoney {
  setAside: Minor;
  /** What the fund aims at. */
  target: Minor;
  /** How much of what buffer and fund still lack is saved to the emergency goal. */
  toGoal: Minor;
}

export type FundedBills = ReadonlyMap<string, Bill>;

/** Active goals by priority; goals alike keep the household’s order. Funds of bills are not among them. */
export function openGoals(
  household: Household,
  savings: GoalSavings,
  emergency: EmergencyMoney,
  funds: FundedBills,
): OpenGoal[] {
  const isForFundedBill = fundedTwice(funds);
  const active = household.goals.filter(
    (goal) => goal.state === "active" && !isEmergencyGoal(goal) && !isForFundedBill(goal),
  );
  const open = active
    .filter((goal) => !isPaidToDebts(goal, household))
    .map((goal) => openGoal(goal, savedFor(goal, savings)));
  return [...open, ...debtFreeGoal(household, savings), ...beyondFund(household, savings, emergency)].sort(
    (a, b) => a.goal.priority - b.goal.priority,
  );
}

/** Another goal for a bill that has its fund would lay the same money by once more. */
function fundedTwice(funds: FundedBills): (goal: Goal) => boolean {
  const ids = new Set([...funds.values()].map(({ id }) => id));
  return ({ billId }) => billId !== undefined && ids.has(billId);
}

/** The funds themselves. */
export const fundGoals = ({ goals }: Household, savings: GoalSavings, funds: FundedBills): OpenGoal[] =>
  goals.filter(({ id }) => funds.has(id)).map((goal) => openGoal(goal, savedFor(goal, savings)));

const openGoal = (goal: Goal, saved: Minor): OpenGoal => ({ goal, saved, remaining: missingOf(goal.target, saved) });

const isPaidToDebts = ({ kind }: Goal, { debts }: Household): boolean => kind === "debt-free" && debts.length > 0;

/** Debts above the line have steps of their own. The goal asks for the others alone; of several such goals, the first. */
function debtFreeGoal(household: Household, savings: GoalSavings): OpenGoal[] {
  const others = household.debts.filter((debt) => !isHighApr(debt) && debt.balance > 0);
  const [goal] = household.goals
    .filter((one) => one.state === "active" && isPaidToDebts(one, household))
    .sort((a, b) => a.priority - b.priority);
  if (!goal || others.length === 0) return [];
  const owed = sum(others.map(({ balance }) => balance));
  const open = openGoal(goal, savedFor(goal, savings));
  return [{ ...open, owed, remaining: minor(Math.min(open.remaining, owed)) }];
}

/**
 * An emergency goal is the emergency fund’s own: the fund’s step fills it as far as the fund goes, from the same money. Only
 * what the goal wants beyond that waits among the goals; of several such goals the largest holds the others.
 */
function beyondFund(household: Household, savings: GoalSavings, emergency: EmergencyMoney): OpenGoal[] {
  const { setAside, target, toGoal } = emergency;
  const largest = emergencyGoal(household);
  if (!largest || largest.target <= target) return [];
  const held = Math.max(setAside, target, savedFor(largest, savings) + toGoal);
  return [{ ...openGoal(largest, minor(held)), savedAs: "Set aside, or seen to by the emergency fund" }];
}
