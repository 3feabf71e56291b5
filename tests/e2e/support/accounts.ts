import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import SqliteFile from "libsql";
import { mailsIn } from "./mails.ts";
import { freePort, freshFolder, ready, startServer, stop } from "./own-server.ts";
import { test as base, expect } from "./test.ts";

export interface Site {
  address: string;
  /** The link in the newest mail to someone. */
  linkTo(email: string, subject: string): Promise<string>;
}

interface ForgettingSite extends Site {
  /** What others tried, so that one address may sign up often. */
  forgetAttempts(): void;
  forgetVisitors(): void;
}

function change(folder: string, statements: string): void {
  const file = new SqliteFile(join(folder, "weekfold.db"));
  file.exec(`pragma busy_timeout = 5000; ${statements}`);
  file.close();
}

/** What others tried, the addresses they took and their mails, so that a test needs to know no other. */
function forgetVisitors(folder: string): void {
  change(folder, "delete from attempts; update people set email = id || '@earlier.example'");
  rmSync(join(folder, "mail"), { recursive: true, force: true });
}

/** The built server as `npm start` runs it, with its mails in files. */
export const test = base.extend<{ asStrangers: undefined }, { site: ForgettingSite }>({
  // To the server all tests come from one address, which may not sign up as often as they do together.
  asStrangers: [
    async ({ site }, use) => {
      site.forgetVisitors();
      await use(undefined);
    },
    { auto: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
    async ({}, use) => {
      const folder = freshFolder();
      const port = String(await freePort());
      const server = startServer({ PORT: port, DATA_DIR: folder, PASSWORD_MIN: "8", PASSWORD_REQUIRE: "digit" });
      const address = await ready(server);
      await use({
        address,
        linkTo: mailsIn(join(folder, "mail")).linkTo,
        forgetVisitors: () => forgetVisitors(folder),
        forgetAttempts: () => change(folder, "delete from attempts"),
      });
      await stop(server);
    },
    { scope: "worker" },
  ],
});

export const password = "seven-clay-pots-7";

export async function fillIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
}

/** Someone is signed in, and what this device has of them is open. */
export async function isIn(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await expect(page.getByRole("button", { name: "Sign out", exact: true }).last()).toBeVisible();
}

export async function signUp(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/account`);
  await page.getByRole("tab", { name: "Create account" }).click();
  await fillIn(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await isIn(page);
}

export async function signIn(page: Page, address: string, email: string, secret = password): Promise<void> {
  await page.goto(`${address}/account`);
  await fillIn(page, email, secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(page);
}

/** By the button behind the link in the mail. */
export async function confirmAddress(page: Page, { address, linkTo }: Site, email: string): Promise<void> {
  await page.goto(await linkTo(email, "Confirm your address"));
  await page.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address is confirmed");
  await page.goto(`${address}/account`);
  await isIn(page);
}

/** Another browser, of which nothing is known. */
export const anotherBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ serviceWorkers: "block" })).newPage();

export const part = (page: Page, name: string) =>
  page.locator(".security-part").filter({ has: page.getByRole("heading", { name }) });
