import type { Locator, Page } from "@playwright/test";
import { editRow, intake, recordsOn } from "./support/intake-draft.ts";
import { expect, test } from "./support/test.ts";
import { amountOfExpense, archiveGoal, heard, kept, openWeek, saveCard, seedWeek, weekCell } from "./support/week.ts";

const unreadable = "This doesn’t read as an amount. What you typed is still here.";
const tooLarge = "The largest amount that fits here is 1 billion.";
const below = "A save is above zero. Type it without a minus.";

/** Said at the field, which keeps the text and gets the keyboard back or never lost it. */
async function expectRefused(field: Locator, text: string, words: string | RegExp): Promise<void> {
  await field.fill(text);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
}

const amounts = [
  ["twelve", unreadable],
  ["2000000000", tooLarge],
  ["-50", below],
] as const;

test("an amount that can’t be recorded is said at its field, stays there, and changes nothing", async ({
  page,
  problems,
}) => {
  await seedWeek(page, "couple");
  const before = await recordsOn(page);

  await test.step("this week’s total, and one place of it", async () => {
    await saveCard(page).getByRole("button", { name: "change the split" }).click();
    for (const [text, words] of amounts) {
      const total = saveCard(page).getByLabel("To set aside");
      await expectRefused(total, text, new RegExp(`^${words}`));
      await total.fill("100");
      await expectRefused(saveCard(page).getByLabel("Starter buffer"), text, words);
      await saveCard(page).getByRole("button", { name: "Use the plan’s split" }).click();
      await saveCard(page).getByRole("button", { name: "change the split" }).click();
    }
    await saveCard(page).getByLabel("To set aside").fill("0");
    await saveCard(page).getByRole("button", { name: "Save the week" }).click();
    await expect(saveCard(page).getByLabel("To set aside")).toHaveAccessibleDescription(
      /^Nothing is to be set aside yet/,
    );
  });

  await test.step("a week that is over", async () => {
    const sheet = await openWeek(page, 42);
    await sheet.getByRole("button", { name: "Record a save for this week" }).click();
    for (const [text, words] of amounts)
      await expectRefused(sheet.getByLabel("Set aside"), text, new RegExp(`^${words}`));
    await page.keyboard.press("Escape");
    await expect(weekCell(page, 42)).toHaveAccessibleName("Week 42, skipped");
  });

  await test.step("a week to come, which offers nothing to type into", async () => {
    const sheet = await openWeek(page, 47);
    await expect(
      sheet.getByText("This week is still to come. What you set aside is recorded once it is here."),
    ).toBeVisible();
    await expect(sheet.getByRole("textbox")).toHaveCount(0);
    await expect(sheet.getByRole("button", { name: /Record|nothing/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(weekCell(page, 47)).toHaveAccessibleName("Week 47, to come");
  });

  await test.step("an expense, where below zero is money back", async () => {
    for (const [text, words] of [amounts[0], amounts[1]]) await expectRefused(amountOfExpense(page), text, words);
    await expectRefused(amountOfExpense(page), "0", /zero is no expense/);
    await amountOfExpense(page).fill("-8");
    await expect(amountOfExpense(page)).toHaveAccessibleDescription("With a minus: recorded as money back.");
  });

  expect(await recordsOn(page)).toEqual(before);
  await page.reload();
  await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, this week");
  expect(problems).toEqual([]);
});

/** As anyone takes a goal out of the household. */
async function removeGoal(page: Page, label: string): Promise<void> {
  await page.goto(intake("goals", true));
  await editRow(page, label);
  await page.getByRole("button", { name: `Remove ${label}` }).click();
  await kept(page);
  await page.goto(intake("review", true));
  await page.getByRole("button", { name: "Begin your weeks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This week");
}

test("a goal that another tab takes away before the press is said plainly, and nothing is recorded", async ({
  page,
  context,
  problems,
}) => {
  await seedWeek(page, "couple");
  const other = await context.newPage();
  const saves = async () => (await recordsOn(page)).save;
  const before = await saves();
  const card = saveCard(page);

  await test.step("deleted, while its amount stands in the split", async () => {
    await card.getByRole("button", { name: "change the split" }).click();
    await card.getByLabel("Another place").selectOption("Kitchen table");
    await card.getByLabel("Kitchen table").fill("30");
    await removeGoal(other, "Kitchen table");
    const instead = card.getByLabel("Instead of Kitchen table");
    await expect(instead).toHaveAccessibleDescription(
      "Kitchen table was deleted meanwhile. Choose another place for its $30.00.",
    );
    await card.getByRole("button", { name: "Save the week" }).click();
    await expect(instead).toHaveAccessibleDescription(/for its \$30\.00\. Nothing was recorded\.$/);
    await expect(instead).toBeFocused();
    expect(await saves()).toBe(before);
  });

  await test.step("once another place is chosen, the same press records all of it", async () => {
    await card.getByLabel("Instead of Kitchen table").selectOption("Starter buffer");
    await expect(card.getByLabel("Starter buffer")).toHaveValue("399.91");
    await card.getByRole("button", { name: "Save the week" }).click();
    await expect(card.getByText(/^Maya recorded \$399\.91/)).toBeVisible();
    expect(await heard(page)).not.toContain("Kitchen table");
  });

  await test.step("archived, while it is chosen for a week that is over", async () => {
    const now = await saves();
    const sheet = await openWeek(page, 42);
    await sheet.getByRole("button", { name: "Record a save for this week" }).click();
    await sheet.getByLabel("Set aside").fill("25");
    await sheet.getByLabel("Where to").selectOption("Lisbon in June");
    await archiveGoal(other, "Lisbon in June");
    await expect(sheet.getByLabel("Where to")).toHaveAccessibleDescription(
      "Lisbon in June was archived meanwhile. Choose another place for it.",
    );
    await sheet.getByRole("button", { name: "Record it" }).click();
    await expect(sheet.getByLabel("Where to")).toHaveAccessibleDescription(/Nothing was recorded\.$/);
    await expect(sheet.getByLabel("Set aside")).toHaveValue("25.00");
    expect(await saves()).toBe(now);
  });
  expect(problems).toEqual([]);
});
