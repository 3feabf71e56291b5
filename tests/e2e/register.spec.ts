import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { friday, hero, list, openCouple } from "./support/net-worth.ts";
import { expect, test } from "./support/test.ts";
import { kept, undoSaid } from "./support/week.ts";

const bar = (page: Page): Locator => page.getByRole("region", { name: "What does the bank say?" });
const grid = (page: Page, name: string): Locator => page.getByRole("grid", { name });
const balance = (page: Page): Locator => page.locator("[data-figure^='balance:']").first();

/** The couple's everyday account: stated at the end of each month, with the transfers of saves between. */
async function openEveryday(page: Page): Promise<void> {
  await openCouple(page);
  await list(page, "You own").getByRole("link", { name: "Register of Everyday account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Everyday account" })).toBeFocused();
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("an account is opened, reconciled with the bank, and taken back", async ({ page, problems }) => {
      await openEveryday(page);
      const before = Number(await balance(page).getAttribute("data-value"));
      const rows = grid(page, "Everyday account").getByRole("row");
      const count = await rows.count();
      await expectAccessible(page);
      await test.step("a day to come is refused at the field", async () => {
        await page.getByRole("button", { name: "Reconcile" }).click();
        await expect(bar(page).getByRole("heading")).toBeFocused();
        await bar(page).getByLabel("On").fill("2026-11-14");
        await expect(bar(page).getByLabel("On")).toHaveAccessibleDescription(/still to come/);
        await bar(page).getByLabel("On").fill(friday);
      });
      await test.step("what is typed stays when the page is left", async () => {
        await bar(page)
          .getByLabel("Balance")
          .fill(((before + 1_240) / 100).toFixed(2));
        await page.goto("/MyDashboard/net-worth");
        await expect(hero(page)).toBeVisible();
        await page.goBack();
        await expect(bar(page).locator("dl")).toContainText("$12.40");
        await expectAccessible(page);
      });
      await test.step("the difference is accepted, and stays as a line of its own", async () => {
        await bar(page).getByRole("button", { name: "Accept and finish" }).click();
        await expect(bar(page)).toHaveCount(0);
        await expect(page.getByRole("button", { name: "Reconcile" })).toBeFocused();
        await expect(balance(page)).toHaveAttribute("data-value", String(before + 1_240));
        const difference = rows.filter({ hasText: "Difference to the stated balance" }).first();
        await expect(difference).toContainText("+ $12.40");
        await kept(page);
      });
      await test.step("one undo takes it back", async () => {
        await undoSaid(page, "Everyday account: ");
        await expect(balance(page)).toHaveAttribute("data-value", String(before));
        await expect(rows).toHaveCount(count);
      });
      expect(problems).toEqual([]);
    });
  });
}

test("the register is walked by the keyboard alone", async ({ page }) => {
  await openEveryday(page);
  await grid(page, "Everyday account").getByRole("row").nth(1).focus();
  await page.keyboard.press("End");
  await expect(page.locator(":focus")).toContainText("First balance");
  await page.keyboard.press("Home");
  await expect(page.locator(":focus")).toHaveAttribute("data-index", "0");
});
