import { expectAccessible } from "../support/accessible.ts";
import { signUp } from "../support/accounts.ts";
import { addPerson, beginHousehold } from "../support/household.ts";
import { looksOf } from "../support/looks.ts";
import { makeLink, section } from "../support/sharing.ts";
import { expect } from "../support/test.ts";
import { openHome, test } from "./lan.ts";

for (const { width, colorScheme } of looksOf(0)) {
  test(`the account page says what plain HTTP leaves out and why, at ${width} px, ${colorScheme}`, async ({
    browser,
    home: { address },
  }, info) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const { page, problems } = await openHome(context, address);
    await page.goto(`${address}/account`);
    await beginHousehold(page, "Maya and Tom");
    const words = section(page, "Without https");
    await expect(words.getByRole("listitem")).toHaveCount(4);
    await expect(words).toContainText("others on the same network could read or change what is sent");
    await expect(page.getByText("Browsers encrypt only on pages that came by https.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Back up" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /passkey/i })).toHaveCount(0);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("account.png"), fullPage: true });
    expect(problems).toEqual([]);
    await context.close();
  });
}

test("a page that browsers trust says nothing of it", async ({ page }) => {
  await page.goto("/account");
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  await expect(section(page, "Without https")).toHaveCount(0);
});

test("an invitation’s link is copied by its button, and an export is saved", async ({ context, home: { address } }) => {
  const { page } = await openHome(context, address);
  await signUp(page, address, "maya-copies@example.com");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  const link = await makeLink(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(link.slice(0, 80));
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/^weekfold-.+\.json$/);
});
