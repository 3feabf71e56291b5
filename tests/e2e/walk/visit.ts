import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import { type Look, probeScript } from "./probe.ts";
import { type WalkState, walkDay } from "./states.ts";
import { storageScript } from "./storage-probe.ts";

/** A page in a known state, and all that it reported since. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** A page of the same site that holds what the browser had stored at first. */
  keeper: Page;
  origin: string;
  address: string;
  reported: string[];
  /** What a press can cause outside of the page: a download, a file chooser, another window. */
  outside: string[];
  /** Requests without an answer yet; the stream that stays open is none of them. */
  waiting: Set<Request>;
  /** How many requests had an answer. */
  answered: number;
  /** Where the page was once it had opened: some replace their address. */
  url: string;
  signature: string;
  storage: string;
  /** Whether a request was sent that may have changed data on the server. */
  hasWritten: boolean;
}

const heights: Record<number, number> = { 390: 844, 1280: 800 };

/** A file of every site that is no page: nothing of ours runs on it. */
const elsewhere = "/robots.txt";

export async function beginVisit(browser: Browser, state: WalkState, address: string, width: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 800 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
    storageState: await state.begin(),
  });
  // Playwright's own is none: one page that stays empty would hold up the walk for an hour.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(storageScript);
  await context.addInitScript(probeScript);
  await context.clock.setFixedTime(new Date(`${walkDay}T12:00:00Z`));
  const [keeper, page] = [await context.newPage(), await context.newPage()];
  const { origin } = new URL(address);
  await keeper.goto(origin + elsewhere);
  await keeper.evaluate(() => window.walkStorage.keep());
  const seen = { reported: [], outside: [], waiting: new Set<Request>(), answered: 0, hasWritten: false };
  const visit = { context, page, keeper, origin, address, ...seen, url: "", signature: "", storage: "" };
  await watch(visit);
  await openPage(visit);
  return visit;
}

/** The page anew, with everything as it was at first. Much faster than another browser context, which has no files yet. */
export async function beginAgain(visit: Visit, state: WalkState): Promise<void> {
  const { context, page, keeper, origin } = visit;
  // What the page has open would hold up the removal of its databases.
  await page.goto(origin + elsewhere);
  await page.evaluate(() => sessionStorage.clear());
  const { cookies } = await state.begin();
  await context.clearCookies();
  await context.addCookies(cookies);
  await keeper.evaluate(() => window.walkStorage.bringBack());
  await openPage(visit);
}

/** Opens the address; what the browser has stored stays. */
export async function openPage(visit: Visit): Promise<void> {
  const { page, address, waiting } = visit;
  waiting.clear();
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => history.scrollRestoration === "manual" && document.querySelector("main h1"));
  const look = await settle(visit, 150);
  await page.evaluate(() => void Object.assign(window, { isWalked: true }));
  visit.url = page.url();
  visit.signature = look!.signature;
  visit.storage = look!.storage;
  visit.hasWritten = false;
}

/**
 * What is seen once nothing is being computed, loaded or requested, and nothing moves any more. What was loaded has a moment
 * to show. Null where the address is a file of ours, such as the feed, which has nothing to settle.
 */
export async function settle(visit: Visit, milliseconds: number, known: readonly number[] = []): Promise<Look | null> {
  let look: Look | null = null;
  for (let tries = 0; tries < 100; tries++) {
    const { answered } = visit;
    try {
      look = await visit.page.evaluate(([quiet, ids]) => window.walkProbe.look(quiet, ids), [
        milliseconds,
        known,
      ] as const);
    } catch (error) {
      if (tries === 99 || !isBetweenPages(error)) throw error;
      // One page went and another comes.
      await visit.page.waitForFunction(() => document.contentType !== "text/html" || document.querySelector("h1"));
      continue;
    }
    if (look === null || (visit.waiting.size === 0 && visit.answered === answered && !look.isBusy)) return look;
    await pause(20);
  }
  return look;
}

const isBetweenPages = (error: unknown): boolean => /context was destroyed|navigat|of null/.test(String(error));

export const pause = (milliseconds = 50) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function watch(visit: Visit): Promise<void> {
  const { page, reported, outside, waiting, context } = visit;
  await stayHere(visit);
  page.on("pageerror", (error) => reported.push(`threw ${error.message}`));
  page.on("console", (message) => {
    const isOurs = !message.text().includes("blocked by Playwright");
    if (isOurs && ["error", "warning"].includes(message.type())) reported.push(`logged “${message.text()}”`);
  });
  page.on("request", (request) => {
    const isRead = request.method() === "GET" || /\/(pull|events)$/.test(new URL(request.url()).pathname);
    if (!isRead) visit.hasWritten = true;
    if (request.resourceType() !== "eventsource" && !/\/(stream|live)/.test(request.url())) waiting.add(request);
  });
  page.on("requestfinished", (request) => {
    waiting.delete(request);
    visit.answered++;
  });
  page.on("requestfailed", (request) => {
    waiting.delete(request);
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") reported.push(`request of ${new URL(request.url()).pathname} failed: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) reported.push(`${new URL(response.url()).pathname} answered ${response.status()}`);
  });
  page.on("download", () => outside.push("download"));
  page.on("filechooser", () => outside.push("file chooser"));
  page.on("dialog", (dialog) => {
    outside.push("dialog");
    (dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss()).catch(() => {});
  });
  context.on("page", (other) => {
    outside.push("window");
    other.close().catch(() => {});
  });
}

/**
 * An answer without content leaves the page where it is when a link leads to another site. Playwright's own routes would halt
 * every request of ours too, and switch off the browser's cache.
 */
async function stayHere({ context, page, outside, origin }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request, resourceType }) => {
    const isElsewhere = !request.url.startsWith(`${origin}/`);
    if (isElsewhere && resourceType === "Document") outside.push("another site");
    const answer = isElsewhere
      ? session.send("Fetch.fulfillRequest", { requestId, responseCode: 204 })
      : session.send("Fetch.continueRequest", { requestId });
    answer.catch(() => {});
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}
