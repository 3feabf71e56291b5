import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { addLine, answerStep, heading, lineOf, openPlace, type Place, steps } from "./support/intake.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { expect, test, watchProblems } from "./support/test.ts";

type Look = (name: string) => Promise<void>;

const places: readonly Place[] = [...steps, "review"];

async function lookAtEmpty(page: Page, look: Look): Promise<void> {
  for (const place of places) {
    await openPlace(page, place);
    await look(`${place}-empty`);
  }
  await page.getByRole("button", { name: "Begin your weeks" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look("review-nobody");
}

/** The first row of each list of the step, in its editor. */
async function openEditors(page: Page): Promise<void> {
  for (const list of await page.locator(".row-list").all()) {
    await list.locator(".folded-row-edit").first().click();
    await expect(list.locator(".editor-card")).toBeVisible();
  }
}

async function lookAtFilled(page: Page, look: Look): Promise<void> {
  for (const place of steps) {
    await openPlace(page, place);
    await answerStep(page, place);
    await look(`${place}-filled`);
    await openEditors(page);
    await look(`${place}-editor`);
  }
  await openPlace(page, "review");
  await look("review-filled");
}

async function lookAtTrouble(page: Page, look: Look): Promise<void> {
  await openPlace(page, "bills");
  await lineOf(page, "bills").fill("gym, water 80-120, council (30)");
  await expect(page.getByRole("list", { name: "What it becomes" })).toBeVisible();
  await look("bills-line");
  await addLine(page, "bills", "gym, water 80-120, council (30)");
  await page.locator(".step-bar-next").click();
  await expect(page.locator(".problem-summary")).toBeFocused();
  await look("bills-summary");
  await page.getByRole("button", { name: /^gym\. Amount/ }).click();
  await expect(page.locator(".editor-card [name=amount]")).toBeFocused();
  await look("bills-problem");
  await openPlace(page, "incomes");
  await openEditors(page);
  await page.getByLabel("How often", { exact: true }).selectOption({ label: "Irregular" });
  await expect(page.getByLabel("Amounts for")).toBeVisible();
  await look("incomes-irregular");
}

/** Where there is no room for the week beside the step, it opens above the bar. */
async function lookAtSheet(page: Page, look: Look): Promise<void> {
  await openPlace(page, "goals");
  const button = page.locator(".week-button");
  await button.click();
  const sheet = page.locator(".week-button-sheet");
  await look("sheet");
  await sheet.getByRole("button", { name: /^why\? Money in/ }).click();
  await look("sheet-why");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(heading(page)).toHaveText("Goals");
}

for (const { width, colorScheme } of looksOf(1)) {
  test(`every step of the intake is accessible at ${width} px, ${colorScheme}`, async ({ browser }, info) => {
    test.slow();
    const page = await pageWithLook(browser, { width, colorScheme });
    const problems = watchProblems(page);
    const look: Look = (name) =>
      test.step(name, async () => {
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`${name}.png`) });
      });
    await lookAtEmpty(page, look);
    await lookAtFilled(page, look);
    if (width < 900) await lookAtSheet(page, look);
    await lookAtTrouble(page, look);
    expect(problems).toEqual([]);
    await page.context().close();
  });
}
