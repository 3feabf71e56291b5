import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import type { Balance } from "../household/records.ts";
import type { Rate } from "../money/rate.ts";
import { account } from "../plan/sample-household.ts";
import { addDays, type Day } from "../time/day.ts";
import { card, checking, couple, entry, ledgerOf, listedDay, saveOn, savings, stated } from "./ledger.fixture.ts";
import { type RegisterRow, registerOf } from "./register.ts";

type Records = Parameters<typeof ledgerOf>[0];

const rowsOf = (records: Records, of: Balance["of"]): RegisterRow[] => {
  const register = registerOf(ledgerOf(records).account(of)!);
  return Array.from({ length: register.count }, (_, at) => register.rowAt(at));
};

/** Newest first: what it is, the change, and the balance after it. */
const lines = (records: Records, of: Balance["of"]) =>
  rowsOf(records, of).map(({ kind, change, balance }) => [kind, change, balance]);

describe("a register", () => {
  it("[RG1] lists entries, saves and transfers from the other side with the balance after each, newest first", () => {
    const entries = [
      entry({ day: "2026-11-10", amount: 1_000, account: checking }),
      entry({ day: "2026-11-11", amount: 20_000, kind: "transfer", account: savings, toAccount: checking }),
    ];
    const saves = [saveOn("2026-11-12", 5_000, { kind: "goal", id: "trip" })];
    expect(lines({ entries, saves }, checking)).toEqual([
      ["save", -5_000, 114_000],
      ["entry", 20_000, 119_000],
      ["entry", -1_000, 99_000],
      ["stated", 0, 100_000],
    ]);
    expect(lines({ entries, saves }, savings)).toEqual([
      ["save", 5_000, 485_000],
      ["entry", -20_000, 480_000],
      ["stated", 0, 500_000],
    ]);
  });

  it("[RG2] shows what a stated balance adds as a line of its own, such as the interest of a debt", () => {
    const entries = [
      entry({ day: "2026-11-10", amount: 10_000, kind: "transfer", account: checking, toAccount: card }),
    ];
    const balances = [stated(card, "2026-11-12", 31_240, 5)];
    expect(lines({ entries, balances }, card)).toEqual([
      ["stated", 0, 31_240],
      ["difference", 1_240, 31_240],
      ["entry", -10_000, 30_000],
      ["stated", 0, 40_000],
    ]);
    expect(lines({ entries, balances: [stated(card, "2026-11-12", 30_000)] }, card)[0]).toEqual(["stated", 0, 30_000]);
    expect(lines({ entries, balances: [stated(card, "2026-11-12", 30_000)] }, card)).toHaveLength(3);
  });

  it("puts entries of a stated day before or after the balance by when they were recorded", () => {
    const entries = [
      entry({ day: "2026-11-11", amount: 1_000, account: checking, recordedAt: 499 }),
      entry({ day: "2026-11-11", amount: 2_000, account: checking, recordedAt: 501 }),
      entry({ day: "2026-11-11", amount: 4_000, account: checking }),
    ];
    expect(lines({ entries, balances: [stated(checking, "2026-11-11", 95_000, 500)] }, checking)).toEqual([
      ["entry", -2_000, 93_000],
      ["stated", 0, 95_000],
      ["entry", -1_000, 95_000],
      ["entry", -4_000, 96_000],
      ["stated", 0, 100_000],
    ]);
  });

  it("lists what happened before the first stated balance without one", () => {
    const entries = [entry({ day: "2026-10-01", amount: 1_000, account: checking })];
    expect(lines({ entries }, checking)).toEqual([
      ["stated", 0, 100_000],
      ["entry", -1_000, undefined],
    ]);
  });

  it("shows the yearly change of an account as a line of its own", () => {
    const grown = account(1_000_000, { id: "broker", kind: "investment", yearlyChange: 10_000 as Rate });
    const household: Household = { ...couple, accounts: [grown] };
    const broker = { kind: "account", id: "broker" } as const;
    const entries = [entry({ day: "2027-11-02", amount: 100_000, kind: "income", account: broker })];
    expect(lines({ household, entries }, broker)).toEqual([
      ["entry", 100_000, 1_200_000],
      ["growth", 100_000, 1_100_000],
      ["stated", 0, 1_000_000],
    ]);
  });

  it("finds rows by a test, in their order", () => {
    const entries = [10, 11, 12].map((date) =>
      entry({ day: `2026-11-${date}`, amount: date, account: checking, payee: date === 11 ? "Market" : "" }),
    );
    const register = registerOf(ledgerOf({ entries }).account(checking)!);
    const found = register.find((row) => row.kind === "entry" && row.entry.payee === "Market");
    expect([...found].map((at) => register.rowAt(at).change)).toEqual([-11]);
    expect(register.find(() => true)).toEqual(Int32Array.of(0, 1, 2, 3));
  });

  it("opens with 100 000 entries and gives any row without computing the others", () => {
    const entries = Array.from({ length: 100_000 }, (_, at) =>
      entry({ day: addDays(listedDay, 1 + (at % 3_000)), amount: 1, account: checking }),
    );
    const ledger = ledgerOf({ entries });
    const register = registerOf(ledger.account(checking)!);
    expect(register.count).toBe(100_001);
    expect(register.rowAt(0).balance).toBe(0);
    expect(register.rowAt(50_000).balance).toBe(50_000);
    expect(register.rowAt(100_000).kind).toBe("stated");
  });
});

const days = fc.integer({ min: -5, max: 15 }).map((at) => addDays(listedDay, at));
const moments = fc.constantFrom(undefined, 1, 2, 3);
const entries = fc.array(
  fc
    .record({
      day: days,
      amount: fc.integer({ min: -5_000, max: 5_000 }).filter((amount) => amount !== 0),
      kind: fc.constantFrom("spending" as const, "income" as const, "transfer" as const),
      isFromCard: fc.boolean(),
      recordedAt: moments,
    })
    .map(({ isFromCard, recordedAt, kind, ...rest }) =>
      entry({
        ...rest,
        kind,
        account: isFromCard ? card : checking,
        ...(kind === "transfer" && { toAccount: isFromCard ? checking : card }),
        ...(recordedAt !== undefined && { recordedAt }),
      }),
    ),
  { maxLength: 30 },
);
const balances = fc.uniqueArray(
  fc
    .record({ of: fc.constantFrom(checking, card), day: days, amount: fc.nat(90_000), recordedAt: moments })
    .map(({ of, day, amount, recordedAt }) => stated(of, day, amount, recordedAt)),
  { maxLength: 8, selector: ({ id }) => id },
);
const saves = fc.array(fc.record({ on: fc.constantFrom("2026-11-10", "2026-11-13"), amount: fc.nat(3_000) }), {
  maxLength: 4,
});

describe("the register of any account", () => {
  it("[RG1] adds up to the cent: each row to the next, and the last row of a day to the ledger", () => {
    fc.assert(
      fc.property(entries, balances, saves, fc.integer({ min: -20_000, max: 20_000 }), (rows, said, made, rate) => {
        const changing = { ...couple.accounts[0]!, yearlyChange: rate as Rate };
        const household = { ...couple, accounts: [changing, ...couple.accounts.slice(1)] };
        const saved = made.map(({ on, amount }, at) =>
          saveOn(on, amount, { kind: "debt", id: "card" }, { id: `s${at}` }),
        );
        const records = { household, entries: rows, balances: said, saves: saved };
        const ledger = ledgerOf(records);
        for (const of of [checking, card]) {
          const oldestFirst = rowsOf(records, of).reverse();
          const lastOfDay = new Map<Day, RegisterRow>();
          for (const [at, row] of oldestFirst.entries()) {
            lastOfDay.set(row.day, row);
            const before = oldestFirst[at - 1]?.balance;
            if (before !== undefined) expect(row.balance).toBe(before + row.change);
          }
          for (const [day, { balance }] of lastOfDay)
            expect(of.kind === "debt" && balance !== undefined ? Math.max(0, balance) : balance).toBe(
              ledger.on(of, day)?.amount,
            );
          for (const { day, amount } of ledger.of(of)) expect(lastOfDay.get(day)?.balance).toBe(amount);
          expect(new Set(oldestFirst.map(({ id }) => id)).size).toBe(oldestFirst.length);
        }
      }),
    );
  });
});
