import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { backedUp, engines, within } from "./backup-fixture.contract.ts";
import type { Database } from "./database.ts";
import { freshFolder, type Place } from "./engines.contract.ts";
import { erasureLedger, ledgerPath, withLedger } from "./erasure-ledger.ts";
import { begin, granted, logOf, noon, pushTo, write } from "./household-fixture.contract.ts";
import type { HouseholdStorage } from "./household-storage.ts";
import { restore } from "./restore.ts";

const log = { error: expect.unreachable };

describe.each(engines)("what was erased since a backup of %s", (_, place) => {
  /** Maya's household with Tom and Uma in it, and a backup of that. */
  const setUp = async () => {
    const here = await place();
    const household = await within(here, async (storage) => {
      const household = await begin(storage, "maya");
      for (const uid of ["tom", "uma"]) granted(await storage.addMember(household, "maya", uid, noon));
      granted(await pushTo(storage, household, "tom", [write("a", 0)], noon));
      granted(await pushTo(storage, household, "tom", [write("a", 1, { amount: 2 })], noon));
      return household;
    });
    return { here, household, backup: await backedUp(here) };
  };
  const later = <T>(here: Place, work: (storage: HouseholdStorage, database: Database) => Promise<T>): Promise<T> =>
    within(here, (storage, database) =>
      work(withLedger(storage, erasureLedger({ database, dataDir: here.dataDir, log })), database),
    );
  /** Restores into a new database, as if the old one was lost and only the folder is left. */
  const restoredElsewhere = async ({ dataDir }: Place, backup: string, otherLedgers: string[] = []) => {
    const there = { ...(await place()), dataDir };
    const fresh = there.databaseUrl ? there : { ...there, dataDir: freshFolder() };
    if (!there.databaseUrl) copyFileSync(ledgerPath(dataDir), ledgerPath(fresh.dataDir));
    return { there: fresh, restored: await restore(fresh, backup, { otherLedgers }) };
  };
  const people = (there: Place, household: string) =>
    within(there, async (_, { query }) => {
      const rows = query.selectFrom("members").where("household_id", "=", household).where("removed_at", "is", null);
      return (await rows.select(["uid", "role"]).orderBy("uid").execute()).map(({ uid, role }) => `${uid} ${role}`);
    });

  it("[BK11] stays removed: a household, someone removed, someone who left", async () => {
    const { here, household, backup } = await setUp();
    const other = await later(here, (storage) => begin(storage, "maya"));
    const withBoth = await backedUp(here);
    await later(here, async (storage) => {
      granted(await storage.removeMember(household, "maya", "tom", noon + 5));
      granted(await storage.removeMember(household, "uma", "uma", noon + 6));
      granted(await storage.deleteHousehold(other, "maya", noon + 7));
    });
    for (const path of [backup, withBoth]) {
      const { there } = await restoredElsewhere(here, path);
      expect(await people(there, household)).toEqual(["maya owner"]);
      const left = await within(there, (storage) => storage.householdsOf("maya"));
      expect(left.map(({ householdId }) => householdId)).toEqual([household]);
    }
  });

  it("[BK11] stays removed when the same database is replaced, also what no ledger has yet", async () => {
    const { here, household, backup } = await setUp();
    await within(here, async (storage) => granted(await storage.removeMember(household, "maya", "tom", noon + 5)));
    await restore(here, backup, { replace: true });
    expect(await people(here, household)).toEqual(["maya owner", "uma member"]);
    const again = await backedUp(here);
    await restore(here, again, { replace: true });
    expect(await people(here, household)).toEqual(["maya owner", "uma member"]);
  });

  it("[BK11] leaves alone who came back before the backup", async () => {
    const { here, household } = await setUp();
    await later(here, async (storage) => {
      granted(await storage.removeMember(household, "maya", "tom", noon + 5));
      granted(await storage.addMember(household, "maya", "tom", noon + 6));
    });
    const { there } = await restoredElsewhere(here, await backedUp(here));
    expect(await people(there, household)).toEqual(["maya owner", "tom member", "uma member"]);
  });

  it("[BK11] gives a household whose owner left since to whoever is there longest", async () => {
    const { here, household, backup } = await setUp();
    await later(here, async (storage) => {
      granted(await storage.handOver(household, "maya", "uma"));
      granted(await storage.removeMember(household, "uma", "maya", noon + 5));
    });
    const { there, restored } = await restoredElsewhere(here, backup);
    expect(await people(there, household)).toEqual(["tom owner", "uma member"]);
    expect(restored.deserted).toBe(0);
  });

  it("[BK11] tells of households in which nobody is left", async () => {
    const { here, household, backup } = await setUp();
    await later(here, async (storage) => {
      granted(await storage.addMember(household, "maya", "vera", noon + 5));
      granted(await storage.handOver(household, "maya", "vera"));
      for (const uid of ["maya", "tom", "uma"]) granted(await storage.removeMember(household, "vera", uid, noon + 6));
    });
    const { there, restored } = await restoredElsewhere(here, backup);
    expect(await people(there, household)).toEqual([]);
    expect(restored.deserted).toBe(1);
  });

  it("[BK11] stays forgotten: a person, in every log", async () => {
    const { here, household, backup } = await setUp();
    await later(here, (storage) => storage.forgetPerson("tom", noon + 5));
    const { there } = await restoredElsewhere(here, backup);
    await within(there, async (_, database) => {
      expect((await logOf(database, household)).map(({ uid }) => uid)).toEqual(["erased", "erased"]);
      expect(await database.query.selectFrom("members").selectAll().where("uid", "=", "tom").execute()).toEqual([]);
    });
  });

  it("[BK12] is taken from the ledgers of other nodes too, and noted in the ledger here", async () => {
    const { here, household, backup } = await setUp();
    await later(here, async (storage) => granted(await storage.removeMember(household, "maya", "tom", noon + 5)));
    const ledger = join(freshFolder(), "their-ledger.jsonl");
    copyFileSync(ledgerPath(here.dataDir), ledger);
    const there = await place();
    await expect(restore(there, backup, { otherLedgers: ["/no/such/ledger"] })).rejects.toThrow("no ledger");
    await restore(there, backup, { otherLedgers: [ledger] });
    expect(await people(there, household)).toEqual(["maya owner", "uma member"]);
    await later(there, (_, database) => erasureLedger({ database, dataDir: there.dataDir, log }).copy());
    await restore(there, backup, { replace: true });
    expect(await people(there, household)).toEqual(["maya owner", "uma member"]);
  });
});
