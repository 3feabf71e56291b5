import type { Explanation, ExplanationInput, Figure } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import { isRate, type Rate } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";
import { paymentsAYear } from "../time/cadence.ts";

export interface GrowthPlan {
  start: Minor;
  /** A constant contribution at the end of each week. */
  weekly: Minor;
  /** Nominal, per year. */
  rate: Rate;
  /** The yearly rise of prices. */
  inflation: Rate;
  /** Whole years, 1 to 100. */
  years: number;
}

export type GrowthProblem =
  | "negative-start"
  | "negative-contribution"
  | "rate-out-of-range"
  | "bad-years"
  | "too-large";

/** The state at the end of a year; year 0 is the start. start + contributed + growth = balance. */
export interface GrowthYear {
  year: number;
  contributed: Minor;
  growth: Minor;
  balance: Minor;
  /** The balance in today's money. */
  real: Minor;
}

export interface Growth {
  years: readonly GrowthYear[];
  contributed: Figure;
  growth: Figure;
  balance: Figure;
  real: Figure;
}

/** How a balance grows with weekly contributions, year by year. */
export function projectGrowth(plan: GrowthPlan): Result<Growth, GrowthProblem> {
  const problem = problemOf(plan);
  if (problem) return err(problem);
  const years: GrowthYear[] = [];
  let balance: number = plan.start;
  let prices = 1;
  for (let year = 0; year <= plan.years; year++) {
    const current = yearOf(plan, year, { balance, prices });
    if (!current) return err("too-large");
    years.push(current);
    balance = nextYear(balance, plan.weekly, plan.rate);
    prices *= priceRise(plan.inflation);
  }
  return ok(withFigures(plan, years));
}

function problemOf({ start, weekly, rate, inflation, years }: GrowthPlan): GrowthProblem | null {
  if (start < 0) return "negative-start";
  if (weekly < 0) return "negative-contribution";
  if (!isRate(rate) || !isRate(inflation)) return "rate-out-of-range";
  if (!Number.isInteger(years) || years < 1 || years > maxYears) return "bad-years";
  return isAmount(start) && isAmount(weekly) ? null : "too-large";
}

type Running = { balance: number; prices: number };

function yearOf({ start, weekly }: GrowthPlan, year: number, running: Running): GrowthYear | null {
  const balance = roundedAmount(running.balance);
  const real = roundedAmount(running.balance / running.prices);
  if (balance === null || real === null) return null;
  const contributed = minor(weekly * weeksAYear * year);
  return { year, contributed, growth: minor(balance - start - contributed), balance, real };
}

function withFigures(plan: GrowthPlan, years: readonly GrowthYear[]): Growth {
  const last = years[years.length - 1]!;
  return {
    years,
    contributed: { amount: last.contributed, why: whyContributed(plan) },
    growth: { amount: last.growth, why: whyGrowth(plan, last) },
    balance: { amount: last.balance, why: whyBalance(plan) },
    real: { amount: last.real, why: whyReal(plan, last) },
  };
}

const whyBalance = (plan: GrowthPlan): Explanation => ({
  formula: `Each week: balance × (1 + rate ÷ ${weeksAYear}) + what is added at the week’s end. Rounded once, at the end.`,
  inputs: [{ label: "At the start", amount: plan.start }, ...weeklyInputs(plan), { label: "Rate", rate: plan.rate }],
});

const whyContributed = (plan: GrowthPlan): Explanation => ({
  formula: `Added each week × ${weeksAYear} × years.`,
  inputs: weeklyInputs(plan),
});

const whyGrowth = (plan: GrowthPlan, { balance, contributed }: GrowthYear): Explanation => ({
  formula: "Balance − what was there at the start − what was added.",
  inputs: [
    { label: "Balance", amount: balance },
    { label: "At the start", amount: plan.start },
    { label: "Added", amount: contributed },
  ],
});

const whyReal = (plan: GrowthPlan, { balance }: GrowthYear): Explanation => ({
  formula: "Balance ÷ (1 + inflation), once for each year: what it would buy at today’s prices.",
  inputs: [
    { label: "Balance", amount: balance },
    { label: "Inflation", rate: plan.inflation },
    { label: "Years", count: plan.years },
  ],
});

const weeklyInputs = ({ weekly, years }: GrowthPlan): ExplanationInput[] => [
  { label: "Added each week", amount: weekly },
  { label: "Years", count: years },
];

export const weeksAYear = paymentsAYear.weekly;
export const maxYears = 100;

const wholeRate = 100_000;

/**
 * One week: growth on the balance at the yearly rate ÷ 52, then the contribution at the week's end. Between weeks the
 * balance keeps its fractions; rounding each week would swallow small growth in currencies without cents.
 */
export const nextWeek = (balance: number, weekly: Minor, rate: Rate): number =>
  balance * (1 + rate / (wholeRate * weeksAYear)) + weekly;

function nextYear(balance: number, weekly: Minor, rate: Rate): number {
  let grown = balance;
  for (let week = 0; week < weeksAYear; week++) grown = nextWeek(grown, weekly, rate);
  return grown;
}

/** The yearly rise of prices as a factor: divide by it to get today's money. */
export const priceRise = (inflation: Rate): number => 1 + inflation / wholeRate;

/** Rounds once to the minor unit; null when the amount is too large to be exact. */
export function roundedAmount(balance: number): Minor | null {
  const rounded = Math.round(balance);
  return Number.isSafeInteger(rounded) ? minor(rounded) : null;
}

export const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
