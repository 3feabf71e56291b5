import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Explanation } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyFundedHousehold, anyHousehold } from "./any-household.fixture.ts";
import { monthlyHousing, monthlyIncome, monthlyNeeds } from "./flows.ts";
import { mirror } from "./mirror.ts";
import { account, bill, category, debt, goal, income, plan, sampleHousehold } from "./sample-household.ts";
import { emergencyMoney } from "./set-aside.ts";
import { shortfallPlan } from "./shortfall.ts";
import type { WaterfallStep } from "./waterfall.ts";
import { checkAmounts } from "./weekly-budget.ts";

/** Recomputes a figure from its explanation alone, by the words of its formula. */
function recomputed({ formula, inputs }: Explanation): number {
  const [words, ...rest] = formula.replace("; never below zero", "").split(/(?=; of it,| − what goes to the goal$)/);
  const compute = formulas[words!];
  if (!compute) throw new Error(`No test knows how to compute: ${words}`);
  const values = inputs.map(numberIn);
  const of = (label: string) => values[inputs.findIndex((input) => input.label === label)] ?? NaN;
  const amount = Math.max(formula.includes("never below zero") ? 0 : -Infinity, compute(values, of));
  return rest.length === 0
    ? amount
    : partOf(amount, rest[0]!, values[inputs.findIndex(({ label }) => label.endsWith(" still takes"))]!);
}

const numberIn = (input: Explanation["inputs"][number]): number => {
  if ("amount" in input) return input.amount;
  return "count" in input ? input.count : NaN;
};

/** The goal takes a part of what the buffer or fund lacks; the other part is the rest. */
const partOf = (amount: number, words: string, room: number): number =>
  words.startsWith("; of it") ? Math.min(amount, room) : amount - room;

type Formula = (values: readonly number[], of: (label: string) => number) => number;

const addedUp: Formula = (values) => values.reduce((sum, value) => sum + value, 0);
const missing: Formula = (_, of) => {
  const names = ["Saved", "Set aside, or seen to by the emergency fund", "Saved, with what full goals hand on"];
  const saved = names.map(of).find((amount) => amount > 0) ?? 0;
  return of("Target") - saved;
};
const owed: Formula = (values, of) => Math.min(missing(values, of), of("Owed on debts without a step of their own"));
const leftOver: Formula = (_, of) => of("Money in") - of("Bills and debt minimums") - of("Everyday spending");
const aWeek =
  (whole: Formula): Formula =>
  (values, of) =>
    Math.ceil(Math.max(0, whole(values, of)) / of("Weeks left"));

const missingInWords = "target − saved";
const owedInWords = "target − saved, at most what is owed on debts without a step of their own";
const fixed = (_: readonly number[], of: (label: string) => number) => of("Fixed a week");
const shared = (_: readonly number[], of: (label: string) => number) =>
  Math.floor((of("Put aside this week") * of("Thousandths for it")) / 1_000);
const atMost =
  (part: Formula, whole: Formula): Formula =>
  (values, of) =>
    Math.min(part(values, of), whole(values, of));
const soThatReached = "÷ weeks left, rounded up so that it is reached";

const formulas: Record<string, Formula> = {
  "each pay as it comes to one week, added up": addedUp,
  "each pay as it comes to one month, added up": addedUp,
  "each bill as it comes to one week + minimums of debts that no bill pays, each rounded up": addedUp,
  "weekly budgets of all categories, added up": addedUp,
  "money in − bills and debt minimums − everyday spending": leftOver,
  "bills and debt minimums + everyday spending − money in": (values, of) => -leftOver(values, of),
  "bills and budgets that are needs + debt minimums, each for one week": addedUp,
  "bills and budgets that are wants, each for one week": addedUp,
  "bills that are needs + debt minimums that no bill pays + budgets of need categories, each for one month": addedUp,
  "bills and budgets of housing categories + mortgage minimums that no bill pays, each for one month": addedUp,
  "each savings account − what other goals hold there, never below zero, + what emergency goals hold elsewhere":
    addedUp,
  "what emergency goals hold and what was saved for emergencies, as no savings account is listed": addedUp,
  "one month of needs, up to a limit − what is set aside": (_, of) =>
    Math.min(of("One month of needs"), of("At most")) - of("Set aside now"),
  "months of needs − what is set aside or comes with the starter buffer": ([needs, months, there]) =>
    needs! * months! - there!,
  "the balance of a debt whose APR is above the line, the highest APR first": (_, of) => of("Balance"),
  [`(${missingInWords}) ${soThatReached}`]: aWeek(missing),
  [`(${owedInWords}) ${soThatReached}`]: aWeek(owed),
  [`${missingInWords}, by priority`]: missing,
  [`${owedInWords}, by priority`]: owed,
  [`its fixed amount a week, at most ${missingInWords}`]: atMost(fixed, missing),
  [`its fixed amount a week, at most ${owedInWords}`]: atMost(fixed, owed),
  [`its share of what is put aside, rounded down, at most ${missingInWords}`]: atMost(shared, missing),
  [`its share of what is put aside, rounded down, at most ${owedInWords}`]: atMost(shared, owed),
  "the extra you chose for debts and the payments of those that are gone, in your order, at most the balance": ([
    one,
    other,
  ]) => Math.min(one!, other!),
  "what a full goal hands on, at most what is missing here": ([one, other]) => Math.min(one!, other!),
  "what is left after every step above": (_, of) => of("Left"),
  "what is left after every step above + what full goals hand on": addedUp,
  "the weekly budget of a want, or what is still missing where that is less": ([budget], of) =>
    Math.min(budget!, of("Still missing")),
  "a bill that is a want, as it comes to one week": ([week]) => week!,
  "a bill as it comes to one week ÷ 10, rounded, as a guess at what asking for a better price brings": ([week]) =>
    halfEven(week! / 10),
  "missing − all changes": (_, of) => of("Missing a week") - of("All changes"),
};

const halfEven = (value: number): number => {
  const down = Math.floor(value);
  if (value - down !== 0.5) return Math.round(value);
  return down % 2 === 0 ? down : down + 1;
};

const expectToAddUp = ({ amount, why }: { amount: number; why: Explanation }) =>
  expect({ ...why, amount: recomputed(why) }).toEqual({ ...why, amount });

/** A step that got less than its ask explains it: alone it got all that was left, otherwise its share, within a unit. */
function expectStepToAddUp({ amount, why }: WaterfallStep): void {
  const [asks, less] = why.formula.split(/; (?=all that is left|what is left, shared)/);
  const given = new Map(why.inputs.map((input) => [input.label, "amount" in input ? input.amount : NaN]));
  const asked = recomputed({ ...why, formula: asks! });
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
  const [checked, money] = [checkAmounts(household), emergencyMoney(household)];
  if (!checked.ok || !money.ok) throw new Error("not checked");
  for (const month of [monthlyNeeds, monthlyHousing, monthlyIncome]) expectToAddUp(month(checked.value));
  expectToAddUp(money.value);
  const short = shortfallPlan(household);
  if (!short.ok) return;
  for (const figure of [short.value.missing, short.value.uncovered]) expectToAddUp(figure);
  for (const { weekly, why } of short.value.changes) expectToAddUp({ amount: weekly, why });
}

describe("the explanations of the plan’s figures", () => {
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

  it("[PL30] add up from their own inputs by their own formulas", () => {
    expectAllToAddUp(full, 5_000);
    expectAllToAddUp({ ...full, incomes: [income(20_000)] }, 5_000);
    expectAllToAddUp({ ...full, incomes: [] }, 0);
  });

  it("[PL30] do so with any funding, sinking funds, sweeps and debt payments", () => {
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

  it("[PL30] list every row that went in", () => {
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
