import { missingOf } from "../plan/ask.ts";
import type { CheckedHousehold } from "../plan/check-amounts.ts";
import { monthOfHousing, monthOfIncome } from "../plan/needs.ts";
import { type HealthCheck, knownCheck, type Measure, unknownCheck } from "./check.ts";
import { partsUp, thousandthsDown } from "./part-of.ts";
import { goodHousingShare } from "./thresholds.ts";

const threshold: Measure = { unit: "share-thousandths", value: goodHousingShare };

/** Housing that nobody marked as such is unknown, not free. */
export function checkHousingShare(household: CheckedHousehold): HealthCheck {
  const housing = monthOfHousing(household);
  const income = monthOfIncome(household).amount;
  const inputs = [...housing.why.inputs, { label: "Money in a month", amount: income }];
  const known = {
    id: "housing-share",
    threshold,
    why: { formula: "housing a month ÷ money in a month", inputs },
  } as const;
  if (income === 0) return unknownCheck(known, "add-incomes");
  if (housing.amount === 0) return unknownCheck(known, "mark-housing");
  const share = partsUp(housing.amount, income, 1_000);
  const amount = missingOf(housing.amount, thousandthsDown(income, goodHousingShare));
  return knownCheck(known, share, share <= goodHousingShare, { action: "lower-housing-a-month", amount });
}
