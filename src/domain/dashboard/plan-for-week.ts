import type { moneyOfGoals } from "../goals/goal-money.ts";
import type { Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { emergencyMoney, type GoalSavings } from "../plan/set-aside.ts";
import { weekPlan } from "../plan/waterfall.ts";
import type { Day } from "../time/day.ts";
import { weekOfDay } from "../time/week-calendar.ts";

type GoalMoneyById = ReturnType<typeof moneyOfGoals>;

/** This week's plan, by money as it stood when the week began, so that saving as planned does not move the plan. */
export function planForWeek(household: Household, money: GoalMoneyById, today: Day) {
  const goalSavings = heldBefore(household, money, today);
  const setAside = emergencyMoney(household, goalSavings);
  if (!setAside.ok) return setAside;
  return weekPlan({ household, today, setAside: setAside.value.amount, goalSavings, debtBalances: new Map() });
}

function heldBefore({ goals, calendars }: Household, money: GoalMoneyById, today: Day): GoalSavings {
  const thisWeek = weekOfDay(today, calendars);
  const held = new Map<string, Minor>();
  for (const { id, alreadySaved } of goals) {
    const all = money.ok ? money.value.get(id) : undefined;
    const now = all?.weeks.get(thisWeek);
    const before = (all?.saved ?? 0) - (all?.withdrawn ?? 0) - (now?.saved ?? 0) + (now?.withdrawn ?? 0);
    held.set(id, minor(alreadySaved + before));
  }
  return held;
}
