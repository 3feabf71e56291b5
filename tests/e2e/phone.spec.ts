import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { test as accounts, isIn, part, signUp } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { inStep, onDisk } from "./support/people.ts";
import { enrol, isHalfway, signOut } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";
import { type TextingSite, test } from "./support/texts.ts";

const numberField = (page: Page) => page.getByLabel("Phone number", { exact: true });
const codeField = (page: Page) => page.getByLabel("Code from the text");
const row = (page: Page) =>
  page.locator(".security .data-rows > li").filter({ has: page.getByRole("heading", { name: "Phone number" }) });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function askCode(page: Page, number: string): Promise<void> {
  await numberField(page).fill(number);
  await press(page, "Text me a code");
  await expect(codeField(page)).toBeFocused();
}

async function addNumber(page: Page, { codeTo }: TextingSite, number: string): Promise<void> {
  await press(page, "Add a number");
  await askCode(page, number);
  await codeField(page).fill(await codeTo(number));
  await press(page, "Use this number");
  await expect(row(page)).toContainText(number);
}

/** Up to the form of this way. */
async function byPhone(page: Page): Promise<void> {
  await press(page, "Use a code by text message");
  await expect(numberField(page)).toBeFocused();
}

test("[PH3] a number is added by its code, and from then on signs in", async ({ page, texting }) => {
  test.slow();
  const number = "+4917010000001";
  await signUp(page, texting.address, "fay@example.com");
  await beginHousehold(page, "Fay’s");
  await inStep(page);
  await press(page, "Add a number");
  await numberField(page).fill("0170 10000001");
  await press(page, "Text me a code");
  await expect(numberField(page)).toHaveAccessibleDescription(/Type the number with its country/);
  await expect(numberField(page)).toHaveValue("0170 10000001");
  await askCode(page, "+49 (170) 1000-0001");
  const first = await texting.codeTo(number);
  await press(page, "Use this number");
  await expect(codeField(page)).toHaveAccessibleDescription(/six digits/);
  await codeField(page).fill(first === "000000" ? "000001" : "000000");
  await press(page, "Use this number");
  await expect(codeField(page)).toHaveAccessibleDescription(/^That code is wrong/);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  await press(page, "Send another code");
  await expect(codeField(page)).toHaveAccessibleDescription(/Only the latest one counts/);
  const second = await texting.codeTo(number, 2);
  await codeField(page).fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await press(page, "Use this number");
  await expect(row(page)).toContainText(`${number}. A code texted there signs you in.`);
  await expect(part(page, "What happened here").getByRole("listitem").first()).toContainText("Phone number added");
  await signOut(page);

  await byPhone(page);
  await askCode(page, number);
  await expect(page.getByText(`If an account has ${number}, a text is on its way there.`)).toBeVisible();
  await codeField(page).fill(await texting.codeTo(number, 3));
  await press(page, "Sign in");
  await isIn(page);
  await expect(page.locator(".household-name")).toHaveText("Fay’s");
});

test("[PH4] a number that nobody has is answered alike and texted nothing; guessing has to wait", async ({
  page,
  texting,
}) => {
  await page.goto(`${texting.address}/account`);
  await byPhone(page);
  await askCode(page, "+4917010000002");
  await expect(page.getByText("If an account has +4917010000002, a text is on its way there.")).toBeVisible();
  for (let guess = 1; guess <= 5; guess += 1) {
    await codeField(page).fill(`00000${guess}`);
    const answered = page.waitForResponse("**/api/auth/phone/sign-in");
    await press(page, "Sign in");
    await answered;
    await expect(codeField(page)).toHaveAccessibleDescription(/^That code is wrong/);
  }
  await press(page, "Sign in");
  await expect(page.getByText(/^That was tried often\. Wait \d+ seconds/)).toBeVisible();
  await expect(codeField(page)).toHaveValue("000005");
  expect(texting.textsTo("+4917010000002")).toEqual([]);
  await press(page, "Change the number");
  await expect(numberField(page)).toHaveValue("+4917010000002");
  await expect(numberField(page)).toBeFocused();
  await press(page, "Sign in another way");
  await expect(page.getByRole("button", { name: "Use a code by text message" })).toBeFocused();
});

test("[PH5] where there is a second factor, a texted code leads to it", async ({ page, texting }) => {
  const number = "+4917010000003";
  const { app } = await enrol(page, texting, "both@example.com");
  await addNumber(page, texting, number);
  await signOut(page);
  await byPhone(page);
  await askCode(page, number);
  await codeField(page).fill(await texting.codeTo(number, 2));
  await press(page, "Sign in");
  await isHalfway(page);
  await page.getByLabel("Code from your authenticator app").fill(await app.nextCode());
  await press(page, "Finish signing in");
  await isIn(page);
});

test("[PH6] a number is in one account, is changed, and is taken back", async ({ page, texting }) => {
  test.slow();
  const [taken, next] = ["+4917010000004", "+4917010000005"];
  await signUp(page, texting.address, "first@example.com");
  await addNumber(page, texting, taken);
  await signOut(page);
  await signUp(page, texting.address, "second@example.com");
  await press(page, "Add a number");
  await askCode(page, taken);
  await codeField(page).fill(await texting.codeTo(taken, 2));
  await press(page, "Use this number");
  await expect(page.getByText("Another account has this number. It can be in one account only.")).toBeVisible();
  await press(page, "Change the number");
  await askCode(page, next);
  await codeField(page).fill(await texting.codeTo(next));
  await press(page, "Use this number");
  await expect(row(page)).toContainText(next);
  await press(page, "Change number");
  await expect(page.getByRole("dialog")).toContainText("Change your phone number");
  await page.keyboard.press("Escape");
  await press(page, "Remove number");
  await page.getByRole("dialog").getByRole("button", { name: "Remove number" }).click();
  await expect(row(page)).toContainText("None. With one, a code by text message signs you in.");
});

test("[PH3] a shared computer keeps nothing of a sign-in by text, and a lost connection is said", async ({
  page,
  context,
  texting,
}) => {
  const number = "+4917010000006";
  await signUp(page, texting.address, "cafe@example.com");
  await addNumber(page, texting, number);
  await signOut(page);
  await byPhone(page);
  await page.getByLabel("This is a shared computer").check();
  await context.setOffline(true);
  await numberField(page).fill(number);
  await press(page, "Text me a code");
  await expect(page.getByText("We couldn’t reach the server. This needs a connection.")).toBeVisible();
  await context.setOffline(false);
  await askCode(page, number);
  await codeField(page).fill(await texting.codeTo(number, 2));
  await press(page, "Sign in");
  await isIn(page);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name.endsWith("session_token"))?.expires).toBe(-1);
  expect(Object.keys(await onDisk(page)).filter((name) => name.includes("user"))).toEqual([]);
});

accounts("[PH7] nothing of it is offered where texts can’t be sent", async ({ page, site: { address } }) => {
  await page.goto(`${address}/account`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Use a code by text message" })).toHaveCount(0);
  await signUp(page, address, "none@example.com");
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
  await expect(row(page)).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`[PH8] texted codes are accessible at ${width} px, ${colorScheme}`, async ({ browser, texting }, info) => {
      test.slow();
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ colorScheme, viewport, serviceWorkers: "block" });
      const page = await context.newPage();
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
      await row(page).scrollIntoViewIfNeeded();
      await look("row");
      await press(page, "Add a number");
      await look("dialog");
      await context.close();
    });
  }
}
