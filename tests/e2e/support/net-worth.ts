import type { Locator, Page } from "@playwright/test";
import { expectFitting } from "./fitting.ts";
import { seed, standAt } from "./seed.ts";
import { expect } from "./test.ts";

/** A Friday: the seeded couple listed all they own and owe on 29 December before, and stated the everyday account on 31 October. */
export const friday = "2026-11-13";

export async function openRoom(page: Page, address = ""): Promise<void> {
  await page.goto(`${address}/MyDashboard/net-worth`);
  await expect(updates(page)).toBeVisible();
}

/**
 * Maya and Tom listed 12,900.00 of savings, and 45 weeks of saves added 16,290.00: 29,190.00. The everyday account had
 * 3,240.00 on 31 October; the saves of 1 and 8 November took 410.00 and 412.50: 2,417.50. They owe 1,250 + 6,900 + 11,400.
 *
 * 2,417.50 + 29,190.00 − 19,550.00.
 */
export const coupleWorth = "$12,057.50";

export async function openCouple(page: Page): Promise<void> {
  await standAt(page, friday);
  await seed(page, "couple", friday);
  await openRoom(page);
}

export const hero = (page: Page): Locator => page.locator(".worth-hero .money-spoken");
export const head = (page: Page): Locator => page.locator(".worth-head");
export const list = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });
export const updates = (page: Page): Locator => page.getByRole("region", { name: "Update balances" });

/** Into the field of the card that is named by an account or a debt. */
export const typeBalance = (page: Page, label: string, amount: string): Promise<void> =>
  updates(page)
    .getByLabel(new RegExp(`^${label}`))
    .fill(amount);

export const saveBalances = (page: Page): Promise<void> =>
  updates(page).getByRole("button", { name: "Save balances" }).click();

/** The line of an account or debt in its list. */
export const row = (page: Page, title: string, label: string): Locator =>
  list(page, title)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: label, exact: true }) });

export async function openBalances(page: Page, title: string, label: string): Promise<Locator> {
  await row(page, title, label).getByRole("button", { name: label, exact: true }).click();
  return page.getByRole("dialog", { name: label, exact: true });
}

export async function openDetails(page: Page, title: string, label: string): Promise<Locator> {
  const balances = await openBalances(page, title, label);
  await balances.getByRole("button", { name: "Change details" }).click();
  return page.getByRole("dialog", { name: `Details of ${label}` });
}

const forms = { account: "Add what you own", debt: "Add what you owe" } as const;

export async function openAdding(page: Page, what: "account" | "debt", name: string, type: string): Promise<Locator> {
  await page.getByRole("button", { name: what === "account" ? "Add an account" : "Add a debt" }).click();
  const dialog = page.getByRole("dialog", { name: forms[what] });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("What it is").selectOption({ label: type });
  return dialog;
}

const add = (dialog: Locator): Promise<void> => dialog.getByRole("button", { name: "Add", exact: true }).click();

/** Worth $300,000, with a mortgage of $240,000 that was taken for it. */
export async function addHouse(page: Page): Promise<void> {
  const house = await openAdding(page, "account", "House", "Home or land");
  await house.getByLabel("Balance or value today").fill("300000");
  await add(house);
  const mortgage = await openAdding(page, "debt", "Mortgage", "Mortgage");
  await mortgage.getByLabel("What is owed today").fill("240000");
  await mortgage.getByLabel("Interest (APR)").fill("3.5");
  await mortgage.getByLabel("Minimum").fill("1400");
  await mortgage.getByLabel("Taken for").selectOption({ label: "House" });
  await add(mortgage);
}

/** Worth $12,000 today, and 15 % less with every year. */
export async function addVan(page: Page): Promise<void> {
  const van = await openAdding(page, "account", "Van", "Car or other vehicle");
  await van.getByLabel("Balance or value today").fill("12000");
  await van.getByText("Loses", { exact: true }).click();
  await van.getByLabel("It loses").fill("15");
  await add(van);
}

/** By the keyboard alone, as far as it is. */
export async function tabTo(page: Page, there: Locator): Promise<void> {
  const isThere = () => there.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses++) await page.keyboard.press("Tab");
  await expect(there).toBeFocused();
}

/** Balances of one account, a line a month's end, each $150 more than the one before. */
export const yearOfBalances = [
  ...["2025-10-31 4200", "2025-11-30 4350", "2025-12-31 4500", "2026-01-31 4650", "2026-02-28 4800", "2026-03-31 4950"],
  ...["2026-04-30 5100", "2026-05-31 5250", "2026-06-30 5400", "2026-07-31 5550", "2026-08-31 5700", "2026-09-30 5850"],
];

/** The balances of an account or a debt, and then its details. */
export async function expectDialogsFitting(page: Page, title: string, label: string): Promise<void> {
  const balances = await openBalances(page, title, label);
  await balances.getByText("Many at once").click();
  await expectFitting(page);
  await balances.getByRole("button", { name: "Change details" }).click();
  const details = page.getByRole("dialog", { name: `Details of ${label}` });
  await expect(details).toBeVisible();
  await expectFitting(page);
  await details.getByRole("button", { name: "Cancel" }).click();
}
