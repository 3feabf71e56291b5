/**
 * `npm run bench -- dashboard`: this week's screen from a cold start to painted figures, and a recorded save to the painted
 * strip, for a household of 1 year (5 000 entries) and of 20 years (100 000), beside a bare React page and a plain IndexedDB
 * read in the same run; and what a tab with 10 000 entries holds in memory beside a blank one.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../scripts/browser.mjs";
import { bundleForPage } from "../tests/support/page-script.mjs";
import { serveBare } from "./bare-page.mjs";
import { clickTimes } from "./dashboard-clicks.mjs";
import { at, middle, ms, times } from "./figures.mjs";
import { paintedAt, watchPaint } from "./painted.mjs";
import { serveBuild } from "./server.mjs";

const starts = Number(process.env.STARTS ?? 9);
const saves = Number(process.env.SAVES ?? 40);
/** In the first week that the household has not saved in. */
const now = Date.parse("2026-11-18T12:00:00Z");
const figures = ".year .money--hero";

const parts = (await bundleForPage("bench/dashboard-parts.ts", "bench")).replace(/^var bench/, "window.bench");
const bare = await serveBare();
const { address, stop } = await serveBuild(4351);

/** A browser with a folder of its own: on the disk, as people have it. */
async function withBrowser(work) {
  const folder = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
  const viewport = { width: 1280, height: 1800 };
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: browserArgs,
    viewport,
  });
  await context.addInitScript(watchPaint);
  await context.addInitScript((instant) => {
    Date.now = () => instant;
  }, now);
  const result = await work(context);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  return result;
}

async function onPage(context, url, work) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "commit" });
  const result = await work(page);
  await page.close();
  return result;
}

/** On a page of the site that opens no household itself. */
const inStorage = (context, work, given) =>
  onPage(context, `${address}/about`, async (page) => {
    await page.waitForLoadState("load");
    await page.evaluate(parts);
    return page.evaluate(work, given);
  });

const fill = (context, years, entries) =>
  inStorage(context, ([many, of]) => window.bench.fill(many, of), [years, entries]);
const plainRead = (context) => inStorage(context, () => window.bench.getAll());
const startOf = (context, url, ...selectors) =>
  onPage(context, url, (page) => Promise.all(selectors.map((selector) => paintedAt(page, selector))));

/** Reference and work take turns, so that a slow moment of the machine slows both. The first turn fills the caches. */
async function coldStarts(context) {
  const rounds = [];
  for (let round = 0; round <= starts; round++) {
    const [plain] = await startOf(context, bare.address, "#bare");
    const read = await plainRead(context);
    const [start, plan] = await startOf(context, `${address}/MyDashboard`, figures, ".save-card");
    rounds.push({ plain, read, start, plan });
  }
  return rounds.slice(1);
}

async function household(years, entries) {
  return withBrowser(async (context) => {
    await fill(context, years, entries);
    const rounds = await coldStarts(context);
    return {
      rounds,
      clicks: await clickTimes(context, { bare: bare.address, room: `${address}/MyDashboard`, count: saves }),
    };
  });
}

function print(name, { rounds, clicks: { plain, saved } }) {
  const of = (part) => middle(rounds.map((round) => round[part]));
  console.log(
    `${name}: cold start to figures ${ms(of("start"))}, ${times(of("start") / of("plain"))} a bare React page`,
  );
  console.log(
    `  to the week's plan, which needs all entries, ${ms(of("plan"))}: ${times(of("plan") / of("plain"))} that page`,
  );
  console.log(
    `  a plain read of the same records ${ms(of("read"))}: the start is ${times(of("start") / of("read"))} that`,
  );
  const ratio = at(saved, 0.95) / at(plain, 0.95);
  const usual = `${ms(middle(saved))} in the middle, ${times(middle(saved) / middle(plain))}`;
  console.log(`  save to painted strip, p95 ${ms(at(saved, 0.95))}: ${times(ratio)} a bare click to paint (${usual})`);
  return of("start");
}

/** What the renderer holds, as the system counts it. */
async function memoryOf(context, url, selector) {
  return onPage(context, url, async (page) => {
    if (selector) await page.locator(selector).first().waitFor();
    await page.waitForTimeout(1_500);
    const session = await context.browser()?.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const sizes = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => residentOf(id));
    return Math.max(...sizes);
  });
}

const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

const one = print("1 year, 5 000 entries", await household(1, 5_000));
const twenty = print("20 years, 100 000 entries", await household(20, 100_000));
console.log(`20 years start in ${times(twenty / one)} the time of 1 year`);
const [blank, full] = await withBrowser(async (context) => {
  const empty = await memoryOf(context, "about:blank");
  await fill(context, 2, 10_000);
  return [empty, await memoryOf(context, `${address}/MyDashboard`, figures)];
});
console.log(
  `a tab with 10 000 entries holds ${(full - blank).toFixed(0)} MiB more than a blank one (${blank.toFixed(0)} MiB)`,
);
await stop();
bare.stop();
