import { comparePlans, type PlanComparison } from "../debts/compare-plans.ts";
import { choicesOf, payoffPlanOf } from "../debts/payoff-choice.ts";
import type { PayoffPlan } from "../debts/payoff-plan.ts";
import { minor } from "../money/money.ts";
import { type WeeklyBudget, weeklyBudget } from "../plan/weekly-budget.ts";
import { type Ahead, type AheadProblem, ahead } from "../projections/ahead.ts";
import type { AheadStart } from "../projections/ahead-start.ts";
import type { SavingSpread } from "../projections/saving-spread.ts";
import { err, ok, type Result } from "../result.ts";
import { inTurn, type Steps } from "../steps.ts";
import type { TriedChange, TriedProblem } from "./change.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { type TriedOut, tryOut } from "./try-out.ts";

export interface WhatIfInput {
  start: AheadStart;
  changes: readonly TriedChange[];
  years: number;
  /** How unevenly weeks went lately; absent: not known. */
  saving?: SavingSpread;
}

/** One side of the comparison. */
export interface Side {
  start: TriedOut;
  budget: WeeklyBudget;
  ahead: Ahead;
}

export interface WhatIfAnswer {
  asIs: Side;
  tried: Side;
  /** Nothing where no debts are owed. */
  debts: PlanComparison | null;
  /** What changes, and what it comes to, one by one. */
  differences: readonly Difference[];
}

export type WhatIfProblem = TriedProblem | AheadProblem;

/** Today's plan beside a changed copy of it. Nothing is written; the same input gives the same answer. */
export function* whatIf(input: WhatIfInput): Steps<Result<WhatIfAnswer, WhatIfProblem>> {
  const changed = tryOut(input.start, input.changes);
  if (!changed.ok) return changed;
  const [asIs, tried] = yield* inTurn([sideOf(input.start, input), sideOf(changed.value, input)]);
  if (!asIs!.ok) return asIs!;
  if (!tried!.ok) return tried!;
  const sides = { asIs: asIs!.value, tried: tried!.value };
  const debts = comparedDebts(input.start, changed.value);
  return ok({ ...sides, debts, differences: differencesOf({ ...sides, debts }) });
}

function* sideOf(start: TriedOut, { years, saving }: WhatIfInput): Steps<Result<Side, WhatIfProblem>> {
  const budget = weeklyBudget(start.household);
  if (!budget.ok) return err(budget.problem);
  const spread = spreadFor(start, budget.value, saving);
  const walked = yield* ahead({ ...start, years, ...(spread && { saving: spread }) });
  return walked.ok ? ok({ start, budget: budget.value, ahead: walked.value }) : walked;
}

/** Weeks go as unevenly as they did, around what is put aside now. A tried amount is at most what can be saved. */
function spreadFor({ weekly }: TriedOut, { canSave }: WeeklyBudget, saving?: SavingSpread): SavingSpread | undefined {
  const planned = weekly === undefined ? canSave.amount : minor(Math.min(weekly, canSave.amount));
  if (!saving) return weekly === undefined ? undefined : { low: planned, expected: planned, high: planned };
  const shifted = (amount: number) => minor(Math.max(0, planned + amount - saving.expected));
  return { low: shifted(saving.low), expected: planned, high: shifted(saving.high) };
}

function comparedDebts(now: AheadStart, then: AheadStart): PlanComparison | null {
  const compared = comparePlans(planOf(now), planOf(then));
  return compared.ok ? compared.value : null;
}

const planOf = ({ household: { debts, payoff }, today }: AheadStart): PayoffPlan =>
  payoffPlanOf(debts, choicesOf(payoff, debts), today);
