import { describe, expect, it } from "vitest";
import type { Answers, Part } from "./answers.ts";
import { asked, askedIn, rowOf } from "./asked.fixture.ts";
import { isBlank, readRow } from "./read-row.ts";

const read = (part: Part, answers: Answers) => readRow(rowOf(part, answers), asked);
const entry = (fields: object) => ({ ok: true, value: { id: "row-1", ...fields } });

describe("a row of the fewest answers", () => {
  it.each<[string, Part, Answers, object]>([
    ["[IA3] a person is an adult", "people", { name: "Maya" }, { name: "Maya", kind: "adult" }],
    [
      "[IA3] pay is monthly, and nobody's until all rows are read",
      "incomes",
      { label: "Clinic", amount: "3200" },
      { personId: "", label: "Clinic", pay: { cadence: "monthly", amount: 320_000 } },
    ],
    [
      "[IA8] a bill is monthly, and due on the first of the next month",
      "bills",
      { label: "Rent", amount: "1,200" },
      { label: "Rent", amount: 120_000, cadence: "monthly", nextDue: "2026-12-01" },
    ],
    [
      "[IA9] everyday spending is a need, by the week",
      "categories",
      { label: "Food", amount: "150" },
      { label: "Food", kind: "need", weeklyBudget: 15_000, rollover: "off" },
    ],
    [
      "[IA3] an account is for everyday money",
      "accounts",
      { label: "Bank", balance: "-20" },
      { label: "Bank", kind: "checking", balance: -2_000 },
    ],
    [
      "[IA11] a debt is a card without interest or minimum",
      "debts",
      { label: "Visa", balance: "3,200" },
      { label: "Visa", kind: "card", balance: 320_000, apr: 0, minimum: 0, listedAsBill: false },
    ],
    [
      "[IA12] a goal is one's own, active, with nothing saved",
      "goals",
      { label: "Bike", target: "900" },
      { label: "Bike", kind: "own", target: 90_000, priority: 1, alreadySaved: 0, state: "active" },
    ],
    ["[IA13] a habit is kept once a week", "habits", { label: "Walk" }, { label: "Walk", timesAWeek: 1 }],
  ])("%s", (_, part, answers, fields) => {
    expect(read(part, answers)).toEqual(entry(fields));
  });
});

describe("a row with every answer", () => {
  it.each<[string, Part, Answers, object]>([
    [
      "[IA6] a child and its birth year",
      "people",
      { name: " Ada ", kind: "child", birthYear: "2019" },
      { name: "Ada", kind: "child", birthYear: 2019 },
    ],
    [
      "[IA1] pay with its person and next day",
      "incomes",
      { personId: "p1", label: "Shop", cadence: "fortnightly", amount: "$900.50", nextOn: "2026-11-20" },
      { personId: "p1", label: "Shop", pay: { cadence: "fortnightly", amount: 90_050, nextOn: "2026-11-20" } },
    ],
    [
      "[IA7] irregular pay, whatever stands in the field of steady pay",
      "incomes",
      { label: "Kiln", cadence: "irregular", low: "800", usual: "1,280", per: "quarterly", amount: "?" },
      { personId: "", label: "Kiln", pay: { cadence: "irregular", low: 80_000, usual: 128_000, per: "quarterly" } },
    ],
    [
      "[IA1] a bill with due day and category",
      "bills",
      { label: "Water", amount: "90", cadence: "quarterly", nextDue: "2026-12-31", categoryId: "home" },
      { label: "Water", amount: 9_000, cadence: "quarterly", nextDue: "2026-12-31", categoryId: "home" },
    ],
    [
      "[IA9] everyday spending by the month, as it comes to a week",
      "categories",
      { label: "Fun", kind: "want", amount: "100", cadence: "monthly", rollover: "both", isHousing: "no" },
      { label: "Fun", kind: "want", weeklyBudget: 2_308, rollover: "both", isHousing: false },
    ],
    [
      "[IA10] an account of which only the range is known",
      "accounts",
      { label: "Car", kind: "vehicle", balance: "", low: "8000", high: "10000.01" },
      { label: "Car", kind: "vehicle", balance: 900_000, low: 800_000, high: 1_000_001 },
    ],
    [
      "[IA11] a debt that a bill pays",
      "debts",
      { label: "Visa", kind: "card", balance: "3200", apr: "19.9 %", minimum: "80", listedAsBill: "yes" },
      { label: "Visa", kind: "card", balance: 320_000, apr: 19_900, minimum: 8_000, listedAsBill: true },
    ],
    [
      "[IA12] a goal for today",
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
    ["[IA13] a habit for every day", "habits", { label: "Tea", timesAWeek: "7" }, { label: "Tea", timesAWeek: 7 }],
  ])("%s", (_, part, answers, fields) => {
    expect(read(part, answers)).toEqual(entry(fields));
  });

  it("[IA8] a bill of December is due in the new year", () => {
    const december = { ...asked, today: "2026-12-31" as typeof asked.today };
    expect(readRow(rowOf("bills", { label: "Rent", amount: "1" }), december)).toMatchObject({
      value: { nextDue: "2027-01-01" },
    });
  });

  it("[IA4] reads amounts as the household's place writes them", () => {
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
    ["in which something was only chosen", { kind: "child", cadence: "weekly", personId: "p1", listedAsBill: "yes" }],
  ])("[IA14] %s is blank", (_, answers) => {
    expect(isBlank(rowOf("bills", answers))).toBe(true);
  });

  it("[IA14] is no longer blank with one letter, readable or not", () => {
    expect(isBlank(rowOf("bills", { amount: "x" }))).toBe(false);
    expect(isBlank(rowOf("bills", { nextDue: "2026-" }))).toBe(false);
  });
});
