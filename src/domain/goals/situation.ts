import type { Goal } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { type CalendarHistory, endOfWeek, weekOfDay } from "../time/week-calendar.ts";
import type { GoalMoney } from "./goal-money.ts";

/** A goal, its money, and the day it is looked at. */
export interface GoalSituation {
  goal: Goal;
  money: GoalMoney;
  today: Day;
  calendars: CalendarHistory;
  /** The week in which saving for this goal could begin. Weeks before it say nothing about the pace. */
  since: WeekId;
}

export const thisWeekOf = ({ today, calendars }: GoalSituation): WeekId => weekOfDay(today, calendars);

export const savedThisWeek = (situation: GoalSituation): Minor =>
  situation.money.weeks.get(thisWeekOf(situation))?.saved ?? minor(0);

/** The last week that is over by the end of a day. */
export function lastWeekEndingBy(day: Day, calendars: CalendarHistory): WeekId {
  const week = weekOfDay(day, calendars);
  return endOfWeek(week, calendars) <= day ? week : addWeeks(week, -1);
}

/** The last week whose save is there on the goal's date. A date later in this week still has this week's. */
export function lastWeekFor(by: Day, { today, calendars }: GoalSituation): WeekId {
  const last = lastWeekEndingBy(by, calendars);
  const thisWeek = weekOfDay(today, calendars);
  return by >= today && last < thisWeek ? thisWeek : last;
}
