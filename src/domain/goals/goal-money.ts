import type { Goal } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { distinct } from "../saves/distinct.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type CalendarHistory, endOfWeek, type WeekId, weekOfDay } from "../time/week.ts";

/** Money taken out of a goal, above zero. */
export interface Withdrawal {
  id: string;
  goalId: string;
  week: WeekId;
  amount: Minor;
  recordedAt: number;
  /** The reason, in the household's words. */
  note?: string;
}

/** What went into and out of a goal, in total and per week. */
export interface GoalMoney {
  saved: Minor;
  withdrawn: Minor;
  weeks: ReadonlyMap<WeekId, GoalWeek>;
}

interface GoalWeek {
  saved: Minor;
  withdrawn: Minor;
}

const nothing: GoalWeek = { saved: minor(0), withdrawn: minor(0) };

export const noMoney: GoalMoney = { ...nothing, weeks: new Map() };

type Direction = keyof GoalWeek;
type Book = Map<string, GoalWeek & { weeks: Map<WeekId, GoalWeek> }>;

/** The money of every goal by id, in one pass over all records. An id counts once, as in totals. */
export function moneyOfGoals(
  saves: readonly Save[],
  withdrawals: readonly Withdrawal[],
): Result<ReadonlyMap<string, GoalMoney>, "too-large"> {
  const book: Book = new Map();
  for (const { target, week, amount } of distinct(saves)) {
    if (target.kind === "goal" && !enter(book, target.id, week, "saved", amount)) return err("too-large");
  }
  for (const { goalId, week, amount } of distinct(withdrawals)) {
    if (!enter(book, goalId, week, "withdrawn", amount)) return err("too-large");
  }
  return ok(book);
}

/** Returns false when a total is no longer an exact integer; a week's sum never exceeds the total. */
function enter(book: Book, goalId: string, week: WeekId, direction: Direction, amount: Minor): boolean {
  const money = valueIn(book, goalId, () => ({ ...nothing, weeks: new Map() }));
  const inWeek = valueIn(money.weeks, week, () => ({ ...nothing }));
  const total = money[direction] + amount;
  if (!Number.isSafeInteger(total)) return false;
  money[direction] = minor(total);
  inWeek[direction] = minor(inWeek[direction] + amount);
  return true;
}

function valueIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = make();
  map.set(key, created);
  return created;
}

/** A goal, its money, and the current day. */
export interface GoalSituation {
  goal: Goal;
  money: GoalMoney;
  today: Day;
  calendars: CalendarHistory;
  /** The week in which saving for this goal could start. Earlier weeks do not count for the pace. */
  since: WeekId;
}

export const thisWeekOf = ({ today, calendars }: GoalSituation): WeekId => weekOfDay(today, calendars);

export const savedThisWeek = (situation: GoalSituation): Minor =>
  situation.money.weeks.get(thisWeekOf(situation))?.saved ?? minor(0);

/** The last week that has ended by the end of a day. */
export function lastWeekEndingBy(day: Day, calendars: CalendarHistory): WeekId {
  const week = weekOfDay(day, calendars);
  return endOfWeek(week, calendars) <= day ? week : addWeeks(week, -1);
}

/** The last week whose save counts by the goal's date. A date later this week includes this week's save. */
export function lastWeekFor(by: Day, { today, calendars }: GoalSituation): WeekId {
  const last = lastWeekEndingBy(by, calendars);
  const thisWeek = weekOfDay(today, calendars);
  return by >= today && last < thisWeek ? thisWeek : last;
}
