import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxRows } from "../../household/household.ts";
import { american, egyptian, french, german, indian, japanese, swedish } from "../answers.fixture.ts";
import { type Part, parts, type ReadOptions } from "../answers.ts";
import { readRow } from "../read-row.ts";
import { longestLine, readLine } from "./read-line.ts";

const bills = (text: string) => readLine("bills", text, american);

it("joins pieces of one line that say more of the entry before them", () => {
  const rent = { label: "Rent", amount: "1200", cadence: "monthly" };
  for (const text of ["Rent,1200,monthly", "Rent;1200;monthly", "Rent | 1200 | monthly", "Rent 1200, a month"]) {
    expect(bills(text)).toEqual([rent]);
  }
  expect(bills("1200, monthly")).toEqual([{ amount: "1200", cadence: "monthly" }]);
});

it("keeps apart what contradicts, the same number twice, and lines", () => {
  expect(bills("rent 1200, 35")).toEqual([{ label: "rent", amount: "1200" }, { amount: "35" }]);
  expect(bills("35, 35")).toEqual([{ amount: "35" }, { amount: "35" }]);
  expect(bills("rent\n1200")).toEqual([{ label: "rent" }, { amount: "1200" }]);
});

it("makes a label of what it can't tell, an amount of a number, and nothing of nothing", () => {
  expect(bills("whatever this is")).toEqual([{ label: "whatever this is" }]);
  expect(bills("1200")).toEqual([{ amount: "1200" }]);
  for (const part of parts)
    for (const nothing of ["", " \n", "; , •", "---"]) expect(readLine(part, nothing, american)).toEqual([]);
});

it("keeps the words of a choice that stands alone in sight", () => {
  expect(bills("monthly")).toEqual([{ label: "monthly", cadence: "monthly" }]);
  expect(readLine("categories", "want\tmonthly", american)).toEqual([
    { label: "want monthly", kind: "want", cadence: "monthly" },
  ]);
  expect(readLine("people", "baby", american)).toEqual([{ name: "baby", kind: "child" }]);
  expect(readLine("incomes", "irregular", american)).toEqual([{ label: "irregular", cadence: "irregular" }]);
});

it("makes at most 200 rows of at most 20 000 characters", () => {
  expect(maxRows).toBe(200);
  expect(bills("rent 1200\n".repeat(300))).toHaveLength(200);
  expect(bills("rent 1200,".repeat(300))).toHaveLength(200);
  expect(bills(`${" ".repeat(longestLine)}rent 1200`)).toEqual([]);
});

it("takes an entry of more than 500 characters as a label, whole", () => {
  const prose = `1200 monthly ${"word ".repeat(100)}end`;
  expect(bills(prose)).toEqual([{ label: prose }]);
});

// A pattern that backtracks would take minutes.
it("ends soon with the worst of texts", { timeout: 5_000 }, () => {
  const worst = ["1", "1,", "1 ", "a", "a ", "- ", "(", "due ", "about ", "12 June ", "x\n", "$", "monthly, "];
  for (const part of ["people", "incomes", "debts", "goals"] as const) {
    for (const text of worst) {
      const rows = readLine(part, text.repeat(longestLine / text.length), american);
      expect(rows.length).toBeLessThanOrEqual(maxRows);
    }
  }
});

describe("readable lines", () => {
  const people = [{ id: "maya", name: "Maya" }];

  it.each<[Part, string, ReadOptions]>([
    ["people", "Maya, Tom and Ada child 2019", american],
    ["incomes", "Maya clinic 1840 every two weeks, ceramics $800-$1,280 irregular, Maya 90 on the 25th", american],
    ["bills", "rent 1200, phone $35.50 monthly, energy about 80-120, water 80 to 120 quarterly due 1st", american],
    ["bills", "Miete 1.200,50, Handy 35,50 € monthly, Strom 80–120 Euro", german],
    ["bills", "loyer 1 200,50 €, téléphone 35,50", french],
    ["bills", "hyra 8 500 kr, el 99,-", swedish],
    ["bills", "家賃80000円、電気 ９０００", japanese],
    ["categories", "groceries 120 need, eating out 40 want, fun 1,00,000 yearly", indian],
    ["accounts", "savings 5200, car 8000-10000, checking -300, cash (20)", american],
    ["debts", "visa 3200 at 19.9% min 80, student loan 14000 4.5% 150 a month", american],
    ["debts", "Karte 3.200,50 19,9 % min 80", german],
    ["goals", "trip 4000 by June 2027 have 300, wedding 9000 by 2028", american],
    ["habits", "no-spend day twice a week, cook at home, walk daily", american],
  ])("makes rows that are read without a question: %s %j", (part, line, asked) => {
    const rows = readLine(part, line, asked, people);
    expect(rows.length).toBeGreaterThan(0);
    for (const answers of rows) expect(readRow({ id: "row", part, answers }, asked)).toMatchObject({ ok: true });
  });
});

describe("any line", () => {
  const part = fc.constantFrom<Part>(...parts);
  const asked = fc.constantFrom(american, german, french, indian, japanese, egyptian);
  const people = [{ id: "maya", name: "Maya" }];

  const structure = fc.constantFrom(
    ..."monthly|a week|pm|/yr|every two weeks|due 1st|on the 15th|by June 2027|2026-12-01|at 19.9%|min|have|saved|about|to|child|2019|and|want|irregular|twice a week|daily|Maya|$|€|(|)|-|:|–".split(
      "|",
    ),
  );
  const separator = fc.constantFrom(" ", " ", " ", ", ", ",", "; ", "\n", "\t", " • ", " | ", " - ");
  const word = fc.stringMatching(/^zq[a-zäéß]{1,5}$/);
  // Five digits are neither a date nor a year.
  const number = fc.integer({ min: 10_000, max: 99_999 }).map(String);
  const piece = fc.oneof(
    structure.map((text) => ({ text, isKept: false })),
    word.map((text) => ({ text, isKept: true })),
    number.map((text) => ({ text, isKept: true })),
  );
  const line = fc.array(fc.tuple(piece, separator), { maxLength: 25 });

  const sorted = (texts: readonly string[]) => [...texts].sort();
  const wordsOf = (text: string) => text.match(/zq[a-zäéß]+|\d{5}/g) ?? [];

  it("loses no word and no number that is not structure, and invents none", () => {
    fc.assert(
      fc.property(part, line, (of, typed) => {
        const text = typed.map(([{ text: piece }, after]) => piece + after).join("");
        const answered = readLine(of, text, american, people).flatMap((row) => Object.values(row));
        const kept = typed.filter(([{ isKept }]) => isKept).map(([{ text: piece }]) => piece);
        expect(sorted(wordsOf(answered.join(" | ")))).toEqual(sorted(kept));
      }),
      { numRuns: 600 },
    );
  });

  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc
      .array(fc.oneof(structure, separator, fc.string({ unit: "grapheme", maxLength: 4 })), { maxLength: 30 })
      .map((all) => all.join("")),
  );
  const foreignLetters = (text: string) => text.match(/(?![A-Za-z])[\p{L}\p{Emoji_Presentation}]/gu) ?? [];

  it("reads any text in any place without throwing, and keeps every letter beyond English", () => {
    fc.assert(
      fc.property(part, asked, anyText, (of, by, text) => {
        const rows = readLine(of, text, by, people);
        const answers = rows.flatMap((row) => Object.values(row));
        for (const row of rows) expect(Object.keys(row).length).toBeGreaterThan(0);
        for (const answer of answers) expect(answer.trim()).not.toBe("");
        expect(foreignLetters(answers.join("")).length).toBeGreaterThanOrEqual(foreignLetters(text).length);
      }),
      { numRuns: 600 },
    );
  });

  it("reads lines one by one: two together are what each is alone", () => {
    const oneLine = line.map((typed) => typed.map(([{ text }, after]) => text + after.replace("\n", " ")).join(""));
    fc.assert(
      fc.property(part, oneLine, oneLine, (of, first, second) => {
        const alone = [first, second].flatMap((text) => readLine(of, text, american, people));
        expect(readLine(of, `${first}\n${second}`, american, people)).toEqual(alone);
      }),
      { numRuns: 100 },
    );
  });
});
