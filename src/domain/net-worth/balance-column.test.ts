import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Currency } from "../money/money.ts";
import { minor } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import { addDays } from "../time/day.ts";
import { maxLines, readColumn } from "./balance-column.ts";
import { day } from "./book.fixture.ts";

const asked = { format: { currency: "USD" as Currency, locale: "en-US" }, today: day("2026-11-13"), isDebt: false };
const read = (text: string, more = {}) => readColumn(text, { ...asked, ...more });
const entries = (text: string) => read(text).entries.map(({ day: on, amount }) => [on, amount]);
const problems = (text: string, more = {}) => read(text, more).problems.map(({ line, problem }) => [line, problem]);

describe("a column of balances", () => {
  it("is a day and an amount in each line, however they are set apart", () => {
    expect(entries("2026-01-31 4200\r\n\n2026/2/28\t$4,350.50\n2026.03.31; 4 400\n 2026-04-30, −12.5 ")).toEqual([
      ["2026-01-31", 420_000],
      ["2026-02-28", 435_050],
      ["2026-03-31", 440_000],
      ["2026-04-30", -1_250],
    ]);
  });

  it("takes a month for its end, and the present one for today", () => {
    expect(entries("2026-02 1\n2024-02 2\n2026-11 3")).toEqual([
      ["2026-02-28", 100],
      ["2024-02-29", 200],
      ["2026-11-13", 300],
    ]);
  });

  it("reports each unreadable line with its problem", () => {
    const text =
      "hello\n2026-02-30 1\n2026-13-01 1\n2026-11-14 5\n2026-01-01\n2026-01-02 many\n2026-01-03 1.2345\n2026-00 3";
    expect(problems(text)).toEqual([
      [1, "no-day"],
      [2, "impossible-date"],
      [3, "impossible-date"],
      [4, "in-the-future"],
      [5, "empty"],
      [6, "unreadable"],
      [7, "too-many-decimals"],
      [8, "impossible-date"],
    ]);
  });

  it("rejects a repeated day, and a negative debt", () => {
    expect(problems("2026-01-31 1\n2026-02-28 2\n2026-01 3")).toEqual([[3, "said-twice"]]);
    expect(problems("2026-01-31 -5", { isDebt: true })).toEqual([[1, "negative"]]);
  });

  it("does not take the beginning of a number for a day", () => {
    expect(problems("2026-01-311 5\n20260131 5\n2026-01/31 5")).toEqual([
      [1, "no-day"],
      [2, "no-day"],
      [3, "no-day"],
    ]);
  });

  it("reads twenty years of weeks at once, and reports when there is more", () => {
    const lines = Array.from({ length: maxLines + 1 }, (_, n) => `${addDays(asked.today, -n)} ${n}`);
    expect(read(lines.slice(1).join("\n"))).toMatchObject({ entries: { length: maxLines }, isTooLong: false });
    expect(read(lines.join("\n"))).toMatchObject({ entries: { length: maxLines }, isTooLong: true });
  });

  it("reads back what is written as people write it", () => {
    const any = fc.uniqueArray(fc.tuple(fc.nat(9_000), fc.integer({ min: -1e11, max: 1e11 })), {
      selector: ([ago]) => ago,
      maxLength: 20,
    });
    fc.assert(
      fc.property(any, fc.constantFrom(" ", "\t", ", ", ";"), (list, between) => {
        const said = list.map(([ago, amount]) => [addDays(asked.today, -ago), minor(amount)] as const);
        const lines = said.map(([on, amount]) => `${on}${between}${amountAsTyped(amount, asked.format)}`);
        expect(entries(lines.join("\n"))).toEqual(said);
      }),
    );
  });

  it("takes any text without a fault", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { entries: found, problems: wrong } = read(text);
        expect(found.every(({ day: on }) => on <= asked.today)).toBe(true);
        expect(wrong.every(({ line }) => line >= 1)).toBe(true);
      }),
    );
  });
});
