import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesContract } from "./changes.contract.ts";
import { openDatabase } from "./database.ts";
import type { FreshPlace, Place } from "./engines.contract.ts";
import { noon, type Setting } from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";
import { householdsContract } from "./households.contract.ts";
import { membersContract } from "./members.contract.ts";
import { pullContract } from "./pull.contract.ts";
import { pushContract } from "./push.contract.ts";
import { limitsContract } from "./push-limits.contract.ts";
import { writersContract } from "./push-writers.contract.ts";

const tables = ["households", "members", "documents", "changes"] as const;

/** What the server's households must be on every engine. */
export function householdStorageContract(engine: string, place: FreshPlace): void {
  describe(`the households on ${engine}`, () => {
    let where: Place;
    const setting = {} as Setting;
    const open = async (): Promise<Setting> => {
      const database = await openDatabase(where);
      return { database, storage: householdStorage(database) };
    };
    beforeAll(async () => {
      where = await place();
      Object.assign(setting, await open());
    });
    afterAll(() => setting.database.close());

    it("[HS19] comes to a database of the first release, which keeps what it holds", async () => {
      const old = await place();
      const before = await openDatabase(old);
      const facts = await before.query.selectFrom("site_facts").selectAll().execute();
      for (const table of tables) await before.query.schema.dropTable(table).execute();
      await before.query.deleteFrom("migrations").where("name", "!=", "0001-site-facts").execute();
      await before.close();
      const after = await openDatabase(old);
      expect(await after.query.selectFrom("site_facts").selectAll().execute()).toEqual(facts);
      expect(await householdStorage(after).createHousehold("maya", noon)).toBeTruthy();
      await after.close();
    });

    describe("membership", () => membersContract(setting, open));
    describe("push", () => pushContract(setting));
    describe("what a push may hold", () => limitsContract(setting));
    describe("pull", () => pullContract(setting));
    describe("the change log", () => changesContract(setting));
    describe("writers at the same time", () => writersContract(setting, open));
    describe("a household", () => householdsContract(setting, open));
  });
}
