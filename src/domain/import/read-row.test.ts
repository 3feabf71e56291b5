import { describe, expect, it } from "vitest";
import type { Currency } from "../money/money.ts";
import type { ImportMapping } from "./mapping.ts";
import { readRow, rowReader } from "./read-row.ts";

const dollars = { currency: "USD" as Currency, locale: "en-US" };
const account: ImportMapping = {
  columns: 5,
  day: 0,
  dateOrder: "ymd",
  money: { kind: "one", column: 3, out: "below-zero" },
  decimal: ".",
  moneyIn: "income",
  payee: 1,
  note: 2,
  currency: 4,
  skip: [{ column: 2, words: ["pending"] }],
};

const read = (text: string, mapping: Partial<ImportMapping> = {}) =>
  readRow({ line: 7, cells: text.split("|") }, rowReader({ ...account, ...mapping }, dollars));

describe("a row", () => {
  it("is spending above zero where money went out", () => {
    expect(read("2026-02-03|Bakery|Bread|-12.40|USD")).toEqual({
      is: "entry",
      entry: {
        line: 7,
        day: "2026-02-03",
        amount: 1240,
        kind: "spending",
        payee: "Bakery",
        note: "Bread",
        key: "2026-02-03 1240 Bakery",
      },
    });
  });

  it("is income where money came in, or a refund where the mapping says so", () => {
    const row = "2026-02-03|Shop||12.40|USD";
    expect(read(row)).toMatchObject({ entry: { amount: 1240, kind: "income", key: "2026-02-03 -1240 Shop" } });
    expect(read(row, { moneyIn: "refund" })).toMatchObject({
      entry: { amount: -1240, kind: "spending", key: "2026-02-03 -1240 Shop" },
    });
  });

  it("of a card's file counts the other way round", () => {
    const card = { money: { kind: "one", column: 3, out: "above-zero" } } as const;
    expect(read("2026-02-03|Shop||12.40|USD", card)).toMatchObject({ entry: { amount: 1240, kind: "spending" } });
    expect(read("2026-02-03|Shop||12.40 CR|USD", card)).toMatchObject({ entry: { amount: 1240, kind: "income" } });
  });

  it.each([
    ["2026-02-03|Shop|12.40||", 1240, "spending"],
    ["2026-02-03|Shop|-12.40||", 1240, "spending"],
    ["2026-02-03|Shop||12.40|", 1240, "income"],
    ["2026-02-03|Shop|0.00|12.40|", 1240, "income"],
    ["2026-02-03|Shop|-|12.40|", 1240, "income"],
  ])("with a column for each way: %s", (row, amount, kind) => {
    expect(read(row, { money: { kind: "two", out: 2, in: 3 } })).toMatchObject({ entry: { amount, kind } });
  });

  it.each([
    ["2026-02-03|Shop|1.00|2.00|", 3, "both-ways"],
    ["2026-02-03|Shop|||", 2, "no-amount"],
    ["2026-02-03|Shop|x||", 2, "unreadable-amount"],
  ])("with a column for each way can contradict itself: %s", (row, column, why) => {
    expect(read(row, { money: { kind: "two", out: 2, in: 3 } })).toMatchObject({ problem: { line: 7, column, why } });
  });

  it("whose word for the way is unknown is a problem", () => {
    const marked = { money: { kind: "marked", column: 3, mark: 2 } } as const;
    expect(read("2026-02-03|Shop|Sideways|1.00|", marked)).toMatchObject({
      problem: { column: 2, why: "no-direction" },
    });
    expect(read("2026-02-03|Shop|Debit|1.00|", marked)).toMatchObject({ entry: { amount: 100, kind: "spending" } });
  });

  it("in another currency is a problem, and without a currency is not", () => {
    expect(read("2026-02-03|Shop||-1.00|EUR")).toMatchObject({ problem: { column: 4, why: "other-currency" } });
    expect(read("2026-02-03|Shop||-1.00|")).toMatchObject({ is: "entry" });
  });

  it.each([
    ["blank", " || |"],
    ["skipped", "2026-02-03|Shop|PENDING|-1.00|USD"],
    ["nothing-moved", "2026-02-03|Shop||0.00|USD"],
    ["sum", "Total||| -912.40|"],
    ["sum", "|Closing balance||500.00|"],
  ])("is left out as %s: %s", (why, row) => {
    expect(read(row)).toEqual({ is: "left-out", why });
  });

  it("keeps a long payee: truncated, with the full text in the note", () => {
    const long = `${"Müller & Söhne ".repeat(8)}🏠`;
    const { entry } = read(`2026-02-03|${long}|Bread|-1.00|`) as {
      entry: { payee: string; note: string; key: string };
    };
    expect(entry.payee.length).toBeLessThanOrEqual(80);
    expect(entry.note).toBe(`${long} · Bread`);
    expect(read(`2026-02-03|${"x".repeat(79)}🏠||-1.00|`)).toMatchObject({ entry: { payee: "x".repeat(79) } });
    expect(read(`2026-02-03|${"x".repeat(5_000)}|${"y".repeat(5_000)}|-1.00|`)).toMatchObject({
      entry: { note: expect.stringMatching(/^.{2000}$/), key: expect.stringMatching(/^.{200}$/) },
    });
  });

  it("without a payee is named by its note", () => {
    expect(read("2026-02-03||  Account \t fee |-1.00|")).toMatchObject({ entry: { payee: "Account fee", note: "" } });
  });

  it("drops what a spreadsheet puts around text", () => {
    expect(read('="2026-02-03"|="Bakery"||="-1.00"|')).toMatchObject({ entry: { amount: 100, payee: "Bakery" } });
  });
});
