import { describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { adding } from "../command.ts";
import type { DeviceContent, DeviceDatabase, HouseholdRow } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { pendingAdoptionsIn, recordExistingHouseholds } from "../owner/adoption.ts";
import { createStore } from "../store.ts";
import { newHouseholdRow } from "./household-rows.ts";
import { type AccountDatabases, importFromAccount, importsUnderWay, settleImports } from "./import-from-account.ts";
import { setAsideFact, setAsidesAmong } from "./set-aside-facts.ts";

const way = { from: "old", to: "new" };
const person = (id: string, more: object = {}): AnyRecord =>
  recordOf("person", { id, version: 7, name: id, kind: "adult", ...more });

/** The database of an account that the server has lost. */
async function earlier(household = "home", space: HouseholdRow["space"] = "shared"): Promise<DeviceDatabase> {
  const database = memoryDatabase();
  const row = { ...newHouseholdRow(household, space), isOnServer: true, site: "a", epoch: "e", seq: 9 };
  const records = [person("maya", { uid: "old" }), person("tom", { restored: 3 }), person("gone", { deleted: true })];
  await database.write(async (tables) => {
    await tables.households.put([row]);
    await tables.records.put(records.map((record) => ({ household, id: record.id, record })));
  });
  return database;
}

/** The databases of other accounts: this one. */
function placesWith(database: DeviceDatabase, unreadable = 0): AccountDatabases & { erased: string[] } {
  const erased: string[] = [];
  return {
    erased,
    read: async () => ({ content: await readContent(database), unreadable }),
    erase: async (uid) => void erased.push(uid),
  };
}

const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1);
  return list[0]!;
};

const factsOf = ({ facts }: DeviceContent) => new Map(facts.map(({ name, value }) => [name, value]));

/** As after a successful push. */
const sendAll = (database: DeviceDatabase) =>
  database.write(async ({ households, outbox }) => {
    await households.put((await households.all()).map((row) => ({ ...row, isOnServer: true })));
    await outbox.remove((await outbox.all()).map(({ household, id }) => [household, id]));
  });

describe("importing from an account that the server no longer has", () => {
  it("copies all live records into a new household, queues them, and leaves the source unchanged", async () => {
    const [old, account] = [await earlier(), memoryDatabase()];
    const before = await readContent(old);
    expect(await importFromAccount(account, way, placesWith(old))).toEqual({ ok: true, value: null });
    const content = await readContent(account);
    const row = only(content.households);
    expect(row).toEqual(newHouseholdRow(row.id, "shared"));
    expect(row.id).not.toBe("home");
    expect(content.records.map(({ household, record }) => ({ household, record }))).toEqual([
      { household: row.id, record: person("maya", { uid: "new", version: 0 }) },
      { household: row.id, record: person("tom", { version: 0 }) },
    ]);
    expect(content.outbox).toMatchObject([
      { household: row.id, id: "maya", base: null, state: "waiting" },
      { household: row.id, id: "tom", base: null, state: "waiting" },
    ]);
    expect(await readContent(old)).toEqual(before);
  });

  it("imports nothing twice, and nothing if a part is unreadable", async () => {
    const [old, account] = [await earlier(), memoryDatabase()];
    expect(await importFromAccount(account, way, placesWith(old, 1))).toEqual({ ok: false, problem: "unreadable" });
    expect(await importFromAccount(account, way, { ...placesWith(old), read: async () => null })).toMatchObject({
      ok: false,
    });
    expect((await readContent(account)).households).toEqual([]);
    for (const _ of [1, 2]) await importFromAccount(account, way, placesWith(old));
    only((await readContent(account)).households);
  });

  it("imports a second private space as a shared household", async () => {
    const [old, account] = [await earlier("mine", "private"), await earlier("theirs", "private")];
    await importFromAccount(account, way, placesWith(old));
    const spaces = (await readContent(account)).households.map(({ space }) => space);
    expect(spaces.sort()).toEqual(["private", "shared"]);
  });

  it("needs a decision if the account already had a household", async () => {
    const [old, account] = [await earlier(), await earlier("present")];
    await importFromAccount(account, way, placesWith(old));
    const adopted = (await readContent(account)).households.find(({ id }) => id !== "present")!.id;
    await account.write((tables) =>
      recordExistingHouseholds(tables, [{ householdId: "present", space: "shared", role: "owner" } as never]),
    );
    const content = await readContent(account);
    const rows = new Map(content.households.map((row) => [row.id, row]));
    expect(pendingAdoptionsIn({ facts: factsOf(content), rows })).toEqual([{ adopted, others: ["present"] }]);
  });

  it("keeps what was set aside until the same time", async () => {
    const [old, account] = [await earlier(), memoryDatabase()];
    const aside = { household: "was", name: "Ours", until: 99, atServer: "owed" } as const;
    await old.write(async ({ records, facts }) => {
      await records.put([{ household: "aside", id: "ida", record: person("ida") }]);
      await facts.put([setAsideFact({ ...aside, id: "aside" })]);
    });
    await importFromAccount(account, way, placesWith(old));
    const content = await readContent(account);
    const kept = only(setAsidesAmong(factsOf(content)));
    expect(kept).toEqual({ ...aside, id: kept.id, atServer: "done" });
    expect(only(content.records.filter(({ household }) => household === kept.id)).record).toMatchObject({ id: "ida" });
  });

  it("erases the old database once the server has everything", async () => {
    const [old, account] = [await earlier(), memoryDatabase()];
    const places = placesWith(old);
    await importFromAccount(account, way, places);
    expect(await settleImports(account, places)).toBe(false);
    await account.write(async ({ households }) => {
      await households.put((await households.all()).map((row) => ({ ...row, isOnServer: true })));
    });
    expect(await settleImports(account, places)).toBe(false);
    expect(places.erased).toEqual([]);
    await sendAll(account);
    expect(await settleImports(account, places)).toBe(true);
    expect(places.erased).toEqual(["old"]);
    expect(importsUnderWay(factsOf(await readContent(account)))).toEqual([]);
    expect(await settleImports(account, places)).toBe(false);
  });

  it("keeps the old database if it was edited since", async () => {
    const [old, account] = [await earlier(), memoryDatabase()];
    const places = placesWith(old);
    await importFromAccount(account, way, places);
    const late = await createStore({ database: old, newId: () => "ida", onPersisted() {} });
    await late.run(adding("add-person", "person", { name: "Ida", kind: "child" }), "home");
    await sendAll(account);
    expect(await settleImports(account, places)).toBe(true);
    expect(places.erased).toEqual([]);
    expect(importsUnderWay(factsOf(await readContent(account)))).toEqual([]);
  });

  it("a failed write imports nothing", async () => {
    const full = { ...memoryDatabase(), write: () => Promise.reject(new Error("full")) };
    const places = placesWith(await earlier());
    await expect(importFromAccount(full, way, places)).rejects.toThrow("full");
    expect(places.erased).toEqual([]);
  });
});
