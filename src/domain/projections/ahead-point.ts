import type { Explanation } from "../explain.ts";
import type { Account, Household } from "../household/household.ts";
import { type Minor, minor, negate, sum } from "../money/money.ts";
import { reckonedOn } from "../net-worth/yearly-change.ts";
import type { Outlook } from "../plan/weeks-ahead.ts";
import { type Day, daysBetween } from "../time/day.ts";
import { settled } from "./weekly-growth.ts";

export interface AheadPart {
  label: string;
  /** Below zero: what is owed or paid out. */
  amount: Minor;
}

/** Where a household would stand after some years. */
export interface AheadPoint {
  year: number;
  day: Day;
  /** They add up to the net worth, exactly. */
  parts: readonly AheadPart[];
  net: Minor;
  /** In today's money. */
  real: Minor;
  goals: ReadonlyMap<string, Minor>;
  owed: ReadonlyMap<string, Minor>;
}

export const isInvested = ({ kind }: Account): boolean => kind === "investment" || kind === "retirement";
const isThing = ({ kind }: Account): boolean => kind === "property" || kind === "vehicle";

/** What the walk knows at a year's end. */
export interface YearEnd {
  year: number;
  day: Day;
  /** Investments with what they earned. */
  pot: number;
  /** Put aside since the start, and not invested. */
  saved: number;
  prices: number;
}

/** Nothing where an amount has left the exact numbers. */
export function pointOf(household: Household, today: Day, outlook: Outlook, at: YearEnd): AheadPoint | null {
  const amounts = partsOf(household, daysBetween(today, at.day), outlook, at);
  if (amounts.some(({ amount }) => amount === null || !Number.isSafeInteger(amount))) return null;
  const parts = (amounts as AheadPart[]).filter(({ amount }) => amount !== 0);
  const whole = parts.reduce((all, { amount }) => all + amount, 0);
  const real = settled(whole / at.prices);
  if (!Number.isSafeInteger(whole) || real === null) return null;
  const { goals, owed } = outlook;
  return { year: at.year, day: at.day, parts, net: minor(whole), real, goals: new Map(goals), owed: new Map(owed) };
}

function partsOf({ accounts }: Household, days: number, outlook: Outlook, { pot, saved }: YearEnd) {
  const total = (some: readonly Account[]) => sum(some.map((account) => valueAfter(account, days)));
  const everyday = accounts.filter((account) => !isInvested(account) && !isThing(account));
  return [
    { label: "Everyday accounts and savings, as they are", amount: total(everyday) },
    { label: "Things of value", amount: total(accounts.filter(isThing)) },
    { label: "Investments, with what is put to them and what they earn", amount: settled(pot) },
    { label: "Put aside since then", amount: settled(saved) },
    { label: "Bills paid from what was laid by", amount: negate(outlook.paidOut) },
    { label: "Owed", amount: negate(sum(outlook.owed.values())) },
  ];
}

/** Things gain or lose by what was said of them; money that is not invested stays what it is. */
const valueAfter = (account: Account, days: number): Minor =>
  isThing(account) && account.yearlyChange !== undefined
    ? reckonedOn(account.balance, account.yearlyChange, days)
    : account.balance;

/** Why the net worth of a year ahead is what it is. */
export const whyPoint = ({ parts }: AheadPoint): Explanation => ({
  formula:
    "what is there, grown by what is assumed + what the plan puts aside − what is owed by then. " +
    "What goals hold is counted as kept",
  inputs: parts,
});
