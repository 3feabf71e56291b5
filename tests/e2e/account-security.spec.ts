import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, fillIn, part, password, signIn, signUp, test } from "./support/accounts.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { inStep, onDisk } from "./support/people.ts";
import { expect } from "./support/test.ts";

test("a changed password signs out the others, which hide the household and keep what waits", async ({
  page,
  browser,
  site: { address },
}) => {
  await signUp(page, address, "paul@example.com");
  await beginHousehold(page, "Paul’s");
  await inStep(page);
  const other = await anotherBrowser(browser);
  await signIn(other, address, "paul@example.com");
  await expect(other.locator(".household-name")).toHaveText("Paul’s");
  await other.context().setOffline(true);
  await addPerson(other, "Wilhelmina");
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not-this-1");
  await dialog.getByLabel("New password").fill("four-blue-boats-4");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByLabel("Current password")).toHaveAccessibleDescription(/not your password/);
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed. Every other device is signed out.")).toBeVisible();
  await other.context().setOffline(false);
  await expect(other.getByRole("alert")).toContainText("Your session has ended");
  await expect(other.getByText("Wilhelmina")).toHaveCount(0);
  await fillIn(other, "paul@example.com", "four-blue-boats-4");
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(peopleOf(other)).toHaveText([/^Wilhelmina/]);
  await expect(peopleOf(page)).toHaveText([/^Wilhelmina/]);
});

test("sessions are listed by device and ended one by one or all at once", async ({
  page,
  browser,
  site: { address },
}) => {
  await signUp(page, address, "sam@example.com");
  await beginHousehold(page, "Sam’s");
  await inStep(page);
  const other = await anotherBrowser(browser);
  await signIn(other, address, "sam@example.com");
  await expect(other.locator(".household-name")).toHaveText("Sam’s");
  await page.reload();
  const sessions = part(page, "Signed in on");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("This browser, since")).toHaveCount(1);
  await sessions.getByRole("button", { name: /^Sign out Chrom/ }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(other.getByRole("alert")).toContainText("Your session has ended");
  await expect(other.getByText("Sam’s")).toHaveCount(0);
  const happened = part(page, "What happened here").getByRole("listitem");
  await expect(happened).toHaveText([/^Signed in/, /^Account created/]);
  await expectAccessible(page);

  await signIn(other, address, "sam@example.com");
  await other.getByRole("button", { name: "Sign out everywhere" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(other.getByText("Signed out everywhere.")).toBeVisible();
  expect(Object.keys(await onDisk(other))).toEqual(["weekfold.anonymous"]);
  await expect(page.getByRole("alert")).toContainText("Your session has ended");
});

test("an account is deleted after a typed word and a recent sign-in, and nothing of it stays here", async ({
  page,
  site: { address },
}) => {
  await signUp(page, address, "gone@example.com");
  await beginHousehold(page, "Gone’s");
  await inStep(page);
  // As it is after ten minutes.
  await page.route("**/api/account", (route) => route.fulfill({ status: 403, json: { error: "sign-in-again" } }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByLabel("Type the word delete")).toHaveAccessibleDescription(/Type the word/);
  await dialog.getByLabel("Type the word delete").fill("delete");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(/Please confirm that it is you/);
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill("not-this-1");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(/not your password/);
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Your account is deleted. Nothing of it is left on this device.")).toBeVisible();
  expect(Object.keys(await onDisk(page))).toEqual(["weekfold.anonymous"]);
  await fillIn(page, "gone@example.com");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/don’t match/);
});

test("where the part for people who are signed in does not load, it says so and can be tried again", async ({
  page,
  site: { address },
}) => {
  let isDown = true;
  await page.route("**/assets/signed-in-sections*", (route) => (isDown ? route.abort() : route.continue()));
  await signUp(page, address, "late@example.com");
  await expect(page.getByText(/^Loading failed/)).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Security" })).toBeVisible();
  await expect(page.getByText(/^Loading failed/)).toHaveCount(0);
});
