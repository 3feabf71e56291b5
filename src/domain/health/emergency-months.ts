import type { Minor } from "../money/money.ts";
import { missingOf } from "../plan/ask.ts";
import type { CheckedHousehold } from "../plan/check-amounts.ts";
import { monthOfNeeds } from "../plan/needs.ts";
import { emergencyTarget } from "../plan/safety-asks.ts";
import { knowsSetAside } from "../plan/set-aside.ts";
import { type HealthCheck, knownCheck, type Measure, unknownCheck } from "./check.ts";
import { partsDown } from "./part-of.ts";
import { goodEmergencyTenths } from "./thresholds.ts";

const threshold: Measure = { unit: "months-tenths", value: goodEmergencyTenths };

/** How long the emergency money would last. */
export function checkEmergencyMonths(household: CheckedHousehold, setAside: Minor): HealthCheck {
  const needs = monthOfNeeds(household).amount;
  const inputs = [
    { label: "Set aside for emergencies", amount: setAside },
    { label: "One month of needs", amount: needs },
  ];
  const known = {
    id: "emergency-months",
    threshold,
    why: { formula: "set aside ÷ one month of needs", inputs },
  } as const;
  if (needs === 0) return unknownCheck(known, "add-outgoings");
  if (setAside === 0 && !knowsSetAside(household)) return unknownCheck(known, "add-accounts-and-debts");
  const tenths = partsDown(setAside, needs, 10);
  const amount = missingOf(emergencyTarget(needs), setAside);
  return knownCheck(known, tenths, tenths >= goodEmergencyTenths, { action: "grow-emergency-fund", amount });
}
