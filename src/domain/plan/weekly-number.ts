import type { Explanation } from "../explain.ts";
import { type Minor, subtract } from "../money/money.ts";
import { perWeek } from "../time/cadence.ts";

/** Three figures that anyone knows by heart: pay and bills by the month, everyday spending by the week. */
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

/** The first answer a visitor gets, before any intake. */
export function weeklyNumber({ takeHomeMonthly, billsMonthly, everydayWeekly }: MonthInShort): WeeklyNumber {
  const income = perWeek(takeHomeMonthly, "monthly");
  const bills = perWeek(billsMonthly, "monthly");
  return { income, bills, everyday: everydayWeekly, left: subtract(subtract(income, bills), everydayWeekly) };
}

/** Why each of the four figures is what it is. Apart from them, so that a page which asks for none need not load it. */
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
