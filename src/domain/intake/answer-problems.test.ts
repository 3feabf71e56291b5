import { describe, expect, it } from "vitest";
import type { AnswerProblems, Answers, Part } from "./answers.ts";
import { asked, askedIn, rowOf } from "./asked.fixture.ts";
import { readRow } from "./read-row.ts";

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
    ["[IA2] no name", "people", { name: " " }, { name: "empty" }],
    ["[IA2] a label that shows as nothing", "bills", { label: "\u200d\u3164\ufe0f" }, { label: "empty" }],
    ["[IA2] a label of 81 characters", "goals", { label: "x".repeat(81) }, { label: "too-long" }],
    ["[IA2] 41 emoji, of two characters each", "habits", { label: "🚲".repeat(41) }, { label: "too-long" }],
    ["[IA3] an unknown choice", "people", { kind: "cat" }, { kind: "unreadable" }],
    [
      "[IA3] an unknown cadence, which leaves the amount unread",
      "incomes",
      { cadence: "daily" },
      { cadence: "unreadable" },
    ],
    ["[IA3] a person that is no id", "incomes", { personId: "<b>" }, { personId: "unreadable" }],
    ["[IA3] a category that is no id", "bills", { categoryId: "a b" }, { categoryId: "unreadable" }],
    ["[IA3] neither yes nor no", "debts", { listedAsBill: "maybe" }, { listedAsBill: "unreadable" }],
    ["[IA4] no amount", "incomes", { amount: "" }, { amount: "empty" }],
    ["[IA4] a word for an amount", "bills", { amount: "much" }, { amount: "unreadable" }],
    ["[IA4] more decimals than cents", "categories", { amount: "1.234" }, { amount: "too-many-decimals" }],
    ["[IA4] more than a billion", "goals", { target: "1000000001" }, { target: "too-large" }],
    ["[IA4] pay below zero", "incomes", { amount: "-1" }, { amount: "negative" }],
    ["[IA4] a bill below zero", "bills", { amount: "(5)" }, { amount: "negative" }],
    ["[IA4] a budget below zero", "categories", { amount: "−5" }, { amount: "negative" }],
    [
      "[IA4] a debt below zero",
      "debts",
      { balance: "-5", minimum: "-1" },
      { balance: "negative", minimum: "negative" },
    ],
    ["[IA4] a goal that owes", "goals", { alreadySaved: "-5" }, { alreadySaved: "negative" }],
    ["[IA6] a birth year to come", "people", { birthYear: "2027" }, { birthYear: "in-the-future" }],
    ["[IA6] a birth year far to come", "people", { birthYear: "9".repeat(40) }, { birthYear: "in-the-future" }],
    ["[IA6] a birth year of long ago", "people", { birthYear: "1899" }, { birthYear: "too-small" }],
    ["[IA6] an age in words", "people", { birthYear: "seven" }, { birthYear: "unreadable" }],
    ["[IA6] half a year", "people", { birthYear: "1999.5" }, { birthYear: "too-many-decimals" }],
    ["[IA8] a day that no calendar has", "bills", { nextDue: "2026-02-30" }, { nextDue: "not-a-day" }],
    ["[IA8] a day of another notation", "incomes", { nextOn: "soon" }, { nextOn: "not-a-day" }],
    ["[IA10] nothing said of what it holds", "accounts", { balance: "" }, { balance: "empty" }],
    ["[IA10] a range without its high end", "accounts", { balance: "", low: "5" }, { high: "empty" }],
    ["[IA10] a range without its low end", "accounts", { balance: "", high: "5" }, { low: "empty" }],
    [
      "[IA10] half a range that can't be read",
      "accounts",
      { balance: "", low: "?" },
      { low: "unreadable", high: "empty" },
    ],
    ["[IA10] half a range around no number", "accounts", { balance: "?", low: "5" }, { balance: "unreadable" }],
    ["[IA10] a balance below its low", "accounts", { low: "11" }, { balance: "upside-down" }],
    ["[IA10] a balance above its high", "accounts", { high: "9" }, { balance: "upside-down" }],
    ["[IA10] a range upside down", "accounts", { balance: "", low: "9", high: "8" }, { high: "upside-down" }],
    [
      "[IA10] a balance that can't be read, whatever its range",
      "accounts",
      { balance: "?", low: "9", high: "12" },
      { balance: "unreadable" },
    ],
    ["[IA11] an APR above 100 %", "debts", { apr: "100.001" }, { apr: "too-large" }],
    ["[IA11] an APR below 0", "debts", { apr: "-1" }, { apr: "too-small" }],
    ["[IA11] an APR finer than a thousandth", "debts", { apr: "1.2345" }, { apr: "too-many-decimals" }],
    ["[IA12] a goal of nothing", "goals", { target: "0" }, { target: "too-small" }],
    ["[IA12] a day that is over", "goals", { by: "2026-11-14" }, { by: "too-small" }],
    ["[IA12] a day that is none", "goals", { by: "2026-13-01" }, { by: "not-a-day" }],
    ["[IA13] a habit eight times a week", "habits", { timesAWeek: "8" }, { timesAWeek: "too-large" }],
    ["[IA13] a habit never", "habits", { timesAWeek: "0" }, { timesAWeek: "too-small" }],
  ])("%s", (_, part, change, expected) => {
    expect(problems(part, sound[part])).toEqual({});
    expect(problems(part, { ...sound[part], ...change })).toEqual(expected);
  });

  it("[IA7] a low above the usual", () => {
    const pay = { label: "Kiln", cadence: "irregular", low: "900", usual: "800" };
    expect(problems("incomes", pay)).toEqual({ usual: "upside-down" });
    expect(problems("incomes", { ...pay, low: "800" })).toEqual({});
  });

  it("[IA4] a real doubt is no guess", () => {
    expect(problems("bills", { label: "Loyer", amount: "1.234" }, askedIn("fr-FR", "EUR"))).toEqual({
      amount: "ambiguous",
    });
  });

  it("[IA4] an amount of four decimals is held to what a record can keep", () => {
    const units = askedIn("es-CL", "CLF");
    expect(problems("accounts", { label: "Casa", balance: "100000000" }, units)).toEqual({});
    expect(problems("accounts", { label: "Casa", balance: "100000000,0001" }, units)).toEqual({ balance: "too-large" });
  });

  it("[IA12] a goal that is done or paused keeps a day that is over", () => {
    const past = { ...sound.goals, by: "2020-01-31" };
    for (const state of ["paused", "finished", "archived"]) expect(problems("goals", { ...past, state })).toEqual({});
  });
});

describe("what is wrong with several answers", () => {
  it("[IA1] is said at once", () => {
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
  it.each(["李雷", "عائشة", "דָּוִד", "👩‍👩‍👧", "O’Brien", "x".repeat(80)])("[IA2] may be %s", (name) => {
    const read = readRow(rowOf("people", { name: `  ${name}\t` }), asked);
    expect(read).toMatchObject({ ok: true, value: { name } });
  });
});
