import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectFitting, inLook } from "./support/fitting.ts";
import { looksOf } from "./support/looks.ts";
import { seed, standAt } from "./support/seed.ts";
import { expect, test } from "./support/test.ts";

/** In June, so that 45 weeks lie in two years. */
const day = "2026-06-12";

const year = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const line = (page: Page, name: string): Locator => page.locator("summary").filter({ hasText: name });
const cents = (text: string | null): number => Number(text!.replace(/[^\d]/g, ""));

/** The week's screen says what each of the two years set aside. */
async function openHistory(page: Page): Promise<{ now: string; before: string }> {
  await standAt(page, day);
  await seed(page, "couple", day);
  const thisYear = page.getByRole("region", { name: "This year" });
  const now = (await thisYear.locator(".money--hero .money-spoken").textContent())!;
  await page.getByRole("button", { name: "Show 2025" }).click();
  const before = (await thisYear.getByText(/^2025 \$/).textContent())!.match(/\$[\d,.]+/)![0];
  await page.goto("/MyDashboard/history");
  await expect(page.getByRole("region", { name: "On record" })).toBeVisible();
  return { now, before };
}

test("weeks, quarters and years add up to what the week’s screen says", async ({ page, problems }) => {
  const { now, before } = await openHistory(page);
  await test.step("all of it", async () => {
    const whole = page.locator(".history-total .money-spoken");
    expect(cents(await whole.textContent())).toBe(cents(now) + cents(before));
  });
  for (const [name, view] of [
    ["weeks", "Weeks"],
    ["quarters", "Quarters"],
  ] as const) {
    await test.step(`by ${name}`, async () => {
      await tab(page, view).click();
      if (view === "Weeks") await page.getByText("22 weeks of 2025").click();
      await expect(year(page, "2026").locator(".sum")).toHaveText(`Set aside, 2026${now}`);
      await expect(year(page, "2025").locator(".sum")).toHaveText(`Set aside, 2025${before}`);
      for (const [one, sum] of [["2026", now] as const, ["2025", before] as const]) {
        const rows = await year(page, one).locator("summary .period-saved").allTextContents();
        expect(rows.map(cents).reduce((left, right) => left + right)).toBe(cents(sum));
      }
    });
  }
  await test.step("by years", async () => {
    await tab(page, "Years").click();
    await expect(line(page, "2026")).toContainText(`set aside ${now}`);
    await expect(line(page, "2025")).toContainText(`set aside ${before}`);
  });
  expect(problems).toEqual([]);
});

test("years are compared as lines, as a table and as a file", async ({ page, problems }) => {
  const { now, before } = await openHistory(page);
  const chart = page.getByRole("figure", { name: "Set aside so far, by week of the year" });
  await expect(chart.getByRole("application")).toContainText("2025");
  await chart.getByRole("button", { name: "Table view" }).click();
  const table = chart.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Week", "2026", "2025"]);
  await expect(table.getByRole("row", { name: /^Week 24 / })).toContainText(now);
  await expect(table.getByRole("row", { name: /^Week 52 / })).toContainText(before);
  const rows = (await downloaded(page, chart.getByRole("button", { name: "Download CSV" }))).split("\r\n");
  expect(rows[0]).toBe("\ufeffWeek,Set aside in 2025,Set aside in 2026,Currency");
  expect(rows[52]).toBe(`52,${before.replace(/[$,]/g, "")},,USD`);
  expect(problems).toEqual([]);
});

test("the list is a file too, with every week in it", async ({ page }) => {
  await openHistory(page);
  const list = page.getByRole("region", { name: "On record" });
  const rows = (await downloaded(page, list.getByRole("button", { name: /^Download CSV ?: weeks$/ }))).split("\r\n");
  expect(rows[0]).toMatch(/^\ufeffWeek,From,To,State,Folded,Set aside,Set aside: Maya,Set aside: Tom,Spent,/);
  expect(rows[1]).toMatch(/^2026-W24,2026-06-08,2026-06-14,still open,/);
  expect(rows.filter((row) => /^20\d\d-W/.test(row))).toHaveLength(46);
});

test("a save is removed from its week and brought back, and every sum follows", async ({ page, problems }) => {
  const { now } = await openHistory(page);
  const sum = year(page, "2026").locator(".sum .money");
  await line(page, "Week 22").click();
  await page.getByRole("button", { name: "Remove $30.00 for Lisbon in June by Tom" }).click();
  const less = `$${((cents(now) - 3_000) / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  await expect(sum).toHaveText(less);
  await expect(line(page, "Week 22")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sum).toHaveText(now);
  await page.getByRole("button", { name: "Remove $30.00 for Lisbon in June by Tom" }).click();
  await expect(sum).toHaveText(less);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "This week" }).click();
  await expect(page.locator(".year .money--hero .money-spoken")).toHaveText(less);
  expect(problems).toEqual([]);
});

for (const look of looksOf(3)) {
  test(`the history, its lines and its choices are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await openHistory(page);
      await line(page, "Week 23").click();
      await expectFitting(page);
      for (const view of ["Quarters", "Years"]) {
        await tab(page, view).click();
        await page.getByRole("tabpanel").locator("summary").first().click();
        await expectFitting(page);
      }
      await page.getByRole("radio", { name: "Tom" }).press("Space");
      await page.getByLabel("For what").selectOption({ label: "Kitchen table" });
      for (const toggle of await page.getByRole("button", { name: "Table view" }).all()) await toggle.click();
      await expectFitting(page);
    }));
}

for (const look of looksOf(0)) {
  test(`a history that has not begun says so, is accessible and fits at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await page.goto("/MyDashboard/history");
      await expect(page.getByText("No weeks on record yet.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Set up your household" })).toBeVisible();
      await expectFitting(page);
      await standAt(page, day);
      await seed(page, "first-week", day);
      await page.goto("/MyDashboard/history");
      await expect(page.getByText("Your first week is still open.")).toBeVisible();
      await expectFitting(page);
      await page.getByRole("link", { name: "To this week" }).click();
      await expect(page.getByRole("button", { name: "Save the week" })).toBeVisible();
    }));
}

async function downloaded(page: Page, button: Locator): Promise<string> {
  const saving = page.waitForEvent("download");
  await button.click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^weekfold-history-[a-z-]+-2026-06-12\.csv$/);
  return readFile(await download.path(), "utf8");
}
