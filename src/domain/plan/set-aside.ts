import type { Explanation, Figure } from "../explain.ts";
import type { Account, Goal, Household } from "../household/household.ts";
import { checkedAdd, type Minor, minor, negate } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import { type AmountProblem, checkAmounts } from "./weekly-budget.ts";

/** What goals hold, including what was there before the first save. A goal that is not in the map holds its `alreadySaved`. */
export type GoalSavings = ReadonlyMap<string, Minor>;

export const savedFor = (goal: Goal, savings: GoalSavings): Minor =>
  minor(Math.max(0, savings.get(goal.id) ?? goal.alreadySaved));

/** An emergency goal that can receive money. */
export const isEmergencyGoal = ({ kind, state }: Goal): boolean => kind === "emergency" && state === "active";

/** A goal whose money is emergency money, whether it is active, paused or full. */
const isForEmergencies = ({ kind, state }: Goal): boolean => kind === "emergency" && state !== "archived";

/** The goal that holds the emergency fund: the largest of several. */
export const emergencyGoal = ({ goals }: Pick<Household, "goals">): Goal | undefined =>
  goals.filter(isEmergencyGoal).sort((a, b) => b.target - a.target)[0];

/** A paused goal gets no money but keeps what it holds. */
const isOpen = ({ state }: Goal): boolean => state === "active" || state === "paused";

const holdsEmergencyMoney = ({ kind }: Account): boolean => kind === "cash" || kind === "savings";

/** Without such an account or goal the emergency money is unknown, not zero. */
export const knowsSetAside = ({ accounts, goals }: Household): boolean =>
  accounts.some(holdsEmergencyMoney) || goals.some(isForEmergencies);

/**
 * The household’s current emergency money: cash and savings that are not meant for another goal. Saves to the buffer or the
 * emergency fund are already in those accounts. If no such account is listed, only the emergency goals’ money counts.
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

/** Goal savings come from records, which `checkAmounts` did not see: their sum may still be too large. */
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
