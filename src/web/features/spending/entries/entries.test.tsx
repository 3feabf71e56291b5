// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { bought, button, days, field, names, openEntries, press, rowOf, rows, type } from "./entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const search = (text: string) => type("Search entries", text);
const text = (selector: string) => document.querySelector(selector)?.textContent;

describe("the entries of a period", () => {
  it("are listed by day, latest first, with the sum of each day and of all", async () => {
    const payday = bought("d", 12, { payee: "Payday", kind: "income", amount: 50_000 });
    await openEntries([
      ...[bought("a", 9, { amount: 1_240 }), bought("b", 13, { amount: 1_800, payee: "Paper Moon" }), payday],
      ...[bought("c", 13, { amount: 500, payee: "Canteen" }), expense("old", { day: "2026-11-01", payee: "Old" })],
    ]);
    expect(days()).toEqual(["Today, Friday 13$23.00", "Thursday 12+\u00a0$500.00", "Monday 9$12.40"]);
    expect(names()).toEqual(["Canteen", "Paper Moon", "Payday", "Market"]);
    expect(text(".sum")).toBe("Week 46 so far$35.40");
    expect(text(".entries-income")).toBe("Income+\u00a0$500.00");
    expect(text(".entries-count")).toBe("4 this week");
  });

  it("show who paid, the note, the category and the amount, each type in its own way", async () => {
    await openEntries([
      bought("a", 13, { payee: "Marlow", amount: -2_490, categoryId: "fun", note: "too small", personId: "tom" }),
      bought("b", 13, { payee: "", kind: "transfer", amount: 4_000, toPersonId: "tom" }),
      bought("c", 13, { payee: "Shop", splits: splits(60, 40), forPersonId: "tom" }),
      bought("t@2026-11-13", 13, { payee: "Club", categoryId: "gone" }),
    ]);
    const [club, shop, transfer, refund] = rows().map((row) =>
      [...row.querySelectorAll("td")].slice(1, 4).map((cell) => cell.textContent),
    );
    expect(refund).toEqual(["Marlow refund, too smallFun, refund, too small", "Fun", "+\u00a0$24.90"]);
    expect(transfer).toEqual(["TransferTransfer to Tom", "Transfer to Tom", "$40.00"]);
    expect(shop).toEqual(["Shop for TomGroceries, Fun, for Tom", "Groceries, Fun", "$1.00"]);
    expect(club![1]).toBe("No category");
    expect(rowOf("Club").querySelector("[aria-label=Repeats]")).toBeTruthy();
    expect(rowOf("Marlow").querySelector(".member-mark")!.getAttribute("aria-label")).toBe("Tom");
  });

  it("include all of the past once something is typed, with their number and sum", async () => {
    await openEntries([
      bought("a", 10),
      expense("b", { day: "2024-02-01", amount: 250 }),
      bought("c", 9, { payee: "X" }),
    ]);
    search("mark");
    expect(days()).toEqual(["Tuesday 10$1.00", "Thursday 1 February 2024$2.50"]);
    expect(text(".entries-count")).toBe("2 entries found $3.50");
    search("2.5");
    expect(names()).toHaveLength(1);
    search("nothing like it");
    expect(text(".entries-count")).toBe("None found");
    await press("Show all again");
    expect([names().length, field("Search entries").value]).toEqual([2, ""]);
  });

  it("in one category count with their part in it, and the filter can be removed", async () => {
    const onCategory = vi.fn();
    const one = [bought("a", 13, { splits: splits(60, 40) }), bought("b", 13, { categoryId: "fun" })];
    await openEntries(one, { categoryId: "groceries", onCategory });
    expect([days(), text(".sum")]).toEqual([["Today, Friday 13$0.60"], "Found this week$0.60"]);
    expect(screen.getByText(/Split entries count with the part/)).toBeTruthy();
    await press("Groceries: take off");
    expect([names().length, onCategory.mock.calls]).toEqual([2, [[undefined]]]);
  });

  it("are filtered, and each filter can be removed; unreadable values are reported at their field", async () => {
    await openEntries([
      bought("a", 13, { personId: "tom", amount: 900 }),
      bought("b", 12),
      bought("c", 11, { amount: -50 }),
    ]);
    await press("Filter");
    type("Who paid", "tom");
    expect(names()).toHaveLength(1);
    await press("Paid by Tom: take off");
    type("Type", "refund");
    expect(rows()).toHaveLength(1);
    await press("Clear all");
    type("At least", "5");
    expect(rows()).toHaveLength(1);
    type("At least", "five");
    expect([rows().length, screen.getByText(/doesn’t read as an amount/) !== null]).toEqual([3, true]);
    type("Days", "between");
    type("First day", "2026-11-13");
    expect([rows().length, button("Filter (2)") !== null]).toEqual([1, true]);
  });

  it("have different empty states: none at all, none in the week, no match", async () => {
    const { leave } = await openEntries([]);
    expect(screen.getByText(/Nothing is entered yet/)).toBeTruthy();
    leave();
    await openEntries([expense("old", { day: "2026-10-01" })]);
    expect(screen.getByText("Nothing is entered this week.")).toBeTruthy();
    await press("Filter");
    type("Type", "income");
    expect(screen.getByText("No entry fits these choices.")).toBeTruthy();
    await act(async () => type("Type", "spending"));
    await press("Look in all of the past");
    expect(names()).toEqual(["Market"]);
  });

  it("are added from the bar above, whose buttons keep their names in narrow layouts", async () => {
    await openEntries([]);
    const bar = [...document.querySelectorAll(".find-bar .button")].map((one) => one.textContent);
    expect(bar).toEqual(["Filter", "Select", "Add expense"]);
    expect(document.querySelectorAll(".empty-state button")).toHaveLength(0);
    await press("Filter");
    await act(async () => type("Type", "income"));
    expect(button("Filter (1)")).toBeTruthy();
  });

  it("have the shortcuts / and n, except while typing or when switched off", async () => {
    await openEntries([bought("a", 13)]);
    const down = (name: string, at: Element = document.body) =>
      act(async () => void fireEvent.keyDown(at, { key: name }));
    await down("/");
    expect(document.activeElement).toBe(field("Search entries"));
    await down("n", field("Search entries"));
    expect(document.querySelector("dialog")).toBeNull();
    await press("The keys / and n search and add");
    await down("n");
    expect(document.querySelector("dialog")).toBeNull();
    await press("The keys / and n search and add");
    await down("n");
    expect(screen.getByRole("dialog", { name: "Add expense" })).toBeTruthy();
  });
});

const splits = (one: number, other: number) => [
  { categoryId: "groceries", amount: one },
  { categoryId: "fun", amount: other },
];
