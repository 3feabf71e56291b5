import type { GoalMoney, moneyOfGoals } from "../goals/goal-money.ts";
import type { Household } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { emergencyMoney, type GoalSavings } from "../plan/set-aside.ts";
import { weekPlan } from "../plan/waterfall.ts";
import { distinct } from "../saves/distinct.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { weekOfDay } from "../time/week-calendar.ts";
import type { Standing } from "./standing.ts";

type GoalMoneyById = ReturnType<typeof moneyOfGoals>;

/**
 * This week's plan, by money as it stood when the week began, so that saving as planned does not move the plan. Accounts
 * say what was in them when someone last looked; what goals held then is not for emergencies, and what was put aside for
 * safety since then is.
 */
export function planForWeek({ household, looked }: Standing, money: GoalMoneyById, saves: readonly Save[], today: Day) {
  if (!money.ok) return money;
  const week = weekOfDay(today, household.calendars);
  const atLook = heldBy(household, money.value, (one) => looked !== null && one <= looked);
  const then = emergencyMoney(household, atLook);
  if (!then.ok) return then;
  const since = savedForSafety(household, saves, (one) => one < week && (looked === null || one > looked));
  const goalSavings = heldBy(household, money.value, (one) => one < week);
  const setAside = minor(then.value.amount + since);
  return weekPlan({ household, today, setAside, goalSavings, debtBalances: new Map() });
}

/** What each goal held, counting the weeks that are asked for. */
function heldBy(
  { goals }: Household,
  money: ReadonlyMap<string, GoalMoney>,
  counts: (week: WeekId) => boolean,
): GoalSavings {
  const held = new Map<string, Minor>();
  for (const { id, alreadySaved } of goals) {
    const weeks = [...(money.get(id)?.weeks ?? [])].filter(([week]) => counts(week));
    const moved = weeks.reduce((total, [, { saved, withdrawn }]) => total + saved - withdrawn, 0);
    held.set(id, minor(alreadySaved + moved));
  }
  return held;
}

function savedForSafety({ goals }: Household, saves: readonly Save[], counts: (week: WeekId) => boolean): Minor {
  const safety = new Set(goals.filter(({ kind }) => kind === "emergency").map(({ id }) => id));
  const isForSafety = ({ target }: Save) =>
    target.kind === "buffer" || target.kind === "emergency" || (target.kind === "goal" && safety.has(target.id));
  return sum(
    distinct(saves)
      .filter((save) => counts(save.week) && isForSafety(save))
      .map(({ amount }) => amount),
  );
}
