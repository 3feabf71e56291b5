import type { Page } from "@playwright/test";
import { confirmAddress, fillIn, type Site, signUp } from "./accounts.ts";
import { AuthenticatorApp } from "./authenticator-app.ts";
import { expect } from "./test.ts";

export interface Enrolled {
  app: AuthenticatorApp;
  backupCodes: string[];
  /** The code that turned it on. */
  firstCode: string;
}

export const codeField = (page: Page) => page.getByLabel("Code from your authenticator app");

/** Up to the page's question for a code of the app. */
export async function beginTurningOn(page: Page): Promise<AuthenticatorApp> {
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on" }).click();
  const secret = await page.locator(".app-secret-text").innerText();
  return new AuthenticatorApp(secret.replaceAll(" ", ""));
}

export async function turnOn(page: Page): Promise<Enrolled> {
  const app = await beginTurningOn(page);
  const firstCode = await app.nextCode();
  await page.getByLabel("Code that the app shows now").fill(firstCode);
  await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
  // The computer may be busy with other suites.
  await expect(page.getByRole("heading", { name: "Keep your backup codes" })).toBeFocused();
  const backupCodes = await page.getByRole("list", { name: "Backup codes" }).getByRole("listitem").allInnerTexts();
  return { app, backupCodes, firstCode };
}

/** Someone whose account asks for a second factor, signed in. */
export async function enrol(page: Page, site: Site, email: string): Promise<Enrolled> {
  await signUp(page, site.address, email);
  await confirmAddress(page, site, email);
  const enrolled = await turnOn(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  return enrolled;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take your weeks with you");
}

export async function isHalfway(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
  await expect(page.getByRole("link", { name: "Finish signing in" })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
}

/** The password is brought, and the page asks for more. */
export async function signInHalfway(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/account`);
  await fillIn(page, email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await isHalfway(page);
}

export async function bring(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole("button", { name: "Finish signing in" }).click();
}
