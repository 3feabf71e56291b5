import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { changeRetention, startChangePurge } from "./changes.ts";
import { openDatabase } from "./database.ts";
import { type FreshPlace, onEveryEngine } from "./engines.contract.ts";
import { begin, granted, noon, note, pushTo } from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";

/** How long changes are stored, on every engine. */
function changeUpkeepContract(engine: string, place: FreshPlace): void {
  describe(`the change purge on ${engine}`, () => {
    afterEach(() => vi.useRealTimers());

    it("[HS31] purges changes after thirteen months, at the start and every day, and no record", async () => {
      const database = await openDatabase(await place());
      const storage = householdStorage(database);
      const household = await begin(storage, "maya");
      granted(await pushTo(storage, household, "maya", [{ base: 0, record: note("old") }], noon));
      granted(await pushTo(storage, household, "maya", [{ base: 0, record: note("new") }], noon + 86_400_000));
      const logged = async () => {
        const changes = granted(await storage.changesOf(household, "maya", { limit: 50 }));
        return changes.map(({ record }) => record.id);
      };
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      let now = noon + changeRetention;
      const upkeep = startChangePurge({ database, log: createLog(new PassThrough()), now: () => now });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await logged()).toEqual(["new", "old"]);
      now += 1;
      vi.advanceTimersByTime(86_400_000);
      await vi.waitFor(async () => expect(await logged()).toEqual(["new"]));
      now += 86_400_000;
      upkeep.close();
      vi.advanceTimersByTime(86_400_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await logged()).toEqual(["new"]);
      const again = startChangePurge({ database, log: createLog(new PassThrough()), now: () => now });
      await vi.waitFor(async () => expect(await logged()).toEqual([]));
      again.close();
      const kept = database.query.selectFrom("documents").select("id").where("household_id", "=", household);
      expect((await kept.execute()).map(({ id }) => id).toSorted()).toEqual(["new", "old"]);
      await database.close();
    });
  });
}

onEveryEngine(changeUpkeepContract);
