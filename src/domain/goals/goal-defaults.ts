import type { Explanation, Figure } from "../explain.ts";
import type { GoalKind, Household } from "../household/household.ts";
import { minor, sum } from "../money/money.ts";
import { monthlyNeeds } from "../plan/flows.ts";
import { emergencyMonths } from "../plan/safety-asks.ts";
import { checkAmounts } from "../plan/weekly-budget.ts";
import { independenceTarget } from "../projections/independence.ts";
import { addMonths, type Day } from "../time/day.ts";

export interface GoalDefaults {
  label: string;
  /** Null when the household's data gives no target. */
  target: Figure | null;
  /** Absent for goals that seldom have a date. */
  by?: Day;
}

const labels: Record<GoalKind, string> = {
  emergency: "Emergency fund",
  purchase: "Something we want",
  travel: "A journey",
  education: "Learning",
  home: "A home",
  "debt-free": "Free of debts",
  investing: "Investing",
  independence: "Independence",
  own: "",
};

const monthsAhead: Partial<Record<GoalKind, number>> = { purchase: 6, travel: 9, education: 24, home: 60 };

/** The initial values of a new goal, from the household's data. */
export function goalDefaults(kind: GoalKind, household: Household, today: Day): GoalDefaults {
  const months = monthsAhead[kind];
  const target = targetOf(kind, household);
  return { label: labels[kind], target, ...(months !== undefined && { by: addMonths(today, months) }) };
}

function targetOf(kind: GoalKind, household: Household): Figure | null {
  if (kind === "emergency") return monthsOfNeeds(household);
  if (kind === "debt-free") return allDebts(household);
  return kind === "independence" ? independenceTarget(household) : null;
}

function monthsOfNeeds(household: Household): Figure | null {
  const checked = checkAmounts(household);
  const month = checked.ok ? monthlyNeeds(checked.value).amount : 0;
  if (month === 0) return null;
  const inputs = [
    { label: "One month of needs", amount: minor(month) },
    { label: "Months", count: emergencyMonths },
  ];
  return figure(month * emergencyMonths, { formula: "one month of needs × months", inputs });
}

function allDebts({ debts }: Household): Figure | null {
  const open = debts.filter(({ balance }) => balance > 0);
  const inputs = open.map(({ label, balance }) => ({ label, amount: balance }));
  return open.length === 0
    ? null
    : figure(sum(open.map(({ balance }) => balance)), { formula: "what is owed, added up", inputs });
}

const figure = (amount: number, why: Explanation): Figure | null =>
  Number.isSafeInteger(amount) ? { amount: minor(amount), why } : null;
