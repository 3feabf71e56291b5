import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bill, Debt } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Currency, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import {
  asBillPayment,
  type BillOn,
  createBillFinder,
  guessBill,
  guessBillByAmount,
  openBillsAround,
  payeesOfBills,
} from "./bill-matches.ts";
import { paidBy, paymentId } from "./recurring.ts";
import { entry } from "./spending.fixture.ts";
import { checkTransaction, isEveryday } from "./transaction.ts";

const bill = (id: string, amount: number, more: Partial<Bill> = {}): Bill => ({
  id,
  label: id,
  amount: minor(amount),
  cadence: "monthly",
  nextDue: "2026-12-01" as Day,
  ...more,
});

const rent = bill("Rent", 120_000);
const power = bill("Electricity", 8_000, { nextDue: "2026-11-16" as Day });
const loan = bill("Car loan", 30_000, { debtId: "car" });
const bills = [rent, power, loan];
const debt: Debt = {
  id: "car",
  label: "Car loan",
  kind: "car",
  balance: minor(900_000),
  apr: 0 as Rate,
  minimum: minor(30_000),
};

const nothing: readonly Transaction[] = [];
const clues = (earlier = nothing) => ({ bills, isPaid: paidBy(earlier), paidBefore: payeesOfBills(earlier) });
const named = (found: BillOn | undefined) => found && paymentId(found.bill, found.due);
const guess = (row: Transaction, earlier = nothing) => named(guessBill(row, clues(earlier)));
const paying = (day: string, amount: number, payee: string, due: string, id = "Rent") =>
  entry(day, amount, { payee, bill: { id, due: due as Day } });

describe("[SP16] an entry pays a bill", () => {
  it("whose name is in its payee, at about its amount", () => {
    expect(guess(entry("2026-11-27", 120_000, { payee: "RENT Dec" }))).toBe("Rent@2026-12-01");
    expect(guess(entry("2026-11-20", 9_100, { payee: "city électricity co." }))).toBe("Electricity@2026-11-16");
    expect(guess(entry("2026-11-27", 6_500, { payee: "Rent a car" }))).toBeUndefined();
    expect(guess(entry("2026-11-27", 120_000, { payee: "Parents" }))).toBeUndefined();
    expect(guess(entry("2026-11-27", 120_000, { payee: "" }))).toBeUndefined();
  });

  it("that its payee was paid for before, whatever number the bank appends", () => {
    const earlier = [paying("2026-11-01", 120_000, "Acme Homes 4411", "2026-11-01")];
    expect(guess(entry("2026-11-30", 118_000, { payee: "ACME HOMES 4412" }), earlier)).toBe("Rent@2026-12-01");
    expect(guess(entry("2026-11-30", 118_000, { payee: "Acme Homes" }))).toBeUndefined();
  });

  it("on the nearest due day that is not paid, from 14 days before it to 31 after", () => {
    const on = (day: string, earlier = nothing) => guess(entry(day, 120_000, { payee: "Rent" }), earlier);
    expect([on("2026-11-17"), on("2026-11-12")]).toEqual(["Rent@2026-12-01", "Rent@2026-11-01"]);
    const paid = (...dues: string[]) => dues.map((due) => paying(due, 120_000, "Rent", due));
    expect(on("2026-12-31", paid("2027-01-01"))).toBe("Rent@2026-12-01");
    expect(on("2026-12-31", paid("2026-12-01", "2027-01-01"))).toBeUndefined();
    // Before its next due day the bill was paid before it was listed, unless the entry is of that time.
    expect([on("2026-11-19", paid("2026-12-01")), on("2026-11-16")]).toEqual([undefined, "Rent@2026-11-01"]);
  });

  it("never with money back or income, nor one of a debt that it was charged to", () => {
    expect(guess(entry("2026-11-27", -120_000, { payee: "Rent" }))).toBeUndefined();
    expect(guess(entry("2026-11-27", 120_000, { payee: "Rent", kind: "income" }))).toBeUndefined();
    const charged = entry("2026-11-27", 30_000, { payee: "Car loan", account: { kind: "debt", id: "car" } });
    expect(guess(charged)).toBeUndefined();
  });

  it("of a debt, by a transfer to that debt", () => {
    const to = (id: string, amount = 30_000) =>
      entry("2026-11-27", amount, { payee: "", kind: "transfer", toAccount: { kind: "debt", id } });
    expect([guess(to("car")), guess(to("visa")), guess(to("car", 100_000))]).toEqual([
      "Car loan@2026-12-01",
      undefined,
      undefined,
    ]);
  });
});

describe("[SP17] an imported entry pays a bill", () => {
  it("that it equals to the cent within 5 days of its due day", () => {
    const equal = (day: string, amount: number) =>
      named(guessBillByAmount(entry(day, amount, { payee: "City Power" }), clues()));
    expect([equal("2026-11-11", 8_000), equal("2026-11-21", 8_000)]).toEqual(Array(2).fill("Electricity@2026-11-16"));
    expect([equal("2026-11-22", 8_000), equal("2026-11-16", 8_001)]).toEqual([undefined, undefined]);
  });

  it("unless its payee has a category, and each due day once", () => {
    const row = (payee: string) => entry("2026-11-16", 8_000, { payee });
    const billOf = createBillFinder(bills, nothing);
    expect(billOf(row("Shoes"), true)).toBeUndefined();
    expect([named(billOf(row("City Power"), false)), named(billOf(row("City Power"), false))]).toEqual([
      "Electricity@2026-11-16",
      undefined,
    ]);
  });
});

describe("the payment of a bill", () => {
  it("[SP13] takes nothing from the weekly budgets, and keeps its category", () => {
    const { id, ...typed } = entry("2026-11-27", 120_000, { categoryId: "home", goalId: "trip" });
    const paid = asBillPayment(typed, { bill: rent, due: "2026-12-01" as Day }, [debt]);
    expect(paid).toMatchObject({ kind: "spending", categoryId: "home", bill: { id: "Rent", due: "2026-12-01" } });
    expect([isEveryday({ ...paid, id }), "goalId" in paid]).toEqual([false, false]);
  });

  it("[EA4] of a debt is a transfer to it, while it is open", () => {
    const { id: _, ...typed } = entry("2026-11-27", 30_000, { categoryId: "home" });
    const due = { bill: loan, due: "2026-12-01" as Day };
    const paid = asBillPayment(typed, due, [debt]);
    expect([paid.kind, paid.toAccount, "categoryId" in paid]).toEqual(["transfer", { kind: "debt", id: "car" }, false]);
    expect(asBillPayment(typed, due, [{ ...debt, closedOn: "2026-11-27" as Day }]).kind).toBe("spending");
  });

  it("[SP16] is valid, and then the bill is no choice for another entry", () => {
    const anyRow = fc.record({
      amount: fc.integer({ min: 1, max: 200_000 }),
      payee: fc.constantFrom("Rent", "Electricity", "car loan 12", "Market"),
      date: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
        const earlier: Transaction[] = [];
        for (const { amount, payee, date } of rows) {
          const row = entry(`2026-11-${String(date).padStart(2, "0")}`, amount, { payee });
          const found = guessBill(row, clues(earlier));
          const { id, ...typed } = row;
          const stored = found ? { ...asBillPayment(typed, found, [debt]), id } : row;
          expect(checkTransaction(stored, "USD" as Currency).ok).toBe(true);
          earlier.push(stored);
          if (found) expect(openBillsAround(bills, row.day, paidBy(earlier)).map(named)).not.toContain(named(found));
        }
        const dues = earlier.flatMap(({ bill: paid }) => (paid ? paymentId(paid, paid.due) : []));
        expect(new Set(dues).size).toBe(dues.length);
      }),
    );
  });
});
