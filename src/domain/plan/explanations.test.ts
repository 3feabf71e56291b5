import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Explanation } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyFundedHousehold } from "./any-funded.fixture.ts";
import { anyHousehold } from "./any-household.fixture.ts";
import { checkAmounts } from "./check-amounts.ts";
import { mirror } from "./mirror.ts";
import { monthOfHousing, monthOfIncome, monthOfNeeds } from "./needs.ts";
import { reckoned } from "./reckon-formula.fixture.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "./sample-household.ts";
import { plan } from "./sample-plan.ts";
import { emergencyMoney } from "./set-aside.ts";
import { shortfallPlan } from "./shortfall.ts";
import type { WaterfallStep } from "./waterfall.ts";

const expectToAddUp = ({ amount, why }: { amount: number; why: Explanation }) =>
  expect({ ...why, amount: reckoned(why) }).toEqual({ ...why, amount });

/** A step that got less than it asked for tells the rest: alone it got all there was, else its part, within a unit. */
function expectStepToAddUp({ amount, why }: WaterfallStep): void {
  const [asks, less] = why.formula.split(/; (?=all that is left|what is left, shared)/);
  const given = new Map(why.inputs.map((input) => [input.label, "amount" in input ? input.amount : NaN]));
  const asked = reckoned({ ...why, formula: asks! });
  const left = given.get("Left for this step") ?? NaN;
  if (less === undefined) expectToAddUp({ amount, why });
  else if (less.startsWith("all")) expect([asked, amount]).toEqual([given.get("Asked for this week"), left]);
  else expect(Math.abs(amount - (left * asked) / given.get("Asked for by all at this step")!)).toBeLessThan(1);
}

function expectAllToAddUp(household: Household, setAside: number): void {
  const { budget, steps } = plan(household, { setAside });
  for (const figure of Object.values(budget)) expectToAddUp(figure);
  for (const step of steps) expectStepToAddUp(step);
  const seen = mirror(household);
  if (seen.ok) for (const part of Object.values(seen.value)) expectToAddUp(part);
  const [checked, money] = [checkAmounts(household), emergencyMoney(household, new Map())];
  if (!checked.ok || !money.ok) throw new Error("not checked");
  for (const month of [monthOfNeeds, monthOfHousing, monthOfIncome]) expectToAddUp(month(checked.value));
  expectToAddUp(money.value);
  const short = shortfallPlan(household);
  if (!short.ok) return;
  for (const figure of [short.value.missing, short.value.uncovered]) expectToAddUp(figure);
  for (const { weekly, why } of short.value.changes) expectToAddUp({ amount: weekly, why });
}

describe("why the plan’s figures are what they are", () => {
  const full = sampleHousehold({
    incomes: [income(90_000)],
    bills: [bill(12_345, { cadence: "monthly" }), bill(700, { id: "films", categoryId: "fun" })],
    categories: [category(9_000), category(4_000, { id: "fun", kind: "want" })],
    accounts: [account(5_000)],
    debts: [debt(9_000, { minimum: minor(777) }), debt(20_000, { id: "car", apr: 5_000 as Rate })],
    goals: [
      goal(30_000, { id: "safety", kind: "emergency", alreadySaved: minor(25_000) }),
      goal(50_000, { id: "free", kind: "debt-free" }),
    ],
  });

  it("[PL30] add up from their own inputs, by their own words", () => {
    expectAllToAddUp(full, 5_000);
    expectAllToAddUp({ ...full, incomes: [income(20_000)] }, 5_000);
    expectAllToAddUp({ ...full, incomes: [] }, 0);
  });

  it("[PL30] do so however goals are fed, laid by for, swept, and debts paid", () => {
    fc.assert(
      fc.property(anyFundedHousehold, fc.nat(2e6), (household, setAside) => expectAllToAddUp(household, setAside)),
      { numRuns: 200 },
    );
  });

  it("[PL30] do so for any household", () => {
    fc.assert(
      fc.property(anyHousehold, fc.nat(2e6), (household, setAside) => expectAllToAddUp(household, setAside)),
      { numRuns: 200 },
    );
  });

  it("[PL30] name every row that went in", () => {
    const { budget, steps } = plan(full, { setAside: 5_000 });
    const labels = ({ why }: { why: Explanation }) => why.inputs.map(({ label }) => label);
    expect(labels(budget.income)).toEqual(["Pay"]);
    expect(labels(budget.committed)).toEqual(["Bill", "Bill", "Card (minimum)", "Card (minimum)"]);
    expect(labels(budget.everyday)).toEqual(["Food", "Food"]);
    expect(labels(budget.left)).toEqual(["Money in", "Bills and debt minimums", "Everyday spending"]);
    expect(labels(budget.canSave)).toEqual(labels(budget.left));
    expect(steps.map(labels)).toEqual([
      ["One month of needs", "At most", "Set aside now", "Trip still takes"],
      ["One month of needs", "At most", "Set aside now", "Trip still takes"],
      ["Balance", "APR", "Paid off early above"],
      [
        "One month of needs",
        "Months",
        "Set aside now, or the starter buffer if that is more",
        "Asked for this week",
        "Left for this step",
      ],
      [
        "Target",
        "Saved",
        "Owed on debts without a step of their own",
        "Priority",
        "Asked for this week",
        "Left for this step",
      ],
      ["Left"],
    ]);
  });
});
