import { describe, expect, it } from "vitest";
import { maxRows } from "../household/household.ts";
import { sampleHousehold } from "../plan/sample-household.ts";
import { asked, rowOf } from "./answers.fixture.ts";
import type { Answers, Part, Row } from "./answers.ts";
import { householdFrom, isFull, tooMany } from "./household-from.ts";

const { people, incomes, bills, categories, accounts, debts, goals, habits, ...base } = sampleHousehold({ name: "Us" });
const from = (...rows: Row[]) => householdFrom(base, rows, asked);
const many = (part: Part, count: number, answers: (index: number) => Answers): Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(part, answers(index), `r${index}`));
const habitRows = (count: number) => many("habits", count, (index) => ({ label: `Habit ${index}` }));

describe("the household that rows make", () => {
  it("is the empty one without rows", () => {
    expect(from()).toEqual({ household: sampleHousehold({ name: "Us" }), unfinished: [] });
  });

  it("has each list in the order of its rows, and keeps what is no list", () => {
    const { household, unfinished } = from(
      rowOf("habits", { label: "Walk" }, "h1"),
      rowOf("people", { name: "Maya" }, "p1"),
      rowOf("people", { name: "Tom" }, "p2"),
      rowOf("debts", { label: "Visa", balance: "5" }, "d1"),
      rowOf("accounts", { label: "Bank", balance: "5" }, "a1"),
    );
    expect(unfinished).toEqual([]);
    expect(household.people.map(({ name }) => name)).toEqual(["Maya", "Tom"]);
    expect([household.habits, household.debts, household.accounts].map((list) => list.length)).toEqual([1, 1, 1]);
    expect(household.name).toBe("Us");
  });

  it("leaves out incomplete rows, and lists them with all their problems", () => {
    const bad = rowOf("bills", { label: "", amount: "much" }, "b2");
    const { household, unfinished } = from(rowOf("bills", { label: "Rent", amount: "900" }, "b1"), bad);
    expect(household.bills.map(({ id }) => id)).toEqual(["b1"]);
    expect(unfinished).toEqual([{ row: bad, problems: { label: "empty", amount: "unreadable" } }]);
  });

  it("ignores rows in which nothing was typed", () => {
    const { household, unfinished } = from(rowOf("bills", { cadence: "weekly" }), rowOf("people", { name: " " }));
    expect([household.bills, household.people, unfinished]).toEqual([[], [], []]);
  });
});

describe("rows that know of other rows", () => {
  const pay = rowOf("incomes", { label: "Pay", amount: "100" }, "i1");

  it("pay belongs to the first person by default", () => {
    const { household } = from(pay, rowOf("people", { name: "" }, "p0"), rowOf("people", { name: "Maya" }, "p1"));
    expect(household.incomes[0]?.personId).toBe("p1");
  });

  it("pay stays with its person, and has no owner without people", () => {
    const named = rowOf("incomes", { ...pay.answers, personId: "p2" }, "i2");
    expect(from(pay, named).household.incomes.map(({ personId }) => personId)).toEqual(["", "p2"]);
  });

  it("a bill keeps its category only while there is one", () => {
    const food = rowOf("categories", { label: "Home", amount: "5" }, "c1");
    const bill = (id: string, categoryId: string) => rowOf("bills", { label: "Rent", amount: "9", categoryId }, id);
    const { household } = from(food, bill("b1", "c1"), bill("b2", "gone"));
    expect(household.bills.map((one) => ("categoryId" in one ? one.categoryId : null))).toEqual(["c1", null]);
  });

  it("[GH5] a goal is held in the accounts that are left, finished or not, and a removed one blocks nothing", () => {
    const saved = { label: "Trip", target: "900", alreadySaved: "300" };
    const held = { heldIn: "a1", alsoIn1: "gone", alsoAmount1: "?", alsoIn2: "a2", alsoAmount2: "100" };
    const trip = rowOf("goals", { ...saved, ...held }, "g1");
    const bank = rowOf("accounts", { label: "Bank", balance: "5" }, "a1");
    const open = rowOf("accounts", { label: "Broker" }, "a2");
    const parts = (...rows: Row[]) => from(trip, ...rows).household.goals[0]?.heldIn;
    expect(parts(bank, open)).toEqual([
      { accountId: "a1", amount: 20_000 },
      { accountId: "a2", amount: 10_000 },
    ]);
    expect(parts(open)).toEqual([{ accountId: "a2", amount: 30_000 }]);
    expect(parts()).toBeUndefined();
  });

  it("goals are wanted in the order of their rows", () => {
    const goal = (id: string, target: string, priority: string) => rowOf("goals", { label: id, target, priority }, id);
    const { household } = from(goal("a", "5", "3"), goal("b", "?", "1"), goal("c", "5", "2"));
    expect(household.goals.map(({ id, priority }) => [id, priority])).toEqual([
      ["a", 1],
      ["c", 2],
    ]);
  });
});

describe("a list of too many rows", () => {
  it("counts the first 200 and lists the others", () => {
    const rows = habitRows(maxRows + 2);
    const { household, unfinished } = from(...rows);
    expect(household.habits).toHaveLength(maxRows);
    expect(unfinished).toEqual(rows.slice(maxRows).map((row) => ({ row, problems: { "": "too-large" } })));
    expect(tooMany(rows)).toEqual(rows.slice(maxRows));
  });

  it("is full at 200, whatever the other lists hold", () => {
    expect(isFull(habitRows(maxRows), "habits")).toBe(true);
    expect(isFull(habitRows(maxRows - 1), "habits")).toBe(false);
    expect(isFull(habitRows(maxRows), "bills")).toBe(false);
    expect(tooMany(habitRows(maxRows))).toEqual([]);
  });
});
