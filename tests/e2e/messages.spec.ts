import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { openPlace, rowsOf } from "./support/intake.ts";
import { addEntry, entryList, entryOf, spendingRoom } from "./support/spending.ts";
import { expect, test } from "./support/test.ts";
import { amountOfExpense, kept, said, seedWeek } from "./support/week.ts";

const amounts = ["4.51", "4.52", "4.53", "4.54", "4.55"];

const message = (page: Page): Locator => page.locator(".toast");
const undo = (page: Page): Locator => said(page).getByRole("button", { name: "Undo" });

/** Without waiting for what the device says, as someone with five receipts does. */
async function addFive(page: Page): Promise<void> {
  await amountOfExpense(page).focus();
  for (const amount of amounts) {
    await page.keyboard.type(amount);
    await page.getByLabel("Paid to").fill("Corner shop");
    await page.keyboard.press("Enter");
    await expect(amountOfExpense(page)).toBeFocused();
  }
}

/** The corners and the middle of each are in reach: nothing else would take a press there. */
async function expectInReach(controls: Locator): Promise<void> {
  const covered = await controls.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || left === right) return [];
      const points = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      const isCovered = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".toast"));
      return isCovered ? [element.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
}

/** At every place that the page can be scrolled to, while a message is there: it waits while it has the focus. */
async function expectInReachEverywhere(page: Page, controls: Locator): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top <= height; top += 150) {
    // Each time: a form that was just saved may take the focus back a moment later.
    await undo(page).focus();
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    // The message is placed once the page has been drawn there.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expectInReach(controls);
  }
  await expect(undo(page)).toBeFocused();
}

for (const [name, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("after five quick entries undo takes back the fifth, by a press and by the keyboard", async ({
      page,
      problems,
    }) => {
      await seedWeek(page, "couple");
      await test.step("the last one’s message is the only one, and is announced", async () => {
        await addFive(page);
        await expect(message(page)).toHaveText(/^Corner shop, \$4\.55: added/);
        await expect(said(page)).toHaveAttribute("aria-live", "polite");
        // Under the pointer it waits, however long the look takes.
        await message(page).hover();
        await expectAccessible(page);
      });
      await test.step("Undo takes back the fifth", async () => {
        await undo(page).click();
        await expect(message(page)).toHaveCount(0);
        await kept(page);
        await page.goto(spendingRoom);
        await expect(entryOf(page, "$4.55")).toHaveCount(0);
        for (const amount of amounts.slice(0, 4)) await expect(entryOf(page, `$${amount}`)).toHaveCount(1);
      });
      await test.step("Ctrl+Z does the same from the emptied form, and says what was undone", async () => {
        await page.goto("/MyDashboard");
        await addFive(page);
        await expect(message(page)).toHaveText(/^Corner shop, \$4\.55: added/);
        await page.keyboard.press("Control+z");
        await expect(message(page)).toHaveText(/^Undone: Corner shop, \$4\.55: added/);
        await page.keyboard.press("Control+z");
        await expect(message(page)).toHaveText(/^Undone: Corner shop, \$4\.54: added/);
        await kept(page);
        await page.goto(spendingRoom);
        await expect(entryOf(page, "$4.55")).toHaveCount(0);
        await expect(entryOf(page, "$4.54")).toHaveCount(1);
        for (const amount of amounts.slice(0, 3)) await expect(entryOf(page, `$${amount}`)).toHaveCount(2);
      });
      expect(problems).toEqual([]);
    });

    test("a message covers neither the rooms’ bar nor the form, nor the bar of selected entries", async ({
      page,
      problems,
    }) => {
      await seedWeek(page, "couple");
      await addFive(page);
      const form = page.getByRole("form", { name: "Add an expense" });
      await expectInReachEverywhere(page, page.locator(".tab-bar a").or(form.locator("input, select, button")));

      await page.goto(spendingRoom);
      await expect(entryList(page)).toBeVisible();
      await page.locator(".segments-choice", { hasText: /^Month$/ }).click();
      await addEntry(page, { amount: "3", payee: "Kiosk" });
      await page.getByRole("button", { name: "Select", exact: true }).click();
      const bar = page.getByRole("region", { name: "Selected entries" });
      await expect(bar).toBeVisible();
      await expectInReachEverywhere(page, page.locator(".tab-bar a").or(bar.getByRole("button")));
      await page.keyboard.press("Enter");
      await expect(message(page)).toHaveCount(0);
      expect(problems).toEqual([]);
    });

    test("a message leaves the intake’s bar free", async ({ page, problems }) => {
      await openPlace(page, "bills");
      await page.getByLabel("Type or paste bills").fill("rent 1200");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Edit rent" }).click();
      await page.getByRole("button", { name: "Remove rent" }).click();
      await expect(message(page)).toContainText("rent removed");
      const line = page.getByLabel("Type or paste bills");
      await expect(line).toBeFocused();
      await expectInReachEverywhere(page, page.locator(".step-bar a, .step-bar button"));
      await line.focus();
      await page.keyboard.press("Control+z");
      await expect(rowsOf(page, "bills")).toHaveCount(1);
      expect(problems).toEqual([]);
    });
  });
}
