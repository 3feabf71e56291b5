// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { changing, deleting } from "#web/store/command.ts";
import { expense } from "#web/store/store.fixture.ts";
import { add, field, fun, groceries, openExpense, press, type } from "./expense.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  failedWrite.set(null);
  vi.useRealTimers();
});

const market = (id: string) => expense(id, { day: "2026-11-10", categoryId: "groceries" });

describe("quick expense", () => {
  it("is added for today and this person, can be undone, and leaves an empty form with the amount focused", async () => {
    const { entries } = await openExpense([groceries, market("a"), market("b")], "tom");
    type("Amount", "64.2");
    type("Paid to", "market ");
    expect(screen.getByText("Groceries, as the last 2 times.")).toBeTruthy();
    await add();
    expect(entries().find(({ amount }) => amount === 6_420)).toMatchObject({
      amount: 6_420,
      payee: "market",
      categoryId: "groceries",
      personId: "tom",
      day: "2026-11-13",
      note: "",
      kind: "spending",
    });
    expect(screen.getByText("Groceries, $64.20: added")).toBeTruthy();
    expect([field("Amount").value, field("Paid to").value, document.activeElement]).toEqual(["", "", field("Amount")]);
    await press("Undo");
    expect(entries()).toHaveLength(2);
  });

  it("[SP16] pays the bill that it seems to pay, unless somebody declines", async () => {
    const rent = recordOf("bill", {
      id: "rent",
      label: "Rent",
      amount: 120_000,
      cadence: "monthly",
      nextDue: "2026-11-15",
      categoryId: "groceries",
    });
    const { entries } = await openExpense([groceries, rent]);
    const guessed = () => screen.queryByRole("checkbox", { name: "It pays the bill Rent, 15 November" });
    type("Paid to", "Rent");
    expect(guessed()).toBeNull();
    type("Amount", "1,200");
    expect(guessed()).toHaveProperty("checked", true);
    expect(screen.getByText("A guess. It takes nothing from safe to spend.")).toBeTruthy();
    await add();
    expect(entries()).toMatchObject([
      { kind: "spending", categoryId: "groceries", bill: { id: "rent", due: "2026-11-15" } },
    ]);
    expect(screen.getByText("Rent, $1,200.00: paid")).toBeTruthy();
    await press("Undo");
    type("Amount", "1,200");
    type("Paid to", "Rent");
    fireEvent.click(guessed()!);
    expect(screen.getByText("It takes from safe to spend.")).toBeTruthy();
    await add();
    expect(entries()).toHaveLength(1);
    expect(entries()[0]).not.toHaveProperty("bill");
  });

  it("has the chosen category, or none, regardless of earlier entries", async () => {
    const { entries } = await openExpense([groceries, fun, market("a")]);
    for (const [categoryId, amount] of [
      ["fun", "1"],
      ["", "2"],
    ] as const) {
      type("Amount", amount);
      type("Paid to", "Market");
      type("Category", categoryId);
      await add();
    }
    const ofAmount = (amount: number) => entries().find((entry) => entry.id !== "a" && entry.amount === amount)!;
    expect([ofAmount(100).categoryId, ofAmount(200).categoryId]).toEqual(["fun", undefined]);
  });

  it("[CT6] makes a category while it is typed, saved and undone with the expense", async () => {
    const { entries, figures } = await openExpense([groceries]);
    type("Amount", "12");
    type("Category", "+");
    await add();
    expect(screen.getByText("Give the category a name, or choose another one.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Name of the new category"));
    type("Name of the new category", "groceries ");
    await add();
    expect(screen.getByText(/There is Groceries already/)).toBeTruthy();
    type("Name of the new category", "Garden");
    await add();
    const [made] = figures().household.categories.filter(({ label }) => label === "Garden");
    expect(made).toMatchObject({ kind: "need", weeklyBudget: 0 });
    expect(entries()).toMatchObject([{ amount: 1_200, categoryId: made!.id }]);
    expect(screen.getByText("Garden, $12.00: added")).toBeTruthy();
    await press("Undo");
    expect([entries().length, figures().household.categories.length]).toEqual([0, 1]);
  });

  it("prefers a rule for the guess, and works without categories", async () => {
    const rule = recordOf("rule", { contains: "mark", categoryId: "fun", order: 1 });
    const first = await openExpense([groceries, fun, market("a"), rule]);
    type("Paid to", "Market");
    expect(screen.getByText("Fun, by your rule for “mark”.")).toBeTruthy();
    first.leave();
    const { entries } = await openExpense([]);
    type("Amount", "5");
    await add();
    expect(entries()[0]).toMatchObject({ amount: 500, payee: "" });
    expect(screen.getByText("Expense, $5.00: added")).toBeTruthy();
  });

  it("has the person of the last entry if this person is unknown, or the chosen one", async () => {
    const { entries } = await openExpense([expense("a", { day: "2026-11-10", personId: "tom" })], "left");
    expect(field("Who").value).toBe("tom");
    type("Amount", "5");
    type("Who", "maya");
    await add();
    expect(entries().find(({ amount }) => amount === 500)!.personId).toBe("maya");
  });

  it("suggests known payees", async () => {
    await openExpense([market("a"), expense("b", { payee: "Metro" }), expense("c", { payee: "Bus" })]);
    type("Paid to", "m");
    const list = document.querySelectorAll<HTMLOptionElement>("datalist option");
    expect([...list].map(({ value }) => value)).toEqual(["Market", "Metro"]);
  });

  it("with a minus is money back, says so, and can be flipped without a minus key", async () => {
    const { entries } = await openExpense([groceries]);
    type("Amount", "24.90");
    type("Category", "groceries");
    await press("Money back");
    expect(field("Amount").value).toBe("−24.90");
    expect(screen.getByText("With a minus: recorded as money back.")).toBeTruthy();
    await add();
    expect(entries()[0]!.amount).toBe(-2_490);
    expect(screen.getByText("Groceries, $24.90: recorded as money back")).toBeTruthy();
  });
});

describe("errors of a quick expense", () => {
  it("show an invalid amount at its field, and keep what was typed", async () => {
    const { entries } = await openExpense([groceries]);
    type("Paid to", "Market");
    for (const [text, words] of [
      ["12,x", /doesn’t read as an amount/],
      ["0", /zero is no expense/],
      ["1.234567", /more decimals/],
      ["", /Enter an amount/],
    ] as const) {
      type("Amount", text);
      await add();
      expect(screen.getByText(words)).toBeTruthy();
      expect([field("Amount").value, field("Paid to").value]).toEqual([text, "Market"]);
      expect(field("Amount").getAttribute("aria-invalid")).toBe("true");
    }
    expect([entries(), document.activeElement]).toEqual([[], field("Amount")]);
  });

  it("show nothing for an empty form, as after a second click", async () => {
    const { entries } = await openExpense([]);
    type("Amount", "5");
    const form = screen.getByRole("form");
    await act(async () => void [fireEvent.submit(form), fireEvent.submit(form)]);
    await add();
    expect(entries()).toHaveLength(1);
    expect(document.querySelector(".field-error")).toBeNull();
  });

  it("reject a future day, but not an earlier day with a note", async () => {
    const { entries } = await openExpense([]);
    type("Amount", "5");
    await press("Not today?");
    expect([field("Day").value, document.activeElement]).toEqual(["2026-11-13", field("Day")]);
    await press("Add a note");
    type("Note", "For Ana");
    type("Day", "2026-11-14");
    await add();
    expect(screen.getByText("That day is still to come. Choose today or a day before.")).toBeTruthy();
    expect(entries()).toEqual([]);
    type("Day", "2026-11-02");
    await add();
    expect(entries()[0]).toMatchObject({ day: "2026-11-02", note: "For Ana" });
    expect(screen.queryByLabelText("Note")).toBeNull();
  });

  it("[EA3] refuse an account that was closed meanwhile at its field, and keep what was typed", async () => {
    const wallet = recordOf("account", { id: "wallet", label: "Wallet", kind: "cash", balance: 5_000 });
    const { store, entries } = await openExpense([wallet]);
    type("Amount", "5");
    type("Paid to", "Market");
    await press("From Wallet");
    const closing = changing("change", "account", "wallet", () => ({ closedOn: "2026-11-10" as never }));
    await act(async () => void (await store.run(closing)));
    await add();
    const words = "Wallet was closed on 10 November 2026. Choose another account, or an earlier day.";
    expect(field("Paid from").getAttribute("aria-describedby")).toContain(screen.getByText(words).id);
    expect([Number(field("Amount").value), field("Paid to").value, entries()]).toEqual([5, "Market", []]);
    type("Paid from", "");
    await add();
    expect(entries()[0]).toMatchObject({ amount: 500, payee: "Market" });
    expect(entries()[0]).not.toHaveProperty("account");
  });

  it("restore the form when the device is full", async () => {
    let isFull = false;
    const { entries } = await openExpense([groceries], undefined, () => isFull);
    isFull = true;
    type("Amount", "5");
    type("Paid to", "Market");
    await add();
    await act(async () => {});
    expect([entries(), field("Amount").value, field("Paid to").value]).toEqual([[], "5", "Market"]);
    expect(failedWrite.get()?.command.name).toBe("add-expense");
  });

  it("fall back to the guess or none when the category is deleted while typing", async () => {
    const { store, entries } = await openExpense([groceries, fun]);
    type("Amount", "5");
    type("Category", "fun");
    await act(async () => void (await store.run(deleting("delete-category", "fun"))));
    expect(field("Category").value).toBe("");
    await act(async () => void fireEvent.keyDown(field("Category"), { key: "Enter" }));
    expect(entries()[0]!.categoryId).toBeUndefined();
  });
});
