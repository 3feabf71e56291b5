import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import * as made from "../households/records.ts";
import { list, openRoom } from "./support/net-worth.ts";
import { standAt } from "./support/seed.ts";
import { editor, entryOf, fillEntry, openEditor, spendingRoom } from "./support/spending.ts";
import { expect, test } from "./support/test.ts";
import { importRecords } from "./support/together.ts";
import { kept } from "./support/week.ts";

const friday = "2026-11-13" as Day;

/** Maya and Tom: $1,000.00 in checking, $400.00 owed on a card, and an account that was closed on Tuesday. */
const household = [
  recordWith(made.householdOf(friday, "Maya and Tom", 0), { confirmed: {} }),
  ...[made.adult("maya", "Maya"), made.adult("tom", "Tom")],
  made.budget("groceries", "Groceries", "need", 200),
  made.account("checking", "Checking", "checking", 1_000),
  recordWith(made.account("old", "Old bank", "checking", 0), { closedOn: "2026-11-10" }),
  made.debt("card", "Card", "card", 400, 0, 25),
];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`entries on checking and a card change their balances at ${viewport.width}`, async ({ page, problems }) => {
    await page.setViewportSize(viewport);
    await standAt(page, friday);
    await page.goto("/account");
    await importRecords(page, household);
    await page.goto(spendingRoom);

    await test.step("an expense happens in checking without a step more", async () => {
      const form = await openEditor(page);
      await fillEntry(form, { amount: "50", payee: "Market", category: "Groceries" });
      await expect(form.getByText("Paid from Checking")).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(form).toHaveCount(0);
      await expect(entryOf(page, "Market")).toContainText("Checking");
    });

    await test.step("one on the card", async () => {
      const form = await openEditor(page);
      await fillEntry(form, { amount: "30", payee: "Bakery" });
      await form.getByRole("button", { name: "Account and more" }).click();
      await form.getByLabel("Paid from").selectOption({ label: "Card, owed" });
      await form.getByRole("button", { name: "Add", exact: true }).click();
      await expect(entryOf(page, "Bakery")).toContainText("Card");
    });

    await test.step("the closed account is refused for a later day, and what was typed stays", async () => {
      const form = await openEditor(page);
      await fillEntry(form, { amount: "7", payee: "Kiosk" });
      await form.getByRole("button", { name: "Account and more" }).click();
      await form.getByLabel("Day", { exact: true }).fill("2026-11-09");
      await form.getByLabel("Paid from").selectOption({ label: "Old bank (closed)" });
      await form.getByLabel("Day", { exact: true }).fill(friday);
      await form.getByRole("button", { name: "Add", exact: true }).click();
      const words = "Old bank was closed on 10 November 2026. Choose another account, or an earlier day.";
      await expect(form.getByLabel("Paid from")).toHaveAccessibleDescription(words);
      await expect(form.locator("[name=payee]")).toHaveValue("Kiosk");
      await form.getByLabel("Paid from").selectOption({ label: "No account" });
      await form.getByRole("button", { name: "Add", exact: true }).click();
      await expect(entryOf(page, "Kiosk")).toBeVisible();
    });

    await test.step("parts that do not add up are refused below them, and stay", async () => {
      const form = await openEditor(page);
      await fillEntry(form, { amount: "20", payee: "Corner store", category: "Groceries" });
      await form.getByRole("button", { name: "Split" }).click();
      await form.getByLabel("Amount of part 1").fill("15");
      await form.getByRole("button", { name: "Add", exact: true }).click();
      await expect(form.getByText("$5.00 is in no part yet.")).toBeFocused();
      await expect(form.getByLabel("Amount of part 1")).toHaveValue(/^15/);
      await expect(form.locator("[name=payee]")).toHaveValue("Corner store");
      await form.getByLabel("Amount of part 1").fill("20");
      await expect(form.getByText("The parts add up.")).toBeVisible();
      await form.getByRole("button", { name: "Add", exact: true }).click();
      await expect(editor(page)).toHaveCount(0);
      await expect(entryOf(page, "Corner store")).toContainText("$20.00");
    });

    await test.step("a transfer to itself is refused, and becomes a payment to the card", async () => {
      const form = await openEditor(page);
      await form.getByText("Transfer", { exact: true }).click();
      await form.getByLabel("Amount", { exact: true }).fill("100");
      await form.getByLabel("To", { exact: true }).selectOption({ label: "Checking" });
      await form.getByRole("button", { name: "Add", exact: true }).click();
      const words = "It is there already. Choose another account to move it to.";
      await expect(form.getByLabel("To", { exact: true })).toHaveAccessibleDescription(new RegExp(`^${words}`));
      await expect(form.getByLabel("Amount", { exact: true })).toHaveValue(/^100/);
      await form.getByLabel("To", { exact: true }).selectOption({ label: "Card, owed" });
      await expect(form.getByText("A payment: it lowers what is owed.")).toBeVisible();
      await form.getByRole("button", { name: "Add", exact: true }).click();
      await expect(editor(page)).toHaveCount(0);
      await expect(entryOf(page, "Checking → Card")).toBeVisible();
    });

    await test.step("found by account", async () => {
      await page.getByRole("button", { name: /^Filter/ }).click();
      await page.getByLabel("Account", { exact: true }).selectOption({ label: "Card" });
      await expect(page.locator(".entry-row")).toHaveCount(2);
    });

    await test.step("net worth: 1,000 − 50 − 20 − 100 in checking, 400 + 30 − 100 owed", async () => {
      await kept(page);
      await openRoom(page);
      await expect(list(page, "You own")).toContainText("$830.00");
      await expect(list(page, "You owe")).toContainText("$330.00");
    });
    expect(problems).toEqual([]);
  });
}
