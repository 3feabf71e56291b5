import type { SaveTarget } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { WaterfallStep } from "../plan/waterfall.ts";
import { targetKey } from "../saves/totals.ts";

export interface StepDifference {
  target: SaveTarget;
  label: string;
  /** Per week; negative if it gets less. */
  more: Minor;
}

/** Which targets get less (last in the plan first) and which get more: where the money for a change comes from. */
export function stepDifferences(
  before: readonly WaterfallStep[],
  after: readonly WaterfallStep[],
): { less: StepDifference[]; more: StepDifference[] } {
  const byTarget = new Map<string, StepDifference>();
  for (const step of before) enter(byTarget, step, -step.amount);
  for (const step of after) enter(byTarget, step, step.amount);
  const all = [...byTarget.values()];
  return { less: all.filter(({ more }) => more < 0).reverse(), more: all.filter(({ more }) => more > 0) };
}

function enter(byTarget: Map<string, StepDifference>, { target, label }: WaterfallStep, amount: number): void {
  const key = targetKey(target);
  const current = byTarget.get(key) ?? { target, label, more: minor(0) };
  byTarget.set(key, { ...current, more: minor(current.more + amount) });
}
