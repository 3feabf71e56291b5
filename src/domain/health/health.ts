import type { Household } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import { type AmountProblem, checkAmounts } from "../plan/check-amounts.ts";
import { err, ok, type Result } from "../result.ts";
import type { HealthCheck } from "./check.ts";
import { checkDebtToIncome, checkHighAprDebt } from "./debt-checks.ts";
import { checkDecidedWeeks, type WeekHistory } from "./decided-weeks.ts";
import { checkEmergencyMonths } from "./emergency-months.ts";
import { checkHousingShare } from "./housing-share.ts";
import { checkSavingsRate } from "./savings-rate.ts";

export interface HealthInput {
  /** With what its debts stand at now, see `withDebtBalances`. */
  household: Household;
  /** Emergency money the household has now, as `emergencyMoney` finds it. */
  setAside: Minor;
  /** What was really saved in an average week, once there are weeks to tell it from. */
  savedAWeek?: Minor;
  weeks: WeekHistory;
}

/** All six, in the order they are shown. A household that has said nothing gets six unknowns. */
export function healthChecks(input: HealthInput): Result<HealthCheck[], AmountProblem> {
  const checked = checkAmounts(input.household);
  if (!checked.ok) return checked;
  if (input.setAside < 0) return err("negative-amount");
  if (![input.setAside, input.savedAWeek ?? 0].every(Number.isSafeInteger)) return err("too-large");
  const household = checked.value;
  return ok([
    checkEmergencyMonths(household, input.setAside),
    checkSavingsRate(household, input.savedAWeek),
    checkDebtToIncome(household),
    checkHousingShare(household),
    checkHighAprDebt(household),
    checkDecidedWeeks(input.weeks),
  ]);
}
