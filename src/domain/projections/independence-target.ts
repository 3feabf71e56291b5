import type { Figure } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { minor, sum } from "../money/money.ts";
import { checkAmounts } from "../plan/check-amounts.ts";
import { outgoings } from "../plan/flows.ts";
import { perYear } from "../time/cadence.ts";
import { assumptionsOf } from "./assumptions.ts";
import { yearsToIndependence } from "./independence.ts";

/**
 * What would carry the household's bills and budgets for good, in today's money. Debt payments are left out: they are gone
 * by then. Nothing where no bill or budget was said.
 */
export function independenceTarget(household: Household): Figure | null {
  const checked = checkAmounts(household);
  if (!checked.ok) return null;
  const lasting = outgoings(checked.value).filter(({ from }) => from !== "debt");
  const yearlySpending = sum(lasting.map(({ amount, cadence }) => perYear(amount, cadence)));
  const { withdrawal } = assumptionsOf(household);
  const none = { balance: minor(0), weekly: minor(0), realRate: withdrawal };
  const answer = yearsToIndependence({ yearlySpending, withdrawalRate: withdrawal, ...none });
  return answer.ok ? answer.value.target : null;
}
