import type { Explanation } from "../explain.ts";
import { type Minor, minor, partsDown } from "../money/money.ts";
import { type Period, quarterPeriods } from "./periods.ts";
import type { RecordedWeek } from "./weeks-on-record.ts";

/** Whether the income was recorded, comes from the plan, or both. */
export type TakeHomeBasis = "recorded" | "plan" | "both";

export interface SavingsShare {
  /** Thousandths of the take-home pay, rounded down. */
  share: number;
  takeHome: Minor;
  basis: TakeHomeBasis;
  why: Explanation;
}

interface TakeHome {
  recorded: Minor;
  planned: Minor;
  plannedWeeks: number;
}

/** The share of take-home pay that a period saved; null when the income is unknown. */
export function savingsShare(period: Pick<Period, "weeks" | "saved">, planned: Minor | undefined): SavingsShare | null {
  const came = takeHomeOf(period.weeks, planned ?? minor(0));
  const takeHome = came.recorded + came.planned;
  if (takeHome <= 0 || !Number.isSafeInteger(takeHome)) return null;
  const basis = came.planned === 0 ? "recorded" : came.recorded === 0 ? "plan" : "both";
  const share = partsDown(period.saved, minor(takeHome), 1_000);
  return { share, takeHome: minor(takeHome), basis, why: whyShare(period.saved, came, basis) };
}

/**
 * One week's share, from an even part of the quarter's recorded income. Pay comes biweekly or monthly, and weeks without
 * pay should not look better than the week of payday.
 */
export function weeksSavingsShare(
  week: RecordedWeek,
  quarter: Period,
  planned: Minor | undefined,
): SavingsShare | null {
  const weeks = quarter.weeks.filter(isOver).length;
  if (quarter.income <= 0 || !isOver(week)) return savingsShare({ weeks: [week], saved: week.saved }, planned);
  const takeHome = minor(Math.round(quarter.income / weeks));
  if (takeHome === 0) return null;
  const inputs = [
    { label: "Set aside", amount: week.saved },
    { label: "Income recorded in the quarter", amount: quarter.income },
    { label: "Weeks of the quarter so far", count: weeks },
  ];
  const why = { formula: "set aside ÷ one week’s part of the income recorded in its quarter", inputs };
  return { share: partsDown(week.saved, takeHome, 1_000), takeHome, basis: "recorded", why };
}

/**
 * By quarter: recorded income if there is any, otherwise the plan. Pay is often monthly, so a week without income says
 * nothing about its quarter.
 */
function takeHomeOf(weeks: readonly RecordedWeek[], weekly: Minor): TakeHome {
  let [recorded, plannedWeeks] = [0, 0];
  for (const quarter of quarterPeriods(weeks)) {
    if (quarter.income > 0) recorded += quarter.income;
    else plannedWeeks += quarter.weeks.filter(isOver).length;
  }
  const planned = weekly * plannedWeeks;
  return { recorded: recorded as Minor, planned: planned as Minor, plannedWeeks };
}

/** The current week is incomplete, and weeks before the household began have no plan. */
const isOver = ({ state }: RecordedWeek): boolean => state !== "now" && state !== "next";

const formulas: Record<TakeHomeBasis, string> = {
  recorded: "set aside ÷ the income you recorded",
  plan: "set aside ÷ your plan’s income today, for weeks without any income recorded",
  both: "set aside ÷ the income you recorded; by your plan’s income today in quarters without any",
};

const whyShare = (saved: Minor, { recorded, planned, plannedWeeks }: TakeHome, basis: TakeHomeBasis): Explanation => ({
  formula: formulas[basis],
  inputs: [
    { label: "Set aside", amount: saved },
    ...(recorded > 0 ? [{ label: "Income recorded", amount: recorded }] : []),
    ...(planned > 0 ? [{ label: "By the plan", amount: planned }, weeksInput(plannedWeeks)] : []),
  ],
});

const weeksInput = (count: number) => ({ label: "Weeks by the plan", count });
