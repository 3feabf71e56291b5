import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { type Look, pageWithLook } from "./looks.ts";
import { expect, watchProblems } from "./test.ts";

/** By how much the page, or a dialog that is open on it, could be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrolling = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** In its own look all of it; at the narrowest width that is promised, that it fits. */
export async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await sideways(page), "fits its own width").toBeLessThanOrEqual(0);
  const viewport = page.viewportSize()!;
  await page.setViewportSize({ ...viewport, width: 320 });
  expect(await sideways(page), "fits 320 px").toBeLessThanOrEqual(0);
  await page.setViewportSize(viewport);
}

/** A journey in another browser that has that look, with a quiet console. */
export async function inLook(browser: Browser, look: Look, journey: (page: Page) => Promise<void>): Promise<void> {
  const page = await pageWithLook(browser, look);
  const problems = watchProblems(page);
  await journey(page);
  expect(problems).toEqual([]);
  await page.context().close();
}
