import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { closeSaid, heard, saveCard, seedWeek, weekCell, weekSheet } from "./support/week.ts";

/** On a phone a cell is small: a tap opens its quarter, and there the week is chosen. */
async function tapWeek(page: Page, week: number) {
  await weekCell(page, week).click();
  await page
    .getByRole("dialog", { name: "October – December" })
    .getByRole("button", { name: new RegExp(`^Week ${week},`) })
    .click();
  await expect(weekSheet(page, week)).toBeVisible();
  return weekSheet(page, week);
}

const welcome = (skipped: number) =>
  `Welcome back. ${skipped} weeks were skipped; there is nothing to make up. This week counts.`;

test("two who were away for nine weeks are welcomed, and nothing of it counts against them", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seedWeek(page, "returning");

  await test.step("the weeks were skipped, and no word calls that a failure", async () => {
    await expect(page.getByText(welcome(9))).toBeVisible();
    for (const week of [37, 41, 45]) await expect(weekCell(page, week)).toHaveAccessibleName(`Week ${week}, skipped`);
    await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, this week");
    await expect(page.getByRole("region", { name: "Streak" })).toContainText("A streak begins with the first week");
    expect(await heard(page)).not.toMatch(/fail|missed|lost|broken|too late|should have|sorry|\b0 weeks/i);
  });

  await test.step("what is behind comes with a suggestion, which records nothing", async () => {
    const before = await heard(page);
    await expect(page.getByText(/^\$[\d,]+\.\d\d behind plan$/)).toBeVisible();
    await page.getByRole("button", { name: "spread it over the coming weeks" }).click();
    const dialog = page.getByRole("dialog", { name: "Over the coming weeks" });
    await expect(dialog.getByText("A suggestion, never a duty.")).toBeVisible();
    for (const span of [13, 4]) {
      await dialog.getByText(`${span} weeks`).click();
      await expect(dialog.getByText(/^Week \d+ /)).toHaveCount(span);
      await expect(dialog.getByText("Stays open")).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await heard(page)).toBe(before);
  });

  await test.step("a week that is over is filled in through its sheet", async () => {
    const sheet = await tapWeek(page, 41);
    await expect(sheet.getByText("Skipped. No decision was recorded.")).toBeVisible();
    await sheet.getByRole("button", { name: "Record a save for this week" }).click();
    await expect(sheet.getByLabel("Set aside")).toBeFocused();
    await sheet.getByLabel("Set aside").fill("120.50");
    await sheet.getByText("Tom", { exact: true }).click();
    await sheet.getByLabel("Where to").selectOption("Kitchen table");
    await sheet.getByLabel("Note").fill("Found in a drawer");
    await sheet.getByRole("button", { name: "Record it" }).click();
    await expect(weekCell(page, 41)).toHaveAccessibleName("Week 41, saved, $120.50, by Tom");
    await expect(weekCell(page, 41)).toBeFocused();
    await expect(page.getByText(welcome(4))).toBeVisible();
    await closeSaid(page, "$120.50 set aside for week 41");
    await expect((await tapWeek(page, 41)).getByRole("listitem").first()).toHaveText(/Found in a drawer/);
    await page.keyboard.press("Escape");
  });

  await test.step("a pause stops the count, and ends when someone says so", async () => {
    await (await tapWeek(page, 46)).getByRole("button", { name: "Pause from this week" }).click();
    await expect(page.getByText("Paused since week 46, 9 November.")).toBeVisible();
    await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, paused");
    await closeSaid(page, "Paused from week 46");
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByText(welcome(4))).toBeVisible();
    await closeSaid(page, "Resumed with week 46");
  });

  await test.step("this week counts", async () => {
    await saveCard(page).getByRole("button", { name: "Save the week" }).click();
    await expect(weekCell(page, 46)).toHaveAccessibleName(/^Week 46, saved, \$369\.91/);
    await expect(page.getByText("Welcome back.")).toHaveCount(0);
    await expect(page.getByText("You two share one plan.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Streak" })).toContainText("1 week");
  });
  expect(problems).toEqual([]);
});
