import { type moneyOfGoals, noMoney } from "../goals/goal-money.ts";
import { goalProgress } from "../goals/progress.ts";
import { projectFinish } from "../goals/projection.ts";
import type { Household } from "../household/household.ts";
import { withFundTargets } from "../plan/bill-funds.ts";
import { ok } from "../result.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";

type GoalMoneyById = ReturnType<typeof moneyOfGoals>;

/** Where each open goal stands, and when it is reached at the present pace. `began` is the household's first week. */
export function goalsAtAGlance(household: Household, money: GoalMoneyById, today: Day, began: WeekId) {
  if (!money.ok) return money;
  const { goals, calendars } = withFundTargets(household, today);
  const open = goals.filter(({ state }) => state === "active" || state === "paused");
  return ok(
    open.map((goal) => {
      const ofGoal = money.value.get(goal.id) ?? noMoney;
      const since = goal.since ?? began;
      return {
        goal,
        progress: goalProgress(goal, ofGoal),
        projection: projectFinish({ goal, money: ofGoal, today, calendars, since }),
      };
    }),
  );
}
