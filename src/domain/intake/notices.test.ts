import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household, Income } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyHousehold } from "../plan/any-household.fixture.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import { weeklyBudget } from "../plan/weekly-budget.ts";
import { today } from "./answers.fixture.ts";
import { intakeNotices } from "./notices.ts";

const noticesOf = (parts: Partial<Household>) => intakeNotices(sampleHousehold(parts), today);
const kiln: Income = income(0, {
  pay: { cadence: "irregular", low: minor(50_000), usual: minor(90_000), per: "weekly" },
});

describe("notices while answering", () => {
  it("are none for an empty household, nor for one that gets by", () => {
    expect(noticesOf({})).toEqual([]);
    expect(noticesOf({ incomes: [income(50_000)], bills: [bill(20_000)], accounts: [account(1)] })).toEqual([]);
  });

  it("say by how much a week bills and everyday spending are above money in", () => {
    const outgoings = { bills: [bill(40_000)], categories: [category(15_000)] };
    expect(noticesOf({ incomes: [income(50_000)], ...outgoings })).toEqual([{ kind: "short", amount: 5_000 }]);
  });

  it("do not report a shortfall before an income is entered", () => {
    expect(noticesOf({ bills: [bill(40_000)] })).toEqual([]);
  });

  it("do not report a shortfall with exactly enough", () => {
    expect(noticesOf({ incomes: [income(40_000)], bills: [bill(40_000)] })).toEqual([]);
  });
});

describe("a debt that never ends", () => {
  const rich = { incomes: [income(500_000)] };
  const endless = debt(500_000, { apr: 24_000 as Rate, minimum: minor(10_000) });

  it("is named, with what a month would end it", () => {
    expect(noticesOf({ ...rich, debts: [endless, debt(1_000, { id: "shop", minimum: minor(500) })] })).toEqual([
      { kind: "debt-never-ends", id: "card", label: "Card", amount: 10_009 },
    ]);
  });

  it("includes one that grows without a known payment", () => {
    const unpaid = debt(500_000, { apr: 24_000 as Rate });
    expect(noticesOf({ ...rich, debts: [unpaid] })).toMatchObject([{ kind: "debt-never-ends" }]);
    expect(noticesOf({ ...rich, debts: [unpaid], bills: [bill(1_000, { debtId: "card" })] })).toEqual([]);
  });

  it("is not one without interest that waits, nor one that is paid off", () => {
    const family = debt(500_000, { apr: 0 as Rate });
    expect(noticesOf({ ...rich, debts: [family, debt(0, { id: "old" })] })).toEqual([]);
  });
});

describe("no buffer yet", () => {
  const rich = { incomes: [income(500_000)], bills: [bill(20_000)] };
  const bank = account(90_000, { kind: "checking" });

  it("is reported with the starter buffer when nothing is set aside but something can be", () => {
    expect(noticesOf({ ...rich, accounts: [bank] })).toEqual([{ kind: "no-buffer", amount: 86_667 }]);
    expect(noticesOf({ ...rich, accounts: [account(0)] })).toEqual([{ kind: "no-buffer", amount: 86_667 }]);
  });

  it("is not reported before any account is listed", () => {
    expect(noticesOf(rich)).toEqual([]);
  });

  it("is not reported with savings, with an emergency goal, or when nothing can be saved", () => {
    expect(noticesOf({ ...rich, accounts: [bank, account(1)] })).toEqual([]);
    expect(noticesOf({ ...rich, accounts: [bank], goals: [goal(90_000, { kind: "emergency" })] })).toEqual([]);
    expect(noticesOf({ incomes: [income(20_000)], bills: [bill(20_000)], accounts: [bank] })).toEqual([]);
  });
});

describe("pay that is only irregular", () => {
  it("is reported with the low amount that the plan counts", () => {
    expect(noticesOf({ incomes: [kiln] })).toEqual([{ kind: "only-irregular", amount: 50_000 }]);
  });

  it("is not reported with steady pay", () => {
    expect(noticesOf({ incomes: [kiln, income(100, { id: "shop" })] })).toEqual([]);
  });
});

describe("any household", () => {
  it("gets figures above zero, and is short only where its week is", () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const notices = intakeNotices(household, today);
        const budget = weeklyBudget(household);
        const isShort = budget.ok && budget.value.left.amount < 0 && household.incomes.length > 0;
        expect(notices.some(({ kind }) => kind === "short")).toBe(isShort);
        expect(notices.every(({ kind, amount }) => amount > 0 || kind === "only-irregular")).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
