import type { Explanation, Figure } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { add, divideHalfEven, type Minor, minor, negate, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { type Outgoing, weeklyAmount, weeklyOutgoings } from "./flows.ts";
import { missingAmount } from "./safety-asks.ts";
import { type BudgetProblem, type CheckedHousehold, checkAmounts, weeklyBudget } from "./weekly-budget.ts";

/** A bill may get cheaper by one part in ten when the household negotiates. A guess, and shown as one. */
export const cheaperBillPart = 10;

export interface Change {
  kind: "spend-less" | "drop-bill" | "cheaper-bill";
  /** The id of the category or the bill. */
  id: string;
  label: string;
  /** Weekly amounts. */
  before: Minor;
  after: Minor;
  weekly: Minor;
  /** Includes all changes before it. */
  cumulative: Minor;
  why: Explanation;
}

export interface ShortfallPlan {
  /** Per week. */
  missing: Figure;
  changes: Change[];
  uncovered: Figure;
}

export type ShortfallProblem = BudgetProblem | "not-short";

type Candidate = Pick<Change, "kind" | "id" | "label" | "before"> & { most: Minor };

/** The changes that would cover every week: wants before needs, the smallest change first. */
export function shortfallPlan(household: Household): Result<ShortfallPlan, ShortfallProblem> {
  const budget = weeklyBudget(household);
  if (!budget.ok) return budget;
  const { amount, why } = budget.value.left;
  if (amount >= 0) return err("not-short");
  const checked = checkAmounts(household);
  if (!checked.ok) return checked;
  const formula = "bills and debt minimums + everyday spending − money in";
  const missing = { amount: negate(amount), why: { formula, inputs: why.inputs } };
  const changes = changesUntil(missing.amount, candidates(checked.value));
  return ok({ missing, changes, uncovered: uncoveredBy(changes, missing.amount) });
}

function candidates(household: CheckedHousehold): Candidate[] {
  const out = weeklyOutgoings(household);
  const wants = out.filter(({ kind }) => kind === "want");
  const ofKind = (kind: Change["kind"], flows: readonly Outgoing[]) =>
    flows.map((flow) => candidate(kind, flow)).sort((a, b) => a.most - b.most);
  return [
    ...ofKind(
      "spend-less",
      wants.filter(({ from }) => from === "category"),
    ),
    ...ofKind(
      "drop-bill",
      wants.filter(({ from }) => from === "bill"),
    ),
    ...ofKind(
      "cheaper-bill",
      out.filter(({ kind, from }) => kind === "need" && from === "bill"),
    ),
  ].filter(({ most }) => most > 0);
}

function candidate(kind: Change["kind"], flow: Outgoing): Candidate {
  const before = weeklyAmount(flow);
  const most = kind === "cheaper-bill" ? minor(divideHalfEven(before, cheaperBillPart)) : before;
  return { kind, id: flow.id, label: flow.label, before, most };
}

/** `open` is what was missing before this change. */
type Taken = Omit<Candidate, "most"> & { weekly: Minor; open: Minor };

const total = (taken: readonly Taken[]): Minor => sum(taken.map(({ weekly }) => weekly));

function changesUntil(missing: Minor, all: readonly Candidate[]): Change[] {
  let cumulative = minor(0);
  return needed(missing, take(missing, all)).map((taken) => {
    const { open: _, ...what } = taken;
    cumulative = add(cumulative, what.weekly);
    return { ...what, after: subtract(what.before, what.weekly), cumulative, why: whyOf(taken) };
  });
}

/** A category gives only what is still missing; a bill is dropped whole or not at all. */
function take(missing: Minor, all: readonly Candidate[]): Taken[] {
  const taken: Taken[] = [];
  for (const { most, ...what } of all) {
    const open = subtract(missing, total(taken));
    if (open <= 0) break;
    taken.push({ ...what, open, weekly: what.kind === "spend-less" && most > open ? open : most });
  }
  return taken;
}

/** Puts back a bill that a later, larger one makes unnecessary: nobody should give up two things when one is enough. */
function needed(missing: Minor, taken: readonly Taken[]): Taken[] {
  return taken.reduce<Taken[]>(
    (left, one) => {
      const without = left.filter((other) => other !== one);
      return one.kind !== "spend-less" && total(without) >= missing ? without : left;
    },
    [...taken],
  );
}

const formulas: Record<Change["kind"], string> = {
  "spend-less": "the weekly budget of a want, or what is still missing where that is less",
  "drop-bill": "a bill that is a want, as it comes to one week",
  "cheaper-bill": "a bill as it comes to one week ÷ 10, rounded, as a guess at what asking for a better price brings",
};

const whyOf = ({ kind, label, before, open }: Taken): Explanation => ({
  formula: formulas[kind],
  inputs: [{ label, amount: before }, ...(kind === "spend-less" ? [{ label: "Still missing", amount: open }] : [])],
});

function uncoveredBy(changes: readonly Change[], missing: Minor): Figure {
  const covered = changes.at(-1)?.cumulative ?? minor(0);
  const inputs = [
    { label: "Missing a week", amount: missing },
    { label: "All changes", amount: covered },
  ];
  return {
    amount: missingAmount(missing, covered),
    why: { formula: "missing − all changes; never below zero", inputs },
  };
}
