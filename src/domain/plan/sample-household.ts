import type { Account, Bill, Category, Debt, Goal, Household, Income, Pay } from "../household/household.ts";
import { type Currency, type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { type WaterfallInput, type WaterfallStep, type WeekPlan, weekPlan } from "./waterfall.ts";

/** An empty household plus the rows that a test adds. */
export const sampleHousehold = (parts: Partial<Household> = {}): Household => ({
  name: "",
  country: "US",
  currency: "USD" as Currency,
  locale: "en-US",
  calendars: [{ from: "1970-W01" as WeekId, firstDay: 1, timeZone: "UTC" }],
  people: [],
  incomes: [],
  bills: [],
  categories: [],
  accounts: [],
  debts: [],
  goals: [],
  habits: [],
  moneyDate: 7,
  reason: "",
  ...parts,
});

export const income = (amount: number, parts: Partial<Income> = {}): Income => {
  const pay: Pay = { cadence: "weekly", amount: minor(amount) };
  return { id: "pay", personId: "ada", label: "Pay", pay, ...parts };
};

export const bill = (amount: number, parts: Partial<Bill> = {}): Bill => ({
  id: "bill",
  label: "Bill",
  amount: minor(amount),
  cadence: "weekly",
  nextDue: "2026-11-16" as Day,
  ...parts,
});

export const category = (weeklyBudget: number, parts: Partial<Category> = {}): Category => ({
  id: "food",
  label: "Food",
  kind: "need",
  weeklyBudget: minor(weeklyBudget),
  rollover: "off",
  ...parts,
});

export const account = (balance: number, parts: Partial<Account> = {}): Account => ({
  id: "savings",
  label: "Savings",
  kind: "savings",
  balance: minor(balance),
  ...parts,
});

export const debt = (balance: number, parts: Partial<Debt> = {}): Debt => ({
  id: "card",
  label: "Card",
  kind: "card",
  balance: minor(balance),
  apr: 20_000 as Rate,
  minimum: minor(0),
  ...parts,
});

export const goal = (target: number, parts: Partial<Goal> = {}): Goal => ({
  id: "trip",
  label: "Trip",
  kind: "travel",
  target: minor(target),
  priority: 1,
  alreadySaved: minor(0),
  state: "active",
  ...parts,
});

interface Given {
  today?: string;
  setAside?: number;
  goalSavings?: [string, number][];
  debtBalances?: [string, number][];
}

const mapOf = (pairs: [string, number][] = []): Map<string, Minor> =>
  new Map(pairs.map(([id, amount]) => [id, minor(amount)]));

/** The plan of a sample household on Monday 16 November 2026, for tests. */
export function plan(parts: Partial<Household>, given: Given = {}): WeekPlan {
  const input: WaterfallInput = {
    household: sampleHousehold(parts),
    today: (given.today ?? "2026-11-16") as Day,
    setAside: minor(given.setAside ?? 0),
    goalSavings: mapOf(given.goalSavings),
    debtBalances: mapOf(given.debtBalances),
  };
  const result = weekPlan(input);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

/** What each step gets, by the id or the kind of its target. */
export const amounts = (steps: readonly WaterfallStep[]): Record<string, number> =>
  Object.fromEntries(steps.map(({ target, amount }) => ["id" in target ? target.id : target.kind, amount]));
