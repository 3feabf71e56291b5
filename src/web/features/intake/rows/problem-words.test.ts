import { expect, it } from "vitest";
import { maxRows } from "#domain/household/household.ts";
import type { AnswerProblem, Answers, Part, ReadOptions, Row } from "#domain/intake/answers.ts";
import { householdFrom } from "#domain/intake/household-from.ts";
import { currency } from "#domain/money/money.ts";
import {
  byAnswer,
  errorOf,
  problemsOfRows,
  problemText,
  special,
  summaryTitle,
  unfinishedWords,
} from "./problem-words.ts";

const usd = currency("USD");
if (!usd.ok) throw new Error("no dollars");
const askedIn = (locale: string): ReadOptions => ({
  format: { currency: usd.value, locale },
  today: "2026-11-15" as never,
});
/** With a space as the thousands separator, 1.234 is ambiguous. */
const locales = ["en-US", "fr-FR"].map(askedIn);

const base = { name: "", country: "US", currency: usd.value, locale: "en-US", calendars: [], moneyDate: 7, reason: "" };

const unfinishedIn = (rows: readonly Row[], options = locales[0]!) =>
  householdFrom(base as never, rows, options).unfinished;

const problemsOf = (part: Part, answers: Answers, options = locales[0]!) =>
  unfinishedIn([{ id: "row", part, answers }, ...accounts], options)[0]?.problems ?? {};

const accounts = ["savings", "broker"].map(
  (id): Row => ({ id, part: "accounts", answers: { label: id, balance: "5" } }),
);

const badAmounts = ["", "12 apples", "1,23,4.5.6", "1,234,5", "1.234", "0.123", "9999999999999", "-5", "0"];
const badNumbers = ["x", "1,98", "1.5", "1.23456", "-1", "1800", "99999", "0", "2099", "1.234"];
const badDays = ["2026-02-30", "soon", "2020-01-01"];
const badLabels = ["", "x".repeat(81)];

const inputs: Readonly<Record<string, readonly string[]>> = {
  name: badLabels,
  label: badLabels,
  birthYear: badNumbers,
  timesAWeek: badNumbers,
  apr: badNumbers,
  nextDue: badDays,
  nextOn: badDays,
  by: badDays,
  cadence: ["never"],
  amount: badAmounts,
  low: badAmounts,
  usual: badAmounts,
  high: badAmounts,
  balance: badAmounts,
  minimum: badAmounts,
  target: badAmounts,
  alreadySaved: badAmounts,
};

const good: Readonly<Record<Part, Answers>> = {
  people: { name: "Ada", birthYear: "1990" },
  incomes: { label: "Clinic", amount: "5", nextOn: "2026-12-01" },
  bills: { label: "Rent", amount: "5", nextDue: "2026-12-01" },
  categories: { label: "Food", amount: "5" },
  accounts: { label: "Car", balance: "5", low: "4", high: "6" },
  debts: { label: "Visa", balance: "5", apr: "5", minimum: "5" },
  goals: { label: "Trip", target: "5", by: "2027-01-01", alreadySaved: "5" },
  habits: { label: "Cook", timesAWeek: "2" },
};

/** Every problem that some answer causes: `part.field.problem`. */
function reachable(): Set<string> {
  const found = new Set<string>();
  const see = (part: Part, answers: Answers) => {
    for (const options of locales)
      for (const [field, problem] of Object.entries(problemsOf(part, answers, options)))
        found.add(`${part}.${field}.${problem}`);
  };
  for (const [part, answers] of Object.entries(good) as [Part, Answers][])
    for (const field of Object.keys(answers))
      for (const text of inputs[field] ?? []) see(part, { ...answers, [field]: text });
  const irregular = { label: "Market", cadence: "irregular", low: "5", usual: "6" };
  for (const field of ["low", "usual"])
    for (const text of inputs[field]!) see("incomes", { ...irregular, [field]: text });
  see("incomes", { ...irregular, usual: "4" });
  const held = { ...good.goals, heldIn: "savings", alsoIn1: "broker" };
  for (const text of badAmounts) see("goals", { ...held, alsoAmount1: text });
  see("accounts", { label: "Car", low: "6", high: "5" });
  see("accounts", { label: "Car", balance: "9", low: "4", high: "5" });
  return found;
}

const inWords = (one: string): string => problemText(...(one.split(".") as [Part, string, AnswerProblem]));

it("has a specific message for every problem that an answer can have", () => {
  const unknown = problemText("bills", "cadence", "unreadable");
  expect([...reachable()].filter((one) => inWords(one) === unknown)).toEqual([]);
});

it("has no unreachable messages", () => {
  const reachableWords = new Set([...reachable()].map(inWords));
  const { "": ofRows, ...ofAnswers } = byAnswer;
  const all = [...Object.values(ofAnswers), ...Object.values(special)].flatMap((words) => Object.values(words));
  expect(all.filter((words) => !reachableWords.has(words))).toEqual([]);
  expect(ofRows).toEqual({ "too-large": expect.stringContaining("200 rows") });
});

it("says that an answer from a newer version is preserved", () => {
  expect(errorOf("bills", problemsOf("bills", { ...good.bills, cadence: "hourly" }), "cadence")).toContain(
    "It is kept",
  );
});

it("says that a row beyond the limit is saved but not counted", () => {
  const rows = Array.from(
    { length: maxRows + 1 },
    (_, n): Row => ({ id: `b${n}`, part: "bills", answers: good.bills }),
  );
  const [tooMany] = unfinishedIn(rows);
  expect(unfinishedWords("bills", tooMany!.problems)).toBe(
    "A list holds up to 200 rows. This one is kept, but the plan leaves it out.",
  );
});

it("names what a folded row is missing, and what is wrong", () => {
  expect(unfinishedWords("bills", { label: "empty", amount: "empty" })).toBe("Still missing: name, amount.");
  expect(unfinishedWords("bills", { amount: "negative" })).toBe(
    "Amount: this can’t be below zero. What you typed is still here.",
  );
  expect(unfinishedWords("debts", { label: "empty", balance: "too-large" })).toBe(
    "Still missing: name. What is owed: the largest amount that fits here is 1 billion.",
  );
});

it("lists every problem with the name of its row", () => {
  const rent: Row = { id: "a", part: "bills", answers: { label: " Rent " } };
  const nameless: Row = { id: "b", part: "goals", answers: { target: "x" } };
  expect(problemsOfRows(unfinishedIn([rent, nameless]))).toEqual([
    { rowId: "a", field: "amount", text: "Rent. Amount: still missing." },
    { rowId: "b", field: "label", text: "Goal without a name. Name: still missing." },
    {
      rowId: "b",
      field: "target",
      text: "Goal without a name. Target: this doesn’t read as an amount. What you typed is still here.",
    },
  ]);
  expect([summaryTitle(1), summaryTitle(2)]).toEqual(["One row needs a look", "2 rows need a look"]);
});
