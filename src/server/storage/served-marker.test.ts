import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { backedUp, within } from "./backup-fixture.contract.ts";
import { type Database, openDatabase } from "./database.ts";
import { freshFolder, onEveryEngine } from "./engines.contract.ts";
import { begin, granted, noon, pushTo, write } from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";
import { restore } from "./restore.ts";
import { markerPath, openServedMarker, readMarker } from "./served-marker.ts";

onEveryEngine((engine, place) => {
  describe(`the served marker on ${engine}`, () => {
    /** Opens and closes a server process. */
    async function serve(where: Awaited<ReturnType<typeof place>>, now: number, work = async (_: Database) => {}) {
      const warnings: string[] = [];
      const log = { warn: (words: string) => void warnings.push(words), error() {} };
      const database = await openDatabase(where);
      const marker = await openServedMarker({ database, dataDir: where.dataDir, log: log as never, now: () => now });
      await work(database);
      await marker.close();
      const epochs = await database.query.selectFrom("households").select("epoch").execute();
      const site = await householdStorage(database).siteName();
      await database.close();
      return { warnings, epochs: epochs.map(({ epoch }) => epoch), site };
    }

    const setServed = async ({ query }: Database, value: string) =>
      void (await query.updateTable("site_facts").set({ value }).where("name", "=", "served").execute());

    it("[ST7] gives all households a new epoch if the database is older than the marker, and logs it", async () => {
      const where = await place();
      const first = await serve(where, noon, async (database) => {
        const storage = householdStorage(database);
        const household = await begin(storage, "maya");
        granted(await pushTo(storage, household, "maya", [write("a", 0)], noon));
      });
      expect(first.warnings).toEqual([]);
      expect(readMarker(where.dataDir)?.served).toBe(noon);
      // The value of an older copy of the database.
      const database = await openDatabase(where);
      await setServed(database, String(noon - 60_000));
      await database.close();
      const second = await serve(where, noon + 5_000);
      expect(second.warnings).toEqual([expect.stringContaining("older than the one that was served last")]);
      expect(second.epochs[0]).not.toBe(first.epochs[0]);
      expect(second.site).not.toBe(first.site);
      expect(await serve(where, noon + 9_000)).toEqual({ ...second, warnings: [] });
    });

    it("[ST7] is also compared while the server runs, for a replica that takes over", async () => {
      const where = await place();
      await serve(where, noon, async (database) => void (await begin(householdStorage(database), "maya")));
      const log = { warn: () => {}, error() {} };
      const database = await openDatabase(where);
      const marker = await openServedMarker({ database, dataDir: where.dataDir, log: log as never, now: () => noon });
      const before = await householdStorage(database).siteName();
      await setServed(database, "1");
      await marker.mark();
      expect(await householdStorage(database).siteName()).not.toBe(before);
      await marker.close();
      await database.close();
    });

    it("[ST7] causes no second epoch after a restore", async () => {
      const where = await place();
      await serve(
        where,
        Date.now() - 60_000,
        async (database) => void (await begin(householdStorage(database), "maya")),
      );
      const file = await backedUp(where);
      await serve(
        where,
        Date.now() - 30_000,
        async (database) => void (await begin(householdStorage(database), "uma")),
      );
      await restore(where, file, { replace: true });
      const epoch = await within(where, (_, { query }) => query.selectFrom("households").select("epoch").execute());
      const after = await serve(where, Date.now());
      expect(after.warnings).toEqual([]);
      expect(after.epochs).toEqual(epoch.map((row) => row.epoch));
    });

    it("[ST7] of another database is replaced, and an unreadable one counts as missing", async () => {
      const [one, other] = [await place(), await place()];
      await serve(one, noon + 60_000);
      const switched = await serve({ ...other, dataDir: other.databaseUrl ? one.dataDir : other.dataDir }, noon);
      expect(switched.warnings).toHaveLength(other.databaseUrl ? 1 : 0);
      writeFileSync(markerPath(other.dataDir), "{");
      expect((await serve(other, noon)).warnings).toEqual([]);
      expect(readMarker(other.dataDir)).not.toBeNull();
    });

    it("[ST7] is rewritten only after another write", async () => {
      const where = await place();
      await serve(where, noon);
      const before = readFileSync(markerPath(where.dataDir), "utf8");
      const database = await openDatabase(where);
      const log = { warn: () => {}, error() {} };
      let now = noon + 1;
      const marker = await openServedMarker({ database, dataDir: where.dataDir, log: log as never, now: () => now });
      now += 60_000;
      await marker.close();
      expect(readMarker(where.dataDir)?.served).toBe(noon + 1);
      expect(readFileSync(markerPath(where.dataDir), "utf8")).not.toBe(before);
      await database.close();
    });
  });
});

describe("a DATA_DIR that can't be written", () => {
  it("[ST8] stops the start", async () => {
    const dataDir = freshFolder();
    const database = await openDatabase({ databaseUrl: null, dataDir });
    // A folder in its place: tests may run as root, which ignores permissions.
    rmSync(markerPath(dataDir), { force: true });
    mkdirSync(markerPath(dataDir));
    const log = { warn: () => {}, error() {} };
    await expect(openServedMarker({ database, dataDir, log: log as never })).rejects.toThrow();
    await database.close();
  });
});
