import { addDays, addMonths, type Day, dateOf, dayOf, monthOf, weekdayOf, yearOf } from "#domain/time/day.ts";
import { type WeekId, weekStart } from "#domain/time/week.ts";
import type { AnyRecord } from "#sync/record.ts";
import * as made from "./records.ts";

const weeks = 45;
const [saver, skips, zeros, pause] = [["maya", "tom"] as const, [6, 20, 41], [14], { from: 30, to: 31 }];

/**
 * Maya and Tom: 45 weeks on, three goals under way, three debts, a pause behind them and this week still open. They state
 * the everyday account at the end of each month.
 */
export const couple = (today: Day): AnyRecord[] => [
  made.householdOf(today, "Maya and Tom", weeks),
  ...coupleAnswers(today),
  ...monthEnds(made.weeksAgo(today, weeks), today).map((day) =>
    made.stated({ kind: "account", id: "everyday" }, day, everyday),
  ),
  ...Array.from({ length: weeks }, (_, index) => weekOf(today, index)).flat(),
  ...thisWeek(today),
  made.record("pause", "pause", {
    from: made.weeksAgo(today, weeks - pause.from),
    to: made.weeksAgo(today, weeks - pause.to),
  }),
];

/** What the two say of themselves: $1,630 in, $638 of bills and debts, $622 for every day. */
export const coupleAnswers = (today: Day): AnyRecord[] => [
  ...[made.adult("maya", "Maya"), made.adult("tom", "Tom")],
  made.pay("maya", "Clinic", 1_840, addDays(today, 7)),
  made.pay("tom", "School", 1_420, addDays(today, 11)),
  ...bills(today),
  ...budgets,
  ...owned,
  ...goals(today),
  made.record("habit", "cook", { label: "Cook at home", timesAWeek: 4 }),
  made.record("habit", "check", { label: "Check balances", timesAWeek: 1 }),
  made.record("habit", "no-spend", { label: "No-spend evening", timesAWeek: 2 }),
];

/** Due on a day of the month that is not over. */
function dueIn(today: Day, days: number): Day {
  const day = addDays(today, days);
  return dateOf(day) > 28 ? addDays(day, 4) : day;
}

const bills = (today: Day) => [
  made.bill("rent", "Rent", 1_784, dueIn(today, 19)),
  made.bill("phones", "Phones", 78, dueIn(today, 1)),
  made.bill("internet", "Internet", 65, dueIn(today, 3)),
  made.bill("power", "Electric and gas", 104, dueIn(today, 4)),
  made.bill("streaming", "Streaming", 26, dueIn(today, 8), "fun"),
];

const budgets = [
  made.budget("groceries", "Groceries", "need", 230),
  made.budget("transport", "Getting around", "need", 110),
  made.budget("health", "Health", "need", 62),
  made.budget("eating-out", "Eating out", "want", 120),
  made.budget("fun", "Fun and gifts", "want", 100),
];

/** As much at the end of each month as when it was listed: pay covers bills, spending and saves. */
const everyday = 3_240;

const owned = [
  made.account("everyday", "Everyday account", "checking", everyday),
  made.account("savings", "Savings", "savings", 12_900),
  made.debt("dental", "Dental", "personal", 1_250, 0, 105),
  made.debt("car", "Car", "car", 6_900, 5.4, 273),
  made.debt("student", "Student loans", "student", 11_400, 4.5, 330),
];

const goals = (today: Day) => [
  made.goal("lisbon", 1, "Lisbon in June", "travel", 3_800, { by: addMonths(today, 7) }),
  made.goal("house", 2, "House deposit", "home", 60_000, {
    by: addMonths(today, 49),
    alreadySaved: made.units(13_600),
  }),
  made.goal("table", 3, "Kitchen table", "purchase", 900),
];

/** The last days of the months since a week began, before today. */
function monthEnds(since: WeekId, today: Day): Day[] {
  const first = dayOf(yearOf(today), monthOf(today), 1);
  const ends = Array.from({ length: 12 }, (_, ago) => addDays(addMonths(first, -ago), -1));
  return ends.filter((day) => day > weekStart(since));
}

function weekOf(today: Day, index: number): AnyRecord[] {
  const week = made.weeksAgo(today, weeks - index);
  if (index >= pause.from && index <= pause.to) return expenses(week, index);
  if (skips.includes(index)) return expenses(week, index);
  const isZero = zeros.includes(index);
  const saves = isZero
    ? [made.save({ week, by: "maya", amount: 0, to: "buffer", note: "The car broke down" })]
    : savesOf(week, index);
  const review = index % 11 === 4 ? [] : [made.folded(week, isZero ? "nothing" : "saved")];
  return [...saves, ...review, ...expenses(week, index)];
}

/** Sometimes one of them, sometimes both. */
function savesOf(week: WeekId, index: number): AnyRecord[] {
  const by = saver[index % 2]!;
  const amount = 290 + Math.round(made.wander(index) * 16) * 10;
  const own = [made.save({ week, by, amount, to: "house" }), made.save({ week, by, amount: 30, to: "lisbon" })];
  if (index % 3 !== 2) return own;
  return [...own, made.save({ week, by: saver[(index + 1) % 2]!, amount: 62.5, to: "table", note: "Birthday money" })];
}

const shops: readonly [day: number, payee: string, categoryId: string, usual: number][] = [
  [0, "Harvest Lane Market", "groceries", 74],
  [1, "Metro card", "transport", 58],
  [2, "Canteen", "eating-out", 24],
  [3, "Harvest Lane Market", "groceries", 61],
  [4, "Paper Moon", "fun", 38],
  [5, "Pharmacy", "health", 21],
  [6, "Trattoria Blu", "eating-out", 66],
];

const expenses = (week: WeekId, index: number, days = 7): AnyRecord[] =>
  shops
    .slice(0, days)
    .map(([day, payee, categoryId, usual], at) =>
      made.spent(week, day, saver[at % 2]!, payee, usual * (0.8 + made.wander(index * 7 + at) * 0.4), categoryId),
    );

/** Spent up to today, and some habits kept. */
function thisWeek(today: Day): AnyRecord[] {
  const week = made.weeksAgo(today, 0);
  const tick = (habitId: string, day: Day) =>
    made.record("habit-tick", `tick-${habitId}-${day}`, { habitId, personId: "maya", day });
  return [...expenses(week, weeks, weekdayOf(today)), tick("cook", today), tick("check", today)];
}
