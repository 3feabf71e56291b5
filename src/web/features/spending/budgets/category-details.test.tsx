// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { category, openSpending, press, repeated, since, spent, until } from "../spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const records = since(
  "2026-W44",
  category("Food", 10_000),
  category("Gifts", 2_000),
  spent("a", "Food", 2_500),
  spent("b", "Gifts", 900),
  spent("old", "Gifts", 700, { day: "2026-11-03" }),
  spent("split", undefined, 300, {
    splits: [
      { categoryId: "Gifts", amount: 100 },
      { categoryId: "Food", amount: 200 },
    ],
  }),
  recordOf("rule", { id: "r", contains: "toys", categoryId: "Gifts", order: 1 }),
  repeated("weekly", "2026-11-09", { categoryId: "Gifts" }),
);
const dialog = () => within(document.querySelector("dialog")!);
const isOpen = () => screen.queryByRole("button", { name: "Save budgets" }) !== null;
const type = (name: string | RegExp, value: string) =>
  act(() => void fireEvent.change(dialog().getByLabelText(name), { target: { value } }));

async function openForm(...more: Parameters<typeof since>[1][]) {
  const room = await openSpending([...records, ...more]);
  await press("Edit budgets");
  await until(isOpen);
  return { ...room, of: (id: string) => room.figures().household.categories.find((one) => one.id === id)! };
}

describe("the details of a category", () => {
  it("[CT3] put it into a group, whose sums stand in the table", async () => {
    const { of } = await openForm();
    type(/^Group of Gifts/, "Family");
    await press("Save budgets");
    expect(of("Gifts").group).toBe("Family");
    const groups = screen.getAllByRole("rowheader").map((one) => one.textContent);
    expect(groups).toEqual(expect.arrayContaining(["Without a group", "Family"]));
    const family = screen.getByText("Family").closest("tr")!;
    expect(family.querySelector(".budget-left")!.textContent).toContain("$10.00");
  });

  it("give it a color, each named, saved with the budgets by one undo", async () => {
    const { of, store } = await openForm();
    const colors = dialog().getByRole("group", { name: "Color of Food" });
    expect(within(colors).getAllByRole("radio")).toHaveLength(12);
    act(() => void fireEvent.click(within(colors).getByRole("radio", { name: "Indigo" })));
    type("Food", "120");
    await press("Save budgets");
    expect(of("Food")).toMatchObject({ color: 6, weeklyBudget: 12_000 });
    expect(store.state.get().history.done).toHaveLength(1);
    await press("Undo");
    expect([of("Food").color, of("Food").weeklyBudget]).toEqual([undefined, 10_000]);
  });

  it("[CT2] archive it from this week on, and bring it back", async () => {
    const { of } = await openForm();
    await press("Archive Gifts");
    await press("Save budgets");
    expect(of("Gifts")).toMatchObject({
      isArchived: true,
      weeklyBudget: 0,
      since: "2026-W46",
      earlier: [{ from: "2026-W44", weeklyBudget: 2_000, rollover: "off" }],
    });
    await press("Edit budgets");
    await until(isOpen);
    await press("Use Gifts again");
    await press("Save budgets");
    expect([of("Gifts").isArchived, of("Gifts").weeklyBudget]).toEqual([undefined, 2_000]);
  });
});

describe("merging", () => {
  it("[CT4] moves entries, parts, rules and repeats, and one undo takes all of it back", async () => {
    const { of, entries, figures, store } = await openForm();
    await press("Merge Gifts into another");
    await press("Merge");
    expect(screen.getByText("Choose the category that stays.")).toBeTruthy();
    type("Into", "Food");
    await press("Merge");
    await until(() => of("Gifts").isArchived);
    const parts = entries().flatMap(({ categoryId, splits }) => splits?.map((part) => part.categoryId) ?? categoryId);
    expect(new Set(parts)).toEqual(new Set(["Food"]));
    const { rule, recurring } = figures().state.of;
    expect([rule.get("r")!.categoryId, recurring.get("weekly")!.entry.categoryId]).toEqual(["Food", "Food"]);
    expect(of("Food").weeklyBudget).toBe(12_000);
    expect(store.state.get().history.done).toHaveLength(1);
    await act(async () => void (await store.undo()));
    expect(entries().filter(({ categoryId }) => categoryId === "Gifts")).toHaveLength(2);
    expect([of("Food").weeklyBudget, of("Gifts").isArchived]).toEqual([10_000, undefined]);
  });

  it("asks about no budget where the category that goes has none", async () => {
    const { of } = await openForm(category("Odds", 0));
    await press("Merge Odds into another");
    type("Into", "Food");
    expect(dialog().queryByRole("radio")).toBeNull();
    await press("Merge");
    await until(() => of("Odds").isArchived);
    expect(of("Food").weeklyBudget).toBe(10_000);
  });

  it("[CT4] leaves the budget that stays, if wanted", async () => {
    const { of } = await openForm();
    await press("Merge Gifts into another");
    type("Into", "Food");
    act(() => void fireEvent.click(dialog().getByRole("radio", { name: /as it is/ })));
    await press("Merge");
    await until(() => of("Gifts").isArchived);
    expect(of("Food")).toMatchObject({
      weeklyBudget: 10_000,
      since: "2026-W46",
      earlier: [{ from: "2026-W44", weeklyBudget: 12_000, rollover: "off" }],
    });
  });
});
