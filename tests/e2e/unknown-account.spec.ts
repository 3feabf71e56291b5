import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, confirmAddress, fillIn, isIn, type Site, signIn, signUp } from "./support/accounts.ts";
import { savedFile } from "./support/adoption.ts";
import { mailsIn } from "./support/mails.ts";
import { freePort, freshFolder, ready, startServer, stop } from "./support/own-server.ts";
import { inStep } from "./support/people.ts";
import { seed } from "./support/seed.ts";
import { section } from "./support/sharing.ts";
import { expect, test } from "./support/test.ts";
import { saveCard } from "./support/week.ts";

const email = "maya@example.com";
const title = "This server no longer knows your account";

/** A server that can lose its database between two starts, at one address. */
async function losingServer() {
  const env = { PORT: String(await freePort()), DATA_DIR: freshFolder(), PASSWORD_MIN: "8", PASSWORD_REQUIRE: "digit" };
  let server = startServer(env);
  const site: Site = { address: await ready(server), linkTo: mailsIn(join(env.DATA_DIR, "mail")).linkTo };
  return {
    site,
    async loseDatabase() {
      await stop(server);
      for (const end of ["", "-wal", "-shm"]) rmSync(join(env.DATA_DIR, `weekfold.db${end}`), { force: true });
      server = startServer({ ...env, ALLOW_EMPTY: "yes" });
      await ready(server);
    },
    stop: () => stop(server),
  };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const offer = (page: Page) => section(page, "A household from your earlier account");
const saves = (page: Page) => page.locator(".save-press-words");
const userDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name!);
    return names.filter((name) => name.startsWith("weekfold.user."));
  });

async function savesTheWeek(page: Page, address: string): Promise<void> {
  await signUp(page, address, email);
  await seed(page, "couple", undefined, address);
  await button(page, "Save the week").click();
  await expect(saves(page)).toHaveCount(1);
  await inStep(page);
}

test("a household outlives the account that its server has lost", async ({ page, browser }, info) => {
  test.slow();
  const { site, loseDatabase, stop: end } = await losingServer();
  const { address } = site;
  await savesTheWeek(page, address);
  const [old] = await userDatabases(page);
  await loseDatabase();

  await page.reload();
  await expect(page.getByRole("alert")).toContainText(title);
  await expect(saveCard(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(await savedFile(page, button(page, "Download a backup"), info.outputPath("backup.json"))).toContain("Maya");
  await button(page, "Open it offline").click();
  await expect(page.getByRole("heading", { name: "Opened offline" })).toBeVisible();
  await expect(saves(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sign in or create an account" }).click();

  await page.getByRole("tab", { name: "Create account" }).click();
  await fillIn(page, email);
  await button(page, "Create account").click();
  await isIn(page);
  await expect(offer(page)).toContainText("Confirm your address first");
  await expect(button(page, "Bring it into this account")).toHaveCount(0);
  // The offer also comes if the server does not answer the first time.
  await page.route("**/api/account/known", (route) => route.abort(), { times: 1 });
  await page.goto(`${address}/MyDashboard`);
  await page.getByRole("link", { name: "See how to bring it in" }).click();
  await confirmAddress(page, site, email);
  await expectAccessible(page);
  await button(page, "Bring it into this account").click();
  await expect(page.getByText("Your household is in this account now.")).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => userDatabases(page)).not.toContain(old);
  await page.goto(`${address}/MyDashboard`);
  await expect(saves(page)).toHaveCount(1);
  await expect(page.getByText("A household from your earlier account")).toHaveCount(0);
  await inStep(page);

  const tablet = await anotherBrowser(browser);
  await signIn(tablet, address, email);
  await inStep(tablet);
  await tablet.goto(`${address}/MyDashboard`);
  await expect(saves(tablet)).toHaveCount(1);
  await end();
});

test("another address opens nothing of it, and is told that it is there", async ({ page }) => {
  test.slow();
  const { site, loseDatabase, stop: end } = await losingServer();
  await savesTheWeek(page, site.address);
  const [old] = await userDatabases(page);
  await loseDatabase();
  await signUp(page, site.address, "tom@example.com");
  await confirmAddress(page, site, "tom@example.com");
  await expect(page.getByText("A household of another account is on this device.")).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  expect(await userDatabases(page)).toContain(old);
  await button(page, "Sign out").last().click();
  await expect(page.getByText("Nothing of yours is left on this device.")).toBeVisible();
  expect(await userDatabases(page)).toEqual([old]);
  await end();
});
