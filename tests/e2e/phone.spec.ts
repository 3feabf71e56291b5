import { expectAccessible } from "./support/accessible.ts";
import { isIn, part, signUp } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { inStep, onDisk } from "./support/people.ts";
import { addNumber, askCode, byPhone, numberField, numberRow, press, textedField } from "./support/phone.ts";
import { enrol, isHalfway, signOut } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";
import { test } from "./support/texts.ts";

test("a number is added by its code, and from then on signs in", async ({ page, texting }) => {
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
  await expect(textedField(page)).toHaveAccessibleDescription(/six digits/);
  await textedField(page).fill(first === "000000" ? "000001" : "000000");
  await press(page, "Use this number");
  await expect(textedField(page)).toHaveAccessibleDescription(/^That code is wrong/);
  await expect(textedField(page)).toBeFocused();
  await expectAccessible(page);
  await press(page, "Send another code");
  await expect(textedField(page)).toHaveAccessibleDescription(/Only the latest one counts/);
  const second = await texting.codeTo(number, 2);
  await textedField(page).fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await press(page, "Use this number");
  await expect(numberRow(page)).toContainText(`${number}. A code texted there signs you in.`);
  await expect(part(page, "What happened here").getByRole("listitem").first()).toContainText("Phone number added");
  await signOut(page);

  await byPhone(page);
  await askCode(page, number);
  await expect(page.getByText(`If an account has ${number}, a text is on its way there.`)).toBeVisible();
  await textedField(page).fill(await texting.codeTo(number, 3));
  await press(page, "Sign in");
  await isIn(page);
  await expect(page.locator(".household-name")).toHaveText("Fay’s");
});

test("a number that nobody has is answered alike and texted nothing; guessing has to wait", async ({
  page,
  texting,
}) => {
  await page.goto(`${texting.address}/account`);
  await byPhone(page);
  await askCode(page, "+4917010000002");
  await expect(page.getByText("If an account has +4917010000002, a text is on its way there.")).toBeVisible();
  for (let guess = 1; guess <= 5; guess += 1) {
    await textedField(page).fill(`00000${guess}`);
    const answered = page.waitForResponse("**/api/auth/phone/sign-in");
    await press(page, "Sign in");
    await answered;
    await expect(textedField(page)).toHaveAccessibleDescription(/^That code is wrong/);
  }
  await press(page, "Sign in");
  await expect(page.getByText(/^That was tried often\. Wait \d+ seconds/)).toBeVisible();
  await expect(textedField(page)).toHaveValue("000005");
  expect(texting.textsTo("+4917010000002")).toEqual([]);
  await press(page, "Change the number");
  await expect(numberField(page)).toHaveValue("+4917010000002");
  await expect(numberField(page)).toBeFocused();
  await press(page, "Sign in another way");
  await expect(page.getByRole("button", { name: "Use a code by text message" })).toBeFocused();
});

test("where there is a second factor, a texted code leads to it", async ({ page, texting }) => {
  const number = "+4917010000003";
  const { app } = await enrol(page, texting, "both@example.com");
  await addNumber(page, texting, number);
  await signOut(page);
  await byPhone(page);
  await askCode(page, number);
  await textedField(page).fill(await texting.codeTo(number, 2));
  await press(page, "Sign in");
  await isHalfway(page);
  await page.getByLabel("Code from your authenticator app").fill(await app.nextCode());
  await press(page, "Finish signing in");
  await isIn(page);
});

test("a shared computer keeps nothing of a sign-in by text, and a lost connection is said", async ({
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
  await textedField(page).fill(await texting.codeTo(number, 2));
  await press(page, "Sign in");
  await isIn(page);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name.endsWith("session_token"))?.expires).toBe(-1);
  expect(Object.keys(await onDisk(page)).filter((name) => name.includes("user"))).toEqual([]);
});
