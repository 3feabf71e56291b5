import type { Page } from "@playwright/test";
import { part } from "./accounts.ts";
import { expect } from "./test.ts";

/** The part of the account page, and the passkeys in it. */
export const passkeys = (page: Page) => part(page, "Passkeys");
export const passkeyRows = (page: Page) => passkeys(page).getByRole("listitem");
export const byPasskey = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });

export async function addPasskey(page: Page, name = ""): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("Your passkey is added.")).toBeVisible();
}

export async function createByPasskey(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/account`);
  await page.getByRole("tab", { name: "Create account" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
}
