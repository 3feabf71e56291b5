import { type CooperativeTask, inSequence } from "../cooperative-task.ts";
import { comparePlans, type PlanComparison } from "../debts/compare-payoffs.ts";
import { choicesOf, type PayoffPlan, payoffPlanOf } from "../debts/payoff-plan.ts";
import type { Explanation } from "../explain.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import { type WeeklyBudget, weeklyBudget } from "../plan/weekly-budget.ts";
import { type Ahead, type AheadProblem, type AheadStart, ahead, type SavingSpread } from "../projections/ahead.ts";
import { type AheadLine, type AheadPoint, whyPoint } from "../projections/ahead-line.ts";
import { err, ok, type Result } from "../result.ts";
import { type TriedChange, type TriedOut, type TriedProblem, tryOut } from "./try-out.ts";

export interface WhatIfInput {
  start: AheadStart;
  changes: readonly TriedChange[];
  years: number;
  /** The spread of recent weekly savings; absent: unknown. */
  saving?: SavingSpread;
}

/** One side of the comparison. */
interface Side {
  start: TriedOut;
  budget: WeeklyBudget;
  ahead: Ahead;
}

export interface WhatIfAnswer {
  asIs: Side;
  tried: Side;
  /** Null without debts. */
  debts: PlanComparison | null;
  /** Every result that can differ, with the difference. */
  differences: readonly Difference[];
}

export type WhatIfProblem = TriedProblem | AheadProblem;

/** Compares the current plan with a changed copy. Pure and deterministic. */
export function* whatIf(input: WhatIfInput): CooperativeTask<Result<WhatIfAnswer, WhatIfProblem>> {
  const changed = tryOut(input.start, input.changes);
  if (!changed.ok) return changed;
  const [asIs, tried] = yield* inSequence([sideOf(input.start, input), sideOf(changed.value, input)]);
  if (!asIs!.ok) return asIs!;
  if (!tried!.ok) return tried!;
  const sides = { asIs: asIs!.value, tried: tried!.value };
  const debts = comparedDebts(input.start, changed.value);
  return ok({ ...sides, debts, differences: differencesOf({ ...sides, debts }) });
}

function* sideOf(start: TriedOut, { years, saving }: WhatIfInput): CooperativeTask<Result<Side, WhatIfProblem>> {
  const budget = weeklyBudget(start.household);
  if (!budget.ok) return err(budget.problem);
  const spread = spreadFor(start, budget.value, saving);
  const walked = yield* ahead({ ...start, years, ...(spread && { saving: spread }) });
  return walked.ok ? ok({ start, budget: budget.value, ahead: walked.value }) : walked;
}

/** Applies the past spread around the planned savings. A trial amount is at most what can be saved. */
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

/** One result on both sides. `more` is tried − as is; null when either side has no such figure. */
export type Difference = { label: string; why: Explanation } & (
  | { what: "can-save" | "interest"; asIs: Minor | null; tried: Minor | null; more: Minor | null }
  | { what: "net-worth" | "real-worth"; year: number; asIs: Minor; tried: Minor; more: Minor }
  /** Weeks from now; null when it is not reached within the projected years. */
  | { what: "goal" | "debt"; id: string; asIs: number | null; tried: number | null; more: number | null }
  | { what: "debt-free" | "independence"; asIs: number | null; tried: number | null; more: number | null }
);

interface Compared {
  asIs: Side;
  tried: Side;
  debts: PlanComparison | null;
}

function differencesOf(compared: Compared): Difference[] {
  return [canSave(compared), ...arrivals(compared), ...interest(compared), ...worth(compared)];
}

function canSave({ asIs, tried }: Compared): Difference {
  const [now, then] = [asIs.budget.canSave.amount, tried.budget.canSave.amount];
  const why = whyDifference("can be saved a week as tried − as it is", now, then);
  return { what: "can-save", label: "Can be saved a week", asIs: now, tried: then, more: subtract(then, now), why };
}

function arrivals({ asIs, tried }: Compared): Difference[] {
  const [now, then] = [asIs.ahead.expected, tried.ahead.expected];
  const { goals, debts } = tried.start.household;
  return [
    ...goals
      .filter(({ id }) => now.goals.has(id) || then.goals.has(id))
      .map(({ id, label }) => arrival({ what: "goal", id, label }, now.goals.get(id), then.goals.get(id))),
    ...debts
      .filter(({ id }) => now.debts.get(id) !== 0)
      .map(({ id, label }) => arrival({ what: "debt", id, label }, now.debts.get(id), then.debts.get(id))),
    ...(debts.length > 0 ? [arrival({ what: "debt-free", label: "Debt-free" }, ...both(now, then, "debtFree"))] : []),
    arrival({ what: "independence", label: "Independence" }, ...both(now, then, "independence")),
  ];
}

const both = (now: AheadLine, then: AheadLine, name: "debtFree" | "independence") => [now[name], then[name]] as const;

type Named = { label: string } & ({ what: "goal" | "debt"; id: string } | { what: "debt-free" | "independence" });

function arrival(named: Named, now: number | null = null, then: number | null = null): Difference {
  const more = now === null || then === null ? null : then - now;
  const weeks = (label: string, count: number | null) =>
    count === null ? { label, text: "not within these years" } : { label, count };
  const formula = "weeks of the plan until it is there, one week after the other, as tried − as it is";
  const why = { formula, inputs: [weeks("As it is", now), weeks("Tried", then)] };
  return { ...named, asIs: now, tried: then, more, why };
}

/** By the household's order and extra, as on the debts screen. */
function interest({ debts }: Compared): Difference[] {
  if (!debts) return [];
  const of = ({ ending }: PlanComparison["asIs"]) => (ending.kind === "debt-free" ? ending.interest : null);
  const [now, then] = [of(debts.asIs), of(debts.tried)];
  const more = now === null || then === null ? null : subtract(then, now);
  return [{ what: "interest", label: "Interest still to pay", asIs: now, tried: then, more, why: debts.why }];
}

/** All years that both sides have. */
function worth({ asIs, tried }: Compared): Difference[] {
  const [now, then] = [asIs.ahead.expected.points, tried.ahead.expected.points];
  return now.slice(1, then.length).flatMap((point, index) => worthIn(point, then[index + 1]!));
}

function worthIn(now: AheadPoint, then: AheadPoint): Difference[] {
  const { year } = now;
  const why = { formula: `${whyPoint(then).formula}; as tried − as it is`, inputs: partsApart(now, then) };
  return [
    {
      what: "net-worth",
      label: "Net worth",
      year,
      asIs: now.net,
      tried: then.net,
      more: subtract(then.net, now.net),
      why,
    },
    {
      what: "real-worth",
      label: "Net worth in today’s money",
      year,
      asIs: now.real,
      tried: then.real,
      more: subtract(then.real, now.real),
      why,
    },
  ];
}

/** The parts that differ; they add up to the difference in net worth. */
function partsApart(now: AheadPoint, then: AheadPoint): { label: string; amount: Minor }[] {
  const labels = [...new Set([...now.parts, ...then.parts].map(({ label }) => label))];
  const amountIn = ({ parts }: AheadPoint, label: string) => parts.find((part) => part.label === label)?.amount ?? 0;
  return labels
    .map((label) => ({ label, amount: (amountIn(then, label) - amountIn(now, label)) as Minor }))
    .filter(({ amount }) => amount !== 0);
}

const whyDifference = (formula: string, now: Minor, then: Minor): Explanation => ({
  formula,
  inputs: [
    { label: "As it is", amount: now },
    { label: "Tried", amount: then },
  ],
});
