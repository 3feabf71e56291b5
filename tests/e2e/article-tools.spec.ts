import type { Page } from "@playwright/test";
import { measurePage } from "../../bench/page-weight.mjs";
import { expectAccessible } from "./support/accessible.ts";
import { publicRoutes } from "./support/all-routes.ts";
import { expect, settled, test } from "./support/test.ts";

const articles = publicRoutes.map(({ path }) => path).filter((path) => path.startsWith("/publications/"));
const phone = { width: 390, height: 844 };

const part = (page: Page) => page.locator("#work-it-out");

/** Enter on the link, reached as the keyboard reaches it. */
async function openByKeys(page: Page, name: string): Promise<void> {
  const link = part(page).getByRole("link", { name });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(part(page).getByRole("region", { name: "Your figures" })).toBeVisible();
}

test("a tool in an article is used by keyboard on a phone, and carried into the intake", async ({ page, problems }) => {
  await page.setViewportSize(phone);
  await page.goto("/publications/debt-payoff-tracker");
  await settled(page);
  await openByKeys(page, "Use your own figures");
  await expect(part(page).getByLabel("Name").first()).toBeFocused();
  for (const text of ["Visa", "1000", "12", "100"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(part(page).getByRole("region", { name: "The answer" })).toContainText("$58.98");
  await expectAccessible(page);
  await part(page).getByRole("link", { name: "Start a household with this" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "What you own and owe" })).toBeVisible();
  await page.getByRole("button", { name: "Take it over" }).first().click();
  await expect(page.getByText("Visa").first()).toBeVisible();
  expect(problems).toEqual([]);
});

test("every article’s tool opens in its place, fits a phone and is accessible", async ({ page, problems }) => {
  test.slow();
  await page.setViewportSize(phone);
  for (const path of articles) {
    await page.goto(path);
    await settled(page);
    await openByKeys(page, "Use your own figures");
    await expectAccessible(page, "#work-it-out");
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(problems).toEqual([]);
});

test("without scripts the link leads to the tool’s own page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/publications/budget-apps-for-couples`);
  await expect(part(page)).toContainText("Three ways for two people to split what they share");
  await part(page).getByRole("link", { name: "Start with this example" }).click();
  await expect(page).toHaveURL(/\/NiftyStuff\/fair-shares#incomeA=3600/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fair shares");
  await context.close();
});

test("nothing of a tool is fetched before someone reaches for it", async ({ browser, baseURL }) => {
  for (const path of articles.slice(0, 3)) {
    const { script, files } = await measurePage(browser, `${baseURL}${path}`);
    expect(script).toBeLessThanOrEqual(100_000);
    expect(files.filter(({ url }) => /tool|result/.test(url))).toEqual([]);
  }
});

test("on paper a sheet that was made in an article stands alone", async ({ page }) => {
  await page.goto("/publications/weekly-budget-tracker");
  await settled(page);
  await openByKeys(page, "Use your own figures");
  await part(page).getByLabel("The week begins on").fill("2026-11-16");
  await expect(page.getByRole("heading", { name: "Week of 16 November to 22 November" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const gone of [page.locator("h1"), page.locator(".article-section").first(), page.locator(".nav")])
    await expect(gone).toBeHidden();
  await expect(page.getByRole("rowheader", { name: "Everyday" })).toBeVisible();
});
