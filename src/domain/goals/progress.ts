import type { Explanation, Figure } from "../explain.ts";
import type { Goal } from "../household/household.ts";
import { distinct, type Save } from "../household/records.ts";
import { checkedAdd, type Minor, minor, negate } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type CalendarHistory, endOfWeek, type WeekId, weekOfDay } from "../time/week.ts";
import type { PaidFromGoals } from "./paid-from-goals.ts";

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
  /** What was taken out, and what entries paid from it less what they gave back. */
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

/**
 * The money of every goal by id, in one pass over all saves and withdrawals. An id counts once, as in totals. `paid` is what
 * entries paid from goals.
 */
export function moneyOfGoals(
  saves: readonly Save[],
  withdrawals: readonly Withdrawal[],
  paid: PaidFromGoals,
): Result<ReadonlyMap<string, GoalMoney>, "too-large"> {
  const book: Book = new Map();
  for (const { target, week, amount } of distinct(saves)) {
    if (target.kind === "goal" && !enter(book, target.id, week, "saved", amount)) return err("too-large");
  }
  for (const { goalId, week, amount } of distinct(withdrawals)) {
    if (!enter(book, goalId, week, "withdrawn", amount)) return err("too-large");
  }
  for (const [goalId, weeks] of paid) {
    for (const [week, amount] of weeks) if (!enter(book, goalId, week, "withdrawn", amount)) return err("too-large");
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

export interface GoalProgress {
  saved: Figure;
  target: Minor;
  /** What is missing; zero once reached. */
  left: Minor;
  /** Thousandths of the target, 0 to 1000, rounded down so that only a full goal has 1000. */
  share: number;
  isReached: boolean;
}

export type ProgressProblem = "target-not-above-zero" | "too-large";

/** A goal's progress: the initial amount plus all saves minus withdrawals. */
export function goalProgress(goal: Goal, money: GoalMoney): Result<GoalProgress, ProgressProblem> {
  const { target } = goal;
  if (target <= 0) return err("target-not-above-zero");
  const paidIn = checkedAdd(goal.alreadySaved, money.saved);
  if (!paidIn.ok) return paidIn;
  const saved = checkedAdd(paidIn.value, negate(money.withdrawn));
  if (!saved.ok) return saved;
  const left = checkedAdd(target, negate(saved.value));
  if (!left.ok) return left;
  const figure = { amount: saved.value, why: why(goal, money) };
  const isReached = left.value <= 0;
  const share = shareOf(saved.value, target);
  return ok({ saved: figure, target, left: isReached ? minor(0) : left.value, share, isReached });
}

function shareOf(saved: Minor, target: Minor): number {
  if (saved <= 0) return 0;
  return saved >= target ? 1000 : Number((BigInt(saved) * 1000n) / BigInt(target));
}

const why = ({ alreadySaved }: Goal, { saved, withdrawn }: GoalMoney) => ({
  formula: "Already saved at the start + saves to this goal − money taken out or spent from it",
  inputs: [
    { label: "Already saved at the start", amount: alreadySaved },
    { label: "Saves to this goal", amount: saved },
    { label: "Taken out or spent", amount: withdrawn },
  ],
});

/** Explains what is left to save. */
export const whyLeft = ({ saved, target }: GoalProgress): Explanation => ({
  formula: saved.amount > target ? "Target − saved, never below zero" : "Target − saved",
  inputs: savedOf(saved.amount, target),
});

/** Explains the share of the target. */
export const whyShare = ({ saved, target }: GoalProgress): Explanation => ({
  formula: "Saved ÷ target, between nothing and all of it, rounded down",
  inputs: savedOf(saved.amount, target),
});

const savedOf = (saved: Minor, target: Minor) => [
  { label: "Target", amount: target },
  { label: "Saved", amount: saved },
];
