import type { Explanation } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addMonths, type Day } from "../time/day.ts";
import type { BalanceBook } from "./balance-book.ts";
import { type HoldingOn, holdingsOn } from "./holdings.ts";
import { type NetWorth, netWorthOn } from "./net-worth.ts";

/** A projected point with its uncertainty. */
export type PacePoint = Pick<NetWorth, "day" | "assets" | "debts" | "net" | "low" | "high"> & {
  /** The uncertainty to either side from the spread of the months. Low and high also include the household's ranges. */
  giveOrTake: Minor;
};

export interface Pace {
  /** One per month, in chronological order. */
  points: readonly PacePoint[];
  why: Explanation;
}

export type PaceProblem = "too-little-history" | "too-large";

const maxMonths = 12;
const minMonths = 6;
const minMonthsWithBalances = 3;

/** Statistics of the past months: the mean changes and their standard deviation. */
interface Months {
  count: number;
  assets: number;
  debts: number;
  deviation: number;
}

/**
 * Extrapolates the mean change of the last months, at most a year ahead and no further than the history goes back. Items
 * counted for the first time are in no month's change, because they did not grow.
 */
export function paceAhead(book: BalanceBook, today: Day, monthsAhead = maxMonths): Result<Pace, PaceProblem> {
  const count = monthsOfHistory(book, today);
  if (count < minMonths || monthsWithBalances(book, today, count) < minMonthsWithBalances)
    return err("too-little-history");
  const [now, months] = [netWorthOn(book, today), monthsBefore(book, today, count)];
  const steps = Array.from({ length: Math.min(monthsAhead, count, maxMonths) }, (_, index) => index + 1);
  const points = steps.map((ahead) => pointAhead(now, months, ahead));
  if (!points.every(isExact)) return err("too-large");
  return ok({ points: points as PacePoint[], why: why(now, months, steps.length) });
}

function monthsOfHistory({ entries }: BalanceBook, today: Day): number {
  const first = entries[0]?.entry.day;
  if (first === undefined) return 0;
  let count = 0;
  while (count < maxMonths && addMonths(today, -count - 1) >= first) count++;
  return count;
}

/** The number of months with a balance: a single old balance gives no pace. */
function monthsWithBalances({ entries }: BalanceBook, today: Day, count: number): number {
  const from = addMonths(today, -count);
  const days = entries.map(({ entry }) => entry.day).filter((day) => day >= from && day <= today);
  return new Set(days.map((day) => day.slice(0, 7))).size;
}

function monthsBefore(book: BalanceBook, today: Day, count: number): Months {
  const stands = Array.from({ length: count + 1 }, (_, index) => holdingsOn(book, addMonths(today, index - count)));
  const changes = stands.slice(1).map((after, index) => changeOf(stands[index]!, after));
  const mean = (of: (change: { assets: number; debts: number }) => number) =>
    changes.reduce((sum, change) => sum + of(change), 0) / count;
  const [assets, debts] = [mean((change) => change.assets), mean((change) => change.debts)];
  const squares = changes.map((change) => (change.assets - change.debts - (assets - debts)) ** 2);
  return { count, assets, debts, deviation: Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / (count - 1)) };
}

function changeOf(before: readonly HoldingOn[], after: readonly HoldingOn[]): { assets: number; debts: number } {
  const change = { assets: 0, debts: 0 };
  after.forEach(({ kind, standing }, index) => {
    const then = before[index]!.standing;
    if (standing && then) change[kind === "debt" ? "debts" : "assets"] += standing.amount - then.amount;
  });
  return change;
}

type Point = { [Name in keyof PacePoint]: Name extends "day" ? Day : number };

/** Debts stop at zero. The uncertainty grows with the distance, from single months and from the mean itself. */
function pointAhead({ day, assets, debts, net, low, high }: NetWorth, months: Months, ahead: number): Point {
  const [own, owe] = [
    Math.round(assets + months.assets * ahead),
    Math.max(Math.min(debts, 0), Math.round(debts + months.debts * ahead)),
  ];
  const giveOrTake = Math.round(months.deviation * Math.sqrt(ahead + ahead ** 2 / months.count));
  const then = own - owe;
  const band = { low: then - (net - low) - giveOrTake, high: then + (high - net) + giveOrTake };
  return { day: addMonths(day, ahead), assets: own + 0, debts: owe + 0, net: then + 0, ...band, giveOrTake };
}

const isExact = ({ day: _, ...amounts }: Point): boolean => Object.values(amounts).every(Number.isSafeInteger);

const why = (now: NetWorth, { count, assets, debts }: Months, ahead: number): Explanation => ({
  formula:
    "Net worth today + what an average month of the last ones added, for each month ahead. What was counted for the " +
    "first time is left out of its month. Give or take: as far as single months lay from the average, more the farther ahead",
  inputs: [
    { label: "Net worth today", amount: now.net },
    { label: "An average month", amount: minor(Math.round(assets - debts)) },
    { label: "Months looked back on", count },
    { label: "Months ahead", count: ahead },
  ],
});
