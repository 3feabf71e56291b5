import type { Explanation } from "../explain.ts";
import type { Minor } from "../money/money.ts";

export type HealthCheckId =
  | "emergency-months"
  | "savings-rate"
  | "debt-to-income"
  | "housing-share"
  | "high-apr-debt"
  | "decided-weeks";

/** What a check measures in: tenths of months, thousandths of income, or a count. */
export type Measure = { unit: "months-tenths" | "share-thousandths" | "debts" | "weeks"; value: number };

export type NextAction =
  | "keep-going"
  | "add-incomes"
  | "add-outgoings"
  | "add-accounts-and-debts"
  | "mark-housing"
  | "keep-deciding"
  | "grow-emergency-fund"
  | "save-more-a-week"
  | "pay-off-a-debt"
  | "lower-housing-a-month"
  | "decide-this-week";

/** One thing to do. `amount` is what is missing or too much; `debtId` is the debt to turn to. */
export interface NextStep {
  action: NextAction;
  amount?: Minor;
  debtId?: string;
}

/** One check with its reasons. There is no score over all of them: a number without reasons helps nobody. */
export interface HealthCheck {
  id: HealthCheckId;
  state: "good" | "watch" | "unknown";
  /** Absent when it is unknown. */
  value: Measure | undefined;
  threshold: Measure;
  why: Explanation;
  nextStep: NextStep;
}

type Known = Pick<HealthCheck, "id" | "threshold" | "why">;

export const unknownCheck = (known: Known, action: NextAction): HealthCheck => ({
  ...known,
  state: "unknown",
  value: undefined,
  nextStep: { action },
});

export function knownCheck(known: Known, value: number, isGood: boolean, otherwise: NextStep): HealthCheck {
  const nextStep: NextStep = isGood ? { action: "keep-going" } : otherwise;
  return { ...known, state: isGood ? "good" : "watch", value: { unit: known.threshold.unit, value }, nextStep };
}
