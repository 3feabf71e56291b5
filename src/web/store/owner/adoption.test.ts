import { describe, expect, it } from "vitest";
import type { Membership, Space } from "#sync/household-api.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { adding } from "../command.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent, readShown } from "../device/read-content.ts";
import { applyMemberships, newHouseholdRow } from "../households/household-rows.ts";
import { createStore } from "../store.ts";
import { storeState } from "../store-state.ts";
import { adopt, endPendingAdoption, pendingAdoptionsIn, reopenPendingAdoption } from "./adoption.ts";

describe("adopt", () => {
  const ours = "11111111-1111-4111-8111-111111111111";
  const theirs = "22222222-2222-4222-8222-222222222222";

  async function withPerson(household: string, name: string): Promise<DeviceDatabase> {
    const database = memoryDatabase();
    await database.write(({ households }) => households.put([newHouseholdRow(household, "shared")]));
    let made = 0;
    const store = await createStore({ database, newId: () => `p${++made}`, onPersisted() {} });
    await store.run(adding("add-person", "person", { name, kind: "adult" }), household);
    return database;
  }

  const namesIn = async (database: DeviceDatabase) =>
    (await readContent(database)).records.map(
      ({ household, record }) => `${record.fields.name} in ${household.slice(0, 1)}`,
    );

  describe("signing in on a device with an anonymous household", () => {
    it("[OW1] moves the anonymous household to the account, queues it, and leaves nothing behind", async () => {
      const [anonymous, account] = [await withPerson(ours, "Maya"), memoryDatabase()];
      expect(await adopt(anonymous, account)).toBe(true);
      expect(await namesIn(account)).toEqual(["Maya in 1"]);
      expect((await readContent(account)).outbox).toMatchObject([{ id: "p1", base: null, state: "waiting" }]);
      expect(await readContent(anonymous)).toEqual({ households: [], records: [], outbox: [], facts: [] });
    });

    it("keeps the account's existing households", async () => {
      const [anonymous, account] = [await withPerson(ours, "Maya"), await withPerson(theirs, "Noor")];
      await adopt(anonymous, account);
      expect(await namesIn(account)).toEqual(["Maya in 1", "Noor in 2"]);
    });

    it("[OW3] adopts nothing twice: after a crash midway, later edits stay", async () => {
      const [anonymous, account] = [await withPerson(ours, "Maya"), memoryDatabase()];
      const refusesToGo = { ...anonymous, erase: () => Promise.reject(new Error("killed")) };
      await expect(adopt(refusesToGo, account)).rejects.toThrow();
      await account.write(({ records }) =>
        records
          .get([[ours, "p1"]])
          .then(([row]) => records.put([{ ...row!, record: recordWith(row!.record, { name: "May" }) }])),
      );
      await adopt(anonymous, account);
      expect(await namesIn(account)).toEqual(["May in 1"]);
    });

    it("also adopts what another tab writes meanwhile", async () => {
      const [anonymous, account] = [await withPerson(ours, "Maya"), memoryDatabase()];
      const other = await createStore({ database: anonymous, newId: () => "late", onPersisted() {} });
      let isFirst = true;
      const slow: DeviceDatabase = {
        ...account,
        async write(work) {
          const done = await account.write(work);
          if (isFirst) await other.run(adding("add-person", "person", { name: "Ida", kind: "child" }), ours);
          isFirst = false;
          return done;
        },
      };
      await adopt(anonymous, slow);
      expect(await namesIn(account)).toEqual(["Ida in 1", "Maya in 1"]);
      expect(await namesIn(anonymous)).toEqual([]);
      const late = await other.run(adding("add-person", "person", { name: "Tom", kind: "child" }), ours);
      expect(late).toEqual({ ok: false, problem: "household-gone" });
    });

    it("does nothing without anonymous households", async () => {
      const account = await withPerson(theirs, "Noor");
      expect(await adopt(memoryDatabase(), account)).toBe(false);
      expect(await namesIn(account)).toEqual(["Noor in 2"]);
    });

    it("[OW1] keeps the anonymous household if the write to the account's database fails", async () => {
      const anonymous = await withPerson(ours, "Maya");
      const full = { ...memoryDatabase(), write: () => Promise.reject(new Error("full")) };
      await expect(adopt(anonymous, full)).rejects.toThrow();
      expect(await namesIn(anonymous)).toEqual(["Maya in 1"]);
    });
  });
});

describe("pending adoption", () => {
  const [ours, alsoOurs, theirs, later] = ["1", "2", "3", "4"].map((digit) => digit.repeat(8)) as [
    string,
    string,
    string,
    string,
  ];

  const membership = (householdId: string, space: Space = "shared"): Membership => ({
    householdId,
    space,
    role: "owner",
    joinedAt: 0,
  });

  async function deviceWith(...ids: readonly string[]): Promise<DeviceDatabase> {
    const database = memoryDatabase();
    await database.write(({ households }) => households.put(ids.map((id) => newHouseholdRow(id, "shared"))));
    return database;
  }

  /** Signs in on a device with these anonymous households. */
  async function signedIn(...ids: readonly string[]): Promise<DeviceDatabase> {
    const account = memoryDatabase();
    await adopt(await deviceWith(...ids), account);
    return account;
  }

  const hear = (account: DeviceDatabase, ...households: readonly Membership[]) =>
    account.write((tables) => applyMemberships(tables, { site: "s", households }));

  const questions = async (account: DeviceDatabase) => pendingAdoptionsIn(storeState(await readShown(account)));

  describe("an adopted household and an account that has households", () => {
    it("need no decision before the server has listed the account's households", async () => {
      const account = await signedIn(ours);
      expect(await questions(account)).toEqual([]);
      expect(await hear(account, membership(theirs), membership("private", "private"))).toBe(true);
      expect(await questions(account)).toEqual([{ adopted: ours, others: [theirs] }]);
    });

    it("need a decision even if the device had all of them", async () => {
      const account = await deviceWith(theirs);
      await adopt(await deviceWith(ours), account);
      expect([await hear(account, membership(theirs)), await hear(account, membership(theirs))]).toEqual([true, false]);
      expect(await questions(account)).toEqual([{ adopted: ours, others: [theirs] }]);
    });

    it("need no decision between households adopted together, or for an account without households", async () => {
      const account = await signedIn(ours, alsoOurs);
      await hear(account, membership(ours), membership(alsoOurs));
      expect(await questions(account)).toEqual([]);
      await hear(account, membership(ours), membership(alsoOurs), membership(later));
      expect(await questions(account)).toEqual([]);
    });

    it("need one decision per adopted household", async () => {
      const account = await signedIn(ours, alsoOurs);
      await hear(account, membership(theirs), membership(ours));
      expect(await questions(account)).toEqual([
        { adopted: ours, others: [theirs] },
        { adopted: alsoOurs, others: [theirs] },
      ]);
    });

    it("are decided once, even by two tabs at the same moment", async () => {
      const account = await signedIn(ours);
      await hear(account, membership(theirs));
      const decide = () => account.write((tables) => endPendingAdoption(tables, ours));
      expect(await Promise.all([decide(), decide()])).toEqual([theirs, null]);
      expect(await questions(account)).toEqual([]);
      await account.write((tables) => reopenPendingAdoption(tables, ours, theirs));
      expect(await questions(account)).toEqual([{ adopted: ours, others: [theirs] }]);
    });

    it("need no decision once one of them is gone", async () => {
      const account = await signedIn(ours);
      await hear(account, membership(theirs));
      await account.write(({ households }) => households.remove([[theirs]]));
      expect(await questions(account)).toEqual([]);
    });
  });
});
