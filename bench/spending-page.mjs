/** The spending room of a made-up household in a browser of its own, for bench/import.mjs and bench/entries.mjs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../scripts/browser.mjs";
import { bundleForPage } from "../tests/support/page-script.mjs";
import { watchPaint } from "./painted.mjs";

const now = Date.parse("2026-11-18T12:00:00Z");
const bundled = async (entry, name) => (await bundleForPage(entry, name)).replace(/^var /, "window.");

/** A browser with a folder of its own: on the disk, as people have it. The entries may name their accounts. */
export async function withHousehold(address, years, entries, work, inAccounts = false) {
  const folder = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
  const viewport = { width: 1280, height: 900 };
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: browserArgs,
    viewport,
  });
  await context.addInitScript(watchPaint);
  await context.addInitScript((instant) => {
    const ahead = instant - Date.now();
    const really = Date.now;
    Date.now = () => really() + ahead;
  }, now);
  const given = [years, entries, inAccounts];
  await inStorage(context, address, "dashboard-parts", (all) => window.bench.fill(...all), given);
  const result = await work(context, folder);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** On a page of the site that opens no household itself. */
export async function inStorage(context, address, parts, work, given) {
  const page = await context.newPage();
  await page.goto(`${address}/about`);
  await page.evaluate(await bundled(`bench/${parts}.ts`, "bench"));
  const result = await page.evaluate(work, given);
  await page.close();
  return result;
}

export async function openSpending(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/MyDashboard/spending`);
  await page.locator(".entries-count").waitFor();
  return page;
}
