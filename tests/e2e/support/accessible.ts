import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { inEveryTheme } from "./looks.ts";
import { expect } from "./test.ts";

/** The rules of axe that colors alone can break. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** As the page stands now, or one part of it: no violation, and nothing sticks out sideways. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await inEveryTheme(page, async (isFirst) => {
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      // Within the page, which has no frames: the other way opens a second page for every look, and takes three times as long.
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"], ...(!isFirst && { runOnly: colorRules }) })
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out sideways").toBeLessThanOrEqual(0);
}
