import { readFile } from "node:fs/promises";
import { card, countdown, extra, openCouple, openDebts, openFolds, openWeek, room } from "./support/debts.ts";
import { expectFitting, inLook } from "./support/fitting.ts";
import { looksOf } from "./support/looks.ts";
import * as worth from "./support/net-worth.ts";
import { test } from "./support/people.ts";
import { standAt } from "./support/seed.ts";
import { expect } from "./support/test.ts";
import { kept, said, undoSaid } from "./support/week.ts";

test("what is adopted is followed by the week's countdown, and taken back by one undo", async ({ page, problems }) => {
  await openCouple(page);
  await openWeek(page);
  await expect(countdown(page)).toContainText("to debt-free, May 2029");
  await openDebts(page);
  await extra(page).fill("60");
  await expect(card(page)).toContainText("All three end in September 2028, 8 months sooner than today’s plan.");
  await card(page).getByRole("button", { name: "Adopt avalanche" }).click();
  await expect(said(page)).toContainText("Avalanche adopted.");
  await kept(page);
  await openWeek(page);
  await expect(countdown(page)).toContainText("to debt-free, September 2028");
  await openDebts(page);
  await expect(extra(page)).toHaveValue("60.00");
  await card(page).getByRole("radio", { name: "Snowball" }).check();
  await card(page).getByRole("button", { name: "Adopt snowball" }).click();
  await undoSaid(page, "Snowball adopted.");
  await expect(card(page).getByRole("radio", { name: "Avalanche" })).toBeChecked();
  expect(problems).toEqual([]);
});

test("a couple pays down over months, and the plan goes by what is left", async ({ page, problems }) => {
  await openCouple(page);
  await extra(page).fill("60");
  await card(page).getByRole("button", { name: "Adopt avalanche" }).click();
  await expect(said(page)).toContainText("Avalanche adopted.");
  await kept(page);
  for (const [day, car, owed] of [
    ["2027-02-13", "5300", "$17,950.00 owed"],
    ["2027-05-13", "3700", "$16,350.00 owed"],
  ] as const) {
    await standAt(page, day);
    await worth.openRoom(page);
    await worth.updates(page).getByRole("button", { name: /^All / }).click();
    await worth.typeBalance(page, "Car", car);
    await worth.saveBalances(page);
    await expect(said(page)).toContainText("noted");
    await kept(page);
    await openDebts(page);
    await expect(room(page)).toContainText(owed);
    await expect(card(page)).toContainText("as today’s plan does");
  }
  expect(problems).toEqual([]);
});

test("by the keyboard alone an extra is set, an order arranged and adopted", async ({ page }) => {
  await openCouple(page);
  await worth.tabTo(page, card(page).getByRole("slider").first());
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowRight");
  await expect(extra(page)).toHaveValue("60.00");
  await worth.tabTo(page, card(page).getByRole("radio", { name: "Avalanche" }));
  await page.keyboard.press("ArrowUp");
  await expect(card(page).getByRole("radio", { name: "Your order" })).toBeChecked();
  const up = card(page).getByRole("button", { name: "Move Student loans up" });
  await worth.tabTo(page, up);
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(card(page).getByRole("list", { name: "Your order" }).getByRole("listitem").first()).toContainText(
    "Student",
  );
  await worth.tabTo(page, card(page).getByRole("button", { name: "Adopt your order" }));
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Your order adopted.");
});

test("every payment comes as a file", async ({ page }) => {
  await openCouple(page);
  await openFolds(page);
  const coming = page.waitForEvent("download");
  await room(page)
    .getByRole("button", { name: /Download CSV/ })
    .click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("weekfold-goals-payments-2026-11-13.csv");
  expect(await readFile(await file.path(), "utf8")).toContain("2026-12-13,1,Car,6900.00,31.05,");
});

for (const look of looksOf(1)) {
  const where = `${look.width} px, ${look.colorScheme}`;
  test(`the debts and all that is folded there are accessible and fit at ${where}`, ({ browser }) =>
    inLook(browser, look, async (page) => {
      await openCouple(page);
      await expectFitting(page);
      await extra(page).fill("lots");
      await card(page).getByRole("radio", { name: "Your order" }).check();
      await card(page).getByLabel("Once, with the next payment", { exact: true }).fill("500");
      await room(page).getByRole("button", { name: "Table view" }).click();
      await openFolds(page);
      await expectFitting(page);
      await openDebts(page, "?sample");
      await expectFitting(page);
    }));
}
