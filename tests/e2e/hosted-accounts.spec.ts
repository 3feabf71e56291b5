import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleAnswers } from "../households/couple.ts";
import { householdOf } from "../households/records.ts";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, fillIn, isIn, password, signIn, signUp } from "./support/accounts.ts";
import { changeElsewhere, test, whyNot } from "./support/hosted.ts";
import { inStep } from "./support/people.ts";
import { expect } from "./support/test.ts";
import { importRecords, join } from "./support/together.ts";

test.skip(whyNot !== null, whyNot ?? "");

test.beforeEach(() => test.slow());

const today = new Date().toISOString().slice(0, 10) as Day;

test("a mailed link confirms an address by a button, once, and its code leaves the address", async ({
  browser,
  hosted: { address, linkTo },
}) => {
  const [vera, elsewhere] = [await anotherBrowser(browser), await anotherBrowser(browser)];
  await signUp(vera, address, "vera@example.com");
  await expect(vera.getByText("Your address, not confirmed yet.")).toBeVisible();
  const link = await linkTo("vera@example.com", "VERIFY_EMAIL");
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Confirm your address");
  expect(elsewhere.url()).toBe(`${address}/account/link`);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Your address is confirmed");
  await vera.reload();
  await expect(vera.getByText("Your address, confirmed.")).toBeVisible();
  await elsewhere.goto("about:blank");
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(elsewhere.getByText(/^This link is over/)).toBeVisible();
});

test("a mailed link sets a new password, and the old one lets nobody in", async ({
  browser,
  hosted: { address, linkTo },
}) => {
  const rosa = await anotherBrowser(browser);
  await signUp(rosa, address, "rosa@example.com");
  const other = await anotherBrowser(browser);
  await other.goto(`${address}/account`);
  await other.getByRole("link", { name: "Forgot it?" }).click();
  await other.getByLabel("Email", { exact: true }).fill("rosa@example.com");
  await other.getByRole("button", { name: "Mail me a link" }).click();
  await expect(other.getByText(/^If rosa@example.com has an account/)).toBeVisible();
  const link = await linkTo("rosa@example.com", "PASSWORD_RESET");
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  expect(other.url()).toBe(`${address}/account/link`);
  await other.getByLabel("New password").fill("nine-green-doors-9");
  await other.getByRole("button", { name: "Set this password" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your new password is set");
  await other.goto(`${address}/account`);
  await fillIn(other, "rosa@example.com");
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(other.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/don’t match/);
  await signIn(other, address, "rosa@example.com", "nine-green-doors-9");
  await other.goto(link);
  await other.getByLabel("New password").fill("ten-red-kettles-10");
  await other.getByRole("button", { name: "Set this password" }).click();
  await other.getByRole("button", { name: "Ask for another link" }).click();
  await expect(other.getByRole("button", { name: "Mail me a link" })).toBeVisible();
});

test("an address changes by a link to the new one, and a link to an old one takes a change back", async ({
  browser,
  hosted: { address, linkTo, auth },
}) => {
  const olga = await anotherBrowser(browser);
  await signUp(olga, address, "olga@example.com");
  await olga.getByRole("button", { name: "Change address" }).click();
  const dialog = olga.getByRole("dialog");
  await dialog.getByLabel("New address").fill("olga.new@example.com");
  await dialog.getByRole("button", { name: "Mail the link" }).click();
  await expect(olga.getByText(/^A link is on its way to olga.new@example.com/)).toBeVisible();
  const elsewhere = await anotherBrowser(browser);
  await elsewhere.goto(await linkTo("olga@example.com", "VERIFY_AND_CHANGE_EMAIL"));
  await elsewhere.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(elsewhere.getByText(/^Your account has this address from now on/)).toBeVisible();
  await signIn(elsewhere, address, "olga.new@example.com");
  await changeElsewhere(auth, "olga.new@example.com", { email: "stranger@example.com" });
  await elsewhere.goto(await linkTo("olga.new@example.com", "RECOVER_EMAIL"));
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Take back a change to your account");
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("button", { name: "That was not me, take it back" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("The change is taken back");
  await expectAccessible(elsewhere);
  const third = await anotherBrowser(browser);
  await signIn(third, address, "olga.new@example.com");
});

test("an account is deleted after a recent sign-in, and the partner keeps what they shared", async ({
  browser,
  hosted: { address },
}) => {
  const [gone, left] = [await anotherBrowser(browser), await anotherBrowser(browser)];
  await signUp(gone, address, "gone@example.com");
  await signUp(left, address, "left@example.com");
  await importRecords(gone, [
    recordWith(householdOf(today, "Gone and Left", 3), { confirmed: {} }),
    ...coupleAnswers(today),
  ]);
  await join(gone, left);
  await inStep(gone);
  await gone.getByRole("button", { name: "Delete account" }).click();
  const dialog = gone.getByRole("dialog");
  await dialog.getByLabel("Type the word delete").fill("delete");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(gone.getByText("Your account is deleted. Nothing of it is left on this device.")).toBeVisible();
  await fillIn(gone, "gone@example.com", password);
  await gone.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(gone.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/don’t match/);
  await left.goto(`${address}/account`);
  await isIn(left);
  await expect(left.locator(".household-name")).toHaveText("Gone and Left");
  await expect(left.getByRole("button", { name: "Delete this household" })).toBeVisible();
});
