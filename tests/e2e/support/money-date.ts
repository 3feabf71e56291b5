import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export const moneyDate = "/MyDashboard/money-date";

/** Each step by its name in the list, and by its title. */
export const steps = [
  ["Saves", "What went aside"],
  ["Spending", "A glance at spending"],
  ["Balances", "What is in the accounts"],
  ["Habits", "Habits of the week"],
  ["One decision", "One decision"],
  ["One thank-you", "One thank-you"],
  ["Next week", "The week ahead"],
] as const;

type StepName = (typeof steps)[number][0];

/** The title of the step on screen, or of the folded week. */
export const stepTitle = (page: Page): Locator => page.locator(".step-screen-title");

export const foldedTitle = "Week 46 is folded";

export const stepIn = (page: Page, name: StepName): Locator =>
  page
    .getByRole("navigation", { name: "Steps of the money date" })
    .getByRole("button", { name: new RegExp(`^${name} ?,`) });

export async function goTo(page: Page, name: StepName): Promise<void> {
  await stepIn(page, name).click();
  await expect(stepIn(page, name)).toHaveAttribute("aria-current", "step");
}

export const goOn = (page: Page): Promise<void> => page.getByRole("button", { name: /^Next: / }).click();

export async function goToSigning(page: Page): Promise<void> {
  await goTo(page, "Next week");
  await goOn(page);
  await expect(stepTitle(page)).toHaveText("Sign the week");
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

export const sheet = (page: Page, week = 46): Locator =>
  page.getByRole("region", { name: `The sheet of Week ${week}` });

/** What the sheet says, line by line. */
export const sheetText = (page: Page): Promise<string> => sheet(page).innerText();

/** The value of one of the sheet's lines. */
export const lineOf = (page: Page, name: string): Locator =>
  sheet(page)
    .locator(".sheet-line")
    .filter({ has: page.getByRole("term").getByText(name, { exact: true }) })
    .getByRole("definition");

/** What is told of whoever is at another device. */
export const elsewhere = (page: Page): Locator => page.locator(".where-they-are").getByRole("status");

/** Words another device sent are here. */
export const arrives = (found: Locator, words: string | RegExp): Promise<void> => expect(found).toHaveText(words);
