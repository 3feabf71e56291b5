import { describe, expect, it } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { told } from "../browser.contract.ts";
import { newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { bringCode, enrolled, halfway, stateOf } from "./second-factor-fixture.contract.ts";

/** Backup codes, on every engine. */
export function backupCodesContract(engine: string, place: FreshPlace): void {
  describe(`backup codes on ${engine}`, () => {
    const served = servedOn(place);

    it("[ID36] takes each backup code once, however it is typed, and tells the owner", async () => {
      const person = await enrolled(served);
      const [first, second] = person.backupCodes as [string, string];
      const bring = async (code: string) => told(await bringCode(await halfway(served, person), code));
      expect(await bring(first.toUpperCase().replace("-", " "))).toBe("200");
      expect(await bring(first)).toBe("401 wrong-code");
      const both = await Promise.all([bring(second), bring(second)]);
      expect(both.sort()).toEqual(["200", "401 wrong-code"]);
      expect(await stateOf(person.browser)).toMatchObject({ backupCodesLeft: 8 });
      expect(subjectsTo(served, person.email).filter((subject) => subject === "A backup code was used")).toHaveLength(
        2,
      );
    });

    it("[ID36] makes new backup codes in place of the old ones", async () => {
      const person = await enrolled(served);
      const { backupCodes } = (await person.browser.json("POST /api/account/second-factor/backup-codes")) as {
        backupCodes: string[];
      };
      const bring = async (code: string) => told(await bringCode(await halfway(served, person), code));
      expect([await bring(person.backupCodes[0]!), await bring(backupCodes[0]!)]).toEqual(["401 wrong-code", "200"]);
      const { browser } = await newMember(served);
      const none = await browser.ask("POST /api/account/second-factor/backup-codes");
      expect(await told(none)).toBe("409 second-factor-off");
    });

    it("[ID36] keeps neither codes nor secrets in a form that anyone could use", async () => {
      const { secret, backupCodes } = await enrolled(served);
      const rows = JSON.stringify(await served.database.query.selectFrom("second_factors").selectAll().execute());
      for (const word of [secret, ...backupCodes, ...backupCodes.map((code) => code.replace("-", ""))])
        expect(rows).not.toContain(word);
    });

    it("[ID21] is in the list of what happened", async () => {
      const person = await enrolled(served);
      await bringCode(await halfway(served, person), person.backupCodes[0]!, { rememberDevice: true });
      // Only what was done is noted: the list can't be filled with nothing.
      for (const _ of [1, 2, 3]) await person.browser.ask("DELETE /api/account/second-factor/devices");
      const { events } = (await person.browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      const words = events.map(({ what }) => what);
      expect(words).toEqual(expect.arrayContaining(["second-factor-on", "backup-code-used", "devices-forgotten"]));
      expect(words.filter((what) => what === "devices-forgotten")).toHaveLength(1);
    });
  });
}
