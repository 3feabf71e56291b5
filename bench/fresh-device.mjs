/**
 * `npm run bench -- fresh-device`: a browser that knows nothing opens a household of 100 000 records that is on the server.
 * Time until this week is painted, and until the device is in step, beside a bare React page and plain IndexedDB puts of the
 * same records in the same run; and the longest task of the main thread, beside 50 ms.
 */
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../scripts/browser.mjs";
import { inDist } from "../scripts/build/folders.mjs";
import { buildForNode } from "../scripts/build/node.mjs";
import { freePort } from "../scripts/free-port.mjs";
import { serveBare } from "./bare-page.mjs";
import { middle, ms, times } from "./figures.mjs";
import { tasksDuring } from "./main-thread.mjs";
import { paintedAt, watchPaint } from "./painted.mjs";
import { serveBuild } from "./server.mjs";

const count = Number(process.env.RECORDS ?? 100_000);
const rounds = Number(process.env.ROUNDS ?? 3);
const patience = 120_000;
const secret = "a-secret-that-only-this-measurement-has";
const now = Date.parse("2026-11-18T12:00:00Z");
/** This week is there once its figures and everything below them are drawn. */
const week = ".dashboard-cells[aria-busy=false]";
const spent = ".year-safe .money";
const inStep = ".sync-text[data-status=in-step]";

const dataDir = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
const port = await freePort();
const { address, stop } = await serveBuild(port, { DATA_DIR: dataDir, AUTH_SECRET: secret });
await buildForNode({ "fresh-device": "bench/fresh-device-parts.ts" }, "bench");
const parts = await import(pathToFileURL(inDist("bench", "fresh-device.js")).href);
const bare = await serveBare();

/** One person with a session, and a household of theirs with all its records. Answers the session's cookie. */
async function seed(records) {
  const database = await parts.openDatabase({ dataDir });
  const storage = parts.householdStorage(database);
  const [uid, household, token] = [randomUUID(), randomUUID(), randomUUID()];
  const at = new Date().toISOString();
  const stamps = { createdAt: at, updatedAt: at };
  await database.write(async (query) => {
    const person = { id: uid, name: "", email: `${uid}@home.example`, emailVerified: 1, ...stamps };
    await query.insertInto("people").values(person).execute();
    const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const session = { id: randomUUID(), token, userId: uid, expiresAt, ...stamps };
    await query.insertInto("sessions").values(session).execute();
  });
  await storage.createHousehold(uid, { id: household, space: "shared" }, Date.now());
  const { epoch } = (await storage.pull(household, uid, { epoch: null, seq: 0 }, Date.now())).value;
  for (let from = 0; from < records.length; from += 500) {
    const writes = parts.readWrites(records.slice(from, from + 500).map((record) => ({ base: 0, record })));
    const pushed = await storage.push(household, uid, { epoch, writes }, Date.now());
    if (!pushed.ok || pushed.value.results.some(({ accepted }) => !accepted)) throw new Error("a push was refused");
  }
  await database.close();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return { name: "weekfold.session_token", value: encodeURIComponent(`${token}.${signature}`), url: address };
}

async function withBrowser(work) {
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
  const result = await work(context);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  return result;
}

async function bareStart(context) {
  const page = await context.newPage();
  await page.goto(bare.address, { waitUntil: "commit" });
  const took = await paintedAt(page, "#bare");
  await page.close();
  return took;
}

/** The reference that no first pull can avoid: the records put as they are, a thousand in each strict transaction. */
async function plainPuts(context, records) {
  const page = await context.newPage();
  await page.goto(bare.address);
  const took = await page.evaluate(async (given) => {
    const answered = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open("plain-puts");
    opening.onupgradeneeded = () => opening.result.createObjectStore("records", { keyPath: "id" });
    const database = await answered(opening);
    const started = performance.now();
    for (let from = 0; from < given.length; from += 1_000) {
      const transaction = database.transaction("records", "readwrite", { durability: "strict" });
      for (const record of given.slice(from, from + 1_000)) transaction.objectStore("records").put(record);
      await new Promise((resolve) => transaction.addEventListener("complete", resolve));
    }
    return performance.now() - started;
  }, records);
  await page.close();
  return took;
}

async function freshStart(context, cookie) {
  await context.addCookies([cookie]);
  const page = await context.newPage();
  const { result, tasks } = await tasksDuring(page, async () => {
    await page.goto(`${address}/MyDashboard`, { waitUntil: "commit" });
    const painted = page.evaluate(
      (selectors) => Promise.all(selectors.map((selector) => window.paintedAt(selector))),
      [week, spent, inStep],
    );
    await page.locator(spent).waitFor({ timeout: patience });
    const [shown, whole, synced] = await painted;
    // What clears up after it belongs to it.
    await page.waitForTimeout(1_500);
    return { shown, whole, synced };
  });
  await page.close();
  return { ...result, tasks };
}

const records = parts.recordsOf(20, count);
const cookie = await seed(records);
const turns = [];
for (let round = 0; round < rounds; round += 1)
  turns.push(
    await withBrowser(async (context) => {
      const plain = await bareStart(context);
      const puts = await plainPuts(context, records);
      return { plain, puts, ...(await freshStart(context, cookie)) };
    }),
  );

const of = (name) => middle(turns.map((turn) => turn[name]));
const longest = turns.map(({ tasks }) => tasks[0]);
const over = turns.map(({ tasks }) => tasks.filter(({ clock }) => clock > 50).length);
console.log(
  `${count} records; a bare React page starts in ${ms(of("plain"))}, plain puts of them take ${ms(of("puts"))}`,
);
console.log(`this week is painted after ${ms(of("shown"))}: ${times(of("shown") / of("plain"))} the bare page`);
console.log(
  `the device has everything and says "Synced" after ${ms(of("synced"))} (target 20 000): ${times(of("synced") / of("puts"))} ` +
    `the plain puts; what was spent is painted after ${ms(of("whole"))}`,
);
console.log(
  `longest task ${longest.map(({ clock }) => times(clock / 50)).join(", ")} of 50 ms by the clock, ` +
    `${longest.map(({ processor }) => times(processor / 50)).join(", ")} of the processor; longer than 50 ms: ${over.join(", ")}`,
);
await stop();
bare.stop();
rmSync(dataDir, { recursive: true, force: true });
