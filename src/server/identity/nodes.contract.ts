import { describe, expect, it } from "vitest";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { Browser, told } from "./browser.contract.ts";
import { newAddress, newMember, serve } from "./identity-fixture.contract.ts";

/** Several nodes on one database. A SQLite file has one. */
export function nodesContract(engine: string, place: FreshPlace): void {
  describe.runIf(engine === "PostgreSQL")(`two nodes on ${engine}`, () => {
    it("[ID22] know each other's sessions, and their ends", async () => {
      const where = await place();
      const [here, there] = [await serve(where), await serve(where)];
      const { browser, email, uid } = await newMember(here);
      browser.served = there;
      expect((await browser.user())?.uid).toBe(uid);
      expect((await browser.ask("GET /api/households")).status).toBe(200);
      const other = new Browser(there);
      await other.signIn(email);
      expect(await told(await other.ask("DELETE /api/account/sessions"))).toBe("200");
      browser.served = here;
      expect(await told(await browser.ask("GET /api/households"))).toBe("401 signed-out");
      await Promise.all([here.database.close(), there.database.close()]);
    });

    it("[ID22] count together, also what is tried on both at the same time", async () => {
      const where = await place();
      const nodes = [await serve(where), await serve(where)];
      const { email } = await newMember(nodes[0]!);
      const guess = async (count: number) =>
        told(await new Browser(nodes[count % 2]!, undefined, `198.51.100.${count}`).signIn(email, "guess"));
      const guesses = await Promise.all(Array.from({ length: 16 }, (_, count) => guess(count)));
      expect(guesses.filter((answer) => answer === "401 wrong-credentials")).toHaveLength(5);
      const signUp = async (count: number) => told(await new Browser(nodes[count % 2]!).signUp(newAddress()));
      const signUps = await Promise.all(Array.from({ length: 24 }, (_, count) => signUp(count)));
      // One more came from the same address before.
      expect(signUps.filter((answer) => answer === "200")).toHaveLength(19);
      await Promise.all(nodes.map(({ database }) => database.close()));
    });
  });
}
