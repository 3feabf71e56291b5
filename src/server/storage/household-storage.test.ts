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

/** The tables of the first release. */
const firstTables = ["migrations", "site_facts"];

/** The household storage, on every engine. */
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

    it("is added to a database of the first release, which keeps its data", async () => {
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
    describe("refused pushes", () => pushRefusalsContract(setting));
    describe("repeated pushes", () => sentAgainContract(setting));
    describe("batched pushes", () => togetherContract(setting));
    describe("push limits", () => limitsContract(setting));
    describe("pull", () => pullContract(setting));
    describe("a database that was set back", () => setBackContract(setting, open));
    describe("the change log", () => changesContract(setting, open));
    describe("concurrent writers", () => writersContract(setting, open));
    describe("a push during a removal", () => removalContract(setting, open));
    describe("creating a household", () => beginningContract(setting, open));
    describe("forgetting a person", () => forgetPersonContract(setting));
    describe("invitations", () => invitationsContract(setting));
    describe("taking an invitation", () => invitationTakingContract(setting, open));
    describe("a household", () => householdsContract(setting, open));
  });
}

onEveryEngine(householdStorageContract);
