import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync, statSync } from "node:fs";
import type { Logger } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { type FreshPlace, onEveryEngine, type Place } from "./engines.contract.ts";
import { erasureLedger, ledgerPath, readLedger, withLedger } from "./erasure-ledger.ts";
import { granted, noon } from "./household-fixture.contract.ts";
import { type HouseholdStorage, householdStorage } from "./household-storage.ts";

const log = { error: expect.unreachable };

function ledgerContract(engine: string, place: FreshPlace): void {
  describe(`the ledger of erasures beside ${engine}`, () => {
    let where: Place;
    let database: Database;
    let storage: HouseholdStorage;
    beforeAll(async () => {
      where = await place();
      database = await openDatabase(where);
      storage = withLedger(householdStorage(database), erasureLedger({ database, dataDir: where.dataDir, log }));
    });
    afterAll(() => database.close());

    const made = async (storage: HouseholdStorage, ...others: string[]) => {
      const id = randomUUID();
      granted(await storage.createHousehold("maya", { id, space: "shared" }, noon));
      for (const uid of others) granted(await storage.addMember(id, "maya", uid, noon));
      return id;
    };
    const written = () => readLedger(ledgerPath(where.dataDir)).erasures.map(({ id: _, ...erasure }) => erasure);
    const uncopied = () => database.query.selectFrom("erasures").selectAll().where("copied", "=", 0).execute();

    it("[BK1] has a removal, a departure and a deletion by the time they are answered", async () => {
      const household = await made(storage, "tom", "uma");
      granted(await storage.removeMember(household, "maya", "tom", noon + 1));
      expect(written()).toContainEqual({ at: noon + 1, householdId: household, uid: "tom" });
      granted(await storage.removeMember(household, "uma", "uma", noon + 2));
      expect(written()).toContainEqual({ at: noon + 2, householdId: household, uid: "uma" });
      granted(await storage.deleteHousehold(household, "maya", noon + 3));
      expect(written()).toContainEqual({ at: noon + 3, householdId: household, uid: null });
      expect(await uncopied()).toEqual([]);
    });

    it("[BK1] has an erased person, and the households that were deleted with them", async () => {
      const alone = granted(await storage.createHousehold("vera", { id: randomUUID(), space: "private" }, noon));
      await storage.forgetPerson("vera", noon + 4);
      const since = written().filter(({ at }) => at === noon + 4);
      expect(since).toContainEqual({ at: noon + 4, householdId: null, uid: "vera" });
      expect(since).toContainEqual({ at: noon + 4, householdId: alone.householdId, uid: null });
    });

    it("[BK1] has nothing about refused requests", async () => {
      const household = await made(storage, "tom");
      const before = written();
      await storage.removeMember(household, "tom", "maya", noon);
      await storage.removeMember(household, "maya", "stranger", noon);
      await storage.deleteHousehold(household, "tom", noon);
      expect(written()).toEqual(before);
    });

    it("catches up at the next start after a crash, even past a truncated line", async () => {
      const bare = householdStorage(database);
      const household = await made(bare, "tom", "uma");
      granted(await bare.removeMember(household, "maya", "tom", noon + 5));
      appendFileSync(ledgerPath(where.dataDir), '{"id":"half a li');
      expect(await uncopied()).toHaveLength(1);
      await erasureLedger({ database, dataDir: where.dataDir, log }).copy();
      expect(written()).toContainEqual({ at: noon + 5, householdId: household, uid: "tom" });
      expect(readLedger(ledgerPath(where.dataDir)).unreadable).toBe(1);
      expect(await uncopied()).toEqual([]);
    });

    it("takes any number of erasures, from several nodes at once, and lists each once", async () => {
      const rows = Array.from({ length: 1_201 }, (_, n) => ({
        id: `many ${n}`,
        at: n,
        household_id: null,
        uid: `p${n}`,
      }));
      for (let at = 0; at < rows.length; at += 400)
        await database.query
          .insertInto("erasures")
          .values(rows.slice(at, at + 400).map((row) => ({ ...row, copied: 0 as const })))
          .execute();
      const ledgers = [1, 2, 3].map(() => erasureLedger({ database, dataDir: where.dataDir, log }));
      await Promise.all(ledgers.map(({ copy }) => copy()));
      expect(written().filter(({ uid }) => uid?.startsWith("p"))).toHaveLength(1_201);
      expect(await uncopied()).toEqual([]);
    });

    it("that can't be written fails no request, is logged, and leaves the erasures queued in the database", async () => {
      const said: string[] = [];
      const log = { error: (_: unknown, words: string) => void said.push(words) };
      const nowhere = erasureLedger({
        database,
        dataDir: `${where.dataDir}/nowhere`,
        log: log as Pick<Logger, "error">,
      });
      const household = await made(storage, "tom");
      granted(await withLedger(householdStorage(database), nowhere).removeMember(household, "maya", "tom", noon + 6));
      expect(said).toEqual(["erasures were not copied to the ledger"]);
      expect(await uncopied()).toHaveLength(1);
    });

    it("has ids and times and nothing else, readable only by its owner", () => {
      const path = ledgerPath(where.dataDir);
      const whole = readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => line.endsWith("}"));
      const fields = new Set(whole.flatMap((line) => Object.keys(JSON.parse(line))));
      expect([...fields].sort()).toEqual(["at", "householdId", "id", "uid"]);
      if (process.platform !== "win32") expect(statSync(path).mode & 0o077).toBe(0);
    });
  });
}

onEveryEngine(ledgerContract);
