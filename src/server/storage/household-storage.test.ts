import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesContract } from "./changes.contract.ts";
import { connect, openDatabase } from "./database.ts";
import { type FreshPlace, onEveryEngine, type Place } from "./engines.contract.ts";
import { forgetPersonContract } from "./forget-person.contract.ts";
import { begin, countingFromOne, roomy, type Setting } from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";
import { beginningContract, householdsContract } from "./households.contract.ts";
import { invitationTakingContract } from "./invitation-taking.contract.ts";
import { invitationsContract } from "./invitations.contract.ts";
import { membersContract } from "./members.contract.ts";
import { migrations, migrationsDone, runMissing } from "./migrations.ts";
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

    it("gets a later migration once, and keeps its data", async () => {
      const here = await place();
      const before = await openDatabase(here);
      const household = await begin(householdStorage(before), "maya");
      await before.close();
      const connection = connect(here);
      let runs = 0;
      const up = async () => {
        runs += 1;
      };
      const later = { name: "0002-later", up };
      for (let start = 0; start < 2; start += 1) await runMissing(connection, [...migrations, later]);
      expect([runs, await migrationsDone(connection.query)]).toEqual([1, ["0001-initial", "0002-later"]]);
      await connection.query.deleteFrom("migrations").where("name", "=", "0002-later").execute();
      await connection.query.destroy();
      const after = await openDatabase(here);
      expect(await householdStorage(after).householdsOf("maya")).toMatchObject([{ householdId: household }]);
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
