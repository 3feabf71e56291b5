import type { Locator, Page } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import * as made from "../households/records.ts";
import { expectAccessible } from "./support/accessible.ts";
import { friday, hero, list, openCouple, openRoom } from "./support/net-worth.ts";
import { standAt } from "./support/seed.ts";
import { expect, test } from "./support/test.ts";
import { importRecords } from "./support/together.ts";
import { kept, saveCard, undoSaid } from "./support/week.ts";

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

/** $920.00 a week comes in, $200.00 is for every day: $720.00 to set aside, all of it for a trip without a date. */
const savers = [
  recordWith(made.householdOf(friday as Day, "Maya and Tom", 0), { confirmed: {} }),
  ...[made.adult("maya", "Maya"), made.adult("tom", "Tom")],
  made.pay("maya", "Clinic", 1_840, "2026-11-20" as Day),
  made.budget("groceries", "Groceries", "need", 200),
  made.account("checking", "Checking", "checking", 3_000),
  made.account("joint", "Joint account", "checking", 2_000),
  made.account("savings", "Savings", "savings", 9_000),
  made.account("vault", "Rainy day", "savings", 100),
  made.goal("trip", 1, "Trip", "travel", 4_000),
];

for (const { width, height, theme } of [
  { width: 390, height: 844, theme: "light" as const },
  { width: 1280, height: 800, theme: "dark" as const },
]) {
  test(`a save from another account moves both registers at ${width}`, async ({ page, problems }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await standAt(page, friday);
    await page.goto("/account");
    await importRecords(page, savers);
    await page.goto("/MyDashboard");
    const dialog = page.getByRole("dialog", { name: "Where this money moves" });
    const change = (name: string | RegExp) => saveCard(page).getByRole("button", { name }).click();

    const expectBalances = async (balances: Readonly<Record<string, string>>, worth: string) => {
      await kept(page);
      await openRoom(page);
      await expect(hero(page)).toHaveText(worth);
      for (const [account, amount] of Object.entries(balances)) {
        await list(page, "You own")
          .getByRole("link", { name: `Register of ${account}` })
          .click();
        await expect(page.getByRole("heading", { level: 1, name: account })).toBeFocused();
        await expect(balance(page)).toContainText(amount);
        await page.goBack();
        await expect(hero(page)).toBeVisible();
      }
      await page.goto("/MyDashboard");
    };

    await test.step("chosen before saving: 2,000 − 720 in the joint account, 100 + 720 for rainy days", async () => {
      await expect(saveCard(page)).toContainText("From Checking to Savings · Change");
      await change("Change the accounts");
      await dialog.getByLabel("From").selectOption({ label: "Joint account" });
      await dialog.getByLabel("Trip goes to").selectOption({ label: "Rainy day" });
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Use these accounts" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(saveCard(page)).toContainText("From Joint account to Rainy day · Change");
      await expectAccessible(page);
      await saveCard(page).getByRole("button", { name: "Save the week" }).click();
      await expect(saveCard(page)).toContainText("Maya recorded $720.00 on Fri 13");
      await expectBalances(
        { Checking: "$3,000.00", "Joint account": "$1,280.00", Savings: "$9,000.00", "Rainy day": "$820.00" },
        "$14,100.00",
      );
    });

    await test.step("changed afterwards: 3,000 − 720 in checking, and the joint account has its 2,000 again", async () => {
      await change(/^Change the accounts: Maya/);
      await expect(dialog.getByLabel("From")).toHaveValue("joint");
      await dialog.getByLabel("From").selectOption({ label: "Checking" });
      await dialog.getByRole("button", { name: "Use these accounts" }).click();
      await expect(saveCard(page)).toContainText("From Checking to Rainy day · Change");
      await expectBalances({ Checking: "$2,280.00", "Joint account": "$2,000.00" }, "$14,100.00");
    });

    await test.step("one undo takes the change back", async () => {
      await change(/^Change the accounts: Maya/);
      await dialog.getByLabel("From").selectOption({ label: "Joint account" });
      await dialog.getByRole("button", { name: "Use these accounts" }).click();
      await expect(saveCard(page)).toContainText("From Joint account to Rainy day");
      await undoSaid(page, "Accounts changed");
      await expect(saveCard(page)).toContainText("From Checking to Rainy day");
      await expectBalances({ Checking: "$2,280.00" }, "$14,100.00");
    });
    expect(problems).toEqual([]);
  });
}
