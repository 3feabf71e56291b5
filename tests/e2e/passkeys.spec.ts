import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, isIn, part, signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { PasskeyDevice } from "./support/passkey-device.ts";
import { addPasskey, byPasskey, createByPasskey, passkeyRows } from "./support/passkeys.ts";
import { inStep, onDisk } from "./support/people.ts";
import { enrol, signOut } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";

test("a passkey is added, signs in without a password, is renamed and removed", async ({
  page,
  site: { address, linkTo },
}) => {
  test.slow();
  const device = await PasskeyDevice.in(page);
  await signUp(page, address, "passkey-pia@example.com");
  await beginHousehold(page, "Pia’s");
  await inStep(page);
  await addPasskey(page);
  await expect(passkeyRows(page)).toHaveText([/^Chrom.*Kept on one device, added .*, not used yet/]);
  expect(await device.count()).toBe(1);
  await signOut(page);

  await byPasskey(page).click();
  await isIn(page);
  await expect(page.locator(".household-name")).toHaveText("Pia’s");
  await expect(passkeyRows(page)).toHaveText([/last used/]);
  await expect(part(page, "What happened here").getByRole("listitem")).toContainText([/^Signed in/, /^Passkey added/]);
  await expectAccessible(page);

  await passkeyRows(page)
    .getByRole("button", { name: /^Rename/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(" ");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/Give it a name/);
  await dialog.getByLabel("Name").fill("Kitchen laptop");
  await dialog.getByRole("button", { name: "Save name" }).click();
  await expect(passkeyRows(page)).toHaveText([/^Kitchen laptop/]);

  await page.getByRole("button", { name: "Remove Kitchen laptop" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  // It waits for the messages before it to leave.
  await expect(page.getByText("Kitchen laptop no longer signs anyone in.")).toBeVisible();
  await expect(passkeyRows(page)).toHaveCount(0);
  await signOut(page);
  await byPasskey(page).click();
  await expect(page.getByText(/^That passkey was not accepted\./)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take your weeks with you");
  expect(await linkTo("passkey-pia@example.com", "Confirm your address")).toContain("/account/verify#");
});

test("a passkey counts as both factors, in another browser too", async ({ page, browser, site }) => {
  const device = await PasskeyDevice.in(page);
  await enrol(page, site, "two@example.com");
  await addPasskey(page, "My keys");
  const other = await anotherBrowser(browser);
  await device.copyTo(await PasskeyDevice.in(other));
  await other.goto(`${site.address}/account`);
  await byPasskey(other).click();
  await isIn(other);
  await expect(passkeyRows(other)).toHaveText([/^My keys/]);
  await other.context().close();
});

test("what goes wrong is said in plain words, and nothing typed is lost", async ({ page, site: { address } }) => {
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

test("a browser that knows no passkeys is not offered any", async ({ page, site: { address } }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto(`${address}/account`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(byPasskey(page)).toHaveCount(0);
  await signUp(page, address, "passkey-old@example.com");
  await expect(page.getByText("This browser can’t make passkeys. Another one may.")).toBeVisible();
});

test("on a shared computer a passkey leaves nothing behind", async ({ page, context, site: { address } }) => {
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
