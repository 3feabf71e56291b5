import { randomUUID } from "node:crypto";
import { closeSync, copyFileSync, existsSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { freshFolder, onEveryEngine, type Place } from "#server/storage/engines.contract.ts";
import { freePort, startProgram } from "../e2e/support/own-server.ts";
import { as, envOf, startTestServer, testServerProgram } from "../support/test-server.ts";

/** Serves until one household has begun, and stops in order. */
async function serveOnce(place: Place, more: Record<string, string> = {}): Promise<void> {
  const { server, address } = await startTestServer({ ...envOf(place), ...more });
  const begun = await fetch(`${address}/api/households/${randomUUID()}`, as("maya", "PUT", { space: "shared" }));
  expect(begun.ok).toBe(true);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}

/** What a server says that does not start. */
async function refusal(place: Place): Promise<string> {
  const server = startProgram(testServerProgram(), { PORT: String(await freePort()), ...envOf(place) });
  expect(await server.ended).toBe(1);
  return server.output();
}

const householdsIn = async (place: Place): Promise<number> => {
  const database = await openDatabase(place);
  const { count } = await database.query
    .selectFrom("households")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await database.close();
  return Number(count);
};

const embedded = (): Place => ({ databaseUrl: null, dataDir: freshFolder() });
const fileOf = ({ dataDir }: Place, end = "") => join(dataDir, `weekfold.db${end}`);

describe("the embedded database of a server that stopped", () => {
  it("[ST9] is in its file alone", async () => {
    const place = embedded();
    await serveOnce(place);
    expect(existsSync(fileOf(place, "-wal")) ? statSync(fileOf(place, "-wal")).size : 0).toBe(0);
    const copy = embedded();
    copyFileSync(fileOf(place), fileOf(copy));
    expect(await householdsIn(copy)).toBe(1);
  });

  it("[ST8] stops the start where it is gone, and makes no empty one in its place", async () => {
    const place = embedded();
    await serveOnce(place);
    for (const end of ["", "-wal", "-shm"]) rmSync(fileOf(place, end), { force: true });
    expect(await refusal(place)).toContain("ALLOW_EMPTY=yes");
    expect(existsSync(fileOf(place))).toBe(false);
    await serveOnce(place, { ALLOW_EMPTY: "yes" });
    await serveOnce(place);
    expect(await householdsIn(place)).toBe(2);
  });

  it("[ST8] stops the start where it is damaged", async () => {
    const place = embedded();
    await serveOnce(place);
    const { size } = statSync(fileOf(place));
    const file = openSync(fileOf(place), "r+");
    // Everything but the first page, which has the header and the schema.
    for (let at = 8_192; at < size; at += 4_096) writeSync(file, Buffer.alloc(512, 0xa5), 0, 512, at);
    closeSync(file);
    expect(await refusal(place)).toMatch(/is damaged|did not open/);
  });
});

/** As a full disk or a replica leaves it: reads go on. */
async function makeReadOnly({ query }: Database, { databaseUrl }: Place): Promise<void> {
  if (!databaseUrl) return void (await sql`pragma query_only = on`.execute(query));
  const name = sql.raw(new URL(databaseUrl).pathname.slice(1));
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(query);
  const others = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await sql`select pg_terminate_backend(pid) from ${others}`.execute(query);
  await sql`set default_transaction_read_only = on`.execute(query);
}

onEveryEngine((engine, place) => {
  describe(`health on ${engine}`, () => {
    it("is gone where nothing can be written, though everything can be read", async () => {
      const where = await place();
      const writable = await openDatabase(where);
      expect(await writable.works()).toBe(true);
      await writable.close();
      const database = await openDatabase(where);
      await makeReadOnly(database, where);
      expect(await database.query.selectFrom("site_facts").selectAll().execute()).not.toEqual([]);
      expect(await database.works()).toBe(false);
      await database.query.destroy();
    });
  });
});
