import { expectAccessible } from "./support/accessible.ts";
import { test as accounts, signUp } from "./support/accounts.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { addNumber, askCode, byPhone, numberRow, press, textedField } from "./support/phone.ts";
import { signOut } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";
import { test } from "./support/texts.ts";

test("a number is in one account, is changed, and is taken back", async ({ page, texting }) => {
  test.slow();
  const [taken, next] = ["+4917010000004", "+4917010000005"];
  await signUp(page, texting.address, "first@example.com");
  await addNumber(page, texting, taken);
  await signOut(page);
  await signUp(page, texting.address, "second@example.com");
  await press(page, "Add a number");
  await askCode(page, taken);
  await textedField(page).fill(await texting.codeTo(taken, 2));
  await press(page, "Use this number");
  await expect(page.getByText("Another account has this number. It can be in one account only.")).toBeVisible();
  await press(page, "Change the number");
  await askCode(page, next);
  await textedField(page).fill(await texting.codeTo(next));
  await press(page, "Use this number");
  await expect(numberRow(page)).toContainText(next);
  await press(page, "Change number");
  await expect(page.getByRole("dialog")).toContainText("Change your phone number");
  await page.keyboard.press("Escape");
  await press(page, "Remove number");
  await page.getByRole("dialog").getByRole("button", { name: "Remove number" }).click();
  await expect(numberRow(page)).toContainText("None. With one, a code by text message signs you in.");
});

accounts("nothing of it is offered where texts can’t be sent", async ({ page, site: { address } }) => {
  await page.goto(`${address}/account`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Use a code by text message" })).toHaveCount(0);
  await signUp(page, address, "no-texts@example.com");
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
  await expect(numberRow(page)).toHaveCount(0);
});

for (const { width, colorScheme } of looksOf(0)) {
  test(`texted codes are accessible at ${width} px, ${colorScheme}`, async ({ browser, texting }, info) => {
    test.slow();
    const page = await pageWithLook(browser, { width, colorScheme });
    const look = async (name: string) => {
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`${name}.png`) });
    };
    await page.goto(`${texting.address}/account`);
    await expect(page.getByRole("button", { name: "Use a code by text message" })).toBeVisible();
    await look("offered");
    await byPhone(page);
    await press(page, "Text me a code");
    await look("number");
    await askCode(page, "+4917010000009");
    await look("code");
    await signUp(page, texting.address, `look-${colorScheme}-${width}@example.com`);
    await numberRow(page).scrollIntoViewIfNeeded();
    await look("row");
    await press(page, "Add a number");
    await look("dialog");
    await page.context().close();
  });
}
