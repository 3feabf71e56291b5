import type { Page } from "@playwright/test";
import { anotherBrowser, isIn, signIn, signUp } from "./support/accounts.ts";
import { type HostedPlace, test, watchHosted, whyNot } from "./support/hosted.ts";
import { answerStep, heading, steps } from "./support/intake.ts";
import { inStep } from "./support/people.ts";
import { askCode, byPhone, numberRow, press, textedField } from "./support/phone.ts";
import { card } from "./support/saved-week.ts";
import { expect } from "./support/test.ts";
import { join } from "./support/together.ts";

test.skip(whyNot !== null, whyNot ?? "");

/** Two emulators and two browsers take their time on a small machine. */
test.beforeEach(() => test.slow());

const asks = (page: Page, { auth, database }: HostedPlace): string[] => {
  const asked: string[] = [];
  const isClient = (url: string) =>
    /\/assets\/(hosted-|open-auth)/.test(url) || [auth, database].some((one) => url.startsWith(one));
  page.on("request", (request) => isClient(request.url()) && asked.push(request.url()));
  return asked;
};

test("on a static host two people sign up, share a household by a link, and one sees what the other saves", async ({
  browser,
  hosted,
}) => {
  const { address } = hosted;
  const [maya, tom] = [await anotherBrowser(browser), await anotherBrowser(browser)];
  const problems = [watchHosted(maya, hosted), watchHosted(tom, hosted)];

  await test.step("a visitor of public pages loads nothing of Firebase", async () => {
    const asked = asks(maya, hosted);
    for (const path of ["/", "/contactus", "/publications"])
      await maya.goto(address + path, { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    expect(await (await maya.goto(`${address}/contactus`))?.text()).not.toContain("<form");
    await expect(maya.getByRole("link", { name: "hello@money.example" })).toBeVisible();
    await expect(maya.getByRole("button", { name: "Send" })).toHaveCount(0);
  });

  await test.step("Maya signs up and types her household in, and it is her first week", async () => {
    await signUp(maya, address, "maya@example.com");
    await maya.goto(`${address}/EditHousehold`);
    await maya.getByLabel("Household name").fill("Maya and Tom");
    for (const step of steps) {
      await answerStep(maya, step);
      await maya.getByRole("link", { name: /^Next/ }).click();
    }
    // The review is headed by the name that she typed first: it came through all the steps.
    await expect(heading(maya)).toHaveText("Maya and Tom");
    await maya.getByRole("button", { name: "Begin your weeks" }).click();
    await expect(maya).toHaveURL(`${address}/MyDashboard`);
    await expect(maya.getByText("This is your first week.")).toBeVisible();
    await inStep(maya);
  });

  await test.step("Tom signs up, and comes in by her link", async () => {
    await signUp(tom, address, "tom@example.com");
    await maya.goto(`${address}/account`);
    await join(maya, tom);
  });

  await test.step("what Firebase lacks is absent", async () => {
    await expect(maya.getByRole("heading", { name: "Delete your account" })).toBeVisible();
    for (const name of ["Passkeys", "Signed in on", "Second factor"])
      await expect(maya.getByRole("heading", { name })).toHaveCount(0);
    await expect(maya.getByLabel("Or by mail")).toHaveCount(0);
    await expect(maya.getByRole("button", { name: "Choose day and time" })).toBeVisible();
  });

  await test.step("Maya saves the week, and Tom sees it", async () => {
    for (const page of [maya, tom]) await page.goto(`${address}/MyDashboard`);
    await card(maya).getByRole("button", { name: "Save the week" }).click();
    await expect(tom.locator(".save-press-words")).toHaveText([/^Maya recorded/]);
    await inStep(maya);
  });

  await test.step("a reload finds who is signed in, and whoever leaves leaves nothing", async () => {
    await maya.goto(`${address}/account`);
    await isIn(maya);
    await maya.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(maya.getByRole("tab", { name: "Create account" })).toBeVisible();
    await signIn(maya, address, "maya@example.com");
    await expect(maya.locator(".household-name")).toHaveText("Maya and Tom");
  });
  expect(problems.flatMap((ofPage) => ofPage())).toEqual([]);
});

test("a number is added by a texted code, signs in, and is taken off again", async ({ browser, hosted }) => {
  const { address, codeTo } = hosted;
  const number = "+12025550143";
  const maya = await anotherBrowser(browser);
  await signUp(maya, address, "maya.phone@example.com");
  await press(maya, "Add a number");
  await askCode(maya, number);
  await textedField(maya).fill(await codeTo(number));
  await press(maya, "Use this number");
  await expect(numberRow(maya)).toContainText(number);
  const elsewhere = await anotherBrowser(browser);
  await elsewhere.goto(`${address}/account`);
  await byPhone(elsewhere);
  await askCode(elsewhere, number);
  await textedField(elsewhere).fill(await codeTo(number));
  await press(elsewhere, "Sign in");
  await isIn(elsewhere);
  await press(elsewhere, "Remove number");
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Remove number" }).click();
  await expect(numberRow(elsewhere)).toContainText("None.");
});
