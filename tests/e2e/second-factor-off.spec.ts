import { expectAccessible } from "./support/accessible.ts";
import { password, signIn, test } from "./support/accounts.ts";
import { enrol, signOut } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";

test("it is turned off by a recent sign-in, which wants password and code, and a slip signs nobody out", async ({
  page,
  site,
}) => {
  test.slow();
  const { app } = await enrol(page, site, "eight@example.com");
  // As it is after ten minutes.
  const refusal = { status: 403, json: { error: "sign-in-again" } };
  await page.route("**/api/account/second-factor", (route) => route.fulfill(refusal), { times: 1 });
  await page.getByRole("button", { name: "Turn off" }).click();
  const dialog = page.getByRole("dialog");
  const go = dialog.getByRole("button", { name: "Turn it off" });
  await go.click();
  const [secret, code] = [
    dialog.getByLabel("Your password"),
    dialog.getByLabel("Code from your app, or a backup code"),
  ];
  await expect(secret).toHaveAccessibleDescription(/Please confirm that it is you/);
  await expectAccessible(page);
  await go.click();
  await expect(secret).toHaveAccessibleDescription(/Type your password/);
  await secret.fill("not-this-1");
  await go.click();
  await expect(code).toHaveAccessibleDescription(/Type a code/);
  await code.fill("000000");
  await go.click();
  await expect(secret).toHaveAccessibleDescription(/not your password/);
  await secret.fill(password);
  await go.click();
  await expect(code).toHaveAccessibleDescription(/wrong, was used already/);
  await code.fill(await app.nextCode());
  await go.click();
  await expect(page.getByText("Your second factor is off. Every other device is signed out.")).toBeVisible();
  await expect(page.getByText("Off. With one, signing in asks")).toBeVisible();
  await expect(page.getByText("Remembered devices", { exact: true })).toHaveCount(0);
  await signOut(page);
  await signIn(page, site.address, "eight@example.com");
});
