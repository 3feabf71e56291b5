import type { Locator, Page } from "@playwright/test";
import { seed, standAt } from "./seed.ts";
import { expect } from "./test.ts";

/** A Friday in the couple's 46th week. */
export const friday = "2026-11-13";

export async function openGoals(page: Page, address = "/MyGoalsPage"): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "New goal" })).toBeVisible();
}

/** Maya and Tom with three goals under way. */
export async function openCouple(page: Page): Promise<void> {
  await standAt(page, friday);
  await seed(page, "couple", friday);
  await openGoals(page);
}

export const list = (page: Page): Locator => page.getByRole("list", { name: "Goals in order" });

export const names = (page: Page): Locator => list(page).getByRole("heading", { level: 2 }).getByRole("button");

export const row = (page: Page, label: string): Locator =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: label, exact: true }) });

/** By the menu behind the dots of a row. */
export async function choose(page: Page, label: string, deed: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${label}` }).click();
  await page.getByRole("menuitem", { name: deed }).click();
}

export async function openNew(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "New goal" }).click();
  const dialog = page.getByRole("dialog", { name: "New goal" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Money out of a goal, with its reason. */
export async function takeOut(page: Page, label: string, amount: string, reason: string): Promise<void> {
  await choose(page, label, "Take money out");
  const dialog = page.getByRole("dialog", { name: `Take money out of ${label}` });
  await dialog.getByLabel("Take out").fill(amount);
  await dialog.getByLabel("What for").fill(reason);
  await dialog.getByRole("button", { name: "Take it out" }).click();
  await expect(dialog).toHaveCount(0);
}
