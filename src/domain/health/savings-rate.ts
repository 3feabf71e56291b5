import { type Minor, minor, sum } from "../money/money.ts";
import { missingOf } from "../plan/ask.ts";
import type { CheckedHousehold } from "../plan/check-amounts.ts";
import { incomeFlows, outgoings, weekOfFlow } from "../plan/flows.ts";
import { type HealthCheck, knownCheck, type Measure, unknownCheck } from "./check.ts";
import { partsDown, thousandthsUp } from "./part-of.ts";
import { goodSavingsShare } from "./thresholds.ts";

const threshold: Measure = { unit: "share-thousandths", value: goodSavingsShare };

/** By what was saved in an average week where that is known, else by what the plan can save. */
export function checkSavingsRate(household: CheckedHousehold, savedAWeek: Minor | undefined): HealthCheck {
  const income = sum(incomeFlows(household).map(weekOfFlow));
  const saved = savedAWeek === undefined ? plannedSave(household, income) : minor(Math.max(0, savedAWeek));
  const label = savedAWeek === undefined ? "Can be saved a week, by the plan" : "Saved in an average week";
  const inputs = [
    { label, amount: saved },
    { label: "Money in a week", amount: income },
  ];
  const known = { id: "savings-rate", threshold, why: { formula: "saved a week ÷ money in a week", inputs } } as const;
  if (income === 0) return unknownCheck(known, "add-incomes");
  const share = partsDown(saved, income, 1_000);
  const amount = missingOf(thousandthsUp(income, goodSavingsShare), saved);
  return knownCheck(known, share, share >= goodSavingsShare, { action: "save-more-a-week", amount });
}

const plannedSave = (household: CheckedHousehold, income: Minor): Minor =>
  missingOf(income, sum(outgoings(household).map(weekOfFlow)));
