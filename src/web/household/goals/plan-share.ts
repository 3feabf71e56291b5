import type { Explanation } from "#domain/explain.ts";
import type { SaveTarget } from "#domain/household/records.ts";
import { type Minor, sum } from "#domain/money/money.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";

/** What this week's plan puts to one place, which may be several of its steps. */
export interface PlanShare {
  amount: Minor;
  /** Nothing is missing once the week is saved as planned. */
  isFilled: boolean;
  why: Explanation;
}

/** Nothing where the plan has no step for it. */
export function planShare(steps: readonly WaterfallStep[], isFor: (target: SaveTarget) => boolean): PlanShare | null {
  const own = steps.filter(({ target }) => isFor(target));
  if (own.length === 0) return null;
  const isFilled = own.every(({ finishes, isFull }) => finishes || isFull);
  return { amount: sum(own.map(({ amount }) => amount)), isFilled, why: whyOf(own) };
}

export const isGoal =
  (id: string) =>
  (target: SaveTarget): boolean =>
    target.kind === "goal" && target.id === id;

/** The buffer is the fund's first part. */
export const isSafety = ({ kind }: SaveTarget): boolean => kind === "buffer" || kind === "emergency";

function whyOf(steps: readonly WaterfallStep[]): Explanation {
  const open = steps.filter(({ isFull }) => !isFull);
  if (open.length < 2) return (open[0] ?? steps[0]!).why;
  return {
    formula: "what this week’s plan puts here, step by step",
    inputs: open.map(({ label, amount }) => ({ label, amount })),
  };
}
