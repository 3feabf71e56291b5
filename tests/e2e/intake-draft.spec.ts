import type { Page } from "@playwright/test";
import { anotherBrowser, fillIn, isIn, part, signIn, signUp, test } from "./support/accounts.ts";
import { failPuts } from "./support/broken-storage.ts";
import { addRows, goTo, intake, lineOf, recordsOn, rowsShown, title, whereItIs } from "./support/intake-draft.ts";
import { inStep, onDisk, opensOffline } from "./support/people.ts";
import { expect } from "./support/test.ts";
import { stillAsked } from "./support/week.ts";

/** Several browsers in one journey take their time on a small machine. */
test.beforeEach(() => test.slow());

const people = ["Maya Adult", "Tom Adult", "Ada Child, born 2019"];
const incomes = ["clinic Maya · $1,840.00 every two weeks $920.00 a week", "shop Tom · $450.00 weekly $450.00 a week"];
const bills = ["rent $1,200.00 monthly $276.92 a week", "phone $35.00 monthly $8.08 a week"];
const finished = { household: 1, person: 3, income: 2, bill: 2 };
const nameOf = (page: Page) => page.getByLabel("Household name");

test.describe("a draft in a browser that opens offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a draft survives reloads, a lost network and signing up in the middle, and arrives when it can", async ({
    page,
    context,
    browser,
    site: { address },
  }) => {
    await test.step("a reload in the middle of a word finds the word", async () => {
      await page.goto(address + intake());
      await opensOffline(page);
      await addRows(page, "people", "Maya, Tom, Ada child 2019", /Ada/);
      await nameOf(page).pressSequentially("Rivers");
      await page.reload();
      await expect(nameOf(page)).toHaveValue("Rivers");
      expect(await rowsShown(page)).toEqual(people);
      await whereItIs(page, "Saved on this device");
    });

    await test.step("without a network it goes on, over a reload too", async () => {
      await context.setOffline(true);
      await nameOf(page).press("End");
      await nameOf(page).pressSequentially("ide Road");
      await page.getByRole("link", { name: "Next: money in" }).click();
      await addRows(page, "incomes", "Maya clinic 1840 every two weeks", /clinic/);
      await lineOf(page, "incomes").fill("Tom shop 45");
      await page.reload();
      await expect(title(page)).toHaveText("Money in");
      await expect(lineOf(page, "incomes")).toHaveValue("Tom shop 45");
      await lineOf(page, "incomes").pressSequentially("0 weekly");
      await lineOf(page, "incomes").press("Enter");
      await expect.poll(() => rowsShown(page)).toEqual(incomes);
      await whereItIs(page, "Saved on this device");
    });

    await test.step("whoever signs up half-way finds every answer, and the step where they stopped", async () => {
      await context.setOffline(false);
      await page.getByRole("link", { name: "Next: bills" }).click();
      await lineOf(page, "bills").fill("rent 1200, phone 35 monthly");
      await page.getByRole("link", { name: "Sign in" }).click();
      await page.getByRole("tab", { name: "Create account" }).click();
      await fillIn(page, "half-way@example.com");
      await page.getByRole("button", { name: "Create account" }).click();
      await isIn(page);
      await page.goto(address + intake());
      await expect(title(page)).toHaveText("Bills");
      await expect.poll(() => rowsShown(page)).toEqual(bills);
      await whereItIs(page, "Synced");
      await goTo(page, "People");
      expect(await rowsShown(page)).toEqual(people);
      await expect(nameOf(page)).toHaveValue("Riverside Road");
      await goTo(page, "Money in");
      expect(await rowsShown(page)).toEqual(incomes);
    });

    await test.step("finished without a network, it is there at once and everywhere later", async () => {
      await context.setOffline(true);
      await page.goto(address + intake("review"));
      await page.getByRole("button", { name: "Begin your weeks" }).click();
      await expect(title(page)).toHaveText("This week");
      // 920.00 + 450.00 − 276.92 − 8.08
      await expect(stillAsked(page)).toHaveText("$1,085.00");
      await whereItIs(page, "Offline. Changes wait here.");
      expect(await recordsOn(page)).toEqual(finished);
      await context.setOffline(false);
      await whereItIs(page, "Synced");
      const other = await anotherBrowser(browser);
      await signIn(other, address, "half-way@example.com");
      await other.goto(`${address}/MyDashboard`);
      await expect(stillAsked(other)).toHaveText("$1,085.00");
      expect(await recordsOn(other)).toEqual(finished);
      await other.context().close();
    });
  });
});

test("a killed page has kept what was typed, and a full disk keeps it once there is room", async ({
  page: first,
  context,
}) => {
  await test.step("a page that dies had kept what was typed a moment before, though typing never paused", async () => {
    await first.goto(intake());
    await addRows(first, "people", "Maya", /Maya/);
    await typeOnAndOn(first, 50);
    await expect(nameOf(first)).toHaveValue(/^Our home \d\d+$/);
    const session = await context.newCDPSession(first);
    const dying = first.waitForEvent("crash");
    session.send("Page.crash").catch(() => {});
    await dying;
  });

  const page = await context.newPage();
  await page.goto(intake());
  await expect(nameOf(page)).toHaveValue(/^Our home \d+$/);
  expect(await rowsShown(page)).toEqual(["Maya Adult"]);
  const refusal = page.getByRole("alert");
  const line = lineOf(page, "people");

  await test.step("what the device refuses stays on screen, and the page says so", async () => {
    await page.evaluate(failPuts, true);
    await nameOf(page).fill("Kitchen table");
    await expect(refusal).toContainText("was not kept, because this device has no room left");
    await expect(refusal.getByRole("button", { name: "Try again" })).toBeVisible();
    await line.fill("Tom, Ada");
    await line.press("Enter");
    await expect(line).toHaveAccessibleDescription(/Nothing was added\. Your text is still here/);
    await expect(line).toHaveValue("Tom, Ada");
    await expect(nameOf(page)).toHaveValue("Kitchen table");
  });

  await test.step("all of it is kept once there is room, and once", async () => {
    await page.evaluate(failPuts, false);
    await line.press("Enter");
    await expect(refusal).toHaveCount(0);
    await expect.poll(() => rowsShown(page)).toEqual(["Maya Adult", "Tom Adult", "Ada Adult"]);
    await expect(line).toHaveValue("");
    await expect.poll(async () => JSON.stringify(await onDisk(page))).toContain("Kitchen table");
    const after = await context.newPage();
    await after.goto(intake());
    await expect(nameOf(after)).toHaveValue("Kitchen table");
    expect(await rowsShown(after)).toEqual(["Maya Adult", "Tom Adult", "Ada Adult"]);
  });
});

/** Another name every so many milliseconds, for as long as there is a field for it; it notes the last one. */
const typeOnAndOn = (page: Page, beat: number): Promise<void> =>
  page.evaluate((beat) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    let count = 0;
    const timer = setInterval(() => {
      const field = document.querySelector<HTMLInputElement>("input[name=householdName]");
      if (!field) return clearInterval(timer);
      count += 1;
      set!.call(field, `Our home ${count}`);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      document.body.dataset.typed = field.value;
    }, beat);
  }, beat);

test("a session that ends in the middle hides the draft, and loses no letter of it", async ({
  page,
  browser,
  site: { address },
}) => {
  await signUp(page, address, "session@example.com");
  await page.goto(address + intake());
  await addRows(page, "people", "Maya, Tom", /Tom/);
  await inStep(page);
  const other = await anotherBrowser(browser);
  await signIn(other, address, "session@example.com");
  await typeOnAndOn(page, 80);
  await part(other, "Signed in on")
    .getByRole("button", { name: /^Sign out Chrom/ })
    .click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended");
  const typed = await page.evaluate(() => document.body.dataset.typed!);
  await expect(page.getByText("Maya")).toHaveCount(0);
  await expect(nameOf(page)).toHaveCount(0);
  await expect(page.getByText("not kept")).toHaveCount(0);

  await page.getByRole("alert").getByRole("link", { name: "Sign in" }).click();
  await fillIn(page, "session@example.com");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(page);
  await page.goto(address + intake());
  await expect.poll(() => rowsShown(page)).toEqual(["Maya Adult", "Tom Adult"]);
  await expect(nameOf(page)).toHaveValue(typed);
  await whereItIs(page, "Synced");
  await other.goto(address + intake());
  await expect(nameOf(other)).toHaveValue(typed);
  await other.context().close();
});
