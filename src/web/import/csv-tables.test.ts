import { describe, expect, it } from "vitest";
import { brief, dollars, readBytes } from "./bank-files.fixture.ts";

describe("tables", () => {
  it.each([
    ["commas", "Date,Description,Amount\n2026-02-03,Bakery,-12.40\n2026-02-04,Rent,-900.00"],
    ["semicolons", "Date;Description;Amount\n2026-02-03;Bakery;-12.40\n2026-02-04;Rent;-900.00"],
    ["tabs", "Date\tDescription\tAmount\n2026-02-03\tBakery\t-12.40\n2026-02-04\tRent\t-900.00"],
    ["bars", "Date|Description|Amount\n2026-02-03|Bakery|-12.40\n2026-02-04|Rent|-900.00"],
    ["a declared separator", "sep=;\r\nDate;Description;Amount\r\n2026-02-03;Bakery;-12,40\r\n2026-02-04;Rent;-900,00"],
    ["old line ends", "Date,Description,Amount\r2026-02-03,Bakery,-12.40\r2026-02-04,Rent,-900.00\r"],
    ["mixed line ends", "Date,Description,Amount\r\n2026-02-03,Bakery,-12.40\n2026-02-04,Rent,-900.00\r"],
    ["a separator behind each row", "Date;Description;Amount;\n2026-02-03;Bakery;-12.40;\n2026-02-04;Rent;-900.00;"],
    ["no header", "2026-02-03,Bakery,-12.40\n2026-02-04,Rent,-900.00"],
    ["a header in words nobody knows", "Foo,Bar,Baz\n2026-02-03,Bakery,-12.40\n2026-02-04,Rent,-900.00"],
  ])("[IM2] with %s are read", async (_, text) => {
    const { entries, summary } = await readBytes(text, dollars);
    expect(entries.map(brief)).toEqual(["2026-02-03 1240 Bakery", "2026-02-04 90000 Rent"]);
    expect(summary.problemCount).toBe(0);
  });

  it("[IM2] with decimal commas and no header take the semicolon", async () => {
    const { entries } = await readBytes("03.02.2026;Bakery;12,40;500,00\n04.02.2026;Shop;-3,00;497,00");
    expect(entries.map(({ amount }) => Math.abs(amount))).toEqual([1240, 300]);
  });

  it("[IM3] quoted cells keep their separators, marks and line ends, and lines are counted through them", async () => {
    const text = [
      "Date,Description,Amount",
      '2026-02-03,"Bakery, ""the corner""\r\nopen\n7 to 7",-12.40',
      "2026-02-31,Shop,-1.00",
    ].join("\r\n");
    const { entries, summary } = await readBytes(text, dollars);
    expect(entries.map(brief)).toEqual(['2026-02-03 1240 Bakery, "the corner" open 7 to 7']);
    expect(summary.problems).toEqual([{ line: 5, column: 0, cell: "2026-02-31", why: "impossible-date" }]);
  });

  it("[IM3] rows, quotes and letters may end anywhere in a piece of the file", async () => {
    const rows = Array.from(
      { length: 9_000 },
      (_, index) =>
        `2026-02-03,"Bäckerei ""№ ${index}""\r\n${"ü".repeat(index % 37)}",-${index % 97}.${10 + (index % 89)}`,
    );
    const { entries, summary, told } = await readBytes(["Date,Payee,Amount", ...rows].join("\r\n"), dollars);
    expect(summary).toMatchObject({ entries: 9_000, problemCount: 0 });
    const wanted = rows.map((_, index) =>
      `${Number(`${index % 97}.${10 + (index % 89)}`).toFixed(2)}`.replace(".", ""),
    );
    expect(entries.map(({ amount }) => amount)).toEqual(wanted.map(Number));
    expect(entries.every(({ line }, index) => line === 2 + 2 * index)).toBe(true);
    expect(told.filter(({ tell }) => tell === "progress").length).toBeGreaterThan(2);
  });

  it("[IM4] what a bank writes above and below is no entry", async () => {
    const text = [
      '"Kontonummer:";"DE00 1234";',
      '"Von:";"01.02.2026";',
      '"Bis:";"28.02.2026";',
      '"Kontostand vom 28.02.2026:";"1.234,56 EUR";',
      "",
      '"Buchungstag";"Wertstellung";"Empfänger";"Verwendungszweck";"Betrag (EUR)";',
      '"03.02.2026";"04.02.2026";"Bäckerei";"Brot";"-12,40";',
      '"05.02.2026";"05.02.2026";"Miete";"Februar";"-900,00";',
      '"";"";"";"Summe";"-912,40";',
      '"Endsaldo";"";"";"";"1.234,56";',
    ].join("\n");
    const { entries, summary, opened } = await readBytes(text);
    expect(entries.map(brief)).toEqual(["2026-02-03 1240 Bäckerei", "2026-02-05 90000 Miete"]);
    expect(opened.header?.[0]).toBe("Buchungstag");
    expect(summary).toMatchObject({ problemCount: 0, leftOut: { sum: 2 } });
  });

  it("[IM4] undated rows between entries are problems, and so are many below them", async () => {
    const lines = (count: number) => Array.from({ length: count }, () => ",Shop,-1.00");
    const head = ["Date,Payee,Amount", "2026-02-03,Bakery,-12.40"];
    const between = await readBytes([...head, ",Shop,-1.00", head[1]].join("\n"), dollars);
    expect(between.summary.problems).toEqual([{ line: 3, column: 0, cell: "", why: "no-day" }]);
    const below = await readBytes([...head, ...lines(9)].join("\n"), dollars);
    expect(below.summary).toMatchObject({ problemCount: 9, leftOut: { sum: 0 } });
  });

  it("[IM4] the header of a second file behind the first is no entry", async () => {
    const one = "Date,Payee,Amount\n2026-02-03,Bakery,-12.40\n";
    expect((await readBytes(one + one, dollars)).summary).toMatchObject({
      entries: 2,
      problemCount: 0,
      leftOut: { header: 1 },
    });
  });

  it("[IM4] a file with a header and nothing else is a table without entries", async () => {
    expect((await readBytes("Date,Payee,Amount\n", dollars)).summary.entries).toBe(0);
  });
});
