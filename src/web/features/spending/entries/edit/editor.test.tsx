// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/record.fixture.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { bought, button, field, openEntries, openRow, press, send, tick, type } from "../entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const coffee = recordOf("template", {
  id: "coffee",
  label: "Coffee",
  entry: { kind: "spending", amount: 450, payee: "Third Street", personId: "tom", note: "", categoryId: "fun" },
});
const isOpen = () => document.querySelector("dialog") !== null;
const more = () => press("Repeat it, keep it, or make a rule");

describe("an entry that is added", () => {
  it("[ES16] is added in seconds: amount, payee, and the category follows", async () => {
    const { entries } = await openEntries([bought("a", 9, { categoryId: "groceries" })]);
    await press("Add expense");
    type("Amount", "64.2");
    await press("Market");
    expect([field("Paid to").value, field("Category").value]).toEqual(["Market", "groceries"]);
    expect(screen.getByText("Groceries, as the last time.")).toBeTruthy();
    await send();
    expect(entries().find(({ amount }) => amount === 6_420)).toMatchObject({
      ...{ payee: "Market", categoryId: "groceries", personId: "maya", day: "2026-11-13", type: "spending", note: "" },
    });
    expect([isOpen(), screen.getByText("Market, $64.20: added") !== null]).toEqual([false, true]);
    await press("Undo");
    expect(entries()).toHaveLength(1);
  });

  it("[ES16] is added by one press where it was kept as a quick entry, which can be removed", async () => {
    const { entries, figures } = await openEntries([coffee]);
    await press("Add expense");
    await press(/Coffee/);
    expect(entries()[0]).toMatchObject({ amount: 450, payee: "Third Street", personId: "tom", day: "2026-11-13" });
    expect(isOpen()).toBe(false);
    await press("Add expense");
    await press("Remove some");
    await press(/Coffee/);
    expect(figures().state.of.template.size).toBe(0);
  });

  it("[ES16] is kept as a quick entry under a name, and once only", async () => {
    const { figures } = await openEntries([coffee, bought("a", 9, { amount: 500 })]);
    await openRow("Market");
    await more();
    tick("Keep it as a quick entry");
    expect(field("Its name").value).toBe("Market");
    type("Its name", "coffee ");
    await send();
    const kept = figures().state.of.template.list();
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ label: "coffee", entry: { amount: 500, payee: "Market", kind: "spending" } });
  });

  it("[ES20] that was left unfinished is there again when the next one is begun", async () => {
    await openEntries([]);
    await press("Add expense");
    type("Amount", "12");
    await press("Cancel");
    await press("Add expense");
    expect(field("Amount").value).toBe("12");
    await send();
    await act(async () => fireEvent.click(button("Add expense")));
    expect(field("Amount").value).toBe("");
  });
});
