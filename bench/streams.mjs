/**
 * `npm run bench -- streams`: memory for each of 2 000 open streams of 100 people, as a ratio to as many answers held open
 * by Node's own server in the same run.
 */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../scripts/build/folders.mjs";
import { buildTestServer } from "../tests/support/build-server.mjs";

const people = 100;
const streamsEach = 20;
const count = people * streamsEach;

async function start(script, env = {}) {
  const child = spawn(process.execPath, [script], { cwd: root, env: { ...process.env, ...env } });
  for await (const chunk of child.stdout) {
    const address = String(chunk).match(/http:\/\/localhost:\d+/)?.[0];
    if (address) return { child, address: address.replace("localhost", "127.0.0.1") };
  }
  throw new Error(`${script} did not start`);
}

const kilobytesOf = ({ pid }) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));

/** Resolves with the first word of the stream, which stays open. */
const openStream = (url, headers) =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      response.once("data", () => resolve(request));
      response.on("error", () => {});
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
    });
    request.on("error", reject);
  });

async function measure({ child, address }, pathOf, headersOf) {
  // The first streams load what all of them need.
  const requests = [await openStream(address + pathOf(0), headersOf(0))];
  await sleep(2_000);
  const before = kilobytesOf(child);
  for (let made = 1; made < count; made += 50) {
    const some = Array.from({ length: Math.min(50, count - made) }, (_, n) => made + n);
    requests.push(...(await Promise.all(some.map((n) => openStream(address + pathOf(n), headersOf(n))))));
  }
  await sleep(2_000);
  const each = (kilobytesOf(child) - before) / count;
  for (const request of requests) request.destroy();
  child.kill("SIGTERM");
  await once(child, "exit");
  return each;
}

const DATA_DIR = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
const server = await start(await buildTestServer(), { PORT: "4332", DATA_DIR });
const households = Array.from({ length: people }, () => randomUUID());
const headersOf = (n) => ({ "test-user": `person-${n % people}` });
for (const [n, household] of households.entries()) {
  const headers = { ...headersOf(n), "content-type": "application/json" };
  const body = JSON.stringify({ space: "shared" });
  await fetch(`${server.address}/api/households/${household}`, { method: "PUT", headers, body });
}
const pathOf = (n) => `/api/households/${households[n % people]}/stream`;
const ours = await measure(server, pathOf, headersOf);
const bare = await measure(
  await start(join(import.meta.dirname, "bare-streams.mjs")),
  () => "/",
  () => ({}),
);
console.log(`an answer held open by Node's own server: ${bare.toFixed(1)} kB`);
console.log(`an open stream, ${count} of ${people} people: ${(ours / bare).toFixed(2)} × that (${ours.toFixed(1)} kB)`);
