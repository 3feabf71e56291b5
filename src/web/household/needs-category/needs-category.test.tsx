// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Day } from "#domain/time/day.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { expense } from "#web/store/store.fixture.ts";
import { NeedsCategory } from "./needs-category.tsx";
// Preload the lazy dialog, so that no test waits for a chunk.
import "./needs-category-dialog.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const category = (id: string, label: string) =>
  recordOf("category", { id, label, kind: "need", weeklyBudget: 10_000, rollover: "off" });
const bought = (id: string, payee: string, amount: number, fields: object = {}): AnyRecord =>
  expense(id, { day: "2026-11-10", payee, amount, categoryId: undefined, ...fields });

const records = [
  category("food", "Food"),
  category("fun", "Fun"),
  bought("a", "Kiosk 12", 500),
  bought("b", "Kiosk 13", 700),
  bought("known", "Bakery", 100, { categoryId: "food", day: "2026-10-05" }),
  bought("c", "Bakery", 300),
  bought("older", "Museum", 900, { day: "2026-10-20" }),
];
const between = { from: "2026-11-09" as Day, to: "2026-11-15" as Day };

const Line = (_: { figures: Figures }) => <NeedsCategory entries={3} between={between} />;
const dialog = () => within(document.querySelector("dialog")!);
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const choose = (value: string) =>
  act(() => void fireEvent.change(dialog().getByLabelText("Category"), { target: { value } }));
const heading = () => dialog().queryByRole("heading", { level: 3 })?.textContent;

async function open() {
  const opened = await openFigures(Line, coupleRecords(...records));
  await press("3 entries need a category");
  await act(async () => new Promise((done) => setTimeout(done, 30)));
  const of = (id: string) => opened.figures().state.of.transaction.get(id)!.categoryId;
  return { ...opened, of };
}

describe("what needs a category", () => {
  it("[CT5] is settled payee by payee, each by one change, and the next one follows", async () => {
    const { of, store } = await open();
    expect([heading(), document.activeElement]).toEqual(["Kiosk", dialog().getByLabelText("Category")]);
    expect(dialog().getByText(/2 entries, \$12\.00 in all/)).toBeTruthy();
    choose("fun");
    await press("Set the category");
    expect([of("a"), of("b"), store.state.get().history.done.length]).toEqual(["fun", "fun", 1]);
    expect([heading(), dialog().getByText("Kiosk: 2 entries are Fun now.", { exact: false }) !== null]).toEqual([
      "Bakery",
      true,
    ]);
    await press("Undo");
    expect([of("a"), heading()]).toEqual([undefined, "Kiosk"]);
  });

  it("[CT5] suggests the category that the payee had, and makes a rule if wanted", async () => {
    const { of, figures } = await open();
    await press("Later");
    expect((dialog().getByLabelText("Category") as HTMLSelectElement).value).toBe("food");
    fireEvent.click(dialog().getByRole("checkbox", { name: "Always for this payee" }));
    await press("Set the category");
    expect(of("c")).toBe("food");
    expect(figures().state.of.rule.list()).toMatchObject([{ contains: "Bakery", categoryId: "food" }]);
    expect(dialog().getByText("One payee is left for later.")).toBeTruthy();
  });

  it("asks for a category first, and can include other days", async () => {
    await open();
    await press("Set the category");
    expect(dialog().getByText(/Choose a category, or leave/)).toBeTruthy();
    await press("Include 1 entry of other days");
    expect(dialog().getByText("Then Museum and Bakery.")).toBeTruthy();
  });
});
