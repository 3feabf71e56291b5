import type { Explanation, Figure } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import { emergencyMonths } from "../plan/safety-asks.ts";
import { err, ok, type Result } from "../result.ts";

export interface FundQuestion {
  /** The minimum monthly needs. */
  needs: Minor;
  earners: "two" | "one";
  income: "steady" | "varies";
  dependants: "none" | "some";
  saved: Minor;
  /** The weekly contribution. */
  weekly: Minor;
}

export interface FundSize {
  months: { count: number; why: Explanation };
  target: Figure;
  missing: Figure;
  /** Null without a contribution. */
  weeks: { count: number; why: Explanation } | null;
}

/** Three months, plus one for each risk that makes a loss of income likelier, longer or harder. */
export function fundSize(question: FundQuestion): Result<FundSize, "negative-amount" | "too-large"> {
  const { needs, saved, weekly } = question;
  if ([needs, saved, weekly].some((amount) => amount < 0)) return err("negative-amount");
  const reasons = reasonsOf(question);
  const count = reasons.reduce((sum, { months }) => sum + months, 0);
  if (!Number.isSafeInteger(needs * count) || !Number.isSafeInteger(saved)) return err("too-large");
  const target = minor(needs * count);
  const missing = minor(Math.max(0, target - saved));
  return ok({
    months: { count, why: whyMonths(reasons) },
    target: { amount: target, why: whyTarget(needs, count) },
    missing: { amount: missing, why: whyMissing(target, saved) },
    weeks: weeksUntil(missing, weekly),
  });
}

function reasonsOf({ earners, income, dependants }: FundQuestion) {
  return [
    { label: "To begin with", months: emergencyMonths },
    { label: "One income alone", months: earners === "one" ? 1 : 0 },
    { label: "An income that varies", months: income === "varies" ? 1 : 0 },
    { label: "Someone depends on you", months: dependants === "some" ? 1 : 0 },
  ];
}

const whyMonths = (reasons: ReturnType<typeof reasonsOf>): Explanation => ({
  formula: "three months, and one more for each of these that is so; a rule of thumb, not a promise",
  inputs: reasons.map(({ label, months }) => ({ label, count: months })),
});

const whyTarget = (needs: Minor, count: number): Explanation => ({
  formula: "one month of needs × months",
  inputs: [
    { label: "One month of needs", amount: needs },
    { label: "Months", count },
  ],
});

const whyMissing = (target: Minor, saved: Minor): Explanation => ({
  formula: "the fund − what is there already, never below zero",
  inputs: [
    { label: "The fund", amount: target },
    { label: "There already", amount: saved },
  ],
});

function weeksUntil(missing: Minor, weekly: Minor): FundSize["weeks"] {
  if (weekly === 0 && missing > 0) return null;
  const inputs = [
    { label: "Still missing", amount: missing },
    { label: "Set aside each week", amount: weekly },
  ];
  const count = missing === 0 ? 0 : Math.ceil(missing / weekly);
  return { count, why: { formula: "what is missing ÷ what goes in each week, rounded up", inputs } };
}

/** Today, or a week in which one more month of needs is covered. */
export interface FundStep {
  /** Weeks from today. */
  week: number;
  /** The balance then. The last week contributes only what is missing. */
  amount: Minor;
  /** The whole months of needs that it covers. */
  months: number;
}

/** Fifty years; a later date is not shown. */
export const maxFundWeeks = 2_600;

/** The steps to the full fund, one per month of needs; empty when it is full already or never will be. */
export function fundSteps({ needs, saved, weekly }: FundQuestion, { months, target, weeks }: FundSize): FundStep[] {
  if (!weeks || weeks.count === 0 || weeks.count > maxFundWeeks) return [];
  const stepAt = (week: number): FundStep => {
    const amount = minor(Math.min(target.amount, saved + weekly * week));
    return { week, amount, months: Math.floor(amount / needs) };
  };
  const first = Math.floor(saved / needs) + 1;
  const toCome = Array.from({ length: months.count - first + 1 }, (_, index) => (first + index) * needs - saved);
  // One week may cover more than one month.
  return [...new Set([0, ...toCome.map((missing) => Math.ceil(missing / weekly))])].map(stepAt);
}
