import { expect, settled, test } from "./support/test.ts";

const paper = (page: import("@playwright/test").Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const light = "rgb(239, 247, 243)";
const dark = "rgb(9, 21, 21)";

test("follows the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await paper(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await paper(page)).toBe(light);
});

test("one toggle changes it, and the choice stays, without a flash", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await settled(page);
  await page.getByRole("button", { name: "Dark" }).click();
  expect(await paper(page)).toBe(dark);
  await page.addInitScript(() => {
    // The theme must be in force before the first element of the body exists.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/MyDashboard");
  expect(await page.evaluate(() => (window as never as { themeAtBody: string }).themeAtBody)).toBe("dark");
  await settled(page);
  await page.getByRole("button", { name: "Light" }).click();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("a choice holds in other open tabs, and for the browser's own bars", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await settled(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/terms");
  await settled(other);
  await page.getByRole("button", { name: "Dark" }).click();
  await expect.poll(() => paper(other)).toBe(dark);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", "#091515");
});
