import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { readRecord } from "#sync/read-record.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyAsked, anyEntry, anyRow, asked, askedIn, rowOf } from "./answers.fixture.ts";
import { type AnswerProblems, type Answers, type Part, parts } from "./answers.ts";
import { answersOf, isBlank, readRow } from "./read-row.ts";

const read = (part: Part, answers: Answers) => readRow(rowOf(part, answers), asked);
const entry = (fields: object) => ({ ok: true, value: { id: "row-1", ...fields } });

describe("a row of the fewest answers", () => {
  it.each<[string, Part, Answers, object]>([
    ["a person is an adult", "people", { name: "Maya" }, { name: "Maya", kind: "adult" }],
    [
      "pay is monthly, and nobody's until all rows are read",
      "incomes",
      { label: "Clinic", amount: "3200" },
      { personId: "", label: "Clinic", pay: { cadence: "monthly", amount: 320_000 } },
    ],
    [
      "a bill is monthly, and due on the first of the next month",
      "bills",
      { label: "Rent", amount: "1,200" },
      { label: "Rent", amount: 120_000, cadence: "monthly", nextDue: "2026-12-01" },
    ],
    [
      "everyday spending is a need, by the week",
      "categories",
      { label: "Food", amount: "150" },
      { label: "Food", kind: "need", weeklyBudget: 15_000, rollover: "off" },
    ],
    [
      "an account is for everyday money",
      "accounts",
      { label: "Bank", balance: "-20" },
      { label: "Bank", kind: "checking", balance: -2_000 },
    ],
    [
      "a debt is a card without interest or minimum",
      "debts",
      { label: "Visa", balance: "3,200" },
      { label: "Visa", kind: "card", balance: 320_000, apr: 0, minimum: 0 },
    ],
    [
      "a goal is one's own, active, with nothing saved",
      "goals",
      { label: "Bike", target: "900" },
      { label: "Bike", kind: "own", target: 90_000, priority: 1, alreadySaved: 0, state: "active" },
    ],
    ["a habit is kept once a week", "habits", { label: "Walk" }, { label: "Walk", timesAWeek: 1 }],
  ])("%s", (_, part, answers, fields) => {
    expect(read(part, answers)).toEqual(entry(fields));
  });
});

describe("a row with every answer", () => {
  it.each<[string, Part, Answers, object]>([
    [
      "a child and its birth year",
      "people",
      { name: " Ada ", kind: "child", birthYear: "2019" },
      { name: "Ada", kind: "child", birthYear: 2019 },
    ],
    [
      "pay with its person and next day",
      "incomes",
      { personId: "p1", label: "Shop", cadence: "fortnightly", amount: "$900.50", nextOn: "2026-11-20" },
      { personId: "p1", label: "Shop", pay: { cadence: "fortnightly", amount: 90_050, nextOn: "2026-11-20" } },
    ],
    [
      "irregular pay, whatever stands in the field of steady pay",
      "incomes",
      { label: "Kiln", cadence: "irregular", low: "800", usual: "1,280", per: "quarterly", amount: "?" },
      { personId: "", label: "Kiln", pay: { cadence: "irregular", low: 80_000, usual: 128_000, per: "quarterly" } },
    ],
    [
      "a bill with due day and category",
      "bills",
      { label: "Water", amount: "90", cadence: "quarterly", nextDue: "2026-12-31", categoryId: "home" },
      { label: "Water", amount: 9_000, cadence: "quarterly", nextDue: "2026-12-31", categoryId: "home" },
    ],
    [
      "everyday spending by the month, as it comes to a week",
      "categories",
      { label: "Fun", kind: "want", amount: "100", cadence: "monthly", rollover: "both", isHousing: "no" },
      { label: "Fun", kind: "want", weeklyBudget: 2_308, rollover: "both", isHousing: false },
    ],
    [
      "an account of which only the range is known",
      "accounts",
      { label: "Car", kind: "vehicle", balance: "", low: "8000", high: "10000.01" },
      { label: "Car", kind: "vehicle", balance: 900_000, low: 800_000, high: 1_000_001 },
    ],
    [
      "a debt",
      "debts",
      { label: "Visa", kind: "card", balance: "3200", apr: "19.9 %", minimum: "80" },
      { label: "Visa", kind: "card", balance: 320_000, apr: 19_900, minimum: 8_000 },
    ],
    [
      "a goal for today",
      "goals",
      { label: "Trip", kind: "travel", target: "4000", by: "2026-11-15", alreadySaved: "300" },
      {
        label: "Trip",
        kind: "travel",
        target: 400_000,
        by: "2026-11-15",
        priority: 1,
        alreadySaved: 30_000,
        state: "active",
      },
    ],
    ["a habit for every day", "habits", { label: "Tea", timesAWeek: "7" }, { label: "Tea", timesAWeek: 7 }],
  ])("%s", (_, part, answers, fields) => {
    expect(read(part, answers)).toEqual(entry(fields));
  });

  it("a bill of December is due in the new year", () => {
    const december = { ...asked, today: "2026-12-31" as typeof asked.today };
    expect(readRow(rowOf("bills", { label: "Rent", amount: "1" }), december)).toMatchObject({
      value: { nextDue: "2027-01-01" },
    });
  });

  it("reads amounts as the household's place writes them", () => {
    const euros = askedIn("de-DE", "EUR");
    const debt = { label: "Auto", balance: "1.234,50", apr: "4,125", minimum: "٥٠" };
    expect(readRow(rowOf("debts", debt), euros)).toMatchObject({
      value: { balance: 123_450, apr: 4_125, minimum: 5_000 },
    });
  });
});

describe("an untyped row", () => {
  it.each<[string, Answers]>([
    ["of no answers", {}],
    ["of spaces and marks that show as nothing", { label: " \u200f\t", amount: "\u200b" }],
    [
      "in which something was only chosen",
      { kind: "child", cadence: "weekly", personId: "p1", isSeparate: "yes", heldIn: "a1" },
    ],
  ])("%s is blank", (_, answers) => {
    expect(isBlank(rowOf("bills", answers))).toBe(true);
  });

  it("is no longer blank with one letter, readable or not", () => {
    expect(isBlank(rowOf("bills", { amount: "x" }))).toBe(false);
    expect(isBlank(rowOf("bills", { nextDue: "2026-" }))).toBe(false);
  });
});

describe("a finished entry as answers", () => {
  it.each(parts)("of %s reads back as the same entry, wherever the household lives", (part: Part) => {
    fc.assert(
      fc.property(anyEntry[part] as fc.Arbitrary<{ id: string }>, anyAsked, (entry, as) => {
        const row = rowOf(part, answersOf(part, entry as never, as.format), entry.id);
        expect(readRow(row, as)).toEqual({ ok: true, value: entry });
        expect(isBlank(row)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("is written as its owner would type it", () => {
    const { format } = askedIn("de-DE", "EUR");
    const debt = { id: "d", label: "Auto", kind: "car" } as const;
    const money = { balance: minor(1_234_50), apr: 4_250 as Rate, minimum: minor(9_900) };
    expect(answersOf("debts", { ...debt, ...money }, format)).toEqual({
      label: "Auto",
      kind: "car",
      balance: "1.234,50",
      apr: "4,25",
      minimum: "99,00",
    });
  });

  it("gives everyday spending by the week, whatever it was typed by", () => {
    const read = readRow(rowOf("categories", { label: "Fun", amount: "100", cadence: "monthly" }), asked);
    if (!read.ok) throw new Error("unread");
    expect(answersOf("categories", read.value, asked.format)).toMatchObject({ amount: "23.08", cadence: "weekly" });
  });
});

const problems = (part: Part, answers: Answers, as = asked) => {
  const read = readRow(rowOf(part, answers), as);
  return read.ok ? {} : read.problems;
};

/** One change to a row that is sound without it. */
const sound: Record<Part, Answers> = {
  people: { name: "Maya" },
  incomes: { label: "Pay", amount: "10" },
  bills: { label: "Rent", amount: "10" },
  categories: { label: "Food", amount: "10" },
  accounts: { label: "Bank", balance: "10" },
  debts: { label: "Visa", balance: "10" },
  goals: { label: "Bike", target: "10" },
  habits: { label: "Walk" },
};

describe("what is wrong with one answer", () => {
  it.each<[string, Part, Answers, AnswerProblems]>([
    ["no name", "people", { name: " " }, { name: "empty" }],
    ["a label that shows as nothing", "bills", { label: "\u200d\u3164\ufe0f" }, { label: "empty" }],
    ["a label of 81 characters", "goals", { label: "x".repeat(81) }, { label: "too-long" }],
    ["41 emoji, of two characters each", "habits", { label: "🚲".repeat(41) }, { label: "too-long" }],
    ["an unknown choice", "people", { kind: "cat" }, { kind: "unreadable" }],
    ["an unknown cadence, which leaves the amount unread", "incomes", { cadence: "daily" }, { cadence: "unreadable" }],
    ["a person that is no id", "incomes", { personId: "<b>" }, { personId: "unreadable" }],
    ["a category that is no id", "bills", { categoryId: "a b" }, { categoryId: "unreadable" }],
    ["neither yes nor no", "bills", { isSeparate: "maybe" }, { isSeparate: "unreadable" }],
    ["no amount", "incomes", { amount: "" }, { amount: "empty" }],
    ["a word for an amount", "bills", { amount: "much" }, { amount: "unreadable" }],
    ["more decimals than cents", "categories", { amount: "1.234" }, { amount: "too-many-decimals" }],
    ["more than a billion", "goals", { target: "1000000001" }, { target: "too-large" }],
    ["pay below zero", "incomes", { amount: "-1" }, { amount: "negative" }],
    ["a bill below zero", "bills", { amount: "(5)" }, { amount: "negative" }],
    ["a budget below zero", "categories", { amount: "−5" }, { amount: "negative" }],
    ["a debt below zero", "debts", { balance: "-5", minimum: "-1" }, { balance: "negative", minimum: "negative" }],
    ["a goal that owes", "goals", { alreadySaved: "-5" }, { alreadySaved: "negative" }],
    ["a birth year to come", "people", { birthYear: "2027" }, { birthYear: "in-the-future" }],
    ["a birth year far to come", "people", { birthYear: "9".repeat(40) }, { birthYear: "in-the-future" }],
    ["a birth year of long ago", "people", { birthYear: "1899" }, { birthYear: "too-small" }],
    ["an age in words", "people", { birthYear: "seven" }, { birthYear: "unreadable" }],
    ["half a year", "people", { birthYear: "1999.5" }, { birthYear: "too-many-decimals" }],
    ["a day that no calendar has", "bills", { nextDue: "2026-02-30" }, { nextDue: "not-a-day" }],
    ["a day of another notation", "incomes", { nextOn: "soon" }, { nextOn: "not-a-day" }],
    ["nothing said of what it holds", "accounts", { balance: "" }, { balance: "empty" }],
    ["a range without its high end", "accounts", { balance: "", low: "5" }, { high: "empty" }],
    ["a range without its low end", "accounts", { balance: "", high: "5" }, { low: "empty" }],
    ["half a range that can't be read", "accounts", { balance: "", low: "?" }, { low: "unreadable", high: "empty" }],
    ["half a range around no number", "accounts", { balance: "?", low: "5" }, { balance: "unreadable" }],
    ["a balance below its low", "accounts", { low: "11" }, { balance: "upside-down" }],
    ["a balance above its high", "accounts", { high: "9" }, { balance: "upside-down" }],
    ["a range upside down", "accounts", { balance: "", low: "9", high: "8" }, { high: "upside-down" }],
    [
      "a balance that can't be read, whatever its range",
      "accounts",
      { balance: "?", low: "9", high: "12" },
      { balance: "unreadable" },
    ],
    ["an APR above 100 %", "debts", { apr: "100.001" }, { apr: "too-large" }],
    ["an APR below 0", "debts", { apr: "-1" }, { apr: "too-small" }],
    ["an APR finer than a thousandth", "debts", { apr: "1.2345" }, { apr: "too-many-decimals" }],
    [
      "parts of a goal that are more than what is saved",
      "goals",
      { alreadySaved: "5", heldIn: "a", alsoIn1: "b", alsoAmount1: "5.01" },
      { alsoAmount1: "too-large" },
    ],
    [
      "a part of a goal that is not given",
      "goals",
      { alreadySaved: "5", heldIn: "a", alsoIn1: "b" },
      { alsoAmount1: "empty" },
    ],
    ["a goal of nothing", "goals", { target: "0" }, { target: "too-small" }],
    ["a day that is over", "goals", { by: "2026-11-14" }, { by: "too-small" }],
    ["a day that is none", "goals", { by: "2026-13-01" }, { by: "not-a-day" }],
    ["a habit eight times a week", "habits", { timesAWeek: "8" }, { timesAWeek: "too-large" }],
    ["a habit never", "habits", { timesAWeek: "0" }, { timesAWeek: "too-small" }],
  ])("%s", (_, part, change, expected) => {
    expect(problems(part, sound[part])).toEqual({});
    expect(problems(part, { ...sound[part], ...change })).toEqual(expected);
  });

  it("a low above the usual", () => {
    const pay = { label: "Kiln", cadence: "irregular", low: "900", usual: "800" };
    expect(problems("incomes", pay)).toEqual({ usual: "upside-down" });
    expect(problems("incomes", { ...pay, low: "800" })).toEqual({});
  });

  it("a real doubt is no guess", () => {
    expect(problems("bills", { label: "Loyer", amount: "1.234" }, askedIn("fr-FR", "EUR"))).toEqual({
      amount: "ambiguous",
    });
  });

  it("an amount of four decimals is held to what a record can keep", () => {
    const units = askedIn("es-CL", "CLF");
    expect(problems("accounts", { label: "Casa", balance: "100000000" }, units)).toEqual({});
    expect(problems("accounts", { label: "Casa", balance: "100000000,0001" }, units)).toEqual({ balance: "too-large" });
  });

  it("a goal that is done or paused keeps a day that is over", () => {
    const past = { ...sound.goals, by: "2020-01-31" };
    for (const state of ["paused", "finished", "archived"]) expect(problems("goals", { ...past, state })).toEqual({});
  });
});

describe("what is wrong with several answers", () => {
  it("is said at once", () => {
    const typed = { label: "", cadence: "irregular", low: "9", usual: "8", per: "never", personId: "?" };
    expect(problems("incomes", typed)).toEqual({
      label: "empty",
      personId: "unreadable",
      usual: "upside-down",
      per: "unreadable",
    });
    expect(problems("debts", { balance: "x", apr: "101", minimum: "-1" })).toEqual({
      label: "empty",
      balance: "unreadable",
      apr: "too-large",
      minimum: "negative",
    });
  });
});

describe("names", () => {
  it.each(["李雷", "عائشة", "דָּוִד", "👩‍👩‍👧", "O’Brien", "x".repeat(80)])("may be %s", (name) => {
    const read = readRow(rowOf("people", { name: `  ${name}\t` }), asked);
    expect(read).toMatchObject({ ok: true, value: { name } });
  });
});

const kinds = {
  people: "person",
  incomes: "income",
  bills: "bill",
  categories: "category",
  accounts: "account",
  debts: "debt",
  goals: "goal",
  habits: "habit",
} as const satisfies Record<Part, string>;

/** Whose pay it is is known once all rows are read. */
const recordOfRow = (part: Part, entry: { id: string }) =>
  recordOf(kinds[part], { ...entry, ...(part === "incomes" && { personId: "p1" }) });

describe("10 000 rows of anything", () => {
  it("are read without an exception, left as they were, and what they make can be stored", () => {
    let finished = 0;
    fc.assert(
      fc.property(anyRow, ({ part, answers, as }) => {
        const row = rowOf(part, { ...answers });
        const [read] = [readRow(row, as), isBlank(row)];
        expect(row).toEqual(rowOf(part, answers));
        if (!read.ok) expect(Object.keys(read.problems)).not.toEqual([]);
        if (!read.ok) return;
        finished++;
        const record = recordOfRow(part, read.value);
        expect(readRecord(record)).toEqual({ ok: true, value: record });
      }),
      { numRuns: 10_000 },
    );
    expect(finished).toBeGreaterThan(1_000);
  }, 60_000);
});
