import { moneyToPlanBy } from "#domain/dashboard/plan-for-week.ts";
import { standingOf } from "#domain/dashboard/standing.ts";
import type { Figure } from "#domain/explain.ts";
import { moneyOfGoals } from "#domain/goals/goal-money.ts";
import type { Household } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import { checkAmounts } from "#domain/plan/check-amounts.ts";
import { monthOfNeeds } from "#domain/plan/needs.ts";
import { emergencyMonths, emergencyTarget } from "#domain/plan/safety-asks.ts";
import { knowsSetAside } from "#domain/plan/set-aside.ts";
import type { Figures } from "#web/household/figures/figures.ts";

export interface SafetyFund {
  /** Nothing where nobody has said yet what there is: unknown is not zero. */
  saved: Figure | null;
  target: Minor;
}

export type SafetyParts = Pick<Figures, "household" | "balances" | "saves" | "withdrawals" | "today">;

/** The emergency fund of a household that has no goal for it; nothing where a month's needs are not known. */
export function safetyFund(parts: SafetyParts): SafetyFund | null {
  const { household, balances, saves, withdrawals, today } = parts;
  if (household.goals.some(isOpenEmergencyGoal)) return null;
  const standing = standingOf(household, balances, today);
  const checked = checkAmounts(standing.household);
  if (!checked.ok) return null;
  const needs = monthOfNeeds(checked.value).amount;
  const money = moneyToPlanBy(standing, moneyOfGoals(saves, withdrawals), saves, today, "by-now");
  if (!money.ok || needs === 0) return null;
  const { setAside } = money.value;
  const isKnown = setAside > 0 || knowsSetAside(household);
  return { saved: isKnown ? savedFigure(setAside, needs) : null, target: emergencyTarget(needs) };
}

const isOpenEmergencyGoal = ({ kind, state }: Household["goals"][number]): boolean =>
  kind === "emergency" && (state === "active" || state === "paused");

const savedFigure = (amount: Minor, needs: Minor): Figure => ({
  amount,
  why: {
    formula:
      "cash and savings as you last looked at them, less what goals held of it then, and what was put aside for safety since; against months of needs",
    inputs: [
      { label: "Set aside now", amount },
      { label: "One month of needs", amount: needs },
      { label: "Months", count: emergencyMonths },
    ],
  },
});
