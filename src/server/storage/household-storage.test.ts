import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesContract } from "./changes.contract.ts";
import { openDatabase } from "./database.ts";
import { type FreshPlace, onEveryEngine, type Place } from "./engines.contract.ts";
import { forgetPersonContract } from "./forget-person.contract.ts";
import { begin, countingFromOne, roomy, type Setting } from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";
import { beginningContract, householdsContract } from "./households.contract.ts";
import { invitationTakingContract } from "./invitation-taking.contract.ts";
import { invitationsContract } from "./invitations.contract.ts";
import { membersContract } from "./members.contract.ts";
import { pullContract } from "./pull.contract.ts";
import { togetherContract, writersContract } from "./push/concurrent-push.contract.ts";
import {
  limitsContract,
  pushContract,
  pushRefusalsContract,
  removalContract,
  sentAgainContract,
} from "./push/push.contract.ts";
import { setBackContract } from "./set-back.contract.ts";

/** What a database of the first release has. */
const firstTables = ["migrations", "site_facts"];

/** What the server's households must be on every engine. */
function householdStorageContract(engine: string, place: FreshPlace): void {
  describe(`the households on ${engine}`, () => {
    let where: Place;
    const setting = {} as Setting;
    const open = async (): Promise<Setting> => {
      const database = await openDatabase(where);
      return { database, storage: householdStorage(database, roomy, countingFromOne) };
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
      const tables = (await before.query.introspection.getTables()).map(({ name }) => name);
      for (const table of tables.filter((name) => !firstTables.includes(name)))
        await before.query.schema.dropTable(table).execute();
      await before.query.deleteFrom("migrations").where("name", "!=", "0001-site-facts").execute();
      await before.close();
      const after = await openDatabase(old);
      expect(await after.query.selectFrom("site_facts").selectAll().execute()).toEqual(facts);
      expect(await begin(householdStorage(after), "maya")).toBeTruthy();
      await after.close();
    });

    describe("membership", () => membersContract(setting));
    describe("push", () => pushContract(setting));
    describe("what a push may not", () => pushRefusalsContract(setting));
    describe("what is sent again", () => sentAgainContract(setting));
    describe("pushes that come together", () => togetherContract(setting));
    describe("what a push may hold", () => limitsContract(setting));
    describe("pull", () => pullContract(setting));
    describe("a database that was set back", () => setBackContract(setting, open));
    describe("the change log", () => changesContract(setting, open));
    describe("writers at the same time", () => writersContract(setting, open));
    describe("a push and a removal", () => removalContract(setting, open));
    describe("beginning", () => beginningContract(setting, open));
    describe("forgetting someone", () => forgetPersonContract(setting));
    describe("invitations", () => invitationsContract(setting));
    describe("taking an invitation", () => invitationTakingContract(setting, open));
    describe("a household", () => householdsContract(setting, open));
  });
}

onEveryEngine(householdStorageContract);
