import { rmSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { answer, type Collected, type MeasuringSite, namesOf, open, openMeasured, test } from "./support/measuring.ts";
import { freshFolder } from "./support/own-server.ts";
import { kill, processesOf } from "./support/store-kill.ts";
import { expect, settled } from "./support/test.ts";

const go = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)!.click(), path);

/** Events that are kept on this device and not yet with the collector. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open("events");
        request.onsuccess = () => {
          const count = request.result.transaction("waiting").objectStore("waiting").count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );

const visitIn = (page: Page): Promise<string> => page.evaluate(() => JSON.parse(localStorage.getItem("visit")!).id);

const collectedOf = ({ collected }: MeasuringSite, visit: string): Collected[] =>
  collected().filter((event) => event.visit === visit);

const namesIn = (events: readonly Collected[]) => events.map(({ name }) => name);

test("what happens without a connection arrives later, once, with its own time", async ({
  page,
  context,
  measuring,
}) => {
  await openMeasured(page, `${measuring.address}/about`);
  await page.waitForResponse(/\/api\/events/);
  // The pages' files are here; only the server is not.
  for (const path of ["/terms", "/privacy", "/about"]) {
    await go(page, path);
    await expect(page.locator("main h1")).toBeVisible();
  }
  await expect.poll(() => waiting(page)).toBe(0);
  await context.setOffline(true);
  const before = Date.now();
  for (const path of ["/terms", "/privacy"]) await go(page, path);
  await expect.poll(() => waiting(page)).toBe(2);
  await page.waitForTimeout(3_000);
  const after = Date.now();
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toBe(0);
  const mine = collectedOf(measuring, await visitIn(page));
  expect(namesIn(mine)).toEqual(["landing", ...Array.from({ length: 6 }, () => "page_view")]);
  expect(mine.at(-1)!.at).toBeGreaterThanOrEqual(before - 1_000);
  expect(mine.at(-1)!.at).toBeLessThanOrEqual(after - 2_000);
});

test("an answer that is lost on the way brings nothing in twice", async ({ page, measuring }) => {
  let isLosing = true;
  await page.route("**/api/events", async (route) => {
    const response = await route.fetch();
    if (isLosing) await route.abort("connectionreset");
    else await route.fulfill({ response });
  });
  await openMeasured(page, `${measuring.address}/about`);
  await expect.poll(() => collectedOf(measuring, "").length + measuring.collected().length).toBeGreaterThan(0);
  await expect.poll(() => waiting(page)).toBe(2);
  isLosing = false;
  await expect.poll(() => waiting(page)).toBe(0);
  expect(namesIn(collectedOf(measuring, await visitIn(page)))).toEqual(["landing", "page_view"]);
});

test("a tab that is closed at once has told of its visit", async ({ context, measuring }) => {
  const page = await context.newPage();
  await openMeasured(page, `${measuring.address}/about`);
  const visit = await visitIn(page);
  await page.close();
  await expect.poll(() => namesIn(collectedOf(measuring, visit))).toEqual(["landing", "page_view"]);
});

test("a browser that is killed while it has no connection loses no event, and brings none twice", async ({
  playwright,
  launchOptions,
  measuring,
}) => {
  test.skip(process.platform === "win32", "processes are killed another way there");
  test.setTimeout(90_000);
  const folder = freshFolder();
  const start = () =>
    playwright.chromium.launchPersistentContext(folder, { ...launchOptions, serviceWorkers: "block" });
  const visit = await killedWithoutConnection(await start(), folder, measuring.address);
  const context = await start();
  const page = await context.newPage();
  await open(page, `${measuring.address}/about`);
  // A browser writes its storage down a moment later than its databases; the answer may have gone with it.
  if ((await namesOf(page)).length === 0 && (await page.locator(".consent-bar").isVisible()))
    await answer(page, "grant");
  await expect
    .poll(() => namesIn(collectedOf(measuring, visit)).filter((name) => name === "page_view").length, {
      timeout: 30_000,
    })
    .toBeGreaterThanOrEqual(4);
  const ids = measuring.collected().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The visit whose last pages nobody was told of. */
async function killedWithoutConnection(context: BrowserContext, folder: string, address: string): Promise<string> {
  const page = await context.newPage();
  await context.route("https://www.googletagmanager.com/**", (route) => route.abort());
  await openMeasured(page, `${address}/about`);
  for (const path of ["/terms", "/about"]) {
    await go(page, path);
    await settled(page);
  }
  await expect.poll(() => waiting(page)).toBe(0);
  await context.setOffline(true);
  await go(page, "/terms");
  await expect.poll(() => waiting(page)).toBe(1);
  const visit = await visitIn(page);
  const closed = new Promise((resolve) => context.once("close", resolve));
  kill(processesOf(folder));
  await closed;
  return visit;
}
