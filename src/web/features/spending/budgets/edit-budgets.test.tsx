// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { deleting } from "#web/store/command.ts";
import { category, openSpending, press, since, spent, until } from "../spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const records = since("2026-W40", category("Food", 10_000), category("Gifts", 2_000), spent("a", "Food", 2_500));
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "dialog input, dialog select" });
const type = (name: string, value: string) => act(() => void fireEvent.change(field(name), { target: { value } }));
const isOpen = () => screen.queryByRole("button", { name: "Save budgets" }) !== null;
const save = () => press("Save budgets");

async function openForm(isFull?: () => boolean) {
  const room = await openSpending(records, "", isFull);
  await press("Edit budgets");
  await until(isOpen);
  return { ...room, food: () => room.figures().household.categories.find(({ id }) => id === "Food") };
}

describe("editing budgets", () => {
  it("changes them from this week on, all at once, and the weeks before keep theirs", async () => {
    const { food, figures, store } = await openForm();
    type("Food", "150");
    type("What is left of Food", "both");
    type("Gifts", "25,50");
    await save();
    expect(isOpen()).toBe(false);
    expect(food()).toMatchObject({
      weeklyBudget: 15_000,
      rollover: "both",
      since: "2026-W46",
      earlier: [{ from: "2026-W40", weeklyBudget: 10_000, rollover: "off" }],
    });
    expect(figures().household.categories.map(({ weeklyBudget }) => weeklyBudget)).toEqual([15_000, 2_550]);
    expect(store.state.get().history.done).toHaveLength(1);
    await press("Undo");
    expect(figures().household.categories.map(({ weeklyBudget }) => weeklyBudget)).toEqual([10_000, 2_000]);
    expect(food()?.earlier).toBeUndefined();
  });

  it("writes nothing if nothing changed", async () => {
    const { store } = await openForm();
    type("Food", "100.00");
    await save();
    expect([isOpen(), store.state.get().history.done.length]).toEqual([false, 0]);
  });

  it("shows at the field what can't be read, keeps what was typed, and changes nothing", async () => {
    const { food } = await openForm();
    type("Food", "lots");
    type("Gifts", "-5");
    await save();
    expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
    expect(screen.getByText(/A budget is zero or more/)).toBeTruthy();
    expect([document.activeElement, field("Food").value, food()?.weeklyBudget]).toEqual([
      field("Food"),
      "lots",
      10_000,
    ]);
    type("Food", "120");
    type("Gifts", "20");
    await save();
    expect([isOpen(), food()?.weeklyBudget]).toEqual([false, 12_000]);
  });

  it("leaves the focus in the field that is being corrected while another one is still invalid", async () => {
    await openForm();
    type("Food", "lots");
    type("Gifts", "-5");
    await save();
    act(() => field("Gifts").focus());
    type("Gifts", "2");
    expect(document.activeElement).toBe(field("Gifts"));
  });

  it("stays open with what was typed when the device is full", async () => {
    const { food } = await openForm(() => true);
    type("Food", "150");
    await save();
    expect([isOpen(), field("Food").value, food()?.weeklyBudget]).toEqual([true, "150", 10_000]);
  });

  it("skips a category that was deleted meanwhile", async () => {
    const { store, figures } = await openForm();
    type("Gifts", "30");
    await act(async () => void (await store.run(deleting("delete-category", "Food"))));
    await save();
    expect(figures().household.categories.map(({ id, weeklyBudget }) => [id, weeklyBudget])).toEqual([
      ["Gifts", 3_000],
    ]);
  });
});
