import { setImmediate as calm } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { err, ok, type Result } from "#domain/result.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { observable } from "#web/platform/observable.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { failing } from "../device/failing-database.fixture.ts";
import { readContent, readShown } from "../device/read-content.ts";
import { reopenPendingAdoption } from "../owner/adoption.ts";
import { deviceWith, expense, habit, home, homeRow, rowOf, waiting } from "../store.fixture.ts";
import { storeState } from "../store-state.ts";
import type { SyncStatus } from "../sync/replicate.ts";
import { applyMemberships } from "./household-rows.ts";
import {
  eraseExpired,
  followSetAside,
  keptUntil,
  loseHousehold,
  lostHouseholdsIn,
  onlySetAside,
  restoreSetAside,
  setAside,
  settleSetAside,
  withSetAside,
} from "./set-aside.ts";
import { type SetAside, setAsideFact, setAsidesNow, setAsidesOf } from "./set-aside-facts.ts";

describe("setting aside", () => {
  const other = "22222222-2222-4222-8222-222222222222";
  const now = 1_794_000_000_000;
  const keepOther = { adopted: home, keep: other, discard: home, now };

  /** `home` was adopted, and the account already had `other`. */
  async function met(amounts: readonly number[] = [1, 2], deleted = 0): Promise<DeviceDatabase> {
    const live = amounts.map((amount, index) => expense(`e${index}`, { amount, version: index }));
    const gone = Array.from({ length: deleted }, (_, index) => ({ ...expense(`gone${index}`), deleted: true }));
    const database = await deviceWith({
      households: [homeRow, { ...homeRow, id: other }],
      records: [
        ...[...live, ...gone].map((record) => ({ household: home, id: record.id, record })),
        { household: other, id: "h", record: habit("h") },
      ],
      outbox: live.map(({ id }) => ({ household: home, id, base: null, state: "waiting", sent: null })),
    });
    await database.write((tables) => reopenPendingAdoption(tables, home, other));
    return database;
  }

  const asidesIn = async (database: DeviceDatabase, at = now) =>
    setAsidesNow(storeState(await readShown(database)).facts, at);
  const amountsIn = async (database: DeviceDatabase, household: string) =>
    (await readContent(database)).records
      .filter((row) => row.household === household)
      .map(({ record }) => record.fields.amount);

  describe("a household that is set aside", () => {
    it("is removed with its outbox, and keeps all its records", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 1e6 })), fc.nat(5), async (amounts, deleted) => {
          const database = await met(amounts, deleted);
          const aside = await database.write((tables) => setAside(tables, keepOther));
          const { households, outbox, facts } = await readContent(database);
          expect(households.map(({ id }) => id)).toEqual([other]);
          expect(outbox).toEqual([]);
          expect(facts.filter(({ name }) => name.startsWith("meeting:"))).toEqual([]);
          if (!aside.ok) throw new Error(aside.problem);
          expect((await amountsIn(database, aside.value.id)).sort()).toEqual([...amounts].sort());
          expect(await amountsIn(database, home)).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });

    it("is refused, and nothing changes, if the other is gone, someone else owns it, or it was decided", async () => {
      const cases = [
        { ...keepOther, keep: "gone" },
        { ...keepOther, discard: "gone" },
        { ...keepOther, keep: home },
        { ...keepOther, adopted: "another" },
      ];
      const database = await met();
      const before = await readContent(database);
      const refusals = [];
      for (const one of cases) refusals.push(await database.write((tables) => setAside(tables, one)));
      expect(refusals.map((refusal) => !refusal.ok && refusal.problem)).toEqual([
        ...["household-gone", "household-gone", "household-gone", "decided-already"],
      ]);
      await database.write(({ households }) => households.put([{ ...homeRow, isOwner: false }]));
      expect(await database.write((tables) => setAside(tables, keepOther))).toMatchObject({ problem: "not-the-owner" });
      expect((await readContent(database)).records).toEqual(before.records);
    });

    it("is decided by only one of two tabs", async () => {
      const database = await met();
      const keepHome = { ...keepOther, keep: home, discard: other };
      const decided = [keepOther, keepHome].map((one) => database.write((tables) => setAside(tables, one)));
      expect((await Promise.all(decided)).map(({ ok }) => ok)).toEqual([true, false]);
      expect((await readContent(database)).households.map(({ id }) => id)).toEqual([other]);
    });

    it("stays unchanged if the device fails midway", async () => {
      const database = await met();
      const before = await readContent(database);
      const device = failing(database);
      for (let step = 1; ; step += 1) {
        device.failAt(step, "AbortError");
        const done = await device.database.write((tables) => setAside(tables, keepOther)).catch(() => null);
        if (done) break;
        expect(await readContent(database)).toEqual(before);
      }
      expect(device.count()).toBeGreaterThan(8);
    });

    it("can be exported, alone or with everything else", async () => {
      const database = await met();
      const aside = await database.write((tables) => setAside(tables, keepOther));
      const content = await readContent(database);
      const id = aside.ok ? aside.value.id : "";
      expect(onlySetAside(content, id).households.map((row) => row.id)).toEqual([id]);
      expect(withSetAside(content).households.map((row) => row.id)).toEqual([other, id]);
    });

    it("is restored as a new household that is queued completely", async () => {
      const database = await met([7, 8]);
      const aside = await database.write((tables) => setAside(tables, keepOther));
      const id = aside.ok ? aside.value.id : "";
      const back = (household: string) => database.write((tables) => restoreSetAside(tables, id, household));
      expect([await back("back"), await back("twice")]).toEqual([true, false]);
      expect(await amountsIn(database, "back")).toEqual([7, 8]);
      expect(await amountsIn(database, id)).toEqual([]);
      const { households, outbox } = await readContent(database);
      expect(households.map((row) => row.id).sort()).toEqual([other, "back"]);
      expect(outbox.map((row) => row.household)).toEqual(["back", "back"]);
      expect(await asidesIn(database)).toEqual([]);
    });

    it("is erased at the first opening after 30 days", async () => {
      const database = await met();
      const aside = await database.write((tables) => setAside(tables, keepOther));
      const id = aside.ok ? aside.value.id : "";
      expect(keptUntil(now) - now).toBe(30 * 86_400_000);
      await eraseExpired(database, keptUntil(now) - 1);
      expect(await amountsIn(database, id)).toHaveLength(2);
      expect([await asidesIn(database, keptUntil(now) - 1), await asidesIn(database, keptUntil(now))]).toMatchObject([
        [{ id, household: home }],
        [],
      ]);
      await eraseExpired(database, keptUntil(now));
      expect(await amountsIn(database, id)).toEqual([]);
    });

    it("does not come back while its deletion on the server is owed, even once erased here", async () => {
      const database = await met();
      await database.write((tables) => setAside(tables, keepOther));
      await eraseExpired(database, keptUntil(now));
      const there = [home, other].map((householdId) => ({
        householdId,
        space: "shared",
        role: "owner",
        joinedAt: 0,
      }));
      await database.write((tables) => applyMemberships(tables, { site: "s", households: there as never }));
      expect((await readContent(database)).households.map(({ id }) => id)).toEqual([other]);
    });
  });
});

const aside: SetAside = { id: "aside", household: home, name: "", until: 9, atServer: "owed" };

const deviceThat = (one: SetAside) => deviceWith({ households: [], facts: [setAsideFact(one)] });
const stateOf = async (database: DeviceDatabase) => (await database.read(setAsidesOf)).map(({ atServer }) => atServer);

it("it is deleted on the server, unless it has other members; temporary failures are retried", async () => {
  const answers: [Result<null, string>, SetAside["atServer"]][] = [
    [ok(null), "done"],
    [err("not-a-member"), "done"],
    [err("others-are-members"), "stays"],
    [err("not-the-owner"), "stays"],
    [err("unreachable"), "owed"],
    [err("signed-out"), "owed"],
  ];
  for (const [answer, expected] of answers) {
    const database = await deviceThat(aside);
    const isSettled = await settleSetAside(database, async () => answer);
    expect([isSettled, await stateOf(database)]).toEqual([expected !== "owed", [expected]]);
  }
});

it("only owed deletions are requested, and the fact is removed once its records are gone", async () => {
  const asked: string[] = [];
  const deleteAlone = async (household: string) => {
    asked.push(household);
    return ok(null);
  };
  expect(await settleSetAside(await deviceThat({ ...aside, atServer: "stays" }), deleteAlone)).toBe(false);
  const database = await deviceThat({ ...aside, until: 0 });
  expect(await settleSetAside(database, deleteAlone)).toBe(true);
  expect([asked, (await readContent(database)).facts]).toEqual([[home], []]);
});

it("one with other members comes back; one that the server lists again is deleted again", async () => {
  const households = [{ householdId: home, space: "shared", role: "owner", joinedAt: 0 }] as const;
  const after = async (atServer: SetAside["atServer"]) => {
    const database = await deviceThat({ ...aside, atServer });
    await database.write((tables) => applyMemberships(tables, { site: "s", households }));
    return [(await readContent(database)).households.map(({ id }) => id), await stateOf(database)];
  };
  expect(await after("stays")).toEqual([[home], ["stays"]]);
  expect(await after("owed")).toEqual([[], ["owed"]]);
  expect(await after("done")).toEqual([[], ["owed"]]);
});

it("is tried at once, and whenever the device is in step, until it is stopped", async () => {
  const database = await deviceWith({ households: [homeRow], facts: [setAsideFact(aside)] });
  const status = observable<SyncStatus>("offline");
  let tries = 0;
  const deleteAlone = async () => err(`unreachable ${++tries}`);
  const stop = followSetAside({ database, status, householdsChanged: async () => {} }, deleteAlone);
  const come = async (next: SyncStatus) => {
    status.set(next);
    await calm();
    return tries;
  };
  expect([await come("sending"), await come("in-step"), await come("offline"), await come("in-step")]).toEqual([
    ...[1, 2, 2, 3],
  ]);
  stop();
  expect([await come("offline"), await come("in-step")]).toEqual([3, 3]);
});

describe("losing a household", () => {
  const now = 1_794_000_000_000;
  const household = recordOf("household", { id: home, version: 3, name: " Maya and Tom " });
  const maya = recordOf("person", { id: "maya", version: 3, name: "Maya", kind: "adult" });
  const tom = recordOf("person", { id: "tom", version: 3, name: "Tom", kind: "adult" });

  type Written = { isUnsent: boolean; isDeleted: boolean };

  async function lose(written: readonly Written[]) {
    const records = written.map(({ isDeleted }, index) => expense(`e${index}`, { deleted: isDeleted }));
    const unsent = records.filter((_, index) => written[index]!.isUnsent);
    const database = await deviceWith({
      records: [household, maya, tom, ...records].map(rowOf),
      outbox: unsent.map(({ id }) => waiting(id)),
    });
    const lost = await database.write((tables) => loseHousehold(tables, home, now));
    const content = await readContent(database);
    const facts = new Map(content.facts.map(({ name, value }) => [name, value]));
    return { database, lost, content, facts, kept: unsent.filter(({ deleted }) => !deleted).map(({ id }) => id) };
  }

  const oneUnsent = [{ isUnsent: true, isDeleted: false }];

  describe("a lost household", () => {
    it("is removed, except for unsent changes and what they reference", async () => {
      const written = fc.array(fc.record({ isUnsent: fc.boolean(), isDeleted: fc.boolean() }), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(written, async (all) => {
          const { lost, content, facts, kept } = await lose(all);
          expect(lost).toEqual({ household: home, name: "Maya and Tom", unsent: kept.length });
          expect([content.households, content.outbox]).toEqual([[], []]);
          const asides = setAsidesNow(facts, now);
          expect(asides.map(({ unsent }) => unsent)).toEqual(kept.length > 0 ? [kept.length] : []);
          const here = content.records.map(({ id }) => id).sort();
          expect(here).toEqual(kept.length > 0 ? [...kept, home, "maya"].sort() : []);
          expect(content.records.every((row) => row.household === asides[0]!.id)).toBe(true);
          expect(lostHouseholdsIn(facts)).toEqual([lost]);
        }),
        { numRuns: 60 },
      );
    });

    it("keeps unsent changes as a file for 30 days", async () => {
      const { database, content, facts } = await lose(oneUnsent);
      const [aside] = setAsidesNow(facts, now);
      expect(onlySetAside(content, aside!.id).households.map(({ id }) => id)).toEqual([aside!.id]);
      expect(aside!.until).toBe(keptUntil(now));
      await eraseExpired(database, keptUntil(now));
      expect((await readContent(database)).records).toEqual([]);
    });

    it("is removed completely or not at all if the device fails midway", async () => {
      const database = await deviceWith({ records: [household, expense("a")].map(rowOf), outbox: [waiting("a")] });
      const before = await readContent(database);
      const device = failing(database);
      for (let step = 1; ; step += 1) {
        device.failAt(step, "AbortError");
        const lost = await device.database.write((tables) => loseHousehold(tables, home, now)).catch(() => null);
        if (lost) break;
        expect(await readContent(database)).toEqual(before);
      }
      expect(device.count()).toBeGreaterThan(6);
    });

    it("shows no notice for a private space without unsent changes", async () => {
      const database = await deviceWith({
        households: [{ ...homeRow, space: "private" }],
        records: [rowOf(expense("a"))],
      });
      await database.write((tables) => loseHousehold(tables, home, now));
      expect((await readContent(database)).facts).toEqual([]);
    });
  });
});
