import type { Explanation } from "../explain.ts";
import type { Save, SaveTarget } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { add, type Minor, minor, subtract } from "../money/money.ts";
import type { WaterfallStep } from "../plan/waterfall.ts";
import { targetKey } from "./totals.ts";

/** How much of what is put aside goes to one place. */
export interface SaveShare {
  target: SaveTarget;
  amount: Minor;
}

export interface SaveEntry extends SaveShare {
  personId: string;
}

/** Nothing put aside is a decision too, and an entry of its own. */
export const nothingAside: readonly SaveShare[] = [{ target: { kind: "buffer" }, amount: minor(0) }];

/** One share a place, in order. What gets nothing is left out. */
export function sharesOf(parts: readonly SaveShare[]): SaveShare[] {
  const byPlace = new Map<string, SaveShare>();
  for (const { target, amount } of parts) {
    if (amount === 0) continue;
    const key = targetKey(target);
    byPlace.set(key, { target, amount: add(byPlace.get(key)?.amount ?? minor(0), amount) });
  }
  return [...byPlace.values()];
}

/** Every share in equal parts between those who put it aside, odd units to the first. A part of nothing is no entry. */
export function entriesBetween(shares: readonly SaveShare[], people: readonly string[]): SaveEntry[] {
  return shares.flatMap(({ target, amount }) =>
    partsOf(amount, people.length)
      .map((part, index) => ({ personId: people[index]!, target, amount: part }))
      .filter((entry) => entry.amount > 0 || amount === 0),
  );
}

function partsOf(amount: Minor, count: number): Minor[] {
  const parts = allocate(amount, Array<number>(count).fill(1));
  return parts.ok ? parts.value : [];
}

/**
 * Where an amount goes in a week that put something aside already: each step less what went to its place. `steps` are of
 * all that the week puts aside, so that saving in two goes ends where saving at once would have.
 */
export function restOf(steps: readonly WaterfallStep[], saves: readonly Save[], amount: Minor): WaterfallStep[] {
  const there = new Map(sharesOf(saves).map((share) => [targetKey(share.target), share.amount]));
  let left = amount;
  return steps.map((step) => {
    const key = targetKey(step.target);
    const done = minor(Math.min(step.amount, there.get(key) ?? 0));
    there.set(key, subtract(there.get(key) ?? minor(0), done));
    const share = minor(Math.min(left, step.amount - done));
    left = subtract(left, share);
    return withShare(step, done, share);
  });
}

function withShare(step: WaterfallStep, done: Minor, amount: Minor): WaterfallStep {
  if (amount === step.amount) return step;
  const finishes = amount > 0 && done + amount === step.remainingBefore;
  return { ...step, amount, finishes, why: whyLess(step.why, done) };
}

const whyLess = ({ formula, inputs }: Explanation, done: Minor): Explanation => ({
  formula: `${formula}; less what this week put aside already`,
  inputs: [...inputs, { label: "Put aside for it this week", amount: done }],
});
