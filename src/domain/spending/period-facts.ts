import type { Explanation } from "../explain.ts";
import type { Category } from "../household/household.ts";
import { daysBetween } from "../time/day.ts";
import { type Envelope, whyLeft } from "./envelopes.ts";
import type { PeriodSpending } from "./period-spending.ts";

/** What stands out in a period, for a sentence about it. */
export interface PeriodFacts {
  /** Over their budgets, the furthest first. */
  over: readonly Envelope[];
  /** Ahead of the days by the most, with something left; only while the period lasts. */
  ahead: Envelope | null;
  /** Well behind the days, two at the most; only while the period lasts. */
  quiet: readonly Category[];
  /** What took the most. */
  most: Envelope | null;
}

/** Days of a period that have come, today included, of all it has. */
interface Elapsed {
  days: number;
  of: number;
}

const mostQuiet = 2;
/** Before this part of a period everything is quiet. */
const earliestQuiet = 3 / 7;
/** So far behind the days, as a part of its money. */
const behind = 0.1;

export function elapsedIn({ period, daysLeft }: PeriodSpending): Elapsed {
  const of = daysBetween(period.from, period.to) + 1;
  return { days: daysLeft === 0 ? of : of - daysLeft + 1, of };
}

export function periodFacts(spending: PeriodSpending): PeriodFacts {
  const { envelopes, daysLeft } = spending;
  const { days, of } = elapsedIn(spending);
  const over = envelopes.filter(({ left }) => left < 0).sort((a, b) => a.left - b.left);
  const most = largest(
    envelopes.filter(({ spent }) => spent > 0),
    ({ spent }) => spent,
  );
  if (daysLeft === 0) return { over, most, ahead: null, quiet: [] };
  return { over, most, ahead: furthestAhead(envelopes, days / of), quiet: quietOnes(envelopes, days / of) };
}

const roomOf = ({ budget, carried }: Envelope): number => budget + carried;

function furthestAhead(envelopes: readonly Envelope[], elapsed: number): Envelope | null {
  const beyond = (envelope: Envelope) => envelope.spent - roomOf(envelope) * elapsed;
  const candidates = envelopes.filter((envelope) => envelope.left > 0 && envelope.spent > 0 && beyond(envelope) > 0);
  return largest(candidates, beyond);
}

/** The quietest, in the household's order. What brought money back is no quiet one. */
function quietOnes(envelopes: readonly Envelope[], elapsed: number): Category[] {
  if (elapsed < earliestQuiet) return [];
  const part = (envelope: Envelope) => envelope.spent / roomOf(envelope);
  const isQuiet = (envelope: Envelope) =>
    roomOf(envelope) > 0 && envelope.spent >= 0 && part(envelope) < elapsed - behind;
  const quiet = envelopes
    .filter(isQuiet)
    .sort((a, b) => part(a) - part(b))
    .slice(0, mostQuiet);
  return envelopes.filter((envelope) => quiet.includes(envelope)).map(({ category }) => category);
}

function largest(envelopes: readonly Envelope[], size: (envelope: Envelope) => number): Envelope | null {
  return envelopes.reduce<Envelope | null>((best, one) => (best && size(best) >= size(one) ? best : one), null);
}

/** Why a period's spending is what it is: what each category took, in the household's order. */
export function whySpent({ envelopes, uncategorised }: PeriodSpending): Explanation {
  const taken = envelopes.filter(({ spent }) => spent !== 0);
  const loose = uncategorised ? [{ label: "Without a category", amount: uncategorised.spent }] : [];
  return {
    formula: "all spending of these days, refunds taken off",
    inputs: [...taken.map(({ category, spent }) => ({ label: category.label, amount: spent })), ...loose],
  };
}

/** Why a category has left what it has: by the week's budget, or by those of all its days. */
export function whyEnvelope({ period }: PeriodSpending, envelope: Envelope): Explanation {
  const why = whyLeft(envelope);
  if (period.kind === "week") return why;
  return { ...why, formula: "the weekly budgets of these days, a seventh a day + carried over − spent" };
}

/** Why all budgets together leave what they do. */
export const whyTotalLeft = ({ total }: PeriodSpending): Explanation => ({
  formula: "all budgets + carried over − spent on them",
  inputs: [
    { label: "Budgets", amount: total.budget },
    { label: "Carried over", amount: total.carried },
    { label: "Spent", amount: total.spent },
  ],
});

export const whyPerDayLeft = ({ total, daysLeft }: PeriodSpending): Explanation => ({
  formula: "what all budgets leave ÷ days left, rounded down and never below zero",
  inputs: [
    { label: "Left", amount: total.left },
    { label: "Days left, today included", count: daysLeft },
  ],
});
