import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { pour } from "./waterfall.ts";
import { weeklyBudget, withDebtBalances } from "./weekly-budget.ts";
import { type Outlook, outlookOf, passWeek, payStep } from "./weeks-ahead.ts";

/** The slow way to know: the plan made anew in each and every week. */
export function everyWeek(household: Household, today: Day, setAside: number, weeks: number): Outlook {
  const outlook = outlookOf(household, minor(setAside));
  const emergencyGoals = new Set(household.goals.flatMap(({ id, kind }) => (kind === "emergency" ? id : [])));
  for (let week = 0; week < weeks; week++) {
    const budget = weeklyBudget(withDebtBalances(household, outlook.owed));
    passWeek(household.debts, outlook);
    if (!budget.ok) throw new Error(budget.problem);
    const { setAside: now, goals: goalSavings, owed: debtBalances } = outlook;
    const day = addDays(today, week * 7);
    const steps = pour(budget.value.canSave.amount, {
      household,
      today: day,
      setAside: now,
      goalSavings,
      debtBalances,
    });
    if (!steps.ok) throw new Error(steps.problem);
    for (const step of steps.value) payStep(step, emergencyGoals, outlook);
  }
  return outlook;
}
