import type { Explanation } from "../explain.ts";
import type { Category } from "../household/household.ts";
import { daysBetween } from "../time/day.ts";
import { type Envelope, whyLeft } from "./envelopes.ts";
import type { PeriodSpending } from "./period-spending.ts";

/** Notable facts of a period, for a summary sentence. */
export interface PeriodFacts {
  /** Categories over their budgets, the furthest first. */
  over: readonly Envelope[];
  /** The category that spends fastest for the elapsed days and has money left; only during the period. */
  ahead: Envelope | null;
  /** At most two categories that spend much slower than the elapsed days; only during the period. */
  quiet: readonly Category[];
  /** The category with the most spending. */
  most: Envelope | null;
}

/** The elapsed days of a period, today included, and its length. */
interface Elapsed {
  days: number;
  of: number;
}

const mostQuiet = 2;
/** Before this fraction of a period every category is quiet. */
const earliestQuiet = 3 / 7;
/** How far spending must lag behind the days, as a fraction of the budget. */
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

/** The quietest categories in the household's order. One with net refunds does not count. */
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

/** Explains a period's spending by category, in the household's order. */
export function whySpent({ envelopes, uncategorized }: PeriodSpending): Explanation {
  const taken = envelopes.filter(({ spent }) => spent !== 0);
  const loose = uncategorized ? [{ label: "Without a category", amount: uncategorized.spent }] : [];
  return {
    formula: "everyday spending of these days, refunds taken off; bills are planned apart",
    inputs: [...taken.map(({ category, spent }) => ({ label: category.label, amount: spent })), ...loose],
  };
}

/** Explains what a category has left, by the week's budget or by those of all days. */
export function whyEnvelope({ period }: PeriodSpending, envelope: Envelope): Explanation {
  const why = whyLeft(envelope);
  if (period.kind === "week") return why;
  return { ...why, formula: "the weekly budgets of these days, a seventh a day + carried over − spent" };
}

/** Explains what all budgets together leave. */
export const whyTotalLeft = ({ total }: PeriodSpending): Explanation => ({
  formula: "all budgets + carried over − everyday spending, with a category or without",
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
