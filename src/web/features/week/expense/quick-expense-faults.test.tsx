// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { notKept } from "#web/household/not-kept.ts";
import { deleting } from "#web/store/command.ts";
import { add, field, fun, groceries, openExpense, press, type } from "./expense.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  notKept.set(null);
  vi.useRealTimers();
});

describe("an expense that can't be added as it stands", () => {
  it("[QE10] whose amount can't be read is not added: the field says why and keeps what was typed", async () => {
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

  it("[QE10] says nothing when an empty form is sent, as by a second press", async () => {
    const { entries } = await openExpense([]);
    type("Amount", "5");
    const form = screen.getByRole("form");
    await act(async () => void [fireEvent.submit(form), fireEvent.submit(form)]);
    await add();
    expect(entries()).toHaveLength(1);
    expect(document.querySelector(".field-error")).toBeNull();
  });

  it("[QE11] can be of an earlier day with a note, but of no day to come", async () => {
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

  it("[QE12] comes back into the form where the device has no room", async () => {
    let isFull = false;
    const { entries } = await openExpense([groceries], undefined, () => isFull);
    isFull = true;
    type("Amount", "5");
    type("Paid to", "Market");
    await add();
    await act(async () => {});
    expect([entries(), field("Amount").value, field("Paid to").value]).toEqual([[], "5", "Market"]);
    expect(notKept.get()?.command.name).toBe("add-expense");
  });

  it("[QE13] falls back to the guess or none when its category is deleted while it is typed", async () => {
    const { store, entries } = await openExpense([groceries, fun]);
    type("Amount", "5");
    type("Category", "fun");
    await act(async () => void (await store.run(deleting("delete-category", "fun"))));
    expect(field("Category").value).toBe("");
    await act(async () => void fireEvent.keyDown(field("Category"), { key: "Enter" }));
    expect(entries()[0]!.categoryId).toBeUndefined();
  });
});
