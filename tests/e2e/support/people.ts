import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startTestServer, type TestServer } from "../../support/test-server.ts";
import { freshFolder, stop } from "./own-server.ts";
import { test as base, expect } from "./test.ts";

/** A server of one's own for each worker, on which people are who they say. */
export const test = base.extend<object, { people: TestServer }>({
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
    async ({}, use) => {
      const people = await startTestServer({ DATA_DIR: freshFolder() });
      await use(people);
      await stop(people.server);
    },
    { scope: "worker" },
  ],
});

export const signIn = (context: BrowserContext, address: string, uid: string): Promise<void> =>
  context.addCookies([{ name: "test-user", value: uid, url: address }]);

/** The page of whoever is signed in: what is typed before it is theirs goes with the page before. */
export async function openAccount(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/account`);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

export const hasNoHousehold = (page: Page): Promise<void> =>
  expect(page.getByText("There is none in your account yet.")).toBeVisible();

/** A browser of one's own, signed in, that opens without a network after its first visit. */
export async function browserOf(browser: Browser, address: string, uid: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  await signIn(context, address, uid);
  const page = await context.newPage();
  await openAccount(page, address);
  await opensOffline(page);
  return page;
}

/** From here on the page opens without a network. */
export const opensOffline = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Everything is sent, and nothing waits. */
export const inStep = (page: Page): Promise<void> =>
  expect(page.locator(".sync-text[data-status=in-step]")).toHaveText("Synced");

/** The names and kinds of people, as the page lists them. */
export const peopleShown = (page: Page): Promise<string[]> => page.locator(".people-name").allInnerTexts();

/** Every database of this browser by its name, with all that is in it. */
export const onDisk = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: Record<string, string> = {};
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!));
      const stores = [...database.objectStoreNames];
      const rows = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()));
      found[name!] = JSON.stringify(await Promise.all(rows));
      database.close();
    }
    return found;
  });

/** What this browser sends to the server from now on, each with its address and its words. */
export function watchSent(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  return sent;
}
