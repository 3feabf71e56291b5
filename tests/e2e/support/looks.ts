import type { Browser, Page } from "@playwright/test";

export interface Look {
  width: number;
  colorScheme: "light" | "dark";
}

const themes = ["light", "dark"] as const;

const isFull = process.env.TEST_MATRIX === "full";

/**
 * A journey that is about looks is made in one width and theme, each in another. TEST_MATRIX=full makes it in every width, where
 * `inEveryTheme` checks each stop in both themes: a theme changes only colors, so the journey need not be repeated for it.
 */
export function looksOf(index: number, widths: readonly number[] = [390, 1280]): Look[] {
  if (isFull) return widths.map((width, nth) => ({ width, colorScheme: themes[(index + nth) % 2]! }));
  const all = widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })));
  return [all[index % all.length]!];
}

/** Checks the page as it stands in the theme that it has, and in the full matrix in the other one too. */
export async function inEveryTheme(page: Page, check: (isFirst: boolean) => Promise<void>): Promise<void> {
  await check(true);
  if (!isFull) return;
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.evaluate(holdTransitions);
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
  await drawn(page);
  await check(false);
  await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
  // Drawn in its own theme again before transitions are allowed, or the next look would measure one.
  await drawn(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** What changed last is on the page, and its transitions have begun; a page at rest may get no frame for a while. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 2_000);
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );

/** Otherwise axe would measure colors halfway between the two themes. */
function holdTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/** Another browser, of which nothing is known, in that look. */
export async function pageWithLook(browser: Browser, { width, colorScheme }: Look): Promise<Page> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ colorScheme, viewport, serviceWorkers: "block" });
  return context.newPage();
}
