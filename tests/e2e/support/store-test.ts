import type { BrowserContext, Page } from "@playwright/test";
import { bundleForPage } from "../../support/page-script.mjs";
import { test as base } from "./test.ts";

export { expect } from "@playwright/test";

let script: Promise<string> | undefined;

/** A page of our own origin that has the device store and nothing else. */
export async function serveStorePage(context: BrowserContext): Promise<void> {
  script ??= bundleForPage("tests/e2e/support/store-page.ts", "store");
  const body = await script;
  await context.route("**/store-page", (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><script src="/store-page.js"></script>' }),
  );
  await context.route("**/store-page.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}

export async function newTab(context: BrowserContext, origin = ""): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/store-page`);
  return page;
}

/** `openTab` opens one more tab of the same browser. */
export const test = base.extend<{ openTab: () => Promise<Page> }>({
  bypassCSP: true,
  openTab: async ({ context }, use) => {
    await serveStorePage(context);
    await use(() => newTab(context));
  },
});
