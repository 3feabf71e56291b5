import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { inStep, openAccount, signIn, test } from "./support/people.ts";
import { expect } from "./support/test.ts";

const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

test.beforeEach(async ({ page, context, people }, info) => {
  const uid = `maya-${info.testId}`;
  await signIn(context, people.address, uid);
  await openAccount(page, people.address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  await inStep(page);
});

test("[HG13] signing out leaves nothing here, and the server lets nobody in again", async ({ page, context }) => {
  await expectAccessible(page);
  const ended = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Sign out" }).click();
  expect((await ended).status()).toBe(204);
  expect(await (await ended).headerValue("clear-site-data")).toBe('"cache"');
  await expect(page.getByText("Signed out. Nothing of yours is left on this device.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take your weeks with you");
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
  expect(await page.evaluate(databases)).toEqual(["weekfold.anonymous"]);
  // For 20 seconds a note keeps slow tabs from opening the household again; it names nobody.
  const left = await context.cookies();
  expect(left.map(({ name }) => name)).toEqual(["signed_out"]);
  expect(left[0]!.expires - Date.now() / 1_000).toBeLessThanOrEqual(20);
  await page.reload();
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
});

test("[HG14] signing out with unsent changes says how many, and loses nothing without a yes", async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await addPerson(page, "Tom");
  await expect(page.getByText("Offline. Changes wait here.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 change has not been sent yet.");
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export everything" }).click();
  await saving;
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(peopleOf(page)).toHaveText([/^Maya/, /^Tom/]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await dialog.getByRole("button", { name: "Sign out anyway" }).click();
  await expect(page.getByText("Signed out here. The server will hear of it")).toBeVisible();
  expect(await page.evaluate(databases)).toEqual(["weekfold.anonymous"]);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
});

test("[HG15] a household whose session ended is hidden, and opens again for the same person", async ({
  page,
  context,
  people,
}) => {
  const [cookie] = await context.cookies();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Your session has ended");
  await expect(page.getByText("Maya and Tom")).toHaveCount(0);
  await expectAccessible(page);
  await context.addCookies([{ name: cookie!.name, value: cookie!.value, url: people.address }]);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
  await context.clearCookies();
  await page.reload();
  await page.getByRole("button", { name: "Use this device without an account" }).click();
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
});

test("[HG16] a shared computer warns before unsent changes go with the page", async ({ page, context, people }) => {
  await context.addCookies([{ name: "shared_computer", value: "1", url: people.address }]);
  await page.evaluate(() => localStorage.removeItem("device_user"));
  await page.reload();
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
  await context.setOffline(true);
  await addPerson(page, "Tom");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await inStep(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

/** The bar of a page, whatever it shows below. */
const account = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /^(Account|Sign in)$/ })
    .first();

for (const isShared of [false, true])
  test(`[HG25] signing out reaches every open tab at once, public pages included${isShared ? ", on a shared computer too" : ""}`, async ({
    page,
    context,
    people,
  }) => {
    if (isShared) {
      await context.addCookies([{ name: "shared_computer", value: "1", url: people.address }]);
      await page.evaluate(() => localStorage.removeItem("device_user"));
      await page.reload();
      await expect(peopleOf(page)).toHaveText([/^Maya/]);
    }
    const [about, rooms, other] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await about.goto(`${people.address}/about`);
    await rooms.goto(`${people.address}/MyDashboard`);
    await other.goto(`${people.address}/account`);
    for (const tab of [about, rooms, other]) await expect(account(tab)).toHaveText("Account");
    await expect(peopleOf(other)).toHaveText([/^Maya/]);
    await expect(rooms.getByRole("heading", { level: 1 })).toHaveText("This week");
    await expect(rooms.locator(".week-strip").first()).toBeVisible();
    const asked: string[] = [];
    about.on("request", (request) => asked.push(request.url()));
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("Signed out. Nothing of yours is left on this device.")).toBeVisible();
    for (const tab of [about, rooms, other]) await expect(account(tab)).toHaveText("Sign in");
    expect(asked).toEqual([]);
    await expect(other.getByText("There is none on this device yet.")).toBeVisible();
    await expect(other.getByText("Maya")).toHaveCount(0);
    await expect(rooms.getByText("Set up your household")).toBeVisible();
    for (const tab of [rooms, other]) await expect(tab.getByRole("alert")).toHaveCount(0);
    // Before this became a shared computer, the household was on the device already.
    if (!isShared) await expect.poll(() => page.evaluate(databases)).toEqual(["weekfold.anonymous"]);
    await about.reload();
    await expect(account(about)).toHaveText("Sign in");
  });
