import type { Browser } from "@playwright/test";
import type { Currency } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import { generatedHouseholds } from "../../households/any-household.ts";
import { departures, disagreements } from "../../households/compare-figures.ts";
import { expectedFigures } from "../../households/defined-figures.ts";
import { households } from "../../households/households.ts";
import { seedRecords, standAt } from "../support/seed.ts";
import { expect, test, watchProblems } from "../support/test.ts";
import { figuresOnScreens } from "./open-screens.ts";

/** A Friday in week 46, as the generated households have it. */
const day = "2026-11-13" as Day;
const format = { locale: "en-US", currency: "USD" as Currency };

/** How many generated households, beyond one for each state that a household can be in. */
const counts: Readonly<Record<string, number>> = { short: 5, full: 25, long: 200 };
const count = counts[process.env.TEST_MATRIX ?? "short"] ?? 5;

const states = Object.entries(households).map(([name, of]) => ({ name, records: of(day) }));
const generated = generatedHouseholds(count).map((records, index) => ({ name: `household ${index + 1}`, records }));

/** What the sample shows at least. */
const sampleOn = {
  week: ["saved-year", "safe-to-spend", "streak", "owed"],
  spending: ["spent-week"],
  "net-worth": ["net-worth", "owed"],
  goals: ["owed"],
  history: ["saved-year"],
  balances: [],
  "debt-tool": [],
  "fund-tool": ["emergency-held"],
};

for (const { name, records } of [...states, ...generated])
  test(`[FG8] every screen of ${name} has one value for each figure`, async ({ browser }) => {
    expect(await faultsIn(browser, records)).toEqual([]);
  });

test("[FG8] every screen of the sample has one value for each figure", async ({ page, problems }) => {
  await standAt(page, day);
  await page.goto("/MyDashboard?sample");
  const shown = await figuresOnScreens(page, sampleOn, "?sample");
  expect([...disagreements(shown, format), ...problems]).toEqual([]);
});

test("[FG8] a device without a household marks no figure on any screen", async ({ page }) => {
  await standAt(page, day);
  for (const path of ["/", "/MyDashboard", "/MyDashboard/net-worth", "/MyGoalsPage", "/NiftyStuff/debt-payoff"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expect(page.locator("[data-figure]")).toHaveCount(0);
  }
});

async function faultsIn(browser: Browser, records: readonly AnyRecord[]): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const problems = watchProblems(page);
    await standAt(page, day);
    await seedRecords(page, records);
    const { defined, on } = expectedFigures(records, Date.parse(`${day}T12:00:00Z`));
    const shown = await figuresOnScreens(page, on);
    return [...disagreements(shown, format), ...departures(shown, defined), ...problems];
  } finally {
    await context.close();
  }
}
