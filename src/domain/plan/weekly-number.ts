import type { Explanation } from "../explain.ts";
import { type Minor, subtract } from "../money/money.ts";
import { perWeek } from "../time/cadence.ts";

/** Three figures that people know by heart: monthly pay and bills, and weekly everyday spending. */
export interface MonthInShort {
  takeHomeMonthly: Minor;
  billsMonthly: Minor;
  everydayWeekly: Minor;
}

export interface WeeklyNumber {
  income: Minor;
  bills: Minor;
  everyday: Minor;
  /** What can be set aside in a week. Below zero: how much the week is short. */
  left: Minor;
}

/** The first result a visitor sees, before any intake. */
export function weeklyNumber({ takeHomeMonthly, billsMonthly, everydayWeekly }: MonthInShort): WeeklyNumber {
  const income = perWeek(takeHomeMonthly, "monthly");
  const bills = perWeek(billsMonthly, "monthly");
  return { income, bills, everyday: everydayWeekly, left: subtract(subtract(income, bills), everydayWeekly) };
}

/** Explains each of the four figures. A separate function, so that bundles that show no explanations drop it. */
export function whyWeeklyNumber(month: MonthInShort): Record<keyof WeeklyNumber, Explanation> {
  const { income, bills, everyday } = weeklyNumber(month);
  const inAWeek = (label: string, amount: Minor): Explanation => ({
    formula: `${label.toLowerCase()} × 12 ÷ 52, rounded`,
    inputs: [{ label, amount }],
  });
  return {
    income: inAWeek("Take-home pay a month", month.takeHomeMonthly),
    bills: inAWeek("Bills a month", month.billsMonthly),
    everyday: {
      formula: "everyday spending a week, as given",
      inputs: [{ label: "Everyday spending a week", amount: everyday }],
    },
    left: {
      formula: "money in a week − bills a week − everyday spending a week",
      inputs: [
        { label: "Money in a week", amount: income },
        { label: "Bills a week", amount: bills },
        { label: "Everyday spending a week", amount: everyday },
      ],
    },
  };
}
