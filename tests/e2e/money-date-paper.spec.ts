import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { pageWithLook } from "./support/looks.ts";
import { foldedTitle, goTo, goToSigning, moneyDate, press, stepTitle } from "./support/money-date.ts";
import { watchSent } from "./support/people.ts";
import { expect, test, watchProblems } from "./support/test.ts";
import { openOnOneDevice } from "./support/together.ts";

const decision = "Eat in on Wednesdays, plan the shop on Tuesday, and ask about the car before the winter.";

/** On a phone it shows at the end only, and comes on paper at any time. */
const sheet = (page: Page): Locator => page.locator(".sheet");

/** What can be read of the page beside the sheet. */
const besideSheet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const beside: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(text);
      const { width, height, bottom } = range.getBoundingClientRect();
      const isOnPaper = width * height > 0 && bottom + window.scrollY > 0;
      if (isOnPaper && !text.parentElement!.closest(".sheet")) beside.push(text.textContent!);
    }
    return beside;
  });

/** As the browser would put it on A4. */
async function pagesOnPaper(page: Page): Promise<number> {
  const file = await page.pdf({ format: "A4" });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
}

async function expectSheetAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(sheet(page)).toBeVisible();
  expect(await besideSheet(page)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out sideways").toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withRules("color-contrast").analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  const ground = () => getComputedStyle(document.body).backgroundColor;
  expect(await page.evaluate(ground)).toBe("rgb(255, 255, 255)");
  expect(await sheet(page).evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
  expect(await pagesOnPaper(page)).toBe(1);
  await page.emulateMedia({ media: "screen" });
}

for (const look of [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const) {
  test(`the sheet alone comes on one page of paper, from ${look.width} px, ${look.colorScheme}`, async ({
    browser,
  }, info) => {
    const page = await pageWithLook(browser, look);
    const problems = watchProblems(page);
    await openOnOneDevice(page, moneyDate);
    await goTo(page, "One decision");
    await page.getByLabel("What you decide").fill(decision);
    await page.getByLabel("What you decide").blur();
    await expect(sheet(page)).toContainText(decision);

    await test.step("while it is being filled", () => expectSheetAlone(page));

    await test.step("where the dark theme was chosen", async () => {
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
      await expectSheetAlone(page);
    });

    await test.step("and once it is folded, with what was just said on screen", async () => {
      await goToSigning(page);
      await press(page, "Sign as Maya and Tom");
      await expect(stepTitle(page)).toHaveText(foldedTitle);
      await expect(page.getByText("Week 46 is signed")).toBeVisible();
      await expectSheetAlone(page);
      await page.emulateMedia({ media: "print" });
      await page.screenshot({ path: info.outputPath("paper.png"), fullPage: true });
    });
    expect(problems).toEqual([]);
    await page.context().close();
  });
}

test("the next money date goes into a calendar by a file made on the device", async ({ page, context }, info) => {
  await openOnOneDevice(page, moneyDate);
  await goToSigning(page);
  await press(page, "Sign as Maya and Tom");
  await expect(page.getByRole("heading", { name: "The next one is on Sunday" })).toBeVisible();
  const sent = watchSent(context);
  const saving = page.waitForEvent("download");
  await press(page, "Put it in your calendar");
  const file = await saving;
  expect(file.suggestedFilename()).toBe("weekfold-money-date.ics");
  await file.saveAs(info.outputPath("date.ics"));
  const lines = (await readFile(info.outputPath("date.ics"), "utf8")).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "SUMMARY:Money date",
      "RRULE:FREQ=WEEKLY;BYDAY=SU",
      "DTSTART;TZID=UTC:20261115T190000",
    ]),
  );
  expect(lines.join()).not.toMatch(/Maya|Tom|\$/);
  expect(sent.filter((request) => !/^GET \S+\/assets\//.test(request) && !request.includes(" blob:"))).toEqual([]);
});
