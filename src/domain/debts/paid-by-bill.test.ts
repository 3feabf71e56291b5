import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comingUp } from "../dashboard/coming-up.ts";
import type { Bill, Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { weeklyAmount } from "../plan/flows.ts";
import { account, bill, category, debt, income, sampleHousehold } from "../plan/sample-household.ts";
import { weeklyBudget } from "../plan/weekly-budget.ts";
import { independenceTarget } from "../projections/independence.ts";
import type { Day } from "../time/day.ts";
import { billsStillDue, samePayments } from "./paid-by-bill.ts";

const monthly = { cadence: "monthly" } as const;
const loan = debt(690_000, { id: "car", label: "Car loan", kind: "car", minimum: minor(19_000) });
const payment = bill(19_000, { ...monthly, id: "payment", label: "car-loan" });
const rent = bill(120_000, { ...monthly, id: "rent", label: "Rent" });
const home = (bills: readonly Bill[], balance = 690_000): Household =>
  sampleHousehold({
    incomes: [income(100_000)],
    accounts: [account(500_000, { kind: "checking" })],
    categories: [category(10_000)],
    debts: [{ ...loan, balance: minor(balance) }],
    bills,
  });

const committed = (household: Household) => {
  const budget = weeklyBudget(household);
  if (!budget.ok) throw new Error(budget.problem);
  return budget.value.committed.amount;
};

/** The minimum of a debt as one week counts it. */
const weekOf = (minimum: number) =>
  weeklyAmount({
    id: "",
    label: "",
    amount: minor(minimum),
    ...monthly,
    from: "debt",
    kind: "need",
    isHousing: false,
    isForDebt: true,
  });

const linked = { ...payment, debtId: "car" };

describe("a bill that pays a debt", () => {
  it("[BD1] lowers what the week counts by the minimum that was counted twice, and by nothing else", () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.integer({ min: 1, max: 500_000 }), (amount, minimum) => {
        const own = { ...payment, amount: minor(amount) };
        const of = (bills: readonly Bill[]) => ({ ...home(bills), debts: [{ ...loan, minimum: minor(minimum) }] });
        const [apart, together] = [of([rent, own]), of([rent, { ...own, debtId: "car" }])];
        expect(committed(apart) - committed(together)).toBe(weekOf(minimum));
        // What is owed stays the same.
        expect(together.debts).toEqual(apart.debts);
      }),
    );
  });

  it("[BD2] ends with the debt: it falls due no more and leaves the week", () => {
    const today = "2026-11-12" as Day;
    const dues = (household: Household) => {
      const ahead = comingUp(household, today);
      return ahead.ok && ahead.value.bills.map((due) => due.bill.id);
    };
    expect(dues(home([linked, rent]))).toEqual(["payment", "rent"]);
    expect(dues(home([linked, rent], 0))).toEqual(["rent"]);
    expect(billsStillDue(home([payment, rent], 0))).toHaveLength(2);
    expect(committed(home([linked, rent], 0))).toBe(committed(home([rent], 0)));
  });

  it("[BD2] is no spending of a year that has no debts any more", () => {
    expect(independenceTarget(home([linked, rent]))?.amount).toBe(independenceTarget(home([rent]))?.amount);
  });

  it("is an ordinary bill once the debt was deleted", () => {
    const household = { ...home([linked]), debts: [] };
    expect(billsStillDue(household)).toEqual([linked]);
    expect(committed(household)).toBe(committed({ ...household, bills: [payment] }));
  });
});

describe("the question whether a bill and a debt are the same payment", () => {
  const pairs = (bills: readonly Bill[], debts = [loan]) =>
    samePayments({ bills, debts }).map((pair) => [pair.bill.id, pair.debt.id]);

  it.each([
    ["the same name, whatever its case, accents and spaces", { label: "CÁR LOAN", amount: minor(5) }, true],
    ["the same amount a month", { label: "Bank", amount: minor(228_000), cadence: "yearly" }, true],
    ["neither", { label: "Bank", amount: minor(5) }, false],
    ["a name of signs alone", { label: "🚗", amount: minor(5) }, false],
  ] as const)("[BD3] is asked for %s: %s", (_, change, isAsked) => {
    expect(pairs([{ ...payment, ...change }])).toEqual(isAsked ? [["payment", "car"]] : []);
  });

  it("[BD3] is asked once for each bill and debt, first about names", () => {
    const other = bill(19_000, { ...monthly, id: "other", label: "Insurance" });
    expect(pairs([other, payment])).toEqual([["payment", "car"]]);
    const card = debt(100, { id: "card", label: "Visa", minimum: minor(19_000) });
    expect(pairs([other, payment], [loan, card])).toEqual([
      ["payment", "car"],
      ["other", "card"],
    ]);
  });

  it("[BD3] is not asked again after an answer, nor about a paid debt", () => {
    expect(pairs([linked])).toEqual([]);
    expect(pairs([{ ...payment, isSeparate: true }])).toEqual([]);
    expect(pairs([payment, { ...rent, debtId: "car" }])).toEqual([]);
    expect(pairs([payment], [{ ...loan, balance: minor(0) }])).toEqual([]);
  });
});
