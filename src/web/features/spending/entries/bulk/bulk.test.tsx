// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { bought, openEntries, press, rowOf, send, type } from "../entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const week = [
  bought("a", 9, { payee: "Ana", amount: 300 }),
  bought("b", 10, { payee: "Bea", splits: [{ categoryId: "fun", amount: 100 }] }),
  bought("c", 11, { payee: "Cora", kind: "income", amount: 900 }),
];

async function select(...names: readonly string[]) {
  await press("Select");
  for (const name of names) fireEvent.click(rowOf(name));
}

describe("entries that are selected", () => {
  it("change together with one undo and a count, except those that the change does not apply to", async () => {
    const { entry } = await openEntries(week);
    await select("Ana", "Bea", "Cora");
    expect(screen.getByText(/3 entries selected/).textContent).toBe("3 entries selected $4.00");
    await press("Change");
    type("Category", "groceries");
    await send();
    expect(["a", "b", "c"].map((id) => entry(id)!.categoryId)).toEqual(["groceries", "groceries", undefined]);
    expect(entry("b")).not.toHaveProperty("splits");
    expect(screen.getByText("2 entries changed, 1 left as they were")).toBeTruthy();
    await press("Undo");
    expect([entry("a")!.categoryId, entry("b")!.splits?.length]).toEqual([undefined, 1]);
  });

  it("take a person and a day, but no impossible ones, and nothing if all have them already", async () => {
    const { entry } = await openEntries(week);
    await select("Ana", "Cora");
    await press("Change");
    type("Who paid", "maya");
    await send();
    expect(screen.getByText(/Nothing to change/)).toBeTruthy();
    type("Who paid", "tom");
    type("Day (optional)", "2099-01-01");
    await send();
    expect(screen.getByText(/more than a year ahead/)).toBeTruthy();
    type("Day (optional)", "2026-11-12");
    await send();
    expect(entry("c")).toMatchObject({ personId: "tom", day: "2026-11-12" });
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("are deleted together, and stay selected if the write fails", async () => {
    let isFull = true;
    const { entries } = await openEntries(week, { isFull: () => isFull });
    await select("Ana", "Bea");
    await press("Delete");
    expect([entries().length, screen.getByText(/2 entries selected/) !== null]).toEqual([3, true]);
    isFull = false;
    await press("Delete");
    expect([entries().length, screen.getByText("2 entries: deleted") !== null]).toEqual([1, true]);
    await press("Undo");
    expect(entries()).toHaveLength(3);
  });
});
