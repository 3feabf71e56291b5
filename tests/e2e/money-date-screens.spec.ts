import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { foldedTitle, goOn, goTo, moneyDate, press, sheet, steps, stepTitle } from "./support/money-date.ts";
import { expect, test, watchProblems } from "./support/test.ts";
import { openOnOneDevice } from "./support/together.ts";

type Look = (name: string) => Promise<void>;

const tooLong = "a thousand weeks ".repeat(118);
const refusal = /^2,000 letters fit here, and these are 2,006\. What you typed is still here\./;

async function lookAtSteps(page: Page, look: Look): Promise<void> {
  for (const [name, title] of steps) {
    await expect(stepTitle(page)).toHaveText(title);
    await look(name);
    await goOn(page);
  }
  await expect(stepTitle(page)).toHaveText("Sign the week");
  await look("sign");
}

/** What can't be read, and words that are too long, at their fields. */
async function lookAtTrouble(page: Page, look: Look): Promise<void> {
  await goTo(page, "Saves");
  await page.getByRole("textbox", { name: "What went aside" }).fill("x1");
  await press(page, "Record it");
  await expect(page.getByRole("textbox", { name: "What went aside" })).toHaveAttribute("aria-invalid", "true");
  await look("saves-problem");
  await goTo(page, "Balances");
  await page.getByLabel("Car").fill("-5");
  await page.getByLabel("Car").press("Enter");
  await expect(page.getByLabel("Car")).toHaveAccessibleDescription(/without a minus/);
  await look("balances-problem");
  await page.getByLabel("Car").fill("6,900");
}

async function lookAtChoices(page: Page, look: Look): Promise<void> {
  await goTo(page, "Spending");
  await page.getByLabel(/^Leave it, and look at the budget/).check();
  await look("spending-chosen");
  await goTo(page, "One decision");
  await expect(page.getByRole("button", { name: "Raise it to $141.50" })).toBeVisible();
  await look("decision-raise");
}

/** Each writes alone, and then both look: at the decision and the signing. */
async function lookAtTwoDecisions(page: Page, look: Look): Promise<void> {
  const here = (name: string) => page.getByRole("group", { name: "Who is here" }).getByText(name, { exact: true });
  await here("Maya").click();
  await goTo(page, "One decision");
  await page.getByLabel("What you decide").fill("Eat in on Wednesdays, and plan the shop on Tuesday.");
  await goTo(page, "Next week");
  await goOn(page);
  await press(page, "Sign as Maya");
  await here("Tom").click();
  await goTo(page, "One decision");
  await expect(page.getByText("Maya decided")).toBeVisible();
  await page.getByLabel("What you decide").fill("Ask about the car before the winter.");
  await look("decision-other");
  await goTo(page, "Next week");
  await look("next-week-two-decisions");
  await goOn(page);
  await expect(page.getByText(/^The decision changed after Maya signed/)).toBeVisible();
  await look("sign-again");
  await here("Both").click();
  await goTo(page, "One decision");
  await expect(page.getByLabel("Tom decides")).toHaveValue("Ask about the car before the winter.");
  await look("decision-two-fields");
}

async function lookAtFolded(page: Page, look: Look): Promise<void> {
  await goTo(page, "Next week");
  await goOn(page);
  await press(page, "Sign as Maya and Tom");
  await expect(stepTitle(page)).toHaveText(foldedTitle);
  await look("folded");
}

for (const look of looksOf(2)) {
  test(`every step of the money date is accessible and fits at ${look.width} px, ${look.colorScheme}`, async ({
    browser,
  }, info) => {
    test.slow();
    const page = await pageWithLook(browser, look);
    const problems = watchProblems(page);
    const lookAt: Look = (name) =>
      test.step(name, async () => {
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      });
    await openOnOneDevice(page, moneyDate);
    await lookAtSteps(page, lookAt);
    await lookAtTrouble(page, lookAt);
    await lookAtChoices(page, lookAt);
    await lookAtTwoDecisions(page, lookAt);
    await lookAtFolded(page, lookAt);
    expect(problems).toEqual([]);
    await page.context().close();
  });
}

test("words that are too long are refused at their field and stay there, also over a step and back", async ({
  page,
  problems,
}) => {
  await openOnOneDevice(page, moneyDate);
  for (const [step, label] of [
    ["One decision", "What you decide"],
    ["One thank-you", "Maya says thank you for"],
  ] as const) {
    await test.step(step, async () => {
      const field = page.getByLabel(label);
      await goTo(page, step);
      await field.fill(tooLong);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(refusal);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await goOn(page);
      await goTo(page, step);
      await expect(field).toHaveValue(tooLong);
      await expect(field).toHaveAccessibleDescription(refusal);
      await field.fill("Shorter");
      await goOn(page);
      await expect(sheet(page)).toContainText("Shorter");
    });
  }
  await page.reload();
  await expect(sheet(page).getByText("Shorter")).toHaveCount(2);
  expect(problems).toEqual([]);
});
