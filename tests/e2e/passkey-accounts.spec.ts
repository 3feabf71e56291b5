import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, isIn, signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { PasskeyDevice } from "./support/passkey-device.ts";
import { byPasskey, createByPasskey, passkeyRows } from "./support/passkeys.ts";
import { inStep } from "./support/people.ts";
import { signOut } from "./support/second-factor.ts";
import { makeLink } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

test("an account is made of an address and a passkey, and the last way in stays", async ({
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
  await passkeyRows(page)
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

test("whoever was invited joins with an address and a passkey", async ({ page, browser, site: { address } }) => {
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

test("whoever has no password confirms by the passkey that it is them", async ({ page, site: { address } }) => {
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
