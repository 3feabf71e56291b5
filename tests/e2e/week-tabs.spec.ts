import type { Page } from "@playwright/test";
import { opensOffline } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { amountOfExpense, kept, openWeek, saveCard, seedWeek, weekCell } from "./support/week.ts";

/** Ready for the last key. */
async function typeSplit(page: Page, who: string, total: string): Promise<void> {
  await saveCard(page).getByRole("button", { name: "change the split" }).click();
  await saveCard(page).getByLabel("To set aside").fill(total);
  await saveCard(page).getByText(who, { exact: true }).click();
  await saveCard(page).getByLabel("To set aside").focus();
}

/** Presses are told apart by their millisecond, which two tabs would now and then have in common. */
const aSecondAhead = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 1_000;
  });

/** A press does not count while the other tab's save is here and not yet drawn: then it is pressed again, by what is drawn. */
const counted = (page: Page, line: RegExp): Promise<void> =>
  expect(async () => {
    const isDrawn = await saveCard(page)
      .getByText(line)
      .waitFor({ timeout: 3_000 })
      .then(
        () => true,
        () => page.keyboard.press("Enter"),
      );
    expect(isDrawn).toBe(true);
  }).toPass();

test("two tabs that save at the same time both count, in both", async ({ page, context, problems }) => {
  await seedWeek(page, "couple");
  const other = await context.newPage();
  await other.goto("/MyDashboard");
  const both = [page, other];
  await typeSplit(page, "Maya", "100");
  await typeSplit(other, "Tom", "50");
  await aSecondAhead(other);
  await Promise.all(both.map((tab) => tab.keyboard.press("Enter")));
  await counted(page, /^Maya recorded \$100\.00/);
  await counted(other, /^Tom recorded \$50\.00/);
  for (const tab of both) {
    await expect(saveCard(tab).getByText(/^Maya recorded \$100\.00/)).toBeVisible();
    await expect(saveCard(tab).getByText(/^Tom recorded \$50\.00/)).toBeVisible();
    await expect(weekCell(tab, 46)).toHaveAccessibleName("Week 46, saved, $150.00, by Maya and Tom");
    await expect(saveCard(tab)).toContainText("Still to set aside");
  }
  await test.step("each is taken back on its own, from either tab", async () => {
    await saveCard(page)
      .getByRole("button", { name: /^Undo.*Tom/ })
      .click();
    for (const tab of both) await expect(weekCell(tab, 46)).toHaveAccessibleName("Week 46, saved, $100.00, by Maya");
  });
  expect(problems).toEqual([]);
});

test("a reload right after the press keeps the save, or asks first", async ({ page, problems }) => {
  await seedWeek(page, "couple");
  // Whoever is asked stays until it is written.
  page.on("dialog", (dialog) => dialog.dismiss());
  await saveCard(page).getByRole("button", { name: "Save the week" }).click();
  await page.evaluate(() => location.reload()).catch(() => {});
  await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, saved, $369.91, by Maya");
  await kept(page);
  await page.reload();
  await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, saved, $369.91, by Maya");
  await expect(saveCard(page).getByText("Maya recorded $369.91 on Fri 13", { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe("in a browser that opens offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network everything of the week works, and is there after a reload", async ({ page, context }) => {
    await page.goto("/about");
    await opensOffline(page);
    await seedWeek(page, "couple");
    await context.setOffline(true);
    const shown = async () => {
      await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, saved, $90.00, by Tom");
      await expect(weekCell(page, 42)).toHaveAccessibleName("Week 42, saved, $25.00, by Maya");
      await expect(page.getByRole("region", { name: "Between you two" })).toContainText("Bakery");
      await expect(page.getByRole("checkbox", { name: "No-spend evening today" })).toBeChecked();
      await expect(page.getByText("Paused since week 46, 9 November.")).toBeVisible();
    };
    await test.step("opened without a network", async () => {
      await page.reload();
      await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, this week");
    });
    await test.step("a split of one’s own, a week that is over, an expense, a habit, a pause", async () => {
      await typeSplit(page, "Tom", "90");
      await page.keyboard.press("Enter");
      await expect(saveCard(page).getByText(/^Tom recorded \$90\.00/)).toBeVisible();
      const over = await openWeek(page, 42);
      await over.getByRole("button", { name: "Record a save for this week" }).click();
      await over.getByLabel("Set aside").fill("25");
      await over.getByLabel("Set aside").press("Enter");
      await expect(over).toHaveCount(0);
      await amountOfExpense(page).fill("12.40");
      await page.getByLabel("Paid to").fill("Bakery");
      await page.getByLabel("Paid to").press("Enter");
      await page.getByText("No-spend evening").click();
      await (await openWeek(page, 46)).getByRole("button", { name: "Pause from this week" }).click();
      await shown();
    });
    await test.step("it is there after a reload without one, and with one", async () => {
      await kept(page);
      await page.reload();
      await shown();
      await context.setOffline(false);
      await page.reload();
      await shown();
    });
  });
});
