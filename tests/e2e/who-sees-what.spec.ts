import { expectAccessible } from "./support/accessible.ts";
import { signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { section } from "./support/sharing.ts";
import { expect, watchProblems } from "./support/test.ts";

for (const { width, colorScheme } of looksOf(5)) {
  test(`who sees what is one page, for visitors too, at ${width} px, ${colorScheme}`, async ({
    browser,
    site: { address },
  }, info) => {
    const page = await pageWithLook(browser, { width, colorScheme });
    const problems = watchProblems(page);
    await page.goto(`${address}/account`);
    await section(page, "Privacy").getByRole("link", { name: "Who sees what" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who sees what");
    await expect(page.getByRole("row", { name: /^What you keep to yourself yes no could$/ })).toBeVisible();
    await expectAccessible(page);
    const table = page.locator(".table-region");
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    await page.screenshot({ path: info.outputPath("who-sees-what.png"), fullPage: true });
    expect(problems).toEqual([]);
    await page.context().close();
  });
}

test("it is a click away from what is shared, signed in", async ({ page, site: { address } }) => {
  await signUp(page, address, "ann-sees@example.com");
  await beginHousehold(page, "Ann’s");
  await section(page, "Who sees what").getByRole("link", { name: "All of it, on one page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who sees what");
  await page.getByRole("link", { name: "To your account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
});

test("a page that does not come says so, and comes when it is tried again", async ({ page, site: { address } }) => {
  await page.goto(`${address}/account`);
  const link = section(page, "Privacy").getByRole("link", { name: "Who sees what" });
  await expect(link).toBeVisible();
  await page.route(/assets\/.*\.js/, (route) => route.abort());
  await link.click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute(/assets\/.*\.js/);
  await page.waitForTimeout(600);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who sees what");
});
