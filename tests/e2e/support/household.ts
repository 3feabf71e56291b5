import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** On the account page, where there is no household yet. */
export async function beginHousehold(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name of your household").fill(name);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  // The disk may be busy with other suites.
  await expect(page.locator(".household-name")).toHaveText(name);
}

export async function addPerson(page: Page, name: string, type: "Adult" | "Child" = "Adult"): Promise<void> {
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByText(type, { exact: true }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
}

/** One row a person, in the order they were added. */
export const peopleOf = (page: Page): Locator => page.locator(".people > li");
