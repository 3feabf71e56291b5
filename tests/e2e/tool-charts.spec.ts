import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { friday } from "./support/net-worth.ts";
import { standAt } from "./support/seed.ts";
import { expect, settled, test } from "./support/test.ts";

interface Drawn {
  /** The tool with its figures, as a link says them. */
  link: string;
  chart: string;
  /** What the keyboard reads first of it, from its beginning. */
  begins: string;
  /** A row of its table. */
  row: string;
  file: string;
}

const drawn: readonly Drawn[] = [
  {
    link: "emergency-fund#needs=2400&saved=1000&weekly=75&in=USD",
    chart: "The way to the fund",
    begins: "0 months: today · In the fund $1,000.00",
    row: "1 month: week 19, March 2027 projected $2,425.00",
    file: "weekfold-emergency-fund-way-2026-11-13.csv",
  },
  {
    link: "pay-calendar#on=2026-11-13&amount=1600&in=USD",
    chart: "Pay by month",
    begins: "November 2026 · The usual two $3,200.00",
    row: "April 2027 $3,200.00 $1,600.00",
    file: "weekfold-pay-calendar-by-month-2026-11-13.csv",
  },
  {
    link: "fair-shares#nameA=Maya&incomeA=3000&nameB=Tom&incomeB=2000&costs=2400&in=USD",
    chart: "Three ways side by side",
    begins: "By halves · Maya pays $1,200.00",
    row: "By income $1,440.00 $960.00 $1,560.00 $1,040.00",
    file: "weekfold-fair-shares-side-by-side-2026-11-13.csv",
  },
  {
    link: "real-hourly-wage#pay=1600&commute=7.5&around=2.5&costs=100&in=USD",
    chart: "Where an hour on paper goes",
    begins: "On paper · An hour $20.00",
    row: "Around it $0.87",
    file: "weekfold-real-hourly-wage-an-hour-2026-11-13.csv",
  },
];

/** Point by point with the keys, from the first on. */
async function readByKeys(page: Page, { chart, begins }: Drawn): Promise<void> {
  await page.getByRole("application", { name: chart }).focus();
  await page.keyboard.press("Home");
  await expect(page.locator(".chart-reading")).toHaveText(begins);
}

for (const [index, tool] of drawn.entries())
  for (const look of looksOf(index))
    test(`“${tool.chart}” is read by keyboard, as a table and as a file (${look.width}, ${look.colorScheme})`, async ({
      browser,
      baseURL,
    }) => {
      const page = await pageWithLook(browser, look);
      await standAt(page, friday);
      await page.goto(`${baseURL}/NiftyStuff/${tool.link}`);
      await settled(page);
      const figure = page.getByRole("figure", { name: tool.chart });
      await readByKeys(page, tool);
      await expectAccessible(page);
      const download = page.waitForEvent("download");
      await figure.getByRole("button", { name: /^Download CSV/ }).press("Enter");
      expect((await download).suggestedFilename()).toBe(tool.file);
      await figure.getByRole("button", { name: "Table view" }).press("Enter");
      await expect(figure.getByRole("row", { name: tool.row })).toBeVisible();
      await expectAccessible(page, "main");
      await page.emulateMedia({ media: "print" });
      await expect(figure.getByRole("row", { name: tool.row })).toBeVisible();
      await expect(figure.getByRole("button")).toHaveCount(0);
      await page.context().close();
    });

test("a chart inside an article fits a phone", async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/publications/budget-apps-for-couples");
  await settled(page);
  await page.locator("#work-it-out").getByRole("link", { name: "Start with this example" }).click();
  await expect(page.getByRole("figure", { name: "Three ways side by side" })).toBeVisible();
  await expectAccessible(page, "#work-it-out");
  expect(problems).toEqual([]);
});
