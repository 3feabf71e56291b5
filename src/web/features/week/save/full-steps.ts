import type { Explanation, ExplanationInput } from "#domain/explain.ts";
import { percentOf } from "#domain/money/rate.ts";
import { highApr } from "#domain/plan/safety-asks.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";
import { listWords } from "#web/household/words/list-words.ts";

export interface FullSteps {
  words: string;
  why: Explanation;
}

const debts = `debts above ${percentOf(highApr)}\u00a0%`;

const names: readonly [name: string, isOf: (step: WaterfallStep) => boolean][] = [
  ["buffer", ({ label }) => label === "Starter buffer"],
  [debts, ({ target }) => target.kind === "debt"],
  ["emergency fund", ({ label }) => label === "Emergency fund"],
];

/** The steps of safety that need nothing any more, in a sentence; nothing where each still takes something. */
export function fullSteps(steps: readonly WaterfallStep[]): FullSteps | null {
  const full = names
    .map(([name, isOf]) => ({ name, steps: steps.filter(isOf) }))
    .filter((one) => one.steps.length > 0 && one.steps.every(({ isFull }) => isFull));
  if (full.length === 0) return null;
  const list = listWords(full.map(({ name }) => name));
  const verb = full.length > 1 || full[0]!.name === debts ? "are" : "is";
  const state = full.every(({ name }) => name === debts) ? "paid off" : "full";
  const words = `${list.charAt(0).toUpperCase()}${list.slice(1)} ${verb} ${state}`;
  return { words, why: whyOf(full.flatMap((one) => one.steps)) };
}

const whyOf = (steps: readonly WaterfallStep[]): Explanation => ({
  formula: "what each of these steps asks for is there, so the money runs on to the next",
  inputs: once(steps.flatMap(({ why }) => why.inputs)),
});

/** Two steps go by the same answers; each is said once. */
function once(inputs: readonly ExplanationInput[]): ExplanationInput[] {
  const said = new Map(inputs.map((input) => [JSON.stringify(input), input]));
  return [...said.values()];
}
