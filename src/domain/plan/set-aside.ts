import type { Explanation, Figure } from "../explain.ts";
import type { Account, Goal, Household } from "../household/household.ts";
import { checkedAdd, type Minor, minor, negate } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { type AmountProblem, checkAmounts } from "./weekly-budget.ts";

/** What goals hold by now, with what was there before the first save; a goal not named holds its `alreadySaved`. */
export type GoalSavings = ReadonlyMap<string, Minor>;

export const savedFor = (goal: Goal, savings: GoalSavings): Minor =>
  minor(Math.max(0, savings.get(goal.id) ?? goal.alreadySaved));

/** May be paid into. */
export const isEmergencyGoal = ({ kind, state }: Goal): boolean => kind === "emergency" && state === "active";

/** Its money is emergency money, whether it is being filled, paused or full. */
const isForEmergencies = ({ kind, state }: Goal): boolean => kind === "emergency" && state !== "archived";

/** The goal that holds the emergency fund: the largest, where there are several. */
export const emergencyGoal = ({ goals }: Pick<Household, "goals">): Goal | undefined =>
  goals.filter(isEmergencyGoal).sort((a, b) => b.target - a.target)[0];

/** A pause stops paying in; the money stays meant for its goal. */
const isOpen = ({ state }: Goal): boolean => state === "active" || state === "paused";

const holdsEmergencyMoney = ({ kind }: Account): boolean => kind === "cash" || kind === "savings";

/** Without such an account or goal nobody has said what is set aside: it is unknown, not nothing. */
export const knowsSetAside = ({ accounts, goals }: Household): boolean =>
  accounts.some(holdsEmergencyMoney) || goals.some(isForEmergencies);

/**
 * The emergency money a household has now: what lies in cash and savings and is not meant for another goal. Saves to the
 * buffer or the emergency fund lie in those accounts already. An emergency goal’s money is emergency money, and is all
 * there is to go by when no such account is listed.
 */
export function emergencyMoney(household: Household, savings: GoalSavings): Result<Figure, AmountProblem> {
  const checked = checkAmounts(household);
  if (!checked.ok) return checked;
  const accounts = household.accounts.filter(holdsEmergencyMoney);
  const isListed = accounts.length > 0;
  const parts = isListed ? partsOfAccounts(accounts, household, savings) : partsOfGoals(household, savings);
  return addUpParts(parts, isListed ? fromAccounts : fromGoals);
}

const fromAccounts = "cash and savings − what open goals hold; never below zero";
const fromGoals = "what emergency goals hold, as no cash or savings account is listed";

type Part = { label: string; amount: Minor };

const partsOfGoals = ({ goals }: Household, savings: GoalSavings): Part[] =>
  goals.filter(isForEmergencies).map((goal) => ({ label: goal.label, amount: savedFor(goal, savings) }));

function partsOfAccounts(accounts: readonly Account[], { goals }: Household, savings: GoalSavings): Part[] {
  const others = goals.filter((goal) => isOpen(goal) && !isForEmergencies(goal));
  return [
    ...accounts.map(({ label, balance }) => ({ label, amount: balance })),
    ...others.map((goal) => ({ label: `${goal.label} (set aside for it)`, amount: negate(savedFor(goal, savings)) })),
  ];
}

/** What goals hold comes from records, not from the household that was checked: their sum may still be too large. */
function addUpParts(inputs: readonly Part[], formula: string): Result<Figure, AmountProblem> {
  let total = minor(0);
  for (const { amount } of inputs) {
    const next = checkedAdd(total, amount);
    if (!next.ok) return next;
    total = next.value;
  }
  const why: Explanation = { formula, inputs };
  return ok({ amount: minor(Math.max(0, total)), why });
}
