import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, told } from "../browser.contract.ts";
import { newMember, servedOn } from "../identity-fixture.contract.ts";

/** Whether an account still exists, as a device with an ended session asks it, on every engine. */
export function knownContract(engine: string, place: FreshPlace): void {
  describe(`asking whether an account is known on ${engine}`, () => {
    const served = servedOn(place);
    const ask = (body: unknown, browser = new Browser(served)) => browser.ask("POST /api/account/known", body);
    const isUnknown = async (uid: string) => (await (await ask({ uid })).json()) as unknown;

    it("[ID50] says unknown only of an account that the server has no trace of", async () => {
      const { browser, uid } = await newMember(served);
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      await browser.ask("DELETE /api/account/sessions");
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      expect(await isUnknown("an-id-of-a-database-that-is-gone")).toEqual({ isUnknown: true });
    });

    it("[ID50] knows an account that its owner deleted, from the ledger too when the database was lost", async () => {
      const { browser, uid } = await newMember(served);
      expect(await told(await browser.ask("DELETE /api/account"))).toBe("200");
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      await served.database.query.deleteFrom("erasures").execute();
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      rmSync(join(served.place.dataDir, "erasures.jsonl"));
      expect(await isUnknown(uid)).toEqual({ isUnknown: true });
    });

    it("[ID50] does not take someone who left a household for someone who deleted their account", async () => {
      const left = { id: "left", at: 1, household_id: "a-household", uid: "left-one", copied: 1 } as const;
      await served.database.query.insertInto("erasures").values(left).execute();
      expect(await isUnknown("left-one")).toEqual({ isUnknown: true });
    });

    it("[ID50] tells nothing by an address, and answers one network address sixty times an hour", async () => {
      const { email } = await newMember(served);
      expect(await isUnknown(email)).toEqual({ isUnknown: true });
      for (const body of [{}, { uid: "" }, { uid: "x".repeat(129) }])
        expect(await told(await ask(body))).toBe("400 malformed");
      await served.database.query.deleteFrom("attempts").execute();
      for (let count = 0; count < 60; count += 1) expect((await ask({ uid: "anyone" })).status).toBe(200);
      expect(await told(await ask({ uid: "anyone" }))).toBe("429 too-many-attempts");
      const elsewhere = new Browser(served, undefined, "198.51.100.9");
      expect((await ask({ uid: "anyone" }, elsewhere)).status).toBe(200);
    });

    it("[ID51] tells someone's own address, and whether it is confirmed, with their session", async () => {
      const { browser, email } = await newMember(served);
      expect(await browser.json("GET /api/session")).toMatchObject({ address: { email, isConfirmed: false } });
      expect(await new Browser(served).json("GET /api/session")).toEqual({ user: null });
    });
  });
}
