import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { account, bill, income, sampleHousehold } from "../plan/sample-household.ts";
import { autumn, entry } from "../spending/spending.fixture.ts";
import { spendingBook } from "../spending/spending-book.ts";
import type { Cadence } from "../time/cadence.ts";
import { addDays, type Day } from "../time/day.ts";
import { comingUp, coverOf, type Due, type LandingPay, receivedPay } from "./coming-up.ts";

const today = "2026-11-12" as Day;
const on = (day: string) => day as Day;

function ahead(parts: Partial<Household>) {
  const found = comingUp(sampleHousehold(parts), today);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

const phones = bill(7_800, { id: "phones", label: "Phones", cadence: "monthly", nextDue: on("2026-11-13") });
const rent = bill(90_000, { id: "rent", label: "Rent", cadence: "monthly", nextDue: on("2026-11-25") });
const weekly = bill(1_000, { id: "milk", label: "Milk", nextDue: on("2026-11-12") });

describe("bills that come up", () => {
  it("are those of the next fourteen days, including today and the last day, sorted by day", () => {
    const { bills, total } = ahead({ bills: [rent, phones, weekly] });
    expect(bills.map(({ bill, day }) => `${day} ${bill.label}`)).toEqual([
      ...["2026-11-12 Milk", "2026-11-13 Phones", "2026-11-19 Milk", "2026-11-25 Rent"],
    ]);
    expect(total.amount).toBe(99_800);
  });

  it("leave out what is already paid, in the list and in the total", () => {
    const isPaid = ({ id }: { id: string }, day: Day) => id === "milk" && day === today;
    const found = comingUp(sampleHousehold({ bills: [phones, weekly] }), today, isPaid);
    expect(found.ok && found.value.bills.map(({ day }) => day)).toEqual(["2026-11-13", "2026-11-19"]);
    expect(found.ok && found.value.total.amount).toBe(8_800);
  });

  it("do not count pay of today twice once it is an entry of an account", () => {
    const pay = income(0, { personId: "maya", pay: { cadence: "monthly", amount: minor(100_000), nextOn: today } });
    const parts = { bills: [rent], incomes: [pay], accounts: [account(5_000, { kind: "checking" })] };
    const coverAfter = (...entries: Transaction[]) => {
      const isReceived = receivedPay(spendingBook(entries, autumn), today);
      const found = comingUp(sampleHousehold(parts), today, undefined, isReceived);
      return found.ok && found.value.cover.kind;
    };
    const came = (more: Partial<Transaction>) => entry("2026-11-11", 98_000, { kind: "income", ...more });
    const inAccount = { account: { kind: "account", id: "checking" } } as const;
    expect(coverAfter()).toBe("covered-by-pay");
    expect(coverAfter(came(inAccount))).toBe("short");
    expect(coverAfter(came({}))).toBe("covered-by-pay");
    expect(coverAfter(came({ ...inAccount, personId: "tom" }))).toBe("covered-by-pay");
    expect(coverAfter(came({ ...inAccount, amount: minor(2_000) }))).toBe("covered-by-pay");
  });

  it("recur after a past due day, and never before the next due day", () => {
    const past = { ...phones, nextDue: on("2026-08-20") };
    const later = { ...phones, id: "later", nextDue: on("2026-12-20") };
    expect(ahead({ bills: [past, later] }).bills).toEqual([{ bill: past, day: "2026-11-20" }]);
  });

  it("explain their total, with one line for a bill that falls twice", () => {
    const { why } = ahead({ bills: [phones, weekly] }).total;
    expect(why.inputs).toEqual([
      { label: "Milk, 2 times", amount: 2_000 },
      { label: "Phones", amount: 7_800 },
    ]);
  });

  it("have a total that equals the sum of its parts", () => {
    const any = fc.record({
      amount: fc.integer({ min: 0, max: 10 ** 12 }).map(minor),
      cadence: fc.constantFrom<Cadence>("weekly", "fortnightly", "twice-monthly", "monthly", "quarterly", "yearly"),
      nextDue: fc.integer({ min: -400, max: 60 }).map((days) => addDays(today, days)),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (list) => {
        const bills = list.map((parts, index) => bill(0, { id: `b${index}`, ...parts }));
        const { bills: dues, total } = ahead({ bills });
        expect(dues.every(({ bill, day }) => day >= today && day <= "2026-11-25" && day >= bill.nextDue)).toBe(true);
        const inputs = total.why.inputs.map((input) => ("amount" in input ? Number(input.amount) : 0));
        expect(inputs.reduce((one, other) => one + other, 0)).toBe(total.amount);
      }),
    );
  });

  it("are compared with cash and checking accounts, and with no other account", () => {
    const accounts = (amount: number) => [account(amount, { id: "c", kind: "checking" }), account(90_000)];
    expect(ahead({ bills: [phones], accounts: accounts(5_000) }).cover.kind).toBe("short");
    expect(ahead({ bills: [phones], accounts: accounts(8_000) }).cover.kind).toBe("covered");
    expect(ahead({ bills: [phones], accounts: [account(90_000)] }).cover.kind).toBe("unknown");
  });

  it("are compared with pay that has a day, and not with irregular pay", () => {
    const accounts = [account(0, { kind: "cash" })];
    const pay = income(0, { pay: { cadence: "fortnightly", amount: minor(8_000), nextOn: on("2026-11-13") } });
    const gig = income(0, { pay: { cadence: "irregular", low: minor(1), usual: minor(99_999), per: "weekly" } });
    expect(ahead({ bills: [phones], accounts, incomes: [gig, income(9_999)] }).cover.kind).toBe("short");
    expect(ahead({ bills: [phones], accounts, incomes: [pay] }).cover).toMatchObject({
      kind: "covered-by-pay",
      pay: { day: "2026-11-13", amount: 8_000 },
    });
  });

  it("are a named problem when they are too large to add up exactly", () => {
    const bills = Array.from({ length: 5 }, (_, index) => bill(2 ** 52, { id: `b${index}` }));
    expect(comingUp(sampleHousehold({ bills }), today)).toEqual({ ok: false, problem: "too-large" });
  });
});

const dayAt = (ahead: number): Day => addDays("2026-11-12" as Day, ahead);
const due = (ahead: number, amount: number): Due => ({ day: dayAt(ahead), amount: minor(amount) });
const pay = (ahead: number, amount: number): LandingPay => ({ ...due(ahead, amount), income: income(amount) });
const held = (amount: number) => minor(amount);

describe("whether bills are covered", () => {
  it("is unknown without a balance of an everyday account", () => {
    expect(coverOf(null, [due(0, 100)], [pay(0, 500)])).toEqual({ kind: "unknown" });
  });

  it("depends on the balance, to the cent, whatever pay comes", () => {
    expect(coverOf(held(300), [due(0, 100), due(9, 200)], [pay(1, 500)]).kind).toBe("covered");
    expect(coverOf(held(299), [due(0, 100), due(9, 200)], []).kind).toBe("short");
    expect(coverOf(held(-5), [], []).kind).toBe("covered");
  });

  it("counts pay that lands by the due day, up to the first that is enough", () => {
    const pays = [pay(1, 50), pay(3, 100), pay(3, 900)];
    expect(coverOf(held(100), [due(0, 100), due(3, 150)], pays)).toMatchObject({
      kind: "covered-by-pay",
      pay: { day: dayAt(3), amount: 100 },
    });
    expect(coverOf(held(100), [due(0, 100), due(2, 150)], pays).kind).toBe("short");
  });

  it("is short from a day on, with the largest shortfall and its explanation", () => {
    const cover = coverOf(held(100), [due(1, 120), due(4, 500), due(6, 10)], [pay(2, 50), pay(5, 900)]);
    expect(cover).toMatchObject({
      kind: "short",
      first: { day: dayAt(1), amount: 20 },
      most: { day: dayAt(4), amount: 470 },
      why: { inputs: [{ amount: 100 }, { label: "Pay", amount: 50 }, { label: "Bills", amount: -620 }] },
    });
  });

  it("never gets worse with more money, and the missing amount is exactly enough", () => {
    const list = <Kind>(of: (ahead: number, amount: number) => Kind) =>
      fc
        .array(fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 10_000 })), { maxLength: 8 })
        .map((some) => some.sort(([a], [b]) => a - b).map(([ahead, amount]) => of(ahead, amount)));
    const rank = { unknown: 0, short: 1, "covered-by-pay": 2, covered: 3 };
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 9_999 }), list(due), list(pay), (have, dues, pays) => {
        const cover = coverOf(held(have), dues, pays);
        expect(rank[coverOf(held(have + 1), dues, pays).kind]).toBeGreaterThanOrEqual(rank[cover.kind]);
        if (cover.kind !== "short") return;
        expect(coverOf(held(have + cover.most.amount), dues, pays).kind).not.toBe("short");
        expect(coverOf(held(have + cover.most.amount - 1), dues, pays).kind).toBe("short");
        expect(cover.first.day <= cover.most.day).toBe(true);
      }),
    );
  });
});
