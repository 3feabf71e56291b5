import type { Page } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import * as made from "../households/records.ts";
import { expectAccessible } from "./support/accessible.ts";
import { bring, choose } from "./support/bank-import.ts";
import { list, openRoom } from "./support/net-worth.ts";
import { standAt } from "./support/seed.ts";
import { entryOf, spendingRoom } from "./support/spending.ts";
import { expect, test } from "./support/test.ts";
import { importRecords } from "./support/together.ts";
import { kept, undoSaid } from "./support/week.ts";

const friday = "2026-11-13" as Day;

/** $1,000.00 in checking, $5,000.00 in savings and $400.00 owed on a card, as of Monday. */
const household = [
  recordWith(made.householdOf(friday, "Maya and Tom", 0), { confirmed: {} }),
  ...[made.adult("maya", "Maya"), made.adult("tom", "Tom")],
  made.budget("groceries", "Groceries", "need", 200),
  made.account("checking", "Checking", "checking", 1_000),
  made.account("savings", "Savings", "savings", 5_000),
  made.debt("card", "Card", "card", 400, 0, 25),
];

/** One bank: the three files have the same header and the same name. The savings account's has deposits alone. */
const header = "Date;Payee;Amount";
const files = {
  Checking: [
    header,
    "2026-11-09;Payroll Oak & Sons;1.210,00",
    "2026-11-10;CREDIT CARD PAYMENT;-100,00",
    "2026-11-11;TRANSFER TO SAVINGS;-200,00",
    "2026-11-12;Market Hall;-50,00",
  ],
  Card: [
    header,
    "2026-11-09;Blue Shoes;-60,00",
    "2026-11-11;PAYMENT THANK YOU;100,00",
    "2026-11-11;Corner Bakery;-30,00",
    "2026-11-12;Blue Shoes;20,00",
  ],
  Savings: [header, "2026-11-12;TRANSFER FROM CHECKING;200,00", "2026-11-13;Interest paid;1,50"],
};

async function importFile(page: Page, account: keyof typeof files, found: RegExp): Promise<void> {
  const dialog = await choose(page, files[account]);
  const field = dialog.getByLabel("Which account is this file from?");
  // Nothing in the file tells its account, so nothing is chosen, and nothing is read without a choice.
  await expect(field).toHaveValue("");
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await expect(dialog.getByText("Choose the account.")).toBeVisible();
  await expectAccessible(page);
  await field.selectOption({ label: account });
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await expect(dialog.getByText(found).first()).toBeVisible();
  await expect(dialog.getByText(`They go to ${account}.`)).toBeVisible();
  await expectAccessible(page);
  await bring(dialog, files[account].length - 1);
  await expect(dialog).toHaveCount(0);
}

test("three files of one week add up: transfers count once, and a return is no income", async ({ page, problems }) => {
  await standAt(page, friday);
  await page.goto("/account");
  await importRecords(page, household);
  await page.goto(spendingRoom);
  await importFile(page, "Checking", /2 transfers/);
  await importFile(page, "Card", /1 transfer/);
  await importFile(page, "Savings", /1 transfer/);
  await kept(page);

  // 50 at the market, 60 for shoes less 20 that came back, 30 at the bakery. No transfer and no deposit is part of it.
  await expect(page.locator("[data-figure=spent-week]").first()).toHaveAttribute("data-value", "12000");
  await expect(entryOf(page, "Checking → Savings")).toHaveCount(2);
  await expect(entryOf(page, "Checking → Card")).toHaveCount(2);

  await openRoom(page);
  const [own, owe] = [list(page, "You own"), list(page, "You owe")];
  // 1,000 + 1,210 − 100 − 200 − 50.
  await expect(own).toContainText("$1,860.00");
  // 5,000 + 200 + 1.50.
  await expect(own).toContainText("$5,201.50");
  // 400 + 60 − 20 + 30 − 100.
  await expect(owe).toContainText("$370.00");
  // 1,860 + 5,201.50 − 370.
  await expect(page.locator("[data-figure=net-worth]").first()).toHaveAttribute("data-value", "669150");

  // A transfer that is taken apart moves the same money: each half stands in its own account.
  await page.goto(spendingRoom);
  await page.getByRole("button", { name: /^More for TRANSFER TO SAVINGS/ }).click();
  await page.getByRole("menuitem", { name: "Unpair" }).click();
  await expect(page.locator("[data-figure=spent-week]").first()).toHaveAttribute("data-value", "32000");
  await undoSaid(page, "TRANSFER TO SAVINGS");
  await expect(page.locator("[data-figure=spent-week]").first()).toHaveAttribute("data-value", "12000");

  // The same file again is recognized by its rows, and goes where they are.
  const again = await choose(page, files.Savings);
  await expect(again.getByRole("heading", { name: "Nothing new in this file" })).toBeVisible();
  await expect(again.getByText("They go to Savings.")).toBeVisible();
  expect(problems).toEqual([]);
});
