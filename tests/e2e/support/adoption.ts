import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { anotherBrowser, fillIn, isIn, signUp } from "./accounts.ts";
import { addPerson, beginHousehold } from "./household.ts";
import { inStep } from "./people.ts";
import { section } from "./sharing.ts";
import { expect } from "./test.ts";

export const question = (page: Page): Locator => section(page, "Two households, one account");

/** Someone's account with “Maya and Tom” in it, in a browser of its own. */
export async function accountWithHousehold(browser: Browser, address: string, email: string): Promise<Page> {
  const own = await anotherBrowser(browser);
  await signUp(own, address, email);
  await beginHousehold(own, "Maya and Tom");
  await addPerson(own, "Maya");
  await inStep(own);
  return own;
}

/** Signs in where a household of this device is open, and waits until the two have met. */
export async function signInBeside(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(page);
  await expect(question(page)).toBeVisible();
}

/** A device with “The kitchen table” meets the account of `accountWithHousehold`. */
export async function meet(page: Page, browser: Browser, address: string, email: string): Promise<Page> {
  const own = await accountWithHousehold(browser, address, email);
  await page.goto(`${address}/account`);
  await beginHousehold(page, "The kitchen table");
  await addPerson(page, "Ida");
  await signInBeside(page, email);
  await inStep(page);
  return own;
}

/** The names of all households, in the order of the list; of one alone there is no list. */
export async function expectHouseholds(page: Page, names: readonly string[]): Promise<void> {
  const options = page.getByLabel("Household on screen").locator("option");
  if (names.length > 1) return expect(options).toHaveText([...names], { useInnerText: true });
  await expect(options).toHaveCount(0);
  await expect(page.locator(".household-name")).toHaveText(names[0]!);
}

/** Presses a button that saves a file, and answers what is in it. */
export async function savedFile(page: Page, button: Locator, path: string): Promise<string> {
  const saving = page.waitForEvent("download");
  await button.click();
  await (await saving).saveAs(path);
  return readFile(path, "utf8");
}
