import type { Page } from "@playwright/test";
import { expectFitting, inLook } from "./support/fitting.ts";
import { type Look, looksOf } from "./support/looks.ts";
import { type Seeded, seed, standAt } from "./support/seed.ts";
import { expect, test } from "./support/test.ts";

/** A Friday, so that the week has days behind it and days to come. */
const day = "2026-11-13";

const sentences: Record<Seeded, RegExp> = {
  "first-week": /^This is your first week\./,
  single: /^This plan is yours alone\./,
  couple: /^You two share one plan\./,
  "large-family": /^7 people, one plan\./,
  short: /^Each week is \$[\d.]+ short as planned\./,
  paused: /^Paused since week 43, 19 October\./,
  returning: /^Welcome back\. 9 weeks were skipped; there is nothing to make up\./,
};

async function openSeeded(page: Page, name: Seeded): Promise<void> {
  await standAt(page, day);
  await seed(page, name, day);
  await expect(page.getByText(sentences[name])).toBeVisible();
}

for (const [index, name] of (Object.keys(sentences) as Seeded[]).entries()) {
  for (const look of looksOf(index)) {
    test(`${name} is said in its own sentence, is accessible and fits at ${look.width} px, ${look.colorScheme}`, ({
      browser,
    }) =>
      inLook(browser, look, async (page) => {
        await openSeeded(page, name);
        const others = Object.values(sentences).filter((sentence) => sentence !== sentences[name]);
        for (const other of others) await expect(page.getByText(other)).toHaveCount(0);
        if (name === "short") await expect(page.getByRole("heading", { name: "What could change" })).toBeVisible();
        if (name === "paused") await expect(page.getByRole("button", { name: "Resume", exact: true })).toBeVisible();
        await expectFitting(page);
      }));
  }
}

for (const look of looksOf(3)) {
  test(`a device without a household shows the year as it lies there, and the way in at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await standAt(page, day);
      await page.goto("/MyDashboard");
      await expect(page.getByText("No saves yet. A plan takes minutes.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Set up your household" })).toBeVisible();
      await expectFitting(page);
    }));
}

/** On a phone a tap opens the quarter first, and the week from there. */
async function openWeek(page: Page, week: RegExp, { width }: Look): Promise<void> {
  await page.getByRole("grid").getByRole("button", { name: week }).click();
  if (width > 640) return;
  await expect(page.getByRole("dialog", { name: "October – December" })).toBeVisible();
  await expectFitting(page);
  await page.getByRole("dialog").getByRole("button", { name: week }).click();
}

for (const look of looksOf(0)) {
  test(`an opened week, saved or not, and its form are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await openSeeded(page, "couple");
      const dialog = page.getByRole("dialog");
      await test.step("a week that was saved, with what was spent", async () => {
        await openWeek(page, /^Week 43, saved/, look);
        await expect(dialog.getByRole("heading", { name: "Week 43" })).toBeVisible();
        await expect(dialog.getByRole("button", { name: /^Remove \$/ }).first()).toBeVisible();
        await expectFitting(page);
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      });
      await test.step("a week that was not, and the form for it", async () => {
        await openWeek(page, /^Week 42, skipped/, look);
        await dialog.getByRole("button", { name: "Record a save for this week" }).click();
        await expect(dialog.getByRole("textbox").first()).toBeFocused();
        await expectFitting(page);
      });
    }));
}

for (const look of looksOf(1)) {
  test(`the split, the skip step and the catch-up are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await openSeeded(page, "returning");
      await test.step("a split of one's own, with an amount that can't be read", async () => {
        await page.getByRole("button", { name: "change the split" }).click();
        await expect(page.getByRole("heading", { name: "Where it goes" })).toBeVisible();
        await page.getByRole("textbox", { name: "To set aside" }).fill("a lot");
        await page.getByRole("button", { name: "Save the week" }).click();
        await expect(page.getByText(/doesn’t read as an amount/)).toBeVisible();
        await expectFitting(page);
        await page.getByRole("button", { name: "Use the plan’s split" }).click();
      });
      await test.step("nothing this week", async () => {
        await page.getByRole("button", { name: "Skip", exact: true }).click();
        await expect(page.getByRole("heading", { name: "Nothing this week" })).toBeFocused();
        await page.getByRole("button", { name: "A short week" }).click();
        await expectFitting(page);
        await page.getByRole("button", { name: "Back", exact: true }).click();
      });
      await test.step("what is behind, over the coming weeks", async () => {
        await page.getByRole("button", { name: "spread it over the coming weeks" }).click();
        await expect(page.getByRole("dialog", { name: "Over the coming weeks" })).toBeVisible();
        await expectFitting(page);
      });
    }));
}

for (const look of looksOf(2)) {
  test(`a week that is saved, and the answer to a why, are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await openSeeded(page, "couple");
      await page.getByRole("button", { name: "Save the week" }).click();
      await expect(page.getByText("Set aside this week", { exact: true })).toBeVisible();
      await expectFitting(page);
      await page.getByRole("button", { name: "why? Set aside this year" }).click();
      await expectFitting(page);
    }));
}
