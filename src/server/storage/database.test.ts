import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseContract } from "./database.contract.ts";
import { openDatabase } from "./database.ts";
import { freshFolder, onEveryEngine } from "./engines.contract.ts";

onEveryEngine(databaseContract);

describe("opening", () => {
  it("[ST4] creates the data directory, readable by its owner alone", async () => {
    const dataDir = join(freshFolder(), "made", "here");
    const database = await openDatabase({ databaseUrl: null, dataDir });
    expect(await database.works()).toBe(true);
    if (process.platform !== "win32") expect(statSync(dataDir).mode & 0o077).toBe(0);
    await database.close();
  });

  it("[ST4] writes every commit through to the disk", async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir: freshFolder() });
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.query);
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.query);
    expect([mode.rows[0]?.journal_mode, synchronous.rows[0]?.synchronous]).toEqual(["wal", 2]);
    await database.close();
  });

  it("[ST5] refuses a database that can't be reached", async () => {
    const nowhere = { databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: freshFolder() };
    await expect(openDatabase(nowhere)).rejects.toThrow();
  });
});
