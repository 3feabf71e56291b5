import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** As the page stands now, or one part of it: no violation, and nothing sticks out sideways. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Within the page, which has no frames: the other way opens a second page for every look, and takes three times as long.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out sideways").toBeLessThanOrEqual(0);
}
