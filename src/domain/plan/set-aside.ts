import type { Explanation, Figure } from "../explain.ts";
import type { Account, Goal, Household } from "../household/household.ts";
import { type GoalHoldings, initialHoldings } from "../ledger/goal-holdings.ts";
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

const isSavings = ({ kind }: Account): boolean => kind === "savings";

/** Without a savings account or an emergency goal the emergency money is unknown, not zero. */
export const knowsSetAside = ({ accounts, goals }: Household): boolean =>
  accounts.some(isSavings) || goals.some(isForEmergencies);

export interface HeldMoney {
  /** What each goal holds in which account; a goal that is missing holds what it had at first. */
  goals: ReadonlyMap<string, GoalHoldings>;
  /** Saves for emergencies that no listed account took in. */
  unheld: Minor;
}

const nothingSaved: HeldMoney = { goals: new Map(), unheld: minor(0) };

/**
 * The household’s emergency money, account by account: what each savings account has beyond what other goals hold there, and
 * what emergency goals hold elsewhere. Money for a goal in another account takes nothing from the savings.
 */
export function emergencyMoney(household: Household, held = nothingSaved): Result<Figure, AmountProblem> {
  const checked = checkAmounts(household);
  if (!checked.ok) return checked;
  const savings = household.accounts.filter(isSavings);
  const inAccounts = savings.map((account) => partOfAccount(account, household, held));
  const elsewhere = partsElsewhere(household, held, new Set(savings.map(({ id }) => id)));
  return addUpParts([...inAccounts.flat(), ...elsewhere], formulaFor(savings.length > 0));
}

const formulaFor = (hasSavings: boolean): string =>
  hasSavings
    ? "each savings account − what other goals hold there, never below zero, + what emergency goals hold elsewhere"
    : "what emergency goals hold and what was saved for emergencies, as no savings account is listed";

type Part = { label: string; amount: Minor };

const holdingsOf = (goal: Goal, household: Household, { goals }: HeldMoney): GoalHoldings =>
  goals.get(goal.id) ?? initialHoldings(goal, household);

/** An account and what other goals hold there, at most what it has: an account never owes emergency money. */
function partOfAccount({ id, label, balance }: Account, household: Household, held: HeldMoney): Part[] {
  let left = Math.max(0, balance);
  const others = household.goals
    .filter((goal) => isOpen(goal) && !isForEmergencies(goal))
    .flatMap((goal): Part[] => {
      const part = Math.min(left, Math.max(0, holdingsOf(goal, household, held).get(id) ?? 0));
      left -= part;
      return part === 0 ? [] : [{ label: `${goal.label} (held in ${label})`, amount: negate(minor(part)) }];
    });
  return [{ label, amount: minor(Math.max(0, balance)) }, ...others];
}

function partsElsewhere(household: Household, held: HeldMoney, savings: ReadonlySet<string>): Part[] {
  const inGoals = household.goals.filter(isForEmergencies).flatMap((goal): Part[] => {
    const entries = [...holdingsOf(goal, household, held)].filter(([account]) => !savings.has(account));
    const amount = minor(
      Math.max(
        0,
        entries.reduce((total, [, part]) => total + part, 0),
      ),
    );
    return amount === 0 && savings.size > 0 ? [] : [{ label: goal.label, amount }];
  });
  return held.unheld === 0
    ? inGoals
    : [...inGoals, { label: "Saved for emergencies, in no account", amount: held.unheld }];
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
