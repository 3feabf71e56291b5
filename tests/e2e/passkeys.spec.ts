import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, isIn, part, signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { PasskeyDevice } from "./support/passkey-device.ts";
import { inStep, onDisk } from "./support/people.ts";
import { enrol, signOut } from "./support/second-factor.ts";
import { makeLink } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

const passkeys = (page: Page) => part(page, "Passkeys");
const rows = (page: Page) => passkeys(page).getByRole("listitem");
const byPasskey = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });

async function addPasskey(page: Page, name = ""): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("Your passkey is added.")).toBeVisible();
}

async function createByPasskey(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/account`);
  await page.getByRole("tab", { name: "Create account" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
}

test("[PK7] a passkey is added, signs in without a password, is renamed and removed", async ({
  page,
  site: { address, linkTo },
}) => {
  test.slow();
  const device = await PasskeyDevice.in(page);
  await signUp(page, address, "pia@example.com");
  await beginHousehold(page, "Pia’s");
  await inStep(page);
  await addPasskey(page);
  await expect(rows(page)).toHaveText([/^Chrom.*Kept on one device, added .*, not used yet/]);
  expect(await device.count()).toBe(1);
  await signOut(page);

  await byPasskey(page).click();
  await isIn(page);
  await expect(page.locator(".household-name")).toHaveText("Pia’s");
  await expect(rows(page)).toHaveText([/last used/]);
  await expect(part(page, "What happened here").getByRole("listitem")).toContainText([/^Signed in/, /^Passkey added/]);
  await expectAccessible(page);

  await rows(page)
    .getByRole("button", { name: /^Rename/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(" ");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/Give it a name/);
  await dialog.getByLabel("Name").fill("Kitchen laptop");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(rows(page)).toHaveText([/^Kitchen laptop/]);

  await page.getByRole("button", { name: "Remove Kitchen laptop" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect(page.getByText("Kitchen laptop no longer signs anyone in.")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await signOut(page);
  await byPasskey(page).click();
  await expect(page.getByText(/^That passkey was not accepted\./)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take your weeks with you");
  expect(await linkTo("pia@example.com", "Confirm your address")).toContain("/account/verify#");
});

test("[PK8] a passkey counts as both factors, in another browser too", async ({ page, browser, site }) => {
  const device = await PasskeyDevice.in(page);
  await enrol(page, site, "two@example.com");
  await addPasskey(page, "My keys");
  const other = await anotherBrowser(browser);
  await device.copyTo(await PasskeyDevice.in(other));
  await other.goto(`${site.address}/account`);
  await byPasskey(other).click();
  await isIn(other);
  await expect(rows(other)).toHaveText([/^My keys/]);
  await other.context().close();
});

test("[PK9] an account is made of an address and a passkey, and the last way in stays", async ({
  page,
  site: { address },
}) => {
  const device = await PasskeyDevice.in(page);
  await page.goto(`${address}/account`);
  await page.getByRole("tab", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/Type your email address/);
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  expect(await device.count()).toBe(0);
  await createByPasskey(page, address, "Bare@Example.com");
  await isIn(page);
  await expect(page.getByText("Your address, not confirmed yet.")).toBeVisible();
  await expect(page.getByText("You have none. Once your address is confirmed")).toBeVisible();
  await rows(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect(dialog.getByText(/^This is your last way to sign in\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await signOut(page);
  await createByPasskey(page, address, "bare@example.com");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/has an account already/);
  await page.getByRole("tab", { name: "Sign in" }).click();
  await byPasskey(page).click();
  await isIn(page);
});

test("[PK9] whoever was invited joins with an address and a passkey", async ({ page, browser, site: { address } }) => {
  await signUp(page, address, "host@example.com");
  await beginHousehold(page, "Host’s");
  await inStep(page);
  const guest = await anotherBrowser(browser);
  await PasskeyDevice.in(guest);
  await guest.goto(await makeLink(page));
  await guest.getByLabel("Email", { exact: true }).fill("joins@example.com");
  await guest.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(guest.getByRole("heading", { name: "Nearly there" })).toBeVisible();
  await expect(page.getByText("joins@example.com")).toBeVisible();
  await guest.context().close();
});

test("[PK9] whoever has no password confirms by the passkey that it is them", async ({ page, site: { address } }) => {
  test.slow();
  await PasskeyDevice.in(page);
  await createByPasskey(page, address, "again@example.com");
  await isIn(page);
  // As it is after ten minutes.
  const stale = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 403, json: { error: "sign-in-again" } });
  await page.route("**/api/account/passkeys/options", stale, { times: 1 });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect(dialog.getByText("Please confirm that it is you.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirm with your passkey" }).click();
  await expect(dialog.getByRole("button", { name: "Confirm with your passkey" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  // The one device there is has one already.
  await expect(dialog.getByText("This device has a passkey for your account already.")).toBeVisible();
});

test("[PK10] what goes wrong is said in plain words, and nothing typed is lost", async ({
  page,
  site: { address },
}) => {
  const device = await PasskeyDevice.in(page);
  await page.goto(`${address}/account`);
  await page.getByLabel("Email", { exact: true }).fill("still@example.com");
  await byPasskey(page).click();
  await expect(page.getByText("No passkey was used. Try again, or sign in another way.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("still@example.com");
  await expectAccessible(page);
  await device.knowsItsOwner(false);
  await createByPasskey(page, address, "still@example.com");
  await expect(page.getByText(/^No passkey was made, and nothing was changed\./)).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("still@example.com");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText("We couldn’t reach the server. This needs a connection.")).toBeVisible();
  await page.context().setOffline(false);
  await device.knowsItsOwner(true);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await isIn(page);
});

test("[PK10] a browser that knows no passkeys is not offered any", async ({ page, site: { address } }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto(`${address}/account`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(byPasskey(page)).toHaveCount(0);
  await signUp(page, address, "old@example.com");
  await expect(page.getByText("This browser can’t make passkeys. Another one may.")).toBeVisible();
});

test("[PK3] on a shared computer a passkey leaves nothing behind", async ({ page, context, site: { address } }) => {
  await PasskeyDevice.in(page);
  await signUp(page, address, "guest@example.com");
  await addPasskey(page);
  await signOut(page);
  await page.getByLabel("This is a shared computer").check();
  await byPasskey(page).click();
  await isIn(page);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name.endsWith("session_token"))?.expires).toBe(-1);
  expect(Object.keys(await onDisk(page)).filter((name) => name.includes("user"))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("device_user"))).toBeNull();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`[PK11] passkeys are accessible at ${width} px, ${colorScheme}`, async ({
      browser,
      site: { address },
    }, info) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        serviceWorkers: "block",
      });
      test.slow();
      const page = await context.newPage();
      const shoot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
      await PasskeyDevice.in(page);
      await page.goto(`${address}/account`);
      await byPasskey(page).click();
      await expect(page.getByText(/^No passkey was used\./)).toBeVisible();
      await expectAccessible(page);
      await shoot("sign-in");
      await createByPasskey(page, address, `look-${colorScheme}-${width}@example.com`);
      await isIn(page);
      await expect(rows(page)).toHaveCount(1);
      await expectAccessible(page);
      await passkeys(page).scrollIntoViewIfNeeded();
      await shoot("security");
      for (const [name, button] of [
        ["rename", /^Rename/],
        ["remove", /^Remove/],
        ["add", /^Add a passkey/],
      ] as const) {
        await passkeys(page).getByRole("button", { name: button }).click();
        await expectAccessible(page);
        await shoot(name);
        await page.keyboard.press("Escape");
      }
      await context.close();
    });
  }
}
