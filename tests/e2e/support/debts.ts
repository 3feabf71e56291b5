import type { Locator, Page } from "@playwright/test";
import { seed, standAt } from "./seed.ts";
import { expect } from "./test.ts";

const friday = "2026-11-13";

export const room = (page: Page): Locator => page.getByRole("region", { name: "Debts", exact: true });
export const card = (page: Page): Locator => page.getByRole("region", { name: "Try an extra payment" });
export const extra = (page: Page): Locator => card(page).getByLabel("Extra, every week", { exact: true });
export const countdown = (page: Page): Locator => page.getByRole("region", { name: "Debt countdown" });

export async function openDebts(page: Page, search = ""): Promise<void> {
  await page.goto(`/MyGoalsPage${search}`);
  await expect(card(page)).toBeVisible();
}

/** Maya and Tom owe $19,550.00 on three debts, of which the dental bill is the smallest. */
export async function openCouple(page: Page): Promise<void> {
  await standAt(page, friday);
  await seed(page, "couple", friday);
  await openDebts(page);
}

export async function openWeek(page: Page): Promise<void> {
  await page.goto("/MyDashboard");
  await expect(countdown(page)).toBeVisible();
}

/** All that is folded away, with a loan typed into its fields. */
export async function openFolds(page: Page): Promise<void> {
  await card(page).getByText("How it is paid").click();
  await room(page).getByText("Payment by payment").first().click();
  await room(page).getByText("What if you refinanced").click();
  await room(page).getByLabel("APR of the new loan").fill("4");
  await room(page).getByLabel("Paid back over").fill("24");
  await expect(room(page).getByText(/over 24 months is/)).toBeVisible();
  await expect(room(page).getByRole("row", { name: /^Dec 2026/ })).toBeVisible();
}
