import { editor, entryList, entryOf, periodName } from "./support/spending.ts";
import { button, count, openByKeys, rowInFocus, rowInReach, search, thursday } from "./support/spending-keys.ts";
import { expect, test } from "./support/test.ts";
import { said } from "./support/week.ts";

test("the list is walked like a spreadsheet, and an entry is opened, put right, copied and removed in its place", async ({
  page,
  problems,
}) => {
  const { keys, press, enter } = await openByKeys(page);

  await test.step("a month of it, by arrows, pages and ends", async () => {
    await keys.tabTo(page.getByRole("radio", { name: "Week", exact: true }));
    await press("ArrowRight");
    await expect(periodName(page)).toHaveText("November");
    await expect(count(page)).toHaveText("12 this month");
    await keys.tabTo(rowInReach(page));
    await expect(rowInFocus(page)).toContainText("Harvest Lane Market");
    await press("ArrowDown");
    await expect(rowInFocus(page)).toContainText("Canteen");
    await press("End");
    await expect(rowInFocus(page)).toContainText("Trattoria Blu");
    await press("PageUp", "Home", "ArrowUp", "ArrowDown");
    await expect(rowInFocus(page)).toContainText("Canteen");
  });

  await test.step("Escape leaves it as it was; Enter saves it; both lead back to its row", async () => {
    await press("Enter");
    const amount = editor(page).getByLabel("Amount", { exact: true });
    await keys.tabTo(amount);
    await keys.type("77");
    await press("Escape");
    await expect(editor(page)).toHaveCount(0);
    await expect(rowInFocus(page)).toContainText("Canteen");
    await expect(entryOf(page, "$77.00")).toHaveCount(0);
    await press("Enter");
    await keys.tabTo(amount);
    await press("ControlOrMeta+a");
    await keys.type("31.15");
    await press("Enter");
    await expect(editor(page)).toHaveCount(0);
    await expect(rowInFocus(page)).toContainText("$31.15");
    await expect(said(page)).toContainText("Canteen, $31.15: changed");
    await enter(button(said(page), "Close"));
  });

  await test.step("its menu copies it for today; the copy is removed, and its neighbour has the keyboard", async () => {
    await keys.tabTo(rowInReach(page), "Shift+Tab");
    await press("ContextMenu", "ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
    await press("Escape");
    await expect(rowInFocus(page)).toContainText("Canteen");
    await press("ContextMenu", "ArrowDown", "Enter");
    await expect(editor(page).getByLabel("Amount", { exact: true })).toBeFocused();
    await expect(editor(page).getByLabel("Day")).toHaveValue(thursday);
    await press("Enter");
    await expect(entryOf(page, "$31.15")).toHaveCount(2);
    await expect(rowInFocus(page)).toContainText("$31.15");
    await enter(button(said(page), "Close"));
    await keys.tabTo(rowInReach(page), "Shift+Tab");
    await press("Delete");
    await expect(entryOf(page, "$31.15")).toHaveCount(1);
    await expect(rowInFocus(page)).toHaveCount(1);
    await enter(button(said(page), "Undo"));
    await expect(entryOf(page, "$31.15")).toHaveCount(2);
    await expect(page.locator(":focus")).toHaveCount(1);
  });
  expect(keys.count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test("several are found, selected and given another category at once, and one undo takes it back", async ({
  page,
  problems,
}) => {
  const { keys, press, enter, choose } = await openByKeys(page);
  const change = page.getByRole("dialog", { name: "Change 3 entries" });

  await test.step("typing looks in all of the past; Escape empties the search and stays there", async () => {
    await keys.press("/");
    await expect(search(page)).toBeFocused();
    await keys.type("canteen");
    await expect(count(page)).toContainText("46 entries found");
    await press("Escape");
    await expect(search(page)).toBeFocused();
    await expect(count(page)).toHaveText("4 this week");
    await keys.type("cant");
    await expect(count(page)).toContainText("46 entries found");
  });

  await test.step("Space and Shift select, Escape lets go", async () => {
    await keys.tabTo(rowInReach(page));
    await press("ControlOrMeta+a");
    await expect(page.getByText("46 entries selected")).toBeVisible();
    await press("Escape");
    await expect(entryList(page).locator("[aria-selected=true]")).toHaveCount(0);
    await expect(rowInFocus(page)).toContainText("Canteen");
    await press("Space", "Shift+ArrowDown", "Shift+ArrowDown");
    await expect(page.getByText("3 entries selected")).toBeVisible();
  });

  await test.step("one change for all three, and the keyboard stays in the list", async () => {
    await enter(button(page, "Change"));
    await expect(change).toBeVisible();
    await press("Escape");
    await expect(button(page, "Change")).toBeFocused();
    await press("Enter");
    await choose(change.getByLabel("Category"), "Groc");
    await enter(button(change, "Change 3 entries"));
    await expect(change).toHaveCount(0);
    await expect(entryOf(page, "Groceries")).toHaveCount(3);
    await expect(rowInFocus(page)).toContainText("Groceries");
  });

  await test.step("one undo", async () => {
    await enter(button(said(page), "Undo"));
    await expect(entryOf(page, "Groceries")).toHaveCount(0);
    await expect(count(page)).toContainText("46 entries found");
    await expect(page.locator(":focus")).toHaveCount(1);
  });
  expect(keys.count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
