import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runWithPauses } from "#domain/cooperative-task.ts";
import { type Currency, minor } from "#domain/money/money.ts";
import { recordOf, recordWith, samples } from "../kinds/kinds.fixture.ts";
import { recordKinds } from "../record.ts";
import { everySample, readCsv, rowsOf } from "./csv.fixture.ts";
import { csvWriting, writeCsvFiles } from "./csv-files.ts";
import { amountCell, type Cell, csvLine, numberCell, percentCell, textCell } from "./csv-table.ts";
import { heldRecords, words } from "./file-records.fixture.ts";

const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell);
const wouldRun = (cell: string): boolean => !isNumber(cell) && /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);

const id = textCell("id-1");

describe("text cells", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+49 30", "'+49 30"],
    ["-12.50", "'-12.50"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1", "'＝1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠a", "'＠a"],
    ["\tx", '"\'\tx"'],
    ["\rx", '"\'\rx"'],
    ["\nx", '"\'\nx"'],
    ["  =1", "'  =1"],
    ["\u200b=1", "'\u200b=1"],
    ["a;=1", '"a;\'=1"'],
    ['a\n"=1', '"a\n""\'=1"'],
  ])("[FI8] that begin like a formula, as %j, get an apostrophe", (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  it.each(["Rent", "Tom’s = ours", "5 - 3", "a, b", 'The "big" one', "", "−5", "mail@home"])(
    "[FI7] such as %j come back as they are",
    (text) => {
      expect(readCsv(csvLine([id, textCell(text)]))).toEqual([["id-1", text]]);
    },
  );

  it("[FI7] can be parsed back except for the apostrophes, and lines end with CR and LF", () => {
    const bare = (text: string) => text.replaceAll("'", "");
    fc.assert(
      fc.property(fc.array(words, { minLength: 1 }), (texts) => {
        const line = csvLine([id, ...texts.map(textCell)]);
        expect(line.endsWith("\r\n")).toBe(true);
        expect(readCsv(line).map((row) => row.map(bare))).toEqual([["id-1", ...texts.map(bare)]]);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([",", ";", "\t"])("[FI8] are never run, in a spreadsheet that separates cells by %j", (separator) => {
    const cell: fc.Arbitrary<Cell> = fc.oneof(words.map(textCell), fc.integer().map(numberCell));
    fc.assert(
      fc.property(fc.array(fc.array(cell)), (rows) => {
        const text = rows.map((cells) => csvLine([id, ...cells])).join("");
        expect(readCsv(text, separator).flat().filter(wouldRun)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });
});

it("[FI8] no cell begins with a tab or a line break", () => {
  const read = (text: string) => readCsv(csvLine([id, textCell(text)]))[0]![1]!;
  fc.assert(fc.property(words, (text) => !/^[\t\r\n]/.test(read(text))));
});

describe("number cells", () => {
  it.each([
    [-1_250, "USD", "-12.50"],
    [5, "EUR", "0.05"],
    [-5, "EUR", "-0.05"],
    [0, "USD", "0.00"],
    [1_250, "JPY", "1250"],
    [-1, "KWD", "-0.001"],
    [12_345_678, "CLF", "1234.5678"],
    [1_000_000_000_000, "USD", "10000000000.00"],
  ])("[FI9] %d of %s is %s: a number with the currency's decimals", (amount, currency, cell) => {
    expect(amountCell(minor(amount), currency as Currency)).toBe(cell);
  });

  it("[FI9] a rate is in percent, and a missing value is empty", () => {
    expect([percentCell(22_990), percentCell(0), numberCell(undefined), textCell(undefined)]).toEqual([
      "22.990",
      "0.000",
      "",
      "",
    ]);
  });
});

const usd = "USD" as Currency;

describe("the tables", () => {
  it("[FI7] are one file per kind, in UTF-8 with a byte order mark and CRLF lines", () => {
    const { files, leftOut } = writeCsvFiles({ records: everySample, currency: usd });
    expect(files.map(({ kind }) => kind)).toEqual([...recordKinds]);
    expect(files.every(({ text }) => text.startsWith("\ufeffId,") && text.endsWith("\r\n"))).toBe(true);
    expect(leftOut).toBe(0);
  });

  it("have a full row for every record of every kind, and unique column names", () => {
    for (const { kind, text } of writeCsvFiles({ records: everySample, currency: usd }).files) {
      const [heading, ...rows] = readCsv(text);
      expect([kind, new Set(heading).size]).toEqual([kind, heading?.length]);
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heading?.length]));
      expect(new Set(rows.map(([id]) => id))).toEqual(new Set(samples[kind].map((_, index) => `${kind}-${index}`)));
    }
  });

  it("are sorted by time and then by manual order, whatever the order of the records", () => {
    const saves = [5, 3, 4].map((recordedAt) =>
      recordWith(recordOf("save", { ...samples.save[0], recordedAt }), { id: `s${recordedAt}` }),
    );
    const earlier = recordWith(recordOf("save", { ...samples.save[1], week: "2026-W01" }), { id: "z" });
    expect(rowsOf("save", [...saves, earlier]).map(({ Id }) => Id)).toEqual(["z", "s3", "s4", "s5"]);
    fc.assert(
      fc.property(heldRecords, (records) => {
        const turned = writeCsvFiles({ records: records.toReversed(), currency: usd });
        expect(turned).toEqual(writeCsvFiles({ records, currency: usd }));
      }),
    );
  });

  it("report how many records they cannot contain, and leave out deleted ones", () => {
    const records = [
      recordOf("bill", { edition: 9 }),
      recordOf("pause", {}),
      { ...recordOf("pause", {}), deleted: true },
    ];
    expect(writeCsvFiles({ records, currency: usd })).toEqual({ files: [], leftOut: 2 });
  });

  it("of 100 000 records are written in small steps that report progress", async () => {
    const tick = recordOf("habit-tick", samples["habit-tick"][0]!);
    const records = Array.from({ length: 100_000 }, (_, index) => recordWith(tick, { id: `t${index}` }));
    const steps: number[] = [];
    const { files } = await runWithPauses(csvWriting({ records, currency: usd }), (done) => void steps.push(done));
    expect(files[0]?.text.split("\r\n").length).toBe(100_002);
    expect(steps.length).toBe(400);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});
