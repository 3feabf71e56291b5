/**
 * `npm run bench -- push`: pushes of 1 and of 100 records through the server's routes, in records a second, as a ratio to
 * raw commits of one row each on the same engine in the same run. PostgreSQL where TEST_POSTGRES_URL is set.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inDist } from "../scripts/build/folders.mjs";
import { buildForNode } from "../scripts/build/node.mjs";

await buildForNode({ push: "bench/push-parts.ts" }, "bench");
const { Hono, sql, mountHouseholds, openDatabase, householdStorage } = await import(
  pathToFileURL(inDist("bench", "push.js")).href
);

const rounds = 15;
const raws = 100;
const singles = 100;
const hundreds = 5;

const expense = (n) => ({
  ...{ id: `e${n}-${randomUUID().slice(0, 8)}`, kind: "transaction", schema: 1, version: 0, deleted: false },
  ...{ day: "2026-11-15", amount: 1_250 + n, payee: "Corner shop", personId: "p1", type: "spending", note: "" },
});

/** The server's own routes for one person, without a port. */
async function serverOn(database) {
  const app = new Hono();
  mountHouseholds(app, {
    storage: householdStorage(database),
    readSession: async () => ({ uid: "maya", contact: "maya@example.com" }),
    publicUrl: "http://localhost",
    stream: (c) => c.body(null, 503),
    changed() {},
    mail: async () => {},
    now: Date.now,
  });
  const ask = async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const household = `/api/households/${randomUUID()}`;
  await ask("PUT", household, { space: "shared" });
  const { epoch } = await ask("POST", `${household}/pull`, { protocol: 1, epoch: null, seq: 0 });
  let made = 0;
  return (count) => {
    const writes = Array.from({ length: count }, () => ({ base: 0, record: expense(made++) }));
    return ask("POST", `${household}/push`, { protocol: 1, epoch, writes });
  };
}

async function perSecond(records, times, work) {
  const started = performance.now();
  for (let time = 0; time < times; time += 1) await work();
  return (records * times * 1_000) / (performance.now() - started);
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(engine, place) {
  const database = await openDatabase(place);
  await sql`create table if not exists raw_rows (id text primary key, body text not null)`.execute(database.query);
  const body = JSON.stringify(expense(0));
  const raw = () => sql`insert into raw_rows values (${randomUUID()}, ${body})`.execute(database.query);
  const push = await serverOn(database);
  await perSecond(1, 30, raw);
  await perSecond(1, 30, () => push(1));
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({
      raw: await perSecond(1, raws, raw),
      one: await perSecond(1, singles, () => push(1)),
      hundred: await perSecond(100, hundreds, () => push(100)),
    });
  }
  const ratio = (name) => middle(turns.map((turn) => turn[name] / turn.raw)).toFixed(2);
  console.log(`${engine}: raw commits of one row: ${middle(turns.map((turn) => turn.raw)).toFixed(0)} a second`);
  console.log(`${engine}: pushes of 1: ${ratio("one")} × that (target 0.5)`);
  console.log(`${engine}: pushes of 100: ${ratio("hundred")} × that in records a second (target 5)`);
  await sql`drop table raw_rows`.execute(database.query);
  await database.close();
}

const dataDir = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
await measure("SQLite", { databaseUrl: null, dataDir });
const postgres = process.env.TEST_POSTGRES_URL;
if (postgres) await measure("PostgreSQL", { databaseUrl: postgres, dataDir });
