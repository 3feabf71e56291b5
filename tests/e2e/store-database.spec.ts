import type { Page } from "@playwright/test";
import { databaseCases, durableCases } from "../store/device-database.contract.ts";
import { newTab, serveStorePage, test } from "./support/store-test.ts";

/** One page serves all: each case has a database of its own. */
test.describe("the device's database in a browser", () => {
  test.describe.configure({ mode: "default" });
  let page: Page;

  test.beforeAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: "block" });
    await serveStorePage(context);
    page = await newTab(context, baseURL);
  });
  test.afterAll(() => page.context().close());

  for (const { name } of [...databaseCases, ...durableCases])
    test(name, () => page.evaluate((one) => window.store.runCase(one), name));
});
