/**
 * Pushes of one record as devices send them: over HTTP, with a session, to a server in a process of its own, from a load
 * generator in another. Beside it, in the same run: a bare Hono route that is sent the same bodies, and raw commits.
 */
import { spawn } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inDist, root } from "../scripts/build/folders.mjs";
import { freePort } from "../scripts/free-port.mjs";
import { buildIfChanged } from "../scripts/setup.mjs";
import { middle } from "./figures.mjs";

const secret = "a-secret-that-only-this-measurement-has";
const milliseconds = 5_000;
const warmUp = 1_500;
const rounds = 3;
const pullers = 10;
const pulledRecords = 100_000;

/** People with a session and a household each, written to the database before the server starts: signing up is limited. */
async function seed({ openDatabase, householdStorage }, place, count) {
  const database = await openDatabase(place);
  const storage = householdStorage(database);
  const now = new Date().toISOString();
  const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const [uid, household, token] = [randomUUID(), randomUUID(), randomUUID()];
    const times = { createdAt: now, updatedAt: now };
    const email = `${uid}@home.example`;
    await database.write(async (query) => {
      await query
        .insertInto("people")
        .values({ id: uid, name: "", email, emailVerified: 1, ...times })
        .execute();
      const session = { id: randomUUID(), token, userId: uid, expiresAt, ...times };
      await query.insertInto("sessions").values(session).execute();
    });
    await storage.createHousehold(uid, { id: household, space: "shared" }, Date.now());
    const { epoch } = (await storage.pull(household, uid, { epoch: null, seq: 0 }, Date.now())).value;
    const signature = createHmac("sha256", secret).update(token).digest("base64");
    const cookie = `weekfold.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
    people.push({ uid, household, epoch, headers: { cookie } });
  }
  return { database, storage, people };
}

async function fill(storage, { uid, household, epoch }, { readWrites, newId }) {
  const expense = (id = newId(Date.now())) => ({
    id,
    kind: "transaction",
    edition: 1,
    version: 0,
    deleted: false,
    fields: { id, day: "2026-11-15", amount: 1_250, payee: "Corner shop", personId: "p1", kind: "spending", note: "" },
  });
  for (let made = 0; made < pulledRecords; made += 500) {
    const writes = readWrites(Array.from({ length: 500 }, () => ({ base: 0, record: expense() })));
    await storage.push(household, uid, { epoch, writes }, Date.now());
  }
}

async function start(script, env = {}) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise((resolve) => {
    child.stdout.on("data", (chunk) => {
      const found = String(chunk).match(/http:\/\/localhost:\d+/)?.[0];
      if (found) resolve(found);
    });
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { address, stop };
}

/** One run of the load generator. */
async function load(job, folder) {
  const file = join(folder, "job.json");
  writeFileSync(file, JSON.stringify({ milliseconds, warmUp, ...job }));
  const child = spawn(process.execPath, [join(import.meta.dirname, "load-generator.mjs"), file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error("the load generator failed");
  return JSON.parse(text);
}

const pushTo = ({ household, headers, epoch }) => ({ path: `/api/households/${household}/push`, headers, epoch });

/** Each client pushes to its own households in turn, so that households may be more than connections. */
const clientsFor = (people, connections) =>
  Array.from({ length: connections }, (_, client) => ({
    households: people.filter((_, index) => index % connections === client).map(pushTo),
  }));

const rate = ({ perSecond }) => perSecond.toFixed(0);
const late = ({ p50, p99 }) => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

/** A session check by itself, in this process: the middle of many, in milliseconds. */
async function sessionCheck({ openSessions }, database, people) {
  const parts = { config: { publicUrl: "http://localhost:3000" }, secret, database };
  const openSession = openSessions(parts);
  const times = [];
  for (let turn = 0; turn < 3_000; turn += 1) {
    const request = new Request("http://localhost:3000/api/session", { headers: people[turn % people.length].headers });
    const started = performance.now();
    if (!(await openSession(request))) throw new Error("nobody is signed in");
    times.push(performance.now() - started);
  }
  return middle(times);
}

export async function measureOverHttp(parts, engine, databaseUrl, rawPerSecond) {
  buildIfChanged();
  const folder = mkdtempSync(join(tmpdir(), "weekfold-bench-"));
  const { database, storage, people } = await seed(parts, { databaseUrl, dataDir: folder }, 257);
  const [households, large] = [people.slice(0, 256), people[256]];
  await fill(storage, large, parts);
  const check = await sessionCheck(parts, database, people);
  console.log(`${engine}: a session check takes ${check.toFixed(3)} ms (target 0.2)`);
  await database.close();

  const { protocolEdition: protocol } = parts;
  const bare = await start(join(import.meta.dirname, "bare-hono.mjs"));
  const env = { DATA_DIR: folder, AUTH_SECRET: secret, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const ours = await start(inDist("server", "main.js"), { ...env, PORT: String(await freePort()) });
  const on = (server, job) => load({ address: server.address, protocol, ...job }, folder);
  const few = { clients: clientsFor(households.slice(0, 16), 16) };
  const many = { clients: clientsFor(households, 64) };
  const streams = Array.from({ length: 1_000 }, (_, index) => {
    const { household, headers } = households[index % households.length];
    return { path: `/api/households/${household}/stream`, headers };
  });
  const pull = { path: `/api/households/${large.household}/pull`, headers: large.headers };
  const pulls = Array.from({ length: pullers }, () => pull);
  const turns = [];
  for (let round = 0; round < rounds; round += 1)
    turns.push({
      bare: await on(bare, few),
      few: await on(ours, few),
      many: await on(ours, many),
      followed: await on(ours, { ...many, streams }),
      beside: await on(ours, { ...few, pullers: pulls }),
    });
  await Promise.all([bare.stop(), ours.stop()]);

  const of = (name) =>
    turns.map((turn) => turn[name]).toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds / 2)];
  const [fewest, reference] = [of("few"), of("bare")];
  const ratio = (one, other) => (one / other).toFixed(2);
  console.log(`${engine}: the bare Hono route: ${rate(reference)} a second, ${late(reference)}`);
  console.log(
    `${engine}: pushes of 1 over HTTP, 16 households: ${rate(fewest)} a second (target 2000), ${late(fewest)} (target 100), ` +
      `${ratio(fewest.perSecond, reference.perSecond)} × the bare route, ${ratio(fewest.perSecond, rawPerSecond)} × raw commits`,
  );
  console.log(
    `${engine}: 256 households over 64 connections: ${rate(of("many"))} a second (target 1500), ${late(of("many"))} (target 100)`,
  );
  const followed = of("followed");
  console.log(
    `${engine}: the same with 1 000 streams open: ${rate(followed)} a second (target 1500), ${late(followed)}, ${followed.told} events`,
  );
  const beside = of("beside");
  console.log(
    `${engine}: 16 households beside ten devices that pull 100 000 records: ${rate(beside)} a second, ${late(beside)}, ` +
      `${ratio(beside.perSecond, fewest.perSecond)} × without them (target 0.5), ${beside.pages} pages`,
  );
}
