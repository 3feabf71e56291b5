import { type Minor, minor } from "../money/money.ts";
import type { FundQuestion, FundSize } from "./emergency-fund.ts";

/** A week in which one more month of needs is covered, or today. */
export interface FundStep {
  /** Weeks from today. */
  week: number;
  /** What is there then. The last week puts in no more than is missing. */
  amount: Minor;
  /** Whole months of needs that it covers. */
  months: number;
}

/** Fifty years: what is further away is no date. */
export const mostFundWeeks = 2_600;

/** The way to the fund from today, month of needs by month of needs; empty where there is no way to go, or no end of it. */
export function fundSteps({ needs, saved, weekly }: FundQuestion, { months, target, weeks }: FundSize): FundStep[] {
  if (!weeks || weeks.count === 0 || weeks.count > mostFundWeeks) return [];
  const stepAt = (week: number): FundStep => {
    const amount = minor(Math.min(target.amount, saved + weekly * week));
    return { week, amount, months: Math.floor(amount / needs) };
  };
  const first = Math.floor(saved / needs) + 1;
  const toCome = Array.from({ length: months.count - first + 1 }, (_, index) => (first + index) * needs - saved);
  // One week may cover more than one month.
  return [...new Set([0, ...toCome.map((missing) => Math.ceil(missing / weekly))])].map(stepAt);
}
