import type { SaveTarget } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { WaterfallStep } from "../plan/waterfall.ts";
import { targetKey } from "../saves/totals.ts";

export interface StepApart {
  target: SaveTarget;
  label: string;
  /** A week; below zero it gets less. */
  more: Minor;
}

/** Which places get less, the last in the plan first, and which get more: where the money for a change comes from. */
export function stepsApart(
  before: readonly WaterfallStep[],
  after: readonly WaterfallStep[],
): { less: StepApart[]; more: StepApart[] } {
  const places = new Map<string, StepApart>();
  for (const step of before) enter(places, step, -step.amount);
  for (const step of after) enter(places, step, step.amount);
  const apart = [...places.values()];
  return { less: apart.filter(({ more }) => more < 0).reverse(), more: apart.filter(({ more }) => more > 0) };
}

function enter(places: Map<string, StepApart>, { target, label }: WaterfallStep, amount: number): void {
  const key = targetKey(target);
  const known = places.get(key) ?? { target, label, more: minor(0) };
  places.set(key, { ...known, more: minor(known.more + amount) });
}
