import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { type FreshPlace, freshFolder, onEveryEngine, type Place } from "./engines.contract.ts";

/** What every engine must do. */
function databaseContract(engine: string, place: FreshPlace): void {
  describe(`the database on ${engine}`, () => {
    let where: Place;
    let database: Database;
    beforeAll(async () => {
      where = await place();
      database = await openDatabase(where);
    });
    afterAll(() => database.close());

    const installation = async (from: Database) =>
      (await from.query.selectFrom("site_facts").select("value").where("name", "=", "installation").executeTakeFirst())
        ?.value;

    it("works once it is open", async () => {
      expect(await database.works()).toBe(true);
    });

    it("[ST2] keeps its data when reopened, and migrates only once", async () => {
      const before = await installation(database);
      const again = await openDatabase(where);
      expect(await installation(again)).toBe(before);
      await again.close();
    });

    it("[ST2] is migrated once by two nodes that start together", async () => {
      const fresh = await place();
      const nodes = await Promise.all([openDatabase(fresh), openDatabase(fresh)]);
      const [first, second] = await Promise.all(nodes.map(installation));
      expect(first).toBeTruthy();
      expect(second).toBe(first);
      await Promise.all(nodes.map((node) => node.close()));
    });

    it("[ST3] rolls back a transaction that fails half-way", async () => {
      const half = database.query.transaction().execute(async (query) => {
        await query.insertInto("site_facts").values({ name: "half", value: "done" }).execute();
        await sql`select * from no_such_table`.execute(query);
      });
      await expect(half).rejects.toThrow();
      expect(await database.query.selectFrom("site_facts").where("name", "=", "half").selectAll().execute()).toEqual(
        [],
      );
    });

    it.runIf(engine === "PostgreSQL")("looks rows up by key, beside the options in its address", async () => {
      const address = new URL(where.databaseUrl!);
      address.searchParams.set("options", "-c application_name=theirs");
      const told = await openDatabase({ ...where, databaseUrl: address.href });
      const name = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(told.query);
      const plan = await sql`explain select value from site_facts where name = 'installation'`.execute(told.query);
      expect([name.rows[0]?.name, JSON.stringify(plan.rows)]).toEqual([
        "theirs",
        expect.stringContaining("Index Scan"),
      ]);
      await told.close();
    });

    it("reports when it no longer works", async () => {
      const closed = await openDatabase(where);
      await closed.close();
      expect(await closed.works()).toBe(false);
    });
  });
}

onEveryEngine(databaseContract);

describe("opening", () => {
  it("[ST4] creates the data directory, readable only by its owner", async () => {
    const dataDir = join(freshFolder(), "made", "here");
    const database = await openDatabase({ databaseUrl: null, dataDir });
    expect(await database.works()).toBe(true);
    if (process.platform !== "win32") expect(statSync(dataDir).mode & 0o077).toBe(0);
    await database.close();
  });

  it("[ST4] syncs every commit to the disk", async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir: freshFolder() });
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.query);
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.query);
    expect([mode.rows[0]?.journal_mode, synchronous.rows[0]?.synchronous]).toEqual(["wal", 2]);
    await database.close();
  });

  it("refuses an unreachable database", async () => {
    const nowhere = { databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: freshFolder() };
    await expect(openDatabase(nowhere)).rejects.toThrow();
  });
});
