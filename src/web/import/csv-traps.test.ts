import { describe, expect, it } from "vitest";
import { brief, dollars, euros, readBytes } from "./bank-files.fixture.ts";

describe("ways of writing money and days", () => {
  it.each([
    ["separate columns", "Date,Description,Debit,Credit\n2026-02-03,Bakery,12.40,\n2026-02-04,Pay,,900.00"],
    [
      "columns with zeros",
      "Date,Description,Paid out,Paid in\n2026-02-03,Bakery,12.40,0.00\n2026-02-04,Pay,0.00,900.00",
    ],
    ["what went out below zero", "Date,Payee,Withdrawals,Deposits\n2026-02-03,Bakery,-12.40,\n2026-02-04,Pay,,900.00"],
    [
      "a word for the way",
      "Datum;Naam / Omschrijving;Af Bij;Bedrag (EUR)\n20260203;Bakery;Af;12,40\n20260204;Pay;Bij;900,00",
    ],
    ["CR and DR", "Date,Narrative,Amount\n2026-02-03,Bakery,12.40 DR\n2026-02-04,Pay,900.00 CR"],
    ["parentheses", "Date,Description,Amount\n2026-02-03,Bakery,($12.40)\n2026-02-04,Pay,$900.00"],
    ["the minus behind", "Date,Description,Amount\n2026-02-03,Bakery,12.40-\n2026-02-04,Pay,900.00"],
    ["day first", "Date,Description,Amount\n03/02/2026,Bakery,-12.40\n04/02/2026,Pay,900\n13/02/2026,Zero,0.00"],
    ["month first", "Date,Description,Amount\n02/03/2026,Bakery,-12.40\n02/04/2026,Pay,900\n02/13/2026,Zero,0.00"],
    ["two digits a year", "Date,Description,Amount\n03/02/26,Bakery,-12.40\n04/02/26,Pay,900\n13/02/26,Zero,0.00"],
    ["months by name", "Date,Description,Amount\n3 Feb 2026,Bakery,-12.40\n4 Feb 2026,Pay,900"],
    [
      "days with a time",
      "Completed Date,Description,Amount\n2026-02-03 23:59:01,Bakery,-12.40\n2026-02-04T01:00:00Z,Pay,900",
    ],
    [
      "thousands by apostrophe",
      "Datum;Buchungstext;Belastung;Gutschrift\n03.02.26;Bakery;12.40;\n04.02.26;Pay;;0'900.00",
    ],
  ])("[IM5] %s", async (_, text) => {
    const money = text.includes("EUR") ? euros : dollars;
    const { entries, summary } = await readBytes(text, money);
    expect(entries.map(brief)).toEqual(["2026-02-03 1240 Bakery", "2026-02-04 -90000 Pay"]);
    expect(summary.problemCount).toBe(0);
  });
});

describe("rows that can't be read", () => {
  it("[IM6] are named with line and cell, and the others go on", async () => {
    const text = [
      "Date,Description,Amount,Currency",
      "2026-02-03,Bakery,-12.40,USD",
      "2026-02-30,Shop,-1.00,USD",
      "2026-02-04,Shop,twelve,USD",
      "2026-02-05,Shop,-1.00,CHF",
      "2026-02-06,Shop,1,234,-5.00,USD",
      "2026-02-07,Shop,€5,USD",
      "2026-02-08,Shop,-2.00,USD",
    ].join("\n");
    const { entries, summary } = await readBytes(text, dollars);
    expect(entries.map(({ line }) => line)).toEqual([2, 8]);
    expect(summary.problems).toEqual([
      { line: 3, column: 0, cell: "2026-02-30", why: "impossible-date" },
      { line: 4, column: 2, cell: "twelve", why: "unreadable-amount" },
      { line: 5, column: 3, cell: "CHF", why: "other-currency" },
      { line: 6, column: 4, cell: "-5.00", why: "too-many-cells" },
      { line: 7, column: 2, cell: "€5", why: "other-currency" },
    ]);
  });

  it("[IM7] a quotation mark that swallows rows makes none of them an entry", async () => {
    const text = 'Date,Payee,Amount\n2026-02-03,"Bakery,-1.00\n2026-02-04,"Shop",-2.00\n2026-02-05,Rent,-3.00';
    const { entries, summary } = await readBytes(text, dollars);
    expect(entries.map(brief)).toEqual(["2026-02-05 300 Rent"]);
    expect(summary.problems).toMatchObject([{ line: 2, toLine: 3, why: "broken-quotes" }]);
  });

  it("[IM7] a mark inside a quoted cell that nobody doubled is text", async () => {
    const text = 'Date,Payee,Amount\n2026-02-03,"Joe "The Man" Smith",-1.00\n2026-02-04,12" pizza,-2.00';
    expect((await readBytes(text, dollars)).entries.map(({ payee }) => payee)).toEqual([
      'Joe "The Man" Smith',
      '12" pizza',
    ]);
  });
});
