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
