import { expect, it } from "vitest";
import { minimumsOnly } from "#domain/debts/minimums-only.ts";
import { situationWith } from "#domain/goals/situation.fixture.ts";
import { weeklyNeed } from "#domain/goals/weekly-need.ts";
import { firstMilestones } from "#domain/intake/first-milestones.ts";
import { minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import { planAhead } from "#domain/plan/plan-ahead.ts";
import { account, bill, category, debt, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { occurrences } from "#domain/time/occurrences.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "#domain/time/week.ts";
import { totalCents } from "../sample-household.ts";
import { couplesExample } from "./couples.ts";
import { debtExample } from "./debt.ts";
import { savingsGoalExample } from "./savings-goal.ts";
import { startExample } from "./start.ts";
import { weeklyBudgetExample } from "./weekly-budget.ts";

it("the week of the default lander adds up", () => {
  const { income, bills, everyday, left, quarter, lastWeeks } = startExample;
  expect(left).toBe(income - bills - everyday);
  expect(quarter.weeks.filter(({ state }) => state === "saved")).toHaveLength(5);
  expect(lastWeeks.map(({ week, state }) => [week, state])).toEqual([
    [44, "saved"],
    [45, "saved"],
    [46, "now"],
  ]);
});

it("the saves of both people add up to the split", () => {
  expect(totalCents(couplesExample.saves)).toBe(totalCents(couplesExample.split));
});

const schedules: { cadence: Cadence; on: string }[] = [
  { cadence: "fortnightly", on: "2026-10-09" },
  { cadence: "monthly", on: "2026-10-25" },
  { cadence: "monthly", on: "2026-10-01" },
  { cadence: "yearly", on: "2026-11-16" },
];

it("income and bills fall into the weeks in the drawing", () => {
  const { weeks, flows, now } = weeklyBudgetExample;
  const quarter = Array.from({ length: weeks }, (_, index) => addWeeks("2026-W40" as WeekId, index));
  const [first, last] = [weekStart(quarter[0]!), addDays(weekStart(quarter.at(-1)!), 6)];
  const falls = schedules.map(({ cadence, on }) =>
    occurrences({ cadence, on: on as Day }, first, last).map((day) => quarter.indexOf(weekOf(day))),
  );
  expect(flows.map((flow) => flow.falls)).toEqual(falls);
  expect(quarter[now]).toBe("2026-W46");
});

it("each flow has its weekly average, and the plan leaves what the drawing says", () => {
  const { flows, everyday, left } = weeklyBudgetExample;
  const rhythms = flows.map(({ cents }, index) => ({ cents, id: String(index), cadence: schedules[index]!.cadence }));
  const household = sampleHousehold({
    incomes: rhythms
      .filter(({ cents }) => cents > 0)
      .map(({ cents, id, cadence }) => income(0, { id, pay: { cadence, amount: minor(cents) } })),
    bills: rhythms.filter(({ cents }) => cents < 0).map(({ cents, id, cadence }) => bill(-cents, { id, cadence })),
    categories: [category(everyday)],
  });
  const budget = weeklyBudget(household);
  if (!budget.ok) throw new Error(budget.problem);
  const each = [...budget.value.income.why.inputs, ...budget.value.committed.why.inputs];
  expect(each.map((input) => "amount" in input && input.amount)).toEqual(flows.map(({ aWeek }) => Math.abs(aWeek)));
  expect(budget.value.canSave.amount).toBe(left);
});

const monday = "2026-11-09" as Day;
const buffer = 100_000;

const cards = [
  debt(148_000, { id: "card", label: "Card", apr: 24_990 as Rate, minimum: minor(4_500) }),
  debt(64_000, { id: "store", label: "Store card", apr: 17_900 as Rate, minimum: minor(2_500) }),
];

const indebted = sampleHousehold({
  incomes: [income(97_000)],
  categories: [category(97_000 - debtExample.minimums - debtExample.extra)],
  accounts: [account(buffer)],
  debts: cards,
});

it("debts shrink as the plan computes, the expensive one first", () => {
  const budget = weeklyBudget(indebted);
  expect(budget.ok && budget.value.canSave.amount).toBe(debtExample.extra);
  const ahead = planAhead(indebted, monday, minor(buffer));
  const owed = debtExample.owed.map(() => {
    const week = ahead.next();
    return week.done ? [] : [...week.value.outlook.owed.values()];
  });
  expect(owed).toEqual(debtExample.owed);
});

it("debts are paid off when the milestones say, and years later with minimums alone", () => {
  const milestones = firstMilestones(indebted, monday).filter(({ target }) => target.kind === "debt");
  expect(milestones.map(({ label, weeks }) => [label, weeks])).toEqual(
    debtExample.debts.map(({ label, weeks }) => [label, weeks]),
  );
  const alone = minimumsOnly({ debts: cards, rhythm: "monthly", start: monday });
  expect(alone.ok && alone.value.ending).toMatchObject({ kind: "debt-free", on: "2031-08-09" });
  expect(debtExample.minimumsAloneEnd).toBe("August 2031");
});

it("a goal needs a week what the drawing says", () => {
  const { target, saved, aWeek, weeksLeft, weeksToHalf, by } = savingsGoalExample;
  expect(by).toBe("12 June 2027");
  const situation = situationWith([], { target: minor(target), alreadySaved: minor(saved), by: "2027-06-12" as Day });
  const need = weeklyNeed(situation);
  expect(need.ok && [need.value.perWeek.amount, need.value.weeks]).toEqual([aWeek, weeksLeft]);
  expect(saved + weeksToHalf * aWeek).toBeGreaterThanOrEqual(target / 2);
  expect(saved + (weeksToHalf - 1) * aWeek).toBeLessThan(target / 2);
});
