import type { Household } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { savedFor } from "../plan/set-aside.ts";
import type { WaterfallInput } from "../plan/waterfall.ts";
import { withDebtBalances } from "../plan/weekly-budget.ts";
import { type Day, lastYear, yearOf } from "../time/day.ts";

/** A household as it stands: accounts and debts by their last balance, goals by what they hold. */
export interface AheadStart {
  household: Household;
  today: Day;
  /** Emergency money. */
  setAside: Minor;
}

/** One way that the years may go. */
export interface Scenario {
  growth: Rate;
  /** Put aside a week; absent: all that can be saved. */
  weekly?: Minor;
}

/** From what the week's plan goes by. */
export function aheadStart({ household, today, setAside, goalSavings, debtBalances }: WaterfallInput): AheadStart {
  const goals = household.goals.map((goal) => ({ ...goal, alreadySaved: savedFor(goal, goalSavings) }));
  return { household: withDebtBalances({ ...household, goals }, debtBalances), today, setAside };
}

export const mostYearsAhead = 60;

export const isYears = (years: number, today: Day): boolean =>
  Number.isInteger(years) && years >= 1 && years <= mostYearsAhead && yearOf(today) + years < lastYear;
