import * as room from "./support/net-worth.ts";
import { test } from "./support/people.ts";
import { standAt } from "./support/seed.ts";
import { expect } from "./support/test.ts";
import { kept, said, undoSaid } from "./support/week.ts";

const { head, hero, row, saveBalances, typeBalance, updates } = room;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("a year of balances is pasted, all or nothing, and taken back at once", async ({ page, problems }) => {
    await room.openCouple(page);
    const dialog = await room.openBalances(page, "You own", "Savings");
    const lines = dialog.getByRole("list", { name: "Balances by day" }).getByRole("listitem");
    const column = dialog.getByLabel("A day and a balance in each line");
    const noteAll = async (typed: readonly string[]) => {
      await column.fill(typed.join("\n"));
      await dialog.getByRole("button", { name: "Note all" }).click();
    };
    await dialog.getByText("Many at once").click();
    await test.step("a line that can’t be read is named, and nothing is noted", async () => {
      const wrong = [...room.yearOfBalances.slice(0, 11), "2026-09-31 5850"];
      await noteAll(wrong);
      await expect(column).toHaveAccessibleDescription(/Line 12, “2026-09-31 5850”: this is no day of the calendar\./);
      await expect(column).toHaveValue(wrong.join("\n"));
      await expect(lines).toHaveCount(1);
    });
    await test.step("all twelve beside what was said at the listing", async () => {
      await noteAll(room.yearOfBalances);
      await expect(dialog.getByText("Twelve balances noted.")).toBeVisible();
      await expect(lines).toHaveCount(13);
      await expect(lines.first()).toContainText("30 September");
      await expect(lines.last()).toContainText("31 October 2025");
      await expect(column).toHaveValue("");
      // Savings: 5,850.00 at the end of September and five weeks of saves since, 340 + 440 + 470 + 410 + 412.50 = 2,072.50.
      // 2,417.50 everyday + 7,922.50 savings − 19,550.00.
      await expect(hero(page)).toHaveText("− $9,210.00");
    });
    await test.step("one way back for all", async () => {
      await dialog.getByRole("button", { name: "Undo" }).click();
      await expect(lines).toHaveCount(1);
      await expect(hero(page)).toHaveText(room.coupleWorth);
    });
    await test.step("noted again: the head and the table of the line tell of it", async () => {
      await noteAll(room.yearOfBalances);
      await expect(lines).toHaveCount(13);
      await page.keyboard.press("Escape");
      // At the end of December 3,240 + 4,500 − 19,550 = −11,810, and −9,210 today.
      await expect(head(page)).toContainText("$2,600 since January");
      const chart = page.getByRole("figure", { name: "Net worth over time" });
      await chart.getByRole("button", { name: "Table view" }).click();
      const months = chart.getByRole("table").getByRole("row");
      await expect(months.filter({ hasText: /^31 October 2025/ })).toContainText("$4,200.00");
      // 3,240 + 4,950 − 19,550, and 3,240 + 5,850 − 19,550: both accounts were stated on these days.
      await expect(months.filter({ hasText: /^31 March/ }).first()).toContainText("− $11,360.00");
      await expect(months.filter({ hasText: /^30 September/ }).first()).toContainText("− $10,460.00");
    });
    expect(problems).toEqual([]);
  });
});

test("balances are typed or still right, the figure follows at once, and back", async ({ page, problems }) => {
  await room.openCouple(page);
  await updates(page).getByRole("button", { name: "All five" }).click();
  await typeBalance(page, "Everyday account", "3500");
  await typeBalance(page, "Savings", "13100");
  await saveBalances(page);
  // 3,500 + 13,100 − 19,550.
  await expect(hero(page)).toHaveText("− $2,950.00");
  await undoSaid(page, "Two balances noted.");
  await expect(hero(page)).toHaveText(room.coupleWorth);
  await updates(page).getByRole("button", { name: "Fewer" }).click();
  await updates(page).getByRole("button", { name: "Still right" }).click();
  await expect(row(page, "You own", "Savings")).toContainText("today");
  await expect(hero(page)).toHaveText(room.coupleWorth);
  await undoSaid(page, "Four balances still right, as of today.");
  await expect(row(page, "You own", "Savings")).toContainText("last looked at 29 Dec 2025");
  expect(problems).toEqual([]);
});

test("by the keyboard alone Enter leads from field to field and saves from the last", async ({ page }) => {
  await room.openCouple(page);
  const fields = updates(page).getByRole("textbox");
  await expect(fields).toHaveCount(4);
  await room.tabTo(page, fields.first());
  await page.keyboard.type("13100");
  for (const index of [1, 2, 3]) {
    await page.keyboard.press("Enter");
    await expect(fields.nth(index)).toBeFocused();
    if (index === 1) await page.keyboard.type("6500");
  }
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Two balances noted.");
  // Savings and the car: 2,417.50 + 13,100 − 1,250 − 6,500 − 11,400.
  await expect(hero(page)).toHaveText("− $3,632.50");
});

test("a house stands with its mortgage, and a car loses value by itself and says why", async ({ page, problems }) => {
  await room.openCouple(page);
  await test.step("what is yours of the house", async () => {
    await room.addHouse(page);
    await expect(row(page, "You own", "House")).toContainText("less Mortgage − $240,000.00");
    await expect(row(page, "You own", "House").locator(".holding-equity-sum > .money")).toHaveText("$60,000.00");
    // 12,057.50 + 300,000 − 240,000.
    await expect(hero(page)).toHaveText("$72,057.50");
  });
  await test.step("the van is worth less a year later", async () => {
    await room.addVan(page);
    await expect(hero(page)).toHaveText("$84,057.50");
    await kept(page);
    await standAt(page, "2027-11-13");
    await room.openRoom(page);
    await expect(row(page, "You own", "Van")).toContainText("loses 15 % a year, $12,000.00 then$10,200.00");
    // 15 % of 12,000 less.
    await expect(hero(page)).toHaveText("$82,257.50");
    await head(page).getByRole("button", { name: "why? Net worth" }).click();
    await expect(head(page).getByText("Of it gained or lost since the last look")).toBeVisible();
    await expect(head(page)).toContainText("− $1,800.00");
  });
  expect(problems).toEqual([]);
});
