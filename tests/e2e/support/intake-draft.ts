import type { Locator, Page } from "@playwright/test";
import { onDisk } from "./people.ts";
import { expect } from "./test.ts";

export const intake = (step?: string, isEdit = false): string =>
  `/EditHousehold?${isEdit ? "edit=true&" : ""}${step ? `step=${step}` : ""}`;

/** The names of the lists, as their lines call them. */
type List = "people" | "incomes" | "bills" | "everyday spending" | "accounts" | "debts" | "goals" | "habits";

export const lineOf = (page: Page, list: List): Locator => page.getByLabel(`Type or paste ${list}`, { exact: true });

/** The title of the step on screen. */
export const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Every row of the step on screen, as it reads folded. */
export const rowsShown = async (page: Page): Promise<string[]> => {
  const texts = await page.locator(".folded-row").allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, " ").replace(/ Edit .*$/, ""));
};

/** Types rows into a list's line, and waits until the device has them: they show a moment earlier. */
export async function addRows(page: Page, list: List, text: string, last: RegExp): Promise<void> {
  await lineOf(page, list).fill(text);
  await lineOf(page, list).press("Enter");
  await expect(page.locator(".folded-row").filter({ hasText: last })).toHaveCount(1);
  await expect(page.getByText(/^\d+ .+ added\.$/)).toBeVisible();
}

/** Follows one of the seven cells. */
export const goTo = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("link", { name: new RegExp(`^${name} ?,`) })
    .click();
  await expect(page.locator(".step-cells-link[aria-current=step]")).toContainText(name);
};

export const editRow = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();

/** The one quiet line about where the household is. */
export const whereItIs = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.locator(".sync-text")).toHaveText(words);

/** How many living records of each kind this browser has, over all its databases. */
export async function recordsOn(page: Page): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const text of Object.values(await onDisk(page)))
    for (const { record } of (JSON.parse(text) as { record?: { kind: string; deleted: boolean } }[][]).flat())
      if (record && !record.deleted) counts[record.kind] = (counts[record.kind] ?? 0) + 1;
  return counts;
}

/** Folds the row whose editor is open. */
export const done = (page: Page): Promise<void> => page.getByRole("button", { name: "Done", exact: true }).click();
