import type { Minor } from "./money/money.ts";
import type { Rate } from "./money/rate.ts";

/** How a figure was computed: the formula in words and its inputs. Every figure on screen has one. */
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

/** An amount with its explanation. */
export interface Figure {
  amount: Minor;
  why: Explanation;
}
