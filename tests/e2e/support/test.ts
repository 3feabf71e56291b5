import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** A page that remembers what went wrong on its console. The service worker is tested on its own, and off elsewhere. */
export const test = base.extend<{ problems: string[] }>({
  serviceWorkers: "block",
  problems: async ({ page }, use) => {
    await use(watchProblems(page));
  },
});

export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const isOurs = !message.text().includes("blocked by Playwright");
    if (isOurs && ["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** The page is alive once the frame's effects have run: from then on scrolling is its own affair. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}
