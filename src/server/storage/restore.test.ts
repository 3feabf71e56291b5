import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  allRows,
  backedUp,
  engines,
  fill,
  headerWith,
  linesOf,
  within,
  writeLines,
} from "./backup-fixture.contract.ts";
import type { Database } from "./database.ts";
import { freshFolder, type Place } from "./engines.contract.ts";
import { erasureLedger, ledgerPath, withLedger } from "./erasure-ledger.ts";
import { begin, granted, logOf, noCheckpoint, noon, pushTo, refusal, write } from "./household-fixture.contract.ts";
import type { HouseholdStorage } from "./household-storage.ts";
import { type Migration, migrations } from "./migrations.ts";
import { restore } from "./restore.ts";

/** A file in a folder of its own. */
function file(content: string | Buffer): string {
  const path = join(freshFolder(), "file");
  writeFileSync(path, content);
  return path;
}

const later = ["0001-site-facts", "0002-households", "9999-later"];

describe.each(engines)("a restore into %s", (_, place) => {
  const filled = async (): Promise<Place> => {
    const here = await place();
    await within(here, async (storage) => fill(storage, await begin(storage, "maya"), 300));
    return here;
  };

  it("names what is wrong with a file, and changes nothing", async () => {
    const here = await filled();
    const good = await backedUp(here);
    const [header = "", ...rows] = linesOf(good);
    const bytes = readFileSync(good);
    const bad: [string, string][] = [
      [join(freshFolder(), "none"), "There is no file"],
      [freshFolder(), "can't be read"],
      [file("a letter"), "is not a backup"],
      [file(""), "ends too early"],
      [file(gzipSync("a letter\n")), "is not a backup"],
      [file(gzipSync('{"format":"weekfold-household"}\n')), "is not a backup"],
      [file(bytes.subarray(0, bytes.length / 2)), "ends too early"],
      [file(gzipSync(`${[header, ...rows].join("\n")}\n`)), "ends too early"],
      [file(gzipSync(`${[header, ...rows, '{"rows":{},"sha256":""}'].join("\n")}\n`)), "was changed or damaged"],
      [file(gzipSync(`${[header, ...rows, "[]"].join("\n")}\n`)), "was changed or damaged"],
      [writeLines([headerWith({ edition: 2 })]), "newer Weekfold"],
      [writeLines([headerWith({ migrations: later })]), "newer Weekfold"],
      [writeLines([headerWith({}), '["planets",{"id":"x"}]']), "newer Weekfold"],
      [writeLines([headerWith({ madeAt: 5 })]), "was changed or damaged"],
    ];
    const before = await allRows(here);
    for (const [path, words] of bad) await expect(restore(here, path, { replace: true })).rejects.toThrow(words);
    expect(await allRows(here)).toEqual(before);
  });

  it("refuses a file that is truncated anywhere, or restores it completely", async () => {
    const here = await filled();
    const bytes = readFileSync(await backedUp(here));
    const before = await allRows(here);
    for (let n = 0; n < 40; n += 1) {
      const at = Math.floor((n * bytes.length) / 40);
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (n % 8);
      for (const content of [bytes.subarray(0, at), flipped])
        await restore(here, file(content), { replace: true }).catch(({ name }) => expect(name).toBe("BackupProblem"));
    }
    const { documents, changes } = await allRows(here);
    expect({ documents, changes }).toEqual({ documents: before.documents, changes: before.changes });
  });

  it("[BK8] refuses a database with households unless it may replace them, and then replaces all", async () => {
    const [here, there] = [await filled(), await filled()];
    const path = await backedUp(here);
    const before = await allRows(there);
    await expect(restore(there, path)).rejects.toThrow("holds households");
    expect(await allRows(there)).toEqual(before);
    await restore(there, path, { replace: true });
    expect((await allRows(there)).documents).toEqual((await allRows(here)).documents);
  });

  it("[BK8] leaves everything unchanged if it fails half-way", async () => {
    const here = await filled();
    const lines = linesOf(await backedUp(here));
    const twice = writeLines([...lines, lines.at(-1)!]);
    const before = await allRows(here);
    await expect(restore(here, twice, { replace: true })).rejects.toThrow();
    expect(await allRows(here)).toEqual(before);
    await within(here, (storage) => begin(storage, "maya"));
  });

  it("[BK9] gives every household a new epoch, revokes invitations, and sends no old mail", async () => {
    const here = await place();
    const { household, secret, epoch } = await within(here, async (storage, { query }) => {
      const household = await begin(storage, "maya");
      granted(await pushTo(storage, household, "maya", [write("a", 0)], noon));
      const { secret } = granted(await storage.invite(household, "maya", { by: "link" }, noon));
      const mail = { id: "m", queued_at: noon, due_at: noon, attempts: 0, body: "{}" };
      await query.insertInto("mails").values(mail).execute();
      return { household, secret, epoch: granted(await storage.pull(household, "maya", noCheckpoint, noon)).epoch };
    });
    await restore(here, await backedUp(here), { replace: true });
    await within(here, async (storage, { query }) => {
      const sent = { epoch, writes: [write("b", 0)] };
      expect(await storage.push(household, "maya", sent, noon)).toEqual(refusal("other-epoch"));
      expect(granted(await storage.pull(household, "maya", { epoch, seq: 1 }, noon))).toMatchObject({
        lost: [[1, expect.any(Number)]],
        seq: expect.any(Number),
      });
      expect((await storage.takeInvitation(secret, { uid: "tom", contact: "tom@example" }, noon)).ok).toBe(false);
      expect(granted(await storage.invitationsOf(household, "maya", noon))).toMatchObject([{ state: "revoked" }]);
      expect(await query.selectFrom("mails").selectAll().execute()).toEqual([]);
    });
  });

  it("migrates a backup of an earlier release", async () => {
    const id = "00000000-0000-4000-8000-000000000001";
    const household = { id, space: "shared", epoch: "old", seq: 0, created_at: noon, record_count: 0 };
    const owner = { household_id: id, uid: "maya", role: "owner", joined_at: noon, removed_at: null };
    const path = writeLines([
      headerWith({ migrations: ["0001-initial"] }),
      JSON.stringify(["site_facts", { name: "installation", value: "the old one" }]),
      JSON.stringify(["households", household]),
      JSON.stringify(["members", owner]),
    ]);
    const here = await place();
    const later: Migration = {
      name: "0002-later",
      up: async (query) => void (await query.updateTable("site_facts").set({ value: "migrated" }).execute()),
    };
    await restore(here, path, { known: [...migrations, later] });
    await within(here, async (storage, database) => {
      expect(await storage.householdsOf("maya")).toMatchObject([{ householdId: id, space: "shared", role: "owner" }]);
      const facts = await database.query.selectFrom("site_facts").selectAll().execute();
      expect(facts).toContainEqual({ name: "installation", value: "migrated" });
      expect(await database.works()).toBe(true);
    });
  });

  it("refuses to replace a database of a newer Weekfold", async () => {
    const [here, there] = [await filled(), await place()];
    const path = await backedUp(here);
    await within(there, (_, { query }) =>
      query.insertInto("migrations").values({ name: "9999-later", at: "" }).execute(),
    );
    await expect(restore(there, path, { replace: true })).rejects.toThrow("written by a newer Weekfold");
  });
});

const log = { error: expect.unreachable };

describe.each(engines)("what was erased since a backup of %s", (_, place) => {
  /** Maya's household with Tom and Uma, and a backup of it. */
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
  /** Restores into a new database, as if the old one was lost and only the folder was left. */
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

  it("[BK11] stays erased: a household, someone removed, someone who left", async () => {
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

  it("[BK11] stays erased when the same database is replaced, even if no ledger has it yet", async () => {
    const { here, household, backup } = await setUp();
    await within(here, async (storage) => granted(await storage.removeMember(household, "maya", "tom", noon + 5)));
    await restore(here, backup, { replace: true });
    expect(await people(here, household)).toEqual(["maya owner", "uma member"]);
    const again = await backedUp(here);
    await restore(here, again, { replace: true });
    expect(await people(here, household)).toEqual(["maya owner", "uma member"]);
  });

  it("[BK11] does not remove someone who rejoined before the backup", async () => {
    const { here, household } = await setUp();
    await later(here, async (storage) => {
      granted(await storage.removeMember(household, "maya", "tom", noon + 5));
      granted(await storage.addMember(household, "maya", "tom", noon + 6));
    });
    const { there } = await restoredElsewhere(here, await backedUp(here));
    expect(await people(there, household)).toEqual(["maya owner", "tom member", "uma member"]);
  });

  it("[BK11] gives a household whose owner left since to its longest-standing member", async () => {
    const { here, household, backup } = await setUp();
    await later(here, async (storage) => {
      granted(await storage.handOver(household, "maya", "uma"));
      granted(await storage.removeMember(household, "uma", "maya", noon + 5));
    });
    const { there, restored } = await restoredElsewhere(here, backup);
    expect(await people(there, household)).toEqual(["tom owner", "uma member"]);
    expect(restored.deserted).toBe(0);
  });

  it("[BK11] reports households in which nobody is left", async () => {
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

  it("[BK11] stays erased: a person, in every log", async () => {
    const { here, household, backup } = await setUp();
    await later(here, (storage) => storage.forgetPerson("tom", noon + 5));
    const { there } = await restoredElsewhere(here, backup);
    await within(there, async (_, database) => {
      expect((await logOf(database, household)).map(({ uid }) => uid)).toEqual(["erased", "erased"]);
      expect(await database.query.selectFrom("members").selectAll().where("uid", "=", "tom").execute()).toEqual([]);
    });
  });

  it("is read from the ledgers of other nodes too, and recorded in the own ledger", async () => {
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
