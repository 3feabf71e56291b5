import { expect, it } from "vitest";
import { currentBalances } from "#domain/dashboard/current-balances.ts";
import { planForWeek } from "#domain/dashboard/plan-for-week.ts";
import { nothingPaid } from "#domain/goals/paid-from-goals.ts";
import { moneyOfGoals } from "#domain/goals/progress.ts";
import type { Household } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import { ledgerOf } from "#domain/ledger/ledger.fixture.ts";
import { minor } from "#domain/money/money.ts";
import { debt } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import { householdOf } from "#web/household/figures/household-of.ts";
import { householdState } from "#web/store/household-state.ts";
import { sampleHousehold } from "#web/store/sample/sample-household.ts";
import { weekWords as wordsOfWeek } from "./joined.tsx";

const sample = householdOf(householdState("h1", "shared", sampleHousehold("2026-11-15" as Day, "UTC")))!;
const bare = { ...sample, incomes: [], bills: [], categories: [], debts: [] };
const today = "2026-11-15" as Day;

function weekWords(household: Household | null, balances: readonly Balance[] = []): string {
  if (!household) return wordsOfWeek(null);
  const ledger = ledgerOf({ household, balances });
  const plan = planForWeek(currentBalances(household, ledger, [], today), moneyOfGoals([], [], nothingPaid), [], today);
  return wordsOfWeek({ household, plan });
}

const pay = (amount: number) => ({
  id: "pay",
  personId: "p1",
  label: "Pay",
  pay: { cadence: "weekly" as const, amount: minor(amount) },
});
const budget = (weeklyBudget: number) => ({
  id: "food",
  label: "Food",
  kind: "need" as const,
  rollover: "off" as const,
  weeklyBudget: minor(weeklyBudget),
});

it("summarizes the week in one line, from what the household has entered", () => {
  expect(sample.people.map(({ name }) => name)).toEqual(expect.arrayContaining(["Maya", "Noor", "Ida"]));
  expect(weekWords(sample)).toMatch(/^By what is entered, (you two can set aside|each week is short by) \$[\d,.]+/);
  const left = { ...bare, incomes: [pay(50_000)], categories: [budget(38_000)] };
  expect(weekWords(left)).toBe("By what is entered, you two can set aside $120.00 each week.");
  expect(weekWords({ ...left, people: left.people.slice(0, 1) })).toContain("entered, you can set aside");
});

it("says so when the week is short, even or unknown", () => {
  const short = { ...bare, incomes: [pay(30_000)], categories: [budget(36_000)] };
  expect(weekWords(short)).toBe("By what is entered, each week is short by $60.00.");
  expect(weekWords({ ...short, incomes: [pay(36_000)] })).toContain("comes out even");
  for (const nothing of [null, bare]) expect(weekWords(nothing)).toContain("income and bills have not been entered");
  expect(weekWords({ ...bare, incomes: [pay(-1)] })).toContain("can’t be counted");
});

it("says the same number as this week's plan once a debt is paid off", () => {
  const card = debt(90_000, { id: "card", minimum: minor(52_000) });
  const owing = { ...bare, incomes: [pay(50_000)], categories: [budget(20_000)], debts: [card] };
  expect(weekWords(owing)).toBe("By what is entered, you two can set aside $180.00 each week.");
  const paid: Balance = { id: "paid", of: { kind: "debt", id: "card" }, day: today, amount: minor(0) };
  expect(weekWords(owing, [paid])).toBe("By what is entered, you two can set aside $300.00 each week.");
});
