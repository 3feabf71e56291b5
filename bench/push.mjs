/**
 * `npm run bench -- push`: pushes of 1 and of 100 records, read and stored as the server does, in records a second, as a
 * ratio to raw commits of one row each on the same engine in the same run. PostgreSQL where TEST_POSTGRES_URL is set.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inDist } from "../scripts/build/folders.mjs";
import { buildForNode } from "../scripts/build/node.mjs";

await buildForNode({ push: "bench/push-parts.ts" }, "bench");
const { sql, openDatabase, householdStorage, readWrites } = await import(
  pathToFileURL(inDist("bench", "push.js")).href
);

const rounds = 15;
const writers = Number(process.env.WRITERS ?? 16);
const singles = 320;
const hundreds = 16;

const expense = (n) => ({
  ...{ id: `e${n}-${randomUUID().slice(0, 8)}`, kind: "transaction", schema: 1, version: 0, deleted: false },
  ...{ day: "2026-11-15", amount: 1_250 + n, payee: "Corner shop", personId: "p1", type: "spending", note: "" },
});

/** Pushes of one person into a household of theirs, as the server's routes hand them to the storage. */
async function pusherOn(database) {
  const storage = householdStorage(database);
  const [household, uid] = [randomUUID(), randomUUID()];
  await storage.createHousehold(uid, { id: household, space: "shared" }, Date.now());
  const { epoch } = (await storage.pull(household, uid, { epoch: null, seq: 0 })).value;
  let made = 0;
  return async (count) => {
    const writes = readWrites(Array.from({ length: count }, () => ({ base: 0, record: expense(made++) })));
    const pushed = await storage.push(household, uid, { epoch, writes }, Date.now());
    if (!pushed.ok || pushed.value.results.length !== count) throw new Error("a push was refused");
  };
}

/** All writers at once, each one after the other. */
async function perSecond(records, times, works) {
  const started = performance.now();
  const share = times / works.length;
  await Promise.all(
    works.map(async (work) => {
      for (let time = 0; time < share; time += 1) await work();
    }),
  );
  return (records * times * 1_000) / (performance.now() - started);
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(engine, place) {
  const database = await openDatabase(place);
  await sql`create table if not exists raw_rows (id text primary key, body text not null)`.execute(database.query);
  const body = JSON.stringify(expense(0));
  const raw = () => sql`insert into raw_rows values (${randomUUID()}, ${body})`.execute(database.query);
  const pushes = await Promise.all(Array.from({ length: writers }, () => pusherOn(database)));
  const raws = pushes.map(() => raw);
  const of = (count) => pushes.map((push) => () => push(count));
  await perSecond(1, 160, raws);
  await perSecond(1, 160, of(1));
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({
      raw: await perSecond(1, singles, raws),
      one: await perSecond(1, singles, of(1)),
      hundred: await perSecond(100, hundreds, of(100)),
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
