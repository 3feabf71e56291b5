// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { bought, field, names, openEntries, openRow, press, send, tick, type } from "../entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const isOpen = () => document.querySelector("dialog") !== null;
const more = () => press("Repeat it, keep it, or make a rule");

describe("an entry that is changed", () => {
  it("[ES13] is split over categories whose parts must add up, with the rest one press away", async () => {
    const { entry } = await openEntries([bought("a", 9, { amount: 1_000, categoryId: "groceries" })]);
    await openRow("Market");
    await press("Split");
    type("Amount of part 1", "6");
    fireEvent.change(field("Category of part 2"), { target: { value: "fun" } });
    await send();
    expect(screen.getByText("$4.00 is in no part yet.")).toBeTruthy();
    await press("Put it in part 2");
    expect(screen.getByText("The parts add up.")).toBeTruthy();
    await send();
    expect(entry("a")).toMatchObject({
      splits: [
        { categoryId: "groceries", amount: 600 },
        { categoryId: "fun", amount: 400 },
      ],
    });
    expect(entry("a")).not.toHaveProperty("categoryId");
  });

  it("[ES14] of another type loses what only the old one had", async () => {
    const settled = bought("a", 9, { type: "transfer", toPersonId: "tom", amount: 4_000, payee: "October" });
    const { entry } = await openEntries([settled, bought("b", 10, { categoryId: "fun", forPersonId: "tom" })]);
    await openRow("October");
    fireEvent.click(screen.getByRole("radio", { name: "Spent" }));
    await send();
    expect(entry("a")).toMatchObject({ type: "spending", amount: 4_000 });
    expect(entry("a")).not.toHaveProperty("toPersonId");
    await openRow("Market");
    fireEvent.click(screen.getByRole("radio", { name: "Transfer" }));
    type("To", "maya");
    await send();
    expect(screen.getByText(/nobody hands money to themselves/)).toBeTruthy();
    type("To", "tom");
    await send();
    expect(entry("b")).toMatchObject({ type: "transfer", toPersonId: "tom" });
    for (const name of ["categoryId", "forPersonId"]) expect(entry("b")).not.toHaveProperty(name);
  });

  it("[ES17] repeats from its day on; changing its rhythm or stopping it leaves what is recorded", async () => {
    const { figures, entries } = await openEntries([bought("a", 9, { payee: "Club" })]);
    await openRow("Club");
    await more();
    type("Repeats", "monthly");
    type("Until (optional)", "2027-11-09");
    await send();
    const repeats = () => figures().state.of.recurring.list();
    expect(repeats()[0]).toMatchObject({ schedule: { cadence: "monthly", on: "2026-11-09" }, until: "2027-11-09" });
    await openRow("Club");
    expect(field("Repeats").value).toBe("monthly");
    type("Repeats", "");
    await send();
    expect([repeats().length, entries().length]).toEqual([0, 1]);
  });

  it("[ES18] makes a rule with a look at the past it would change, applied only where asked, in one undo", async () => {
    const { entry, figures } = await openEntries([
      ...[bought("a", 13, { payee: "Lidl 4711" }), expense("b", { payee: "LIDL 12" })],
      expense("c", { payee: "Lidl", categoryId: "fun", day: "2026-09-01" }),
    ]);
    await openRow("Lidl 4711");
    type("Category", "groceries");
    await more();
    tick("Always use Groceries for payees like this");
    expect(field("Payees containing").value).toBe("Lidl");
    expect(screen.getByRole("checkbox", { name: "Also 1 entry of the past without a category" })).toBeTruthy();
    tick("Also 1 entry of the past with another category");
    await send();
    expect(["a", "b", "c"].map((id) => entry(id)!.categoryId)).toEqual(["groceries", "groceries", "groceries"]);
    expect(figures().state.of.rule.list()[0]).toMatchObject({ contains: "Lidl", categoryId: "groceries", order: 1 });
    expect(screen.getByText("Lidl 4711, $1.00: changed. 2 entries of the past changed too.")).toBeTruthy();
    await press("Undo");
    expect(["a", "b", "c"].map((id) => entry(id)!.categoryId)).toEqual([undefined, undefined, "fun"]);
    expect(figures().state.of.rule.size).toBe(0);
  });

  it("[ES20] is duplicated for today without what the bank's file said, and deleted with a way back", async () => {
    const imported = { sourceId: "bank", key: "row" };
    const { entries } = await openEntries([bought("a", 9, { imported, note: "weekly" })]);
    await openRow("Market");
    await press("Duplicate");
    expect([field("Day").value, field("Note (optional)").value]).toEqual(["2026-11-13", "weekly"]);
    await send();
    expect(new Set(entries().map(({ imported: row }) => row?.key))).toEqual(new Set(["row", undefined]));
    await press("Close");
    await openRow("Market");
    await press("Delete");
    expect([entries().length, isOpen()]).toEqual([1, false]);
    await press("Undo");
    expect(names()).toHaveLength(2);
  });
});
