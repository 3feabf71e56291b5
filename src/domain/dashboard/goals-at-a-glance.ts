import { type moneyOfGoals, noMoney } from "../goals/goal-money.ts";
import { goalProgress } from "../goals/progress.ts";
import { projectFinish } from "../goals/projection.ts";
import type { Household } from "../household/household.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";

type GoalMoneyById = ReturnType<typeof moneyOfGoals>;

/** Where each open goal stands, and when it is reached at the present pace. */
export function goalsAtAGlance({ goals, calendars }: Household, money: GoalMoneyById, today: Day, since: WeekId) {
  const open = goals.filter(({ state }) => state === "active" || state === "paused");
  return open.map((goal) => {
    const ofGoal = (money.ok && money.value.get(goal.id)) || noMoney;
    return {
      goal,
      progress: goalProgress(goal, ofGoal),
      projection: projectFinish({ goal, money: ofGoal, today, calendars, since }),
    };
  });
}
