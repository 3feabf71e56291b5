/**
 * `npm run bench -- push`: pushes of 1 and of 100 records through the storage, in records a second, as a ratio to raw
 * commits of one row each, of the same records on the same engine in the same run. What reading and checking the records
 * costs before that stands beside it, and what one flush to the disk takes: a raw commit pays it for each row, a push once
 * for all of its rows, so the ratio grows with it. Then the same from end to end (push-over-http.mjs). PostgreSQL where
 * TEST_POSTGRES_URL is set.
 */
import { randomUUID } from "node:crypto";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inDist } from "../scripts/build/folders.mjs";
import { buildForNode } from "../scripts/build/node.mjs";
import { middle } from "./figures.mjs";
import { measureOverHttp } from "./push-over-http.mjs";

await buildForNode({ push: "bench/push-parts.ts" }, "bench");
const parts = await import(pathToFileURL(inDist("bench", "push.js")).href);
const { sql, openDatabase, householdStorage, readWrites, newId } = parts;

const rounds = 15;
const writers = Number(process.env.WRITERS ?? 16);
const singles = 320;
const hundreds = 16;

const expense = (id = newId(Date.now())) => ({
  id,
  kind: "transaction",
  edition: 1,
  version: 0,
  deleted: false,
  fields: { id, day: "2026-11-15", amount: 1_250, payee: "Corner shop", personId: "p1", kind: "spending", note: "" },
});

/** What devices send, read before the clock runs: `times` pushes of `count` new records each. */
const messages = (times, count) => {
  const write = () => ({ base: 0, record: expense() });
  return Array.from({ length: times }, () => readWrites(Array.from({ length: count }, write)));
};

/** One person with a household of theirs. Pushes as the server's routes hand it to the storage. */
async function pusherOn(storage) {
  const [household, uid] = [randomUUID(), randomUUID()];
  await storage.createHousehold(uid, { id: household, space: "shared" }, Date.now());
  const { epoch } = (await storage.pull(household, uid, { epoch: null, seq: 0 }, Date.now())).value;
  return async (writes) => {
    const pushed = await storage.push(household, uid, { epoch, writes }, Date.now());
    if (!pushed.ok || pushed.value.results.some(({ accepted }) => !accepted)) throw new Error("a push was refused");
  };
}

/** All writers at once, each with its share one after the other: records a second. */
async function perSecond(records, shares, works) {
  const started = performance.now();
  await Promise.all(
    works.map(async (work, writer) => {
      for (const given of shares[writer]) await work(given);
    }),
  );
  return (records * shares.flat().length * 1_000) / (performance.now() - started);
}

const sharesOf = (times, count) => Array.from({ length: writers }, () => messages(times / writers, count));

const asSent = (share) => share.map((writes) => JSON.stringify(writes));
const readSent = async (message) => readWrites(JSON.parse(message));

async function measure(engine, place) {
  const database = await openDatabase(place);
  await sql`create table if not exists raw_rows (id text primary key, body text not null)`.execute(database.query);
  const raw = ([write]) =>
    sql`insert into raw_rows values (${write.record.id}, ${JSON.stringify(write.record)})`.execute(database.query);
  const storage = householdStorage(database);
  const pushes = await Promise.all(Array.from({ length: writers }, () => pusherOn(storage)));
  const raws = pushes.map(() => raw);
  await perSecond(1, sharesOf(singles, 1), raws);
  await perSecond(1, sharesOf(singles, 1), pushes);
  await perSecond(100, sharesOf(hundreds, 100), pushes);
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    const [one, hundred] = [sharesOf(singles, 1), sharesOf(hundreds, 100)];
    turns.push({
      raw: await perSecond(1, one, raws),
      one: await perSecond(1, one, pushes),
      hundred: await perSecond(100, hundred, pushes),
      reading: await perSecond(
        100,
        hundred.map(asSent),
        raws.map(() => readSent),
      ),
    });
  }
  const ratio = (name) => middle(turns.map((turn) => turn[name] / turn.raw)).toFixed(2);
  console.log(`${engine}: raw commits of one row: ${middle(turns.map((turn) => turn.raw)).toFixed(0)} a second`);
  console.log(`${engine}: pushes of 1: ${ratio("one")} × that (target 0.5)`);
  console.log(`${engine}: pushes of 100: ${ratio("hundred")} × that in records a second (target 5)`);
  console.log(`${engine}: reading and checking them: ${ratio("reading")} × that in records a second`);
  await sql`drop table raw_rows`.execute(database.query);
  await database.close();
  return middle(turns.map((turn) => turn.raw));
}

/** The middle of many, in microseconds. */
function flushTime(folder) {
  const [file, page] = [openSync(join(folder, "flush"), "w"), Buffer.alloc(4_096)];
  const times = Array.from({ length: 300 }, () => {
    writeSync(file, page);
    const started = performance.now();
    fdatasyncSync(file);
    return (performance.now() - started) * 1_000;
  });
  closeSync(file);
  return middle(times);
}

const dataDir = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
console.log(`A flush to this disk takes ${flushTime(dataDir).toFixed(0)} µs`);
const postgres = process.env.TEST_POSTGRES_URL;
for (const [engine, databaseUrl] of [["SQLite", null], ...(postgres ? [["PostgreSQL", postgres]] : [])]) {
  const raw = await measure(engine, { databaseUrl, dataDir });
  await measureOverHttp(parts, engine, databaseUrl, raw);
}
