import type { Locator, Page } from "@playwright/test";
import { CountedKeyboard } from "./intake.ts";
import { seed, standAt } from "./seed.ts";
import { entryList, spendingRoom } from "./spending.ts";
import { expect } from "./test.ts";

/** The seeded couple has four entries in that week, twelve in that month, and 319 in all. */
export const thursday = "2026-11-12";

/** The couple's room, and a keyboard of which no key may leave the focus nowhere. */
export async function openByKeys(page: Page) {
  await standAt(page, thursday);
  await seed(page, "couple", thursday);
  const keys = await CountedKeyboard.on(page);
  await page.goto(spendingRoom);
  await expect(entryList(page)).toBeVisible();
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      await keys.press(key);
      await expect(page.locator(":focus"), `after ${key} something has the focus`).toHaveCount(1);
    }
  };
  const enter = async (target: Locator, way: "Tab" | "Shift+Tab" = "Tab") => {
    await keys.tabTo(target, way);
    await press("Enter");
  };
  /** In a list of choices, by its first letters. */
  const choose = async (target: Locator, letters: string) => {
    await keys.tabTo(target);
    await keys.type(letters);
  };
  return { keys, press, enter, choose };
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: true });

/** The row that has the keyboard, and the one that the Tab key reaches. */
export const rowInFocus = (page: Page): Locator => entryList(page).locator("tr:focus");
export const rowInReach = (page: Page): Locator => entryList(page).locator("tr[tabindex='0']");

export const search = (page: Page): Locator => page.getByLabel("Search entries");
/** How many are listed, in words. */
export const count = (page: Page): Locator => page.locator(".entries-count");
