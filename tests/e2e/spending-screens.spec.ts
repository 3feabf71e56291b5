import { expectFitting, inLook } from "./support/fitting.ts";
import { looksOf } from "./support/looks.ts";
import { seed, standAt } from "./support/seed.ts";
import { expect, test } from "./support/test.ts";

const day = "2026-11-12";

for (const look of looksOf(1)) {
  test(`the spending room is accessible and fits at ${look.width} px, ${look.colorScheme}`, ({ browser }) =>
    inLook(browser, look, async (page) => {
      await standAt(page, day);
      await page.goto("/MyDashboard/spending?sample");
      await expect(page.getByRole("heading", { name: "By category" })).toBeVisible();
      await expectFitting(page);
      await page.getByRole("radio", { name: "Month", exact: true }).press("Space");
      await expectFitting(page);
    }));
}

for (const look of looksOf(2)) {
  test(`a couple’s spending and its editor are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await standAt(page, day);
      await seed(page, "couple", day);
      await page.goto("/MyDashboard/spending");
      await expect(page.getByRole("heading", { name: "Entries" })).toBeVisible();
      await expectFitting(page);
      await page.getByRole("button", { name: "Add expense" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectFitting(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Import CSV" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectFitting(page);
    }));
}
