import { openMailbox } from "../../src/server/mail/mailbox.contract.ts";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, fillIn, isIn, signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { linkOf } from "./support/mails.ts";
import { freePort, freshFolder, ready, startServer, stop } from "./support/own-server.ts";
import { inStep } from "./support/people.ts";
import { expect } from "./support/test.ts";

test("a mailed link confirms an address by a button, and its secret leaves the address at once", async ({
  page,
  browser,
  site: { address, linkTo },
}) => {
  await signUp(page, address, "vera@example.com");
  await expect(page.getByText("Your address, not confirmed yet.")).toBeVisible();
  const link = await linkTo("vera@example.com", "Confirm your address");
  const elsewhere = await anotherBrowser(browser);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Confirm your address");
  expect(elsewhere.url()).toBe(`${address}/account/verify`);
  await page.reload();
  await expect(page.getByText("Your address, not confirmed yet.")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Your address is confirmed");
  await page.reload();
  await expect(page.getByText("Your address, confirmed.")).toBeVisible();
  await elsewhere.goto("about:blank");
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(elsewhere.getByText(/^This link is over/)).toBeVisible();
});

test("a mailed link sets a new password, and then every device asks for it", async ({
  page,
  browser,
  site: { address, linkTo },
}) => {
  await signUp(page, address, "rosa@example.com");
  await beginHousehold(page, "Rosa’s");
  await inStep(page);
  const other = await anotherBrowser(browser);
  await other.goto(`${address}/account`);
  await other.getByRole("link", { name: "Forgot it?" }).click();
  await other.getByLabel("Email", { exact: true }).fill("rosa@example.com");
  await other.getByRole("button", { name: "Mail me a link" }).click();
  await expect(other.getByText(/^If rosa@example.com has an account/)).toBeVisible();
  const link = await linkTo("rosa@example.com", "Set a new password");
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  expect(other.url()).toBe(`${address}/account/reset`);
  await other.getByLabel("New password").fill("short");
  await other.getByRole("button", { name: "Set this password" }).click();
  await expect(other.getByLabel("New password")).toHaveAccessibleDescription(/at least 8 characters and a digit/);
  await other.getByLabel("New password").fill("nine-green-doors-9");
  await other.getByRole("button", { name: "Set this password" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your new password is set");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Your session has ended");
  await expectAccessible(page);
  await fillIn(page, "rosa@example.com", "nine-green-doors-9");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.locator(".household-name")).toHaveText("Rosa’s");
  await other.goto("about:blank");
  await other.goto(link);
  await other.getByLabel("New password").fill("nine-green-doors-9");
  await other.getByRole("button", { name: "Set this password" }).click();
  await other.getByRole("button", { name: "Ask for another link" }).click();
  await expect(other.getByLabel("Email", { exact: true })).toBeVisible();
});

test("an address changes once the new one is confirmed, by a mail from a real mail server", async ({ page }) => {
  const mailbox = await openMailbox();
  const env = { PORT: String(await freePort()), DATA_DIR: freshFolder(), SMTP_URL: mailbox.url };
  const server = startServer(env);
  const address = await ready(server);
  await signUp(page, address, "old@example.com");
  await page.getByRole("button", { name: "Change address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New address").fill("new@example.com");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Mail the link" }).click();
  await expect(page.getByText(/^A link is on its way to new@example.com/)).toBeVisible();
  const mailed = () => mailbox.arrived.find(({ to }) => to.includes("new@example.com"));
  await expect.poll(mailed).toBeTruthy();
  await page.goto(linkOf(mailed()!.text));
  await page.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(page.getByText(/^Your account has this address from now on/)).toBeVisible();
  await page.getByRole("link", { name: "To your account" }).click();
  await isIn(page);
  await expect(page.getByRole("heading", { name: "new@example.com" })).toBeVisible();
  await stop(server);
  await mailbox.close();
});
