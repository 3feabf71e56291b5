import { editor, entryOf, periodName } from "./support/spending.ts";
import { button, count, openByKeys, rowInFocus, rowInReach, search } from "./support/spending-keys.ts";
import { expect, test } from "./support/test.ts";
import { said } from "./support/week.ts";

test("filters, periods and selections are set and taken off by keys, and the focus is never lost", async ({
  page,
  problems,
}) => {
  const { keys, press, enter, choose } = await openByKeys(page);
  const filter = page.getByRole("group", { name: "Filter" });
  const takeOff = (name: string) => button(page, `${name}: take off`);

  await test.step("choices narrow the list, and each is taken off at its chip", async () => {
    await enter(button(page, "Filter"));
    await choose(filter.getByLabel("Category"), "Eating");
    await expect(count(page)).toContainText("1 entry found");
    await choose(filter.getByLabel("Who paid"), "Maya");
    await choose(filter.getByLabel("Days"), "All");
    await expect(count(page)).toContainText(/^\d+ entries found/);
    await expect(button(page, "Filter (3)")).toBeVisible();
    await enter(takeOff("Eating out"));
    await expect(takeOff("Eating out")).toHaveCount(0);
    await enter(takeOff("All of the past"), "Shift+Tab");
    await expect(count(page)).toContainText("2 entries found");
    await enter(takeOff("Paid by Maya"), "Shift+Tab");
    await expect(count(page)).toHaveText("4 this week");
    await expect(rowInFocus(page)).toHaveCount(1);
  });

  await test.step("where nothing fits, the way back leads to the list", async () => {
    await keys.press("/");
    await keys.type("no such payee");
    await expect(page.getByText("Nothing found for “no such payee”.")).toBeVisible();
    await enter(button(page, "Show all again"));
    await expect(search(page)).toHaveValue("");
    await expect(count(page)).toHaveText("4 this week");
  });

  await test.step("[ and ] go from week to week, n adds, and Escape leads back to the row", async () => {
    await keys.tabTo(rowInReach(page));
    await press("[");
    await expect(periodName(page)).toHaveText("Week 45, 2 – 8 November");
    await press("]");
    await expect(periodName(page)).toHaveText("Week 46, 9 – 15 November");
    await keys.tabTo(rowInReach(page));
    await keys.press("n");
    await expect(editor(page).getByLabel("Amount", { exact: true })).toBeFocused();
    await press("Escape");
    await expect(rowInFocus(page)).toHaveCount(1);
  });

  await test.step("the bar of what is selected deletes all of it, and is left again by Done", async () => {
    await press("Home", "Space", "Shift+End");
    await expect(page.getByText("4 entries selected")).toBeVisible();
    await enter(button(page.getByRole("region", { name: "Selected entries" }), "Delete"));
    await expect(page.getByText("Nothing is entered this week.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Entries" })).toBeFocused();
    await enter(button(said(page), "Undo"));
    await expect(entryOf(page, "Canteen")).toHaveCount(1);
    await keys.tabTo(rowInReach(page), "Shift+Tab");
    await press("Space");
    await enter(button(page, "Done"));
    await expect(page.getByRole("region", { name: "Selected entries" })).toHaveCount(0);
    await expect(rowInFocus(page)).toHaveCount(1);
  });
  expect(keys.count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test("what goes by its own press leaves the keyboard near: what is due, and shared costs", async ({
  page,
  problems,
}) => {
  const { keys, enter, choose } = await openByKeys(page);

  await test.step("an entry of last week that repeats is due today, and entered", async () => {
    await keys.press("n");
    await expect(editor(page).getByLabel("Amount", { exact: true })).toBeFocused();
    await keys.type("29");
    await keys.tabTo(editor(page).getByLabel("Day"));
    await keys.type("11052026");
    await keys.tabTo(editor(page).getByLabel("Paid to"));
    await keys.type("Gym");
    await enter(button(editor(page), /^(Repeat it|Account and more)/));
    await choose(editor(page).getByLabel("Repeats"), "Every week");
    await enter(button(editor(page), "Add"));
    await expect(editor(page)).toHaveCount(0);
    await enter(button(page, "Enter it: Gym, 12 November"), "Shift+Tab");
    await expect(entryOf(page, "Gym")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Spending", exact: true })).toBeFocused();
  });

  await test.step("costs are shared, settled, and no longer shared", async () => {
    const heading = page.getByRole("heading", { name: "Shared costs" });
    await enter(button(page, "Settle shared costs from 1 November"));
    await expect(heading).toBeFocused();
    await enter(button(page, "Settled"));
    await expect(page.getByText("You are even.", { exact: true })).toBeVisible();
    await expect(heading).toBeFocused();
    await enter(button(page, "Stop settling"));
    await expect(button(page, "Settle shared costs from 1 November")).toBeVisible();
    await expect(heading).toBeFocused();
  });
  expect(keys.count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
