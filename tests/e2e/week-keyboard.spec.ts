import type { Locator, Page } from "@playwright/test";
import { CountedKeyboard, heading, type List, lineOf, rowsOf } from "./support/intake.ts";
import { expect, test } from "./support/test.ts";
import { amountOfExpense, itIsFriday, kept, said, saveCard } from "./support/week.ts";

/** $920.00 and $690.00 in, $300.00 of bills, $140.00 every day: $1,170.00 to set aside, $1,000.00 of it to the buffer. */
const household: readonly [List, string][] = [
  ["people", "Maya, Tom"],
  ["incomes", "Maya clinic 1840 every two weeks, Tom school 2990"],
  ["bills", "rent 1300"],
  ["everyday", "groceries 140"],
  ["own", ""],
  ["owe", ""],
  ["goals", "new roof 9000"],
  ["habits", "no-spend day twice a week"],
];

async function answer(page: Page, keys: CountedKeyboard, list: List, text: string): Promise<void> {
  await keys.tabTo(lineOf(page, list));
  if (text) {
    await keys.type(text);
    await keys.press("Enter");
    await expect(rowsOf(page, list).first()).toBeVisible();
  }
  await keys.press("Enter");
}

test("two people come from nothing through their first week by keyboard alone, on a phone", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = await CountedKeyboard.on(page);
  const card = saveCard(page);
  const button = (name: string | RegExp): Locator => card.getByRole("button", { name });
  const enter = async (target: Locator, way: "Tab" | "Shift+Tab" = "Tab") => {
    await keys.tabTo(target, way);
    await keys.press("Enter");
  };
  const title = card.getByRole("heading", { name: "This week’s save" });
  const thisWeek = page.getByRole("grid").locator("[aria-current=date]");
  const cell = page.getByRole("grid").getByRole("button", { name: /, (saved|decided on nothing)/ });
  const undone = async () => {
    await enter(button(/^Undo.*Maya/));
    await expect(title).toBeFocused();
    await expect(thisWeek).toHaveAccessibleName(/^Week 46, this week$/);
    await expect(button("Save the week")).toBeVisible();
  };

  await test.step("from the intake to the week", async () => {
    await itIsFriday(page);
    await page.goto("/EditHousehold");
    await expect(heading(page)).toHaveText("People");
    for (const [list, text] of household) await answer(page, keys, list, text);
    await expect(heading(page)).toHaveText("Your plan");
    await enter(page.getByRole("button", { name: "Begin your weeks" }));
    await expect(heading(page)).toHaveText("This week");
    await expect(page.getByText("This is your first week.")).toBeVisible();
  });

  await test.step("the week is saved by one key, stamped, and taken back", async () => {
    await enter(button("Save the week"));
    await expect(cell).toHaveAccessibleName(/^Week 46, saved, \$1,170\.00, by Maya$/);
    await expect(card.locator(".week-face--saved.week-face--stamped")).toBeVisible();
    await expect(card.getByText(/^Maya recorded \$1,170\.00 on Fri 13$/)).toBeVisible();
    await expect(page.getByText("Your first week is in the book.")).toBeVisible();
    await expect(title).toBeFocused();
    await undone();
  });

  await test.step("nothing is recorded with a reason, and taken back", async () => {
    await enter(button("Skip"));
    await expect(card.getByRole("heading", { name: "Nothing this week" })).toBeFocused();
    await keys.tabTo(button("A short week"));
    await keys.press("ArrowRight");
    await keys.press("Space");
    await expect(card.getByLabel("In your own words")).toHaveValue("An unexpected bill");
    await enter(button("Record nothing"));
    await expect(cell).toHaveAccessibleName(/^Week 46, decided on nothing$/);
    await expect(card.getByText(/^Maya decided on nothing on Fri 13: “An unexpected bill”$/)).toBeVisible();
    await undone();
  });

  await test.step("the split is changed, by whom too, and the rest stays planned", async () => {
    await enter(button("change the split"));
    await expect(card.getByRole("heading", { name: "Where it goes" })).toBeFocused();
    await keys.tabTo(card.getByLabel("Starter buffer"));
    await keys.press("ControlOrMeta+a");
    await keys.type("100");
    await expect(card.getByLabel("To set aside")).toHaveValue("270.00");
    await keys.tabTo(card.getByRole("radio", { name: "Maya" }));
    await keys.press("ArrowRight");
    await expect(card.getByRole("radio", { name: "Tom" })).toBeChecked();
    await enter(button("Save the week"));
    await expect(cell).toHaveAccessibleName(/^Week 46, saved, \$270\.00, by Tom$/);
    await expect(card.getByText(/^Tom recorded \$270\.00/)).toBeVisible();
    await expect(button("Save the rest")).toBeVisible();
  });

  await test.step("a week opens from the strip, and Escape comes back to its cell", async () => {
    await keys.tabTo(cell, "Shift+Tab");
    await keys.press("ArrowRight");
    const next = page.getByRole("grid").locator(":focus");
    await expect(next).toHaveAccessibleName("Week 47, to come");
    await keys.press("Enter");
    await expect(page.getByRole("dialog").getByText("This week is still to come.")).toBeVisible();
    await keys.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(next).toHaveAccessibleName("Week 47, to come");
    await keys.press("ArrowLeft");
    await keys.press("Enter");
    await expect(page.getByRole("dialog").getByText("Set aside", { exact: true })).toBeVisible();
    await keys.press("Escape");
    await expect(cell).toBeFocused();
  });

  await test.step("an expense is added from anywhere by n, and a habit ticked", async () => {
    await keys.press("n");
    await expect(amountOfExpense(page)).toBeFocused();
    await keys.type("12.40");
    await keys.press("Tab");
    await keys.type("Bakery");
    await keys.press("Enter");
    await expect(amountOfExpense(page)).toBeFocused();
    await expect(amountOfExpense(page)).toHaveValue("");
    await expect(page.getByRole("region", { name: "Between you two" })).toContainText("Bakery");
    await keys.tabTo(page.getByRole("checkbox", { name: "no-spend day today" }));
    await keys.press("Space");
    await expect(page.getByRole("checkbox", { name: "no-spend day today" })).toBeChecked();
    await expect(page.getByRole("region", { name: "Habits" })).toContainText("1 of 2");
  });

  await test.step("all of it is on the device", async () => {
    await kept(page);
    await page.reload();
    await expect(cell).toHaveAccessibleName(/^Week 46, saved, \$270\.00, by Tom$/);
    await expect(page.getByRole("checkbox", { name: "no-spend day today" })).toBeChecked();
    await expect(said(page)).toHaveText("");
  });
  keys.count();
  expect(problems).toEqual([]);
});
