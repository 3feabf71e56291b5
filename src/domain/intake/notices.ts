import { minimumsOnly } from "../debts/minimums-only.ts";
import { debtsPaidByBills } from "../debts/paid-by-bill.ts";
import type { Household } from "../household/household.ts";
import { type Minor, negate } from "../money/money.ts";
import { monthlyNeeds } from "../plan/flows.ts";
import { bufferTarget } from "../plan/safety-asks.ts";
import { emergencyMoney } from "../plan/set-aside.ts";
import { checkAmounts, type WeeklyBudget, weeklyBudget } from "../plan/weekly-budget.ts";
import type { Day } from "../time/day.ts";

/** A fact that is useful during the intake. Never advice. */
export type Notice =
  /** Bills and everyday spending exceed income by this much a week. */
  | { kind: "short"; amount: Minor }
  /** The debt never ends at its minimum; this much a month would end it within 30 years. */
  | { kind: "debt-never-ends"; id: string; label: string; amount: Minor }
  /** Nothing is set aside; this is the plan's starter buffer. */
  | { kind: "no-buffer"; amount: Minor }
  /** All pay is irregular, and the plan counts this low amount a week. */
  | { kind: "only-irregular"; amount: Minor };

/** Ignores what is not entered yet: a household without an income so far is not short. */
export function intakeNotices(household: Household, today: Day): Notice[] {
  const budget = weeklyBudget(household);
  if (!budget.ok) return [];
  return [
    ...short(household, budget.value),
    ...neverEnding(household, today),
    ...noBuffer(household, budget.value),
    ...onlyIrregular(household, budget.value),
  ];
}

const short = ({ incomes }: Household, { left }: WeeklyBudget): Notice[] =>
  incomes.length > 0 && left.amount < 0 ? [{ kind: "short", amount: negate(left.amount) }] : [];

/** A debt without a minimum may be paid by a bill or be interest-free, so it counts only if unpaid interest accrues. */
function neverEnding({ bills, debts }: Household, start: Day): Notice[] {
  const paidByBills = debtsPaidByBills(bills);
  const known = debts.filter(({ id, minimum, apr }) => minimum > 0 || (apr > 0 && !paidByBills.has(id)));
  const payoff = minimumsOnly({ debts: known, rhythm: "monthly", start });
  if (!payoff.ok) return [];
  return payoff.value.debts.flatMap(({ id, label, end }): Notice[] =>
    end.kind === "never-ends" ? [{ kind: "debt-never-ends", id, label, amount: end.endingPayment }] : [],
  );
}

/** Without listed accounts the buffer is unknown, not zero. */
function noBuffer(household: Household, { canSave }: WeeklyBudget): Notice[] {
  const [checked, setAside] = [checkAmounts(household), emergencyMoney(household)];
  if (!checked.ok || !setAside.ok || household.accounts.length === 0) return [];
  const amount = bufferTarget(monthlyNeeds(checked.value).amount, household.currency);
  const hasGoal = household.goals.some(({ kind, state }) => kind === "emergency" && state !== "archived");
  const isMissing = setAside.value.amount === 0 && !hasGoal && canSave.amount > 0 && amount > 0;
  return isMissing ? [{ kind: "no-buffer", amount }] : [];
}

function onlyIrregular({ incomes }: Household, { income }: WeeklyBudget): Notice[] {
  const isOnly = incomes.length > 0 && incomes.every(({ pay }) => pay.cadence === "irregular");
  return isOnly ? [{ kind: "only-irregular", amount: income.amount }] : [];
}
