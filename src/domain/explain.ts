import type { Minor } from "./money/money.ts";
import type { Rate } from "./money/rate.ts";

/** What a figure came from: the formula in words, and the answers that went into it. Every figure on screen has one. */
export interface Explanation {
  formula: string;
  inputs: readonly ExplanationInput[];
}

export type ExplanationInput = { label: string } & (
  | { amount: Minor }
  | { rate: Rate }
  | { count: number }
  | { text: string }
);

/** A figure with its reasons. */
export interface Figure {
  amount: Minor;
  why: Explanation;
}
