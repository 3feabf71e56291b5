import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { drawn, inEveryTheme } from "./looks.ts";
import { expect } from "./test.ts";

/** The rules of axe that colors alone can break. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** As the page stands now, or one part of it: no violation, and nothing sticks out sideways. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await inEveryTheme(page, async (isFirst) => {
    await bringAxe(page);
    await drawn(page);
    await page.evaluate(endOfAnimations);
    const { violations } = await new AxeBuilder({ page, axeSource: noMore })
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

/** A dialog that is fading in, or a theme that has just changed, has no contrast yet. What runs for longer, such as a spinner, is not waited for. */
async function endOfAnimations(): Promise<void> {
  const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) < 1_000;
  const ending = document.getAnimations().filter((one) => one.playState === "running" && isShort(one));
  // A headless browser may draw no more frames on a page at rest, and then no animation ends.
  const tooLong = new Promise((resolve) => setTimeout(resolve, 2_000));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), tooLong]);
}

/** AxeBuilder would bring all of axe into the page twice for each look. */
const noMore = "undefined";

/** Half a megabyte, which a page keeps until another is opened. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}
