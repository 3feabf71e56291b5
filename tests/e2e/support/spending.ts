import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export const spendingRoom = "/MyDashboard/spending";

export const entryList = (page: Page): Locator => page.getByRole("grid", { name: "Entries" });

/** The entries of one payee, or those with these words. */
export const entryOf = (page: Page, words: string | RegExp): Locator =>
  page.locator(".entry-row").filter({ hasText: words });

/** What the period took, in the largest type. */
export const spentHero = (page: Page): Locator => page.locator(".spending-hero .money-spoken");

export const periodName = (page: Page): Locator => page.locator(".period-name");

/** The form of an entry, new or changed, whatever its type. */
export const editor = (page: Page): Locator => page.getByRole("dialog");

export async function openEditor(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Add expense", exact: true }).click();
  await expect(editor(page).getByLabel("Amount", { exact: true })).toBeFocused();
  return editor(page);
}

export interface Entered {
  amount: string;
  payee: string;
  /** As it is listed; absent: as it is guessed. */
  category?: string | undefined;
  /** "Maya alone"; absent: everyone together. */
  forWhom?: string;
}

/** Into the form that is open; it is not sent yet. */
export async function fillEntry(form: Locator, { amount, payee, category, forWhom }: Entered): Promise<void> {
  await form.getByLabel("Amount", { exact: true }).fill(amount);
  await form.locator("[name=payee]").fill(payee);
  if (category) await form.getByLabel("Category", { exact: true }).selectOption({ label: category });
  if (forWhom) await form.getByLabel("For whom").selectOption({ label: forWhom });
}

/** In the room, as anyone with a pointer does. */
export async function addEntry(page: Page, entered: Entered): Promise<void> {
  const form = await openEditor(page);
  await fillEntry(form, entered);
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(form).toHaveCount(0);
}
