import { expectAccessible } from "./support/accessible.ts";
import { confirmAddress, isIn, signUp, test } from "./support/accounts.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { beginTurningOn, bring, codeField, enrol, signInHalfway, signOut, turnOn } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";

test("a backup code stands in for the app once, and how many are left is said", async ({ page, site }) => {
  test.slow();
  const {
    app,
    backupCodes: [first, ...others],
  } = await enrol(page, site, "three@example.com");
  await signOut(page);
  await signInHalfway(page, site.address, "three@example.com");
  await codeField(page).fill("12");
  await page.getByRole("button", { name: "Use a backup code instead" }).click();
  const field = page.getByLabel("Backup code");
  await expect(field).toBeFocused();
  await field.fill("123456");
  await page.getByRole("button", { name: "Finish signing in" }).click();
  await expect(field).toHaveAccessibleDescription(/ten letters and digits/);
  await page.getByRole("button", { name: "Use the app instead" }).click();
  await expect(codeField(page)).toHaveValue("12");
  await page.getByRole("button", { name: "Use a backup code instead" }).click();
  await field.fill(first!.toUpperCase().replace("-", " "));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Finish signing in" }).click();
  await isIn(page);
  await expect(page.getByText("9 left, for when the app is out of reach.")).toBeVisible();
  await signOut(page);
  await signInHalfway(page, site.address, "three@example.com");
  await page.getByRole("button", { name: "Use a backup code instead" }).click();
  await field.fill(first!);
  await page.getByRole("button", { name: "Finish signing in" }).click();
  await expect(field).toHaveAccessibleDescription(/none of your backup codes, or it was used/);
  await page.getByRole("button", { name: "Use the app instead" }).click();
  await bring(page, await app.nextCode());
  await isIn(page);

  await test.step("new backup codes take the place of the old ones", async () => {
    await page.getByRole("button", { name: "Make new ones" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make new ones" }).click();
    await expect(page.getByRole("heading", { name: "Keep your backup codes" })).toBeFocused();
    const [fresh] = await page.getByRole("list", { name: "Backup codes" }).getByRole("listitem").allInnerTexts();
    await page.getByRole("button", { name: "I have kept them" }).click();
    await signOut(page);
    await signInHalfway(page, site.address, "three@example.com");
    await page.getByRole("button", { name: "Use a backup code instead" }).click();
    await field.fill(others[0]!);
    await page.getByRole("button", { name: "Finish signing in" }).click();
    await expect(field).toHaveAccessibleDescription(/none of your backup codes/);
    await field.fill(fresh!);
    await page.getByRole("button", { name: "Finish signing in" }).click();
    await isIn(page);
  });
});

for (const { width, colorScheme } of looksOf(7)) {
  test(`the step, the app’s secret and the codes are accessible at ${width} px, ${colorScheme}`, async ({
    browser,
    site,
  }, info) => {
    test.slow();
    const page = await pageWithLook(browser, { width, colorScheme });
    const email = `step-${width}-${colorScheme}@example.com`;
    const look = async (name: string) => {
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    };
    await signUp(page, site.address, email);
    await page.getByText("Off. Confirm your address first").scrollIntoViewIfNeeded();
    await look("not-confirmed");
    await confirmAddress(page, site, email);
    await beginTurningOn(page);
    await look("app-secret");
    await page.getByRole("button", { name: "Cancel" }).click();
    await turnOn(page);
    await look("codes");
    await page.getByRole("button", { name: "I have kept them" }).click();
    await signOut(page);
    await signInHalfway(page, site.address, email);
    await page.getByRole("button", { name: "Use a backup code instead" }).click();
    await page.getByRole("button", { name: "Finish signing in" }).click();
    await look("backup");
  });
}
