/**
 * `npm run bench -- events`: batches of 1 and of 50 events to the collector, in requests and events a second, as a ratio to
 * the same batches sent to a route of the same server that reads and parses them and does nothing else. And pushes a second
 * beside a steady stream of events, as a ratio to pushes alone, and to pushes beside the same stream to that bare route.
 * PostgreSQL where TEST_POSTGRES_URL is set.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inDist, root } from "../scripts/build/folders.mjs";
import { buildForNode } from "../scripts/build/node.mjs";
import { agent, ask, batch, sendTo } from "./events-client.mjs";

const rounds = 9;
const senders = 16;
const requests = 640;
const pushers = 8;
const pushes = 400;
/** Of ten events each: what some thousand visitors do at the same time. */
const streamed = 50;

await buildForNode({ events: "bench/events-parts.ts" }, "bench");

async function start(env) {
  const child = spawn(process.execPath, [inDist("bench", "events.js")], { cwd: root, env: { ...process.env, ...env } });
  for await (const chunk of child.stdout) {
    const port = String(chunk).match(/http:\/\/localhost:(\d+)/)?.[1];
    if (port) return { child, here: `http://127.0.0.1:${port}` };
  }
  throw new Error("The server did not start.");
}

/** All at once, each with its share one after the other; shares are made before the clock runs. */
async function perSecond(works) {
  const started = performance.now();
  await Promise.all(
    works.map(async (share) => {
      for (const work of share) await work();
    }),
  );
  return (works.flat().length * 1_000) / (performance.now() - started);
}

function batchesTo(url, count) {
  const share = () => Array.from({ length: requests / senders }, () => batch(count));
  return perSecond(Array.from({ length: senders }, share).map((texts) => texts.map((text) => () => sendTo(url, text))));
}

/** One person with a household of theirs. */
async function pusherAt(here) {
  const [household, headers] = [`${here}/api/households/${randomUUID()}`, { "test-user": randomUUID() }];
  await ask(household, { method: "PUT", headers, body: JSON.stringify({ space: "shared" }) });
  const known = JSON.stringify({ protocol: 2, epoch: null, seq: 0 });
  const { epoch } = JSON.parse(await ask(`${household}/pull`, { headers, body: known }));
  return () => {
    const id = randomUUID();
    const fields = { id, label: "Count the week", timesAWeek: 3 };
    const record = { id, kind: "habit", edition: 1, version: 0, deleted: false, fields };
    return ask(`${household}/push`, {
      headers,
      body: JSON.stringify({ protocol: 2, epoch, writes: [{ base: 0, record }] }),
    });
  };
}

async function pushesBeside(pushers, url) {
  const streaming = url && setInterval(() => void sendTo(url, batch(10)), 1_000 / streamed);
  const rate = await perSecond(pushers.map((push) => Array(pushes / pushers.length).fill(push)));
  clearInterval(streaming);
  return rate;
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function turnOf(here, people) {
  const [events, bare] = [`${here}/api/events`, `${here}/api/bare`];
  return {
    bareOne: await batchesTo(bare, 1),
    one: await batchesTo(events, 1),
    bareFifty: await batchesTo(bare, 50),
    fifty: await batchesTo(events, 50),
    alone: await pushesBeside(people),
    besideEvents: await pushesBeside(people, events),
    besideBare: await pushesBeside(people, bare),
  };
}

async function measure(engine, env) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
  const { child, here } = await start({ PORT: "4334", TRUST_PROXY: "true", DATA_DIR, ...env });
  const people = await Promise.all(Array.from({ length: pushers }, () => pusherAt(here)));
  await turnOf(here, people);
  const turns = [];
  for (let round = 0; round < rounds; round += 1) turns.push(await turnOf(here, people));
  child.kill("SIGTERM");
  await once(child, "exit");
  const count = (name, times = 1) => (middle(turns.map((turn) => turn[name])) * times).toFixed(0);
  const ratio = (name, to) => middle(turns.map((turn) => turn[name] / turn[to])).toFixed(2);
  console.log(
    `${engine}: a route that only parses: ${count("bareOne")} batches of 1 a second, ${count("bareFifty")} of 50`,
  );
  console.log(`${engine}: batches of 1 event: ${ratio("one", "bareOne")} × that (${count("one")} events a second)`);
  console.log(
    `${engine}: batches of 50 events: ${ratio("fifty", "bareFifty")} × that (${count("fifty", 50)} events a second)`,
  );
  console.log(`${engine}: pushes of 1 record by themselves: ${count("alone")} a second`);
  console.log(`${engine}: beside ${streamed * 10} events a second: ${ratio("besideEvents", "alone")} × that`);
  console.log(`${engine}: beside as many to the route that only parses: ${ratio("besideBare", "alone")} × that`);
}

await measure("SQLite", { DATABASE_URL: "" });
const postgres = process.env.TEST_POSTGRES_URL;
if (postgres)
  await measure("PostgreSQL", { DATABASE_URL: postgres, AUTH_SECRET: "the-same-secret-on-every-node-of-a-bench" });
agent.destroy();
