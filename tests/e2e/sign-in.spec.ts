import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, fillIn, isIn, password, signIn, signUp, test } from "./support/accounts.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { inStep, onDisk } from "./support/people.ts";
import { expect } from "./support/test.ts";

test("whoever signs up takes the household along, and finds it after signing in elsewhere", async ({
  page,
  browser,
  site: { address },
  problems,
}) => {
  await page.goto(`${address}/account`);
  await expect(page.getByText("You don’t need an account")).toBeVisible();
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  await page.getByRole("tab", { name: "Create account" }).click();
  await fillIn(page, "maya@example.com");
  await page.getByRole("button", { name: "Create account" }).click();
  await isIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
  await inStep(page);
  await expect(page.getByRole("link", { name: "Account" }).first()).toBeVisible();

  const second = await anotherBrowser(browser);
  await signIn(second, address, "Maya@Example.com ");
  await expect(second.locator(".household-name")).toHaveText("Maya and Tom");
  await expect(peopleOf(second)).toHaveText([/^Maya/]);
  expect(problems).toEqual([]);

  await test.step("a household on the device and one in the account are both kept, and that is said", async () => {
    const third = await anotherBrowser(browser);
    await third.goto(`${address}/account`);
    await beginHousehold(third, "The kitchen table");
    await fillIn(third, "maya@example.com");
    await third.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(third.getByText(/your account had one already\. Both are kept\./)).toBeVisible();
    const options = third.getByLabel("Household on screen").locator("option");
    await expect(options).toHaveText(["Maya and Tom", "The kitchen table"]);
    await expectAccessible(third);
    await third.getByRole("button", { name: "Keep both" }).click();
    await expect(third.getByText(/your account had one already/)).toHaveCount(0);
  });
});

test("every rule that a new password does not meet is named while it is typed", async ({ page, site: { address } }) => {
  await page.goto(`${address}/account`);
  await page.getByRole("tab", { name: "Create account" }).click();
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByText("It needs at least 8 characters and a digit.")).toBeVisible();
  await field.fill("clay");
  await expect(
    page.locator(".field-hint", { hasText: "Still needed: at least 8 characters and a digit." }),
  ).toBeVisible();
  await field.fill("clay-pot-7");
  await expect(page.locator(".field-hint", { hasText: "Fair." })).toBeVisible();
  await field.fill(password);
  await expect(page.locator(".field-hint", { hasText: "Strong." })).toBeVisible();
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(field).toHaveAttribute("type", "text");
});

test("what is refused is said at its field, and nothing typed is lost", async ({
  page,
  context,
  site: { address },
}) => {
  await signUp(page, address, "taken@example.com");
  await page.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await expect(page.getByText("Signed out. Nothing of yours is left on this device.")).toBeVisible();
  const email = page.getByLabel("Email", { exact: true });
  const secret = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Type your email address/);
  await fillIn(page, "taken@example.com", "another-one-9");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(secret).toHaveAccessibleDescription(/don’t match/);
  await expect(secret).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Create account" }).click();
  await expect(email).toHaveValue("taken@example.com");
  await expect(secret).toHaveValue("another-one-9");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(email).toHaveAccessibleDescription(/has an account already/);
  await context.setOffline(true);
  await email.fill("free@example.com");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("We couldn’t reach the server.")).toBeVisible();
  await expect(secret).toHaveValue("another-one-9");
});

test("on a shared computer nothing of the account is kept, and what was there is left alone", async ({
  page,
  browser,
  context,
  site: { address },
}) => {
  const own = await anotherBrowser(browser);
  await signUp(own, address, "library@example.com");
  await beginHousehold(own, "At home");
  await inStep(own);
  await page.goto(`${address}/account`);
  await beginHousehold(page, "Of the library");
  await fillIn(page, "library@example.com");
  await page.getByText("This is a shared computer").click();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.locator(".household-name")).toHaveText("At home");
  expect(Object.keys(await onDisk(page))).toEqual(["weekfold.anonymous"]);
  expect(JSON.stringify(await onDisk(page))).not.toContain("At home");
  const cookies = (await context.cookies()).filter(({ name }) => /session_token|shared_computer/.test(name));
  expect(cookies.map(({ expires }) => expires)).toEqual([-1, -1]);
  await page.reload();
  await expect(page.locator(".household-name")).toHaveText("At home");
  await page.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await expect(page.locator(".household-name")).toHaveText("Of the library");
  expect((await context.cookies()).filter(({ name }) => name === "shared_computer")).toEqual([]);
});
