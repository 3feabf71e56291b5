import type { Locator, Page } from "@playwright/test";
import { seed, standAt } from "./seed.ts";
import { expect } from "./test.ts";

export const friday = "2026-11-13";

export const leads = (page: Page): Locator => page.getByRole("region", { name: "Where this leads" });
export const whatIf = (page: Page): Locator => page.getByRole("region", { name: "What if…" });
export const differences = (page: Page): Locator =>
  whatIf(page).getByRole("list", { name: "Differences" }).getByRole("listitem");

/** All that was asked is answered. A busy machine takes its time. */
export const workedOut = (page: Page): Promise<void> => expect(page.locator(".working[aria-busy=true]")).toHaveCount(0);

export async function openGoals(page: Page, address = "/MyGoalsPage"): Promise<void> {
  await page.goto(address);
  await expect(leads(page).getByRole("figure")).toBeVisible();
}

export async function openCouple(page: Page): Promise<void> {
  await standAt(page, friday);
  await seed(page, "couple", friday);
  await openGoals(page);
}

/** A change of that name, ready to be typed into. */
export async function addChange(page: Page, name: string): Promise<Locator> {
  await whatIf(page).getByLabel("What would be different").selectOption({ label: name });
  await whatIf(page).getByRole("button", { name: "Add", exact: true }).click();
  return whatIf(page).getByRole("group", { name }).last();
}
