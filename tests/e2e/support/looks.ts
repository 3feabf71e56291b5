import type { Browser, Page } from "@playwright/test";

export interface Look {
  width: number;
  colorScheme: "light" | "dark";
}

const themes = ["light", "dark"] as const;

/** A journey that is about looks is made in one width and theme, each in another; TEST_MATRIX=full makes it in all. */
export function looksOf(index: number, widths: readonly number[] = [390, 1280]): Look[] {
  const all = widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })));
  return process.env.TEST_MATRIX === "full" ? all : [all[index % all.length]!];
}

/** Another browser, of which nothing is known, in that look. */
export async function pageWithLook(browser: Browser, { width, colorScheme }: Look): Promise<Page> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ colorScheme, viewport, serviceWorkers: "block" });
  return context.newPage();
}
