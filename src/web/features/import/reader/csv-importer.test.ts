import { describe, expect, it } from "vitest";
import { brief, dollars, euros, latin1, readBytes, utf8, utf16 } from "./bank-files.fixture.ts";

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
  ])("with %s are read", async (_, text) => {
    const { entries, summary } = await readBytes(text, dollars);
    expect(entries.map(brief)).toEqual(["2026-02-03 1240 Bakery", "2026-02-04 90000 Rent"]);
    expect(summary.problemCount).toBe(0);
  });

  it("with decimal commas and no header take the semicolon", async () => {
    const { entries } = await readBytes("03.02.2026;Bakery;12,40;500,00\n04.02.2026;Shop;-3,00;497,00");
    expect(entries.map(({ amount }) => Math.abs(amount))).toEqual([1240, 300]);
  });

  it("quoted cells keep their delimiters, quotes and line endings, and line numbers stay correct", async () => {
    const text = [
      "Date,Description,Amount",
      '2026-02-03,"Bakery, ""the corner""\r\nopen\n7 to 7",-12.40',
      "2026-02-31,Shop,-1.00",
    ].join("\r\n");
    const { entries, summary } = await readBytes(text, dollars);
    expect(entries.map(brief)).toEqual(['2026-02-03 1240 Bakery, "the corner" open 7 to 7']);
    expect(summary.problems).toEqual([{ line: 5, column: 0, cell: "2026-02-31", why: "impossible-date" }]);
  });

  it("chunks may end anywhere in a row, a quoted cell or a character", async () => {
    const rows = Array.from(
      { length: 9_000 },
      (_, index) =>
        `2026-02-03,"Bäckerei ""№ ${index}""\r\n${"ü".repeat(index % 37)}",-${index % 97}.${10 + (index % 89)}`,
    );
    const { entries, summary, progress } = await readBytes(["Date,Payee,Amount", ...rows].join("\r\n"), dollars);
    expect(summary).toMatchObject({ entries: 9_000, problemCount: 0 });
    const wanted = rows.map((_, index) =>
      `${Number(`${index % 97}.${10 + (index % 89)}`).toFixed(2)}`.replace(".", ""),
    );
    expect(entries.map(({ amount }) => amount)).toEqual(wanted.map(Number));
    expect(entries.every(({ line }, index) => line === 2 + 2 * index)).toBe(true);
    expect(progress.length).toBeGreaterThan(2);
  });

  it("lines above and below the table are no entries", async () => {
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

  it("undated rows between entries are problems, and so are many below them", async () => {
    const lines = (count: number) => Array.from({ length: count }, () => ",Shop,-1.00");
    const head = ["Date,Payee,Amount", "2026-02-03,Bakery,-12.40"];
    const between = await readBytes([...head, ",Shop,-1.00", head[1]].join("\n"), dollars);
    expect(between.summary.problems).toEqual([{ line: 3, column: 0, cell: "", why: "no-day" }]);
    const below = await readBytes([...head, ...lines(9)].join("\n"), dollars);
    expect(below.summary).toMatchObject({ problemCount: 9, leftOut: { sum: 0 } });
  });

  it("the header of a second, appended file is no entry", async () => {
    const one = "Date,Payee,Amount\n2026-02-03,Bakery,-12.40\n";
    expect((await readBytes(one + one, dollars)).summary).toMatchObject({
      entries: 2,
      problemCount: 0,
      leftOut: { header: 1 },
    });
  });

  it("a file with a header and nothing else is a table without entries", async () => {
    expect((await readBytes("Date,Payee,Amount\n", dollars)).summary.entries).toBe(0);
  });
});

const german = [
  "Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag",
  "03.02.2026;Bäckerei Müller;Brötchen;-12,40",
  "13.02.2026;Café “Zoë” – Köln;Frühstück für zwei;-1.234,56",
  "27.02.2026;Arbeitgeber;Gehalt;2.500,00",
  "",
].join("\r\n");

const asRead = [
  "2026-02-03 1240 Bäckerei Müller",
  "2026-02-13 123456 Café “Zoë” – Köln",
  "2026-02-27 -250000 Arbeitgeber",
];
const plainly = (text: string) => text.replace(/[“”]/g, '"').replace("–", "-");
/** In a quoted cell, so that the marks inside are the text's own. */
const quoted = german.replace("Café “Zoë” – Köln", '"Café ""Zoë"" - Köln"');

describe("encodings", () => {
  it.each([
    ["UTF-8", utf8(german)],
    ["UTF-8 with its mark", utf8(`\ufeff${german}`)],
    ["UTF-16, low byte first, with its mark", utf16(`\ufeff${german}`, "le")],
    ["UTF-16, high byte first, with its mark", utf16(`\ufeff${german}`, "be")],
    ["UTF-16, low byte first, without", utf16(german, "le")],
    ["UTF-16, high byte first, without", utf16(german, "be")],
  ])("%s is read correctly", async (_, bytes) => {
    expect((await readBytes(bytes)).entries.map(brief)).toEqual(asRead);
  });

  it("Latin-1 is read correctly, with the euro sign of windows-1252", async () => {
    const { entries } = await readBytes(latin1(quoted.replace("-12,40", "-12,40 €")));
    expect(entries.map(brief)).toEqual(asRead.map(plainly));
  });

  it("Latin-1 whose first umlaut comes late is read, and so is UTF-8", async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `03.02.2026;Shop ${index};;-1,00`);
    const late = ["Datum;Name;Memo;Betrag", ...rows, "04.02.2026;Müller;;-2,00"].join("\n");
    for (const bytes of [latin1(late), utf8(late)]) {
      const { entries } = await readBytes(bytes);
      expect(entries).toHaveLength(20_001);
      expect(brief(entries.at(-1)!)).toBe("2026-02-04 200 Müller");
    }
  });

  it("a truncated character does not affect the others", async () => {
    const sound = utf8(german);
    const cut = utf8("28.02.2026;Caf").length;
    const last = utf8("28.02.2026;Café;;-1,00");
    const bytes = Uint8Array.from([...sound, ...last.slice(0, cut + 1), ...last.slice(cut + 2)]);
    const { entries } = await readBytes(bytes);
    expect(entries.slice(0, 3).map(brief)).toEqual(asRead);
    expect(brief(entries[3]!)).toBe("2026-02-28 100 Caf\ufffd");
  });
});

describe("formats of amounts and dates", () => {
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
  ])("%s", async (_, text) => {
    const money = text.includes("EUR") ? euros : dollars;
    const { entries, summary } = await readBytes(text, money);
    expect(entries.map(brief)).toEqual(["2026-02-03 1240 Bakery", "2026-02-04 -90000 Pay"]);
    expect(summary.problemCount).toBe(0);
  });
});

describe("rows that can't be read", () => {
  it("are reported with line and cell, and the others are imported", async () => {
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

  it("an unclosed quote makes none of the swallowed rows an entry", async () => {
    const text = 'Date,Payee,Amount\n2026-02-03,"Bakery,-1.00\n2026-02-04,"Shop",-2.00\n2026-02-05,Rent,-3.00';
    const { entries, summary } = await readBytes(text, dollars);
    expect(entries.map(brief)).toEqual(["2026-02-05 300 Rent"]);
    expect(summary.problems).toMatchObject([{ line: 2, toLine: 3, why: "broken-quotes" }]);
  });

  it("an unescaped quote inside a quoted cell is text", async () => {
    const text = 'Date,Payee,Amount\n2026-02-03,"Joe "The Man" Smith",-1.00\n2026-02-04,12" pizza,-2.00';
    expect((await readBytes(text, dollars)).entries.map(({ payee }) => payee)).toEqual([
      'Joe "The Man" Smith',
      '12" pizza',
    ]);
  });
});
