/**
 * `npm run bench -- store`: a household of 50 000 records in a browser, opened until its data is ready as a ratio to one
 * plain IndexedDB getAll of the same records, and a change until it shows and until it is on the disk as ratios to one
 * plain IndexedDB put with strict durability.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../scripts/browser.mjs";
import { bundleForPage } from "../tests/support/page-script.mjs";

const records = Number(process.env.RECORDS ?? 50_000);
const openings = 9;
const changes = 300;

const script = await bundleForPage("bench/store-parts.ts", "bench");
/** An isolated page has a finer clock. */
const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
const server = createServer((request, response) => {
  const isScript = request.url === "/bench.js";
  response.writeHead(200, { ...headers, "content-type": isScript ? "text/javascript" : "text/html" });
  response.end(isScript ? script : '<!doctype html><title>Bench</title><script src="/bench.js"></script>');
}).listen(0);
const address = `http://localhost:${server.address().port}/`;

// On the disk, as people have it: a browser without a folder of its own keeps everything in memory.
const folder = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
const context = await chromium.launchPersistentContext(folder, {
  executablePath: await findBrowser(),
  args: browserArgs,
});

async function onFreshPage(work, given) {
  const page = await context.newPage();
  await page.goto(address);
  const result = await page.evaluate(work, given);
  await page.close();
  return result;
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
const ms = (value) => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

await onFreshPage((count) => window.bench.fill(count), records);
const opened = [];
for (let turn = 0; turn < openings; turn++) {
  const plain = await onFreshPage(() => window.bench.getAll());
  const whole = await onFreshPage(() => window.bench.openWhole());
  if (plain.count !== records || whole.count !== records) throw new Error("Not every record came back.");
  opened.push({ plain: plain.took, whole: whole.took });
}
const turns = await onFreshPage((count) => window.bench.writes(count), changes);
await context.close();
server.close();
rmSync(folder, { recursive: true, force: true });

const openRatio = at(
  opened.map(({ plain, whole }) => whole / plain),
  0.5,
);
const slow = (name) =>
  at(
    turns.map((turn) => turn[name]),
    0.95,
  );
const writeRatio = (name) => `${(slow(name) / slow("plain")).toFixed(3)} × a plain put (${ms(slow(name))})`;
console.log(
  `plain getAll of ${records} records: ${ms(
    at(
      opened.map(({ plain }) => plain),
      0.5,
    ),
  )}`,
);
console.log(`open until the data is ready, middle of ${openings}: ${openRatio.toFixed(2)} × a plain getAll`);
console.log(`plain put with strict durability, p95 of ${changes}: ${ms(slow("plain"))}`);
console.log(`change until it shows, p95: ${writeRatio("visible")}`);
console.log(`change until it is on the disk, p95: ${writeRatio("durable")}`);
