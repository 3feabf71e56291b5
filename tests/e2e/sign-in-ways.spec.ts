import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, fillIn, isIn, password, signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { inStep } from "./support/people.ts";
import { makeLink } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

test("whoever was invited makes an account on the way, and goes on where they were", async ({
  page,
  browser,
  site: { address },
}) => {
  await signUp(page, address, "ann@example.com");
  await beginHousehold(page, "Ann’s");
  await inStep(page);
  const link = await makeLink(page);
  const guest = await anotherBrowser(browser);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Join with an account" })).toBeVisible();
  await expectAccessible(guest);
  await fillIn(guest, "ben@example.com");
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest.getByRole("heading", { name: "Nearly there" })).toBeVisible();
  await expect(page.getByText("ben@example.com")).toBeVisible();
});

test("signing up and out works by keyboard alone", async ({ page, site: { address } }) => {
  await page.goto(`${address}/account`);
  await page.getByRole("tab", { name: "Sign in" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.type("keys@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show the password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("This is a shared computer")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await isIn(page);
  const out = page.getByRole("button", { name: "Sign out", exact: true }).last();
  for (let presses = 0; presses < 40 && !(await out.evaluate((node) => node === document.activeElement)); presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Signed out. Nothing of yours is left on this device.")).toBeVisible();
});

for (const { width, colorScheme } of looksOf(3)) {
  test(`the form is accessible at ${width} px, ${colorScheme}`, async ({ browser, site: { address } }, info) => {
    const page = await pageWithLook(browser, { width, colorScheme });
    await page.goto(`${address}/account`);
    await expect(page.getByLabel("Name of your household")).toBeVisible();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("visitor.png"), fullPage: true });
    for (const way of ["reset", "reset#secret", "verify#secret"]) {
      await page.goto("about:blank");
      await page.goto(`${address}/account/${way}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`${way.replace("#", "-")}.png`), fullPage: true });
    }
  });
}
