import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { fillIn, isIn, signUp } from "../support/accounts.ts";
import { answerStep, heading, steps } from "../support/intake.ts";
import { inStep, peopleShown } from "../support/people.ts";
import { makeLink, section } from "../support/sharing.ts";
import { expect, settled } from "../support/test.ts";
import { saveCard, stillAsked } from "../support/week.ts";
import { openHome, test } from "./lan.ts";

const browserAt = async (browser: Browser, address: string) => {
  const context = await browser.newContext();
  return openHome(context, address);
};

/** From nothing to a plan, as a visitor answers it. */
async function takeIntake(page: Page, address: string): Promise<void> {
  for (const step of steps) {
    await page.goto(`${address}/EditHousehold?step=${step}`);
    await settled(page);
    await answerStep(page, step);
  }
  await page.goto(`${address}/EditHousehold?step=review`);
  await expect(heading(page)).toHaveText("Your plan");
  await page.getByRole("button", { name: "Begin your weeks" }).click();
  await expect(heading(page)).toHaveText("This week");
}

test("a household begins, saves, gets an account, is shared and stays live over plain HTTP", async ({
  browser,
  home: { address },
}) => {
  const { page: maya, problems } = await browserAt(browser, address);
  await test.step("intake and the first save, without an account", async () => {
    await takeIntake(maya, address);
    await expect(stillAsked(maya)).toHaveText("$973.00");
    await saveCard(maya).getByRole("button", { name: "Save the week" }).click();
    await expect(saveCard(maya).getByText(/^Maya recorded \$973\.00 on/)).toBeVisible();
    await maya.reload();
    await expect(saveCard(maya).getByText(/^Maya recorded \$973\.00 on/)).toBeVisible();
  });

  await test.step("an account takes the household over", async () => {
    await signUp(maya, address, "maya@example.com");
    await inStep(maya);
    expect(await peopleShown(maya)).toEqual(["Maya", "Tom", expect.stringMatching(/^Ada/)]);
    await maya.getByRole("button", { name: "I am Maya" }).click();
    await maya.reload();
    await isIn(maya);
  });

  const { page: tom, problems: toms } = await browserAt(browser, address);
  await test.step("a second browser joins by the link", async () => {
    const link = await makeLink(maya);
    expect(link.startsWith(`${address}/account/invitation#`)).toBe(true);
    await tom.goto(link);
    await fillIn(tom, "tom@example.com");
    await tom.getByRole("button", { name: "Create account" }).click();
    await expect(heading(tom)).toHaveText("Nearly there");
    await maya.getByRole("button", { name: "Yes, that is them" }).click();
    await expect(heading(tom)).toHaveText("You are in");
    await tom.getByRole("button", { name: "I am Tom" }).click();
    await expect(section(maya, "Members").getByText(/^Tom since/)).toBeVisible();
  });

  await test.step("a change of either shows in the other at once", async () => {
    await tom.goto(`${address}/MyDashboard`);
    await maya.goto(`${address}/MyDashboard`);
    for (const page of [maya, tom]) await expect(saveCard(page).getByText(/^Maya recorded \$973\.00 on/)).toBeVisible();
    const expense = tom.getByRole("form", { name: "Add an expense" });
    await expense.getByLabel("Amount").fill("12.34");
    await expense.getByLabel("Amount").press("Enter");
    await expect(maya.getByRole("region", { name: "Between you two" })).toContainText("$12.34");
  });
  expect([problems, toms]).toEqual([[], []]);
  await expectAccessible(maya);
});
