// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { bought, key, names, openEntries, openRow, press, rowOf, rows, type } from "../entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const week = ["Ana", "Bea", "Cora", "Dina"].map((payee, at) => bought(`id-${9 - at}`, 12 - at, { payee }));
const at = () => document.activeElement!.querySelector(".entry-name")?.textContent;
const selected = () => rows().filter((row) => row.getAttribute("aria-selected") === "true").length;

describe("the list", () => {
  it("is one tab stop; arrows, Home, End, Page Up and Page Down move and stop at the ends", async () => {
    await openEntries(week);
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    act(() => rows()[0]!.focus());
    const walked: unknown[] = [];
    for (const name of ["ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "ArrowUp", "PageDown", "PageUp"]) {
      await key(name);
      walked.push(at());
    }
    expect(walked).toEqual(["Bea", "Dina", "Dina", "Cora", "Ana", "Ana", "Dina", "Ana"]);
  });

  it("selects with Space and Shift, clears with Escape, and opens with Enter", async () => {
    await openEntries(week);
    act(() => rows()[0]!.focus());
    await key(" ");
    expect([selected(), screen.getByText(/1 entry selected/) !== null]).toEqual([1, true]);
    await key("ArrowDown", { shiftKey: true });
    await key("ArrowDown", { shiftKey: true });
    expect(selected()).toBe(3);
    await key("a", { ctrlKey: true });
    expect(selected()).toBe(4);
    await key("Escape");
    expect(selected()).toBe(0);
    await key("Enter");
    expect(screen.getByRole("dialog", { name: "Edit entry" })).toBeTruthy();
  });

  it("deletes with Delete and an undo, and keeps the focus in place", async () => {
    const { entries } = await openEntries(week);
    act(() => rows()[1]!.focus());
    await key("Delete");
    expect([entries().length, at()]).toEqual([3, "Cora"]);
    expect(screen.getByText("Bea, $1.00: deleted")).toBeTruthy();
    await press("Undo");
    expect(names()).toEqual(["Ana", "Bea", "Cora", "Dina"]);
  });

  it("does not take the focus back once it is elsewhere", async () => {
    await openEntries(week);
    act(() => rows()[0]!.focus());
    await key("ArrowUp");
    const input = screen.getByLabelText("Search entries");
    act(() => input.focus());
    type("Search entries", "cora");
    expect([names(), document.activeElement]).toEqual([["Cora"], input]);
  });

  it("clears the selection on a new search", async () => {
    await openEntries(week);
    await press("Select");
    fireEvent.click(rowOf("Ana"));
    fireEvent.click(rowOf("Bea"), { shiftKey: true });
    expect(selected()).toBe(2);
    type("Search entries", "a");
    expect([selected(), screen.getByText("Choose entries to change them together.") !== null]).toEqual([0, true]);
  });

  it("has a menu for each row: edit, duplicate, select, delete", async () => {
    const { entries } = await openEntries(week);
    await press("More for Bea, $1.00");
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      ...["Edit", "Duplicate", "Select", "Delete"],
    ]);
    expect(document.activeElement!.textContent).toBe("Edit");
    await key("ArrowUp");
    expect(document.activeElement!.textContent).toBe("Delete");
    await key("Escape");
    expect([screen.queryByRole("menu"), at()]).toEqual([null, "Bea"]);
    await press("More for Bea, $1.00");
    await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Delete" })));
    expect([entries().length, at()]).toEqual([3, "Cora"]);
  });

  it("[TF7] pairs two entries by one press, names both accounts, and unpairs them by one press", async () => {
    const account = (id: string, label: string, kind: string) => recordOf("account", { id, label, kind, balance: 0 });
    const { entry } = await openEntries([
      ...[account("c", "Checking", "checking"), account("s", "Savings", "savings")],
      bought("left", 10, { payee: "Ana", amount: 20_000, account: { kind: "account", id: "c" }, categoryId: "fun" }),
      bought("came", 11, { payee: "Bea", amount: 20_000, kind: "income", account: { kind: "account", id: "s" } }),
    ]);
    const [left, came] = [entry("left"), entry("came")];
    await press("More for Bea, $200.00");
    await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: /^Pair with Checking, \$200\.00/ })));
    expect(entry("came")).toMatchObject({ kind: "transfer", pairedWith: { kind: "transaction", id: "left" } });
    expect(rows()[1]!.textContent).toContain("Checking → Savings, with Bea");
    expect(rows()[0]!.textContent).toContain("Checking → Savings, with Ana");
    await press("More for Ana, $200.00");
    await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Unpair" })));
    expect([entry("left"), entry("came")]).toEqual([left, came]);
    await press("Undo");
    expect(entry("left")).toMatchObject({ kind: "transfer", pairedWith: { kind: "transaction", id: "came" } });
    // On a phone, where rows have no menu, in the entry itself.
    await openRow("Ana");
    await press("Unpair");
    expect([entry("left"), entry("came"), document.querySelector("dialog")]).toEqual([left, came, null]);
    await openRow("Bea");
    await press(/^Pair with Checking, \$200\.00/);
    expect(entry("came")).toMatchObject({ kind: "transfer", pairedWith: { kind: "transaction", id: "left" } });
  });

  it("draws all rows of about a month", async () => {
    await openEntries(Array.from({ length: 150 }, (_, index) => bought(`e${index}`, 9 + (index % 5))));
    expect(rows()).toHaveLength(150);
  });

  it("draws only a few of thousands of rows, announces their number, and keeps the focused one", async () => {
    const many = Array.from({ length: 3_000 }, (_, index) =>
      expense(`e${String(index).padStart(5, "0")}`, { day: `2025-0${1 + (index % 9)}-10`, payee: "Bulk" }),
    );
    await openEntries(many);
    type("Search entries", "bulk");
    expect(rows().length).toBeLessThan(60);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("3009");
    act(() => rows()[0]!.focus());
    await key("End");
    expect(document.activeElement!.getAttribute("aria-rowindex")).toBe("3009");
    expect(rows().length).toBeLessThan(60);
  });
});
