import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { Browser, password, told } from "./browser.contract.ts";
import { newAddress, newMember, serve, servedOn } from "./identity-fixture.contract.ts";

/** What someone meets who has no business here, on every engine. */
export function defenceContract(engine: string, place: FreshPlace): void {
  describe(`defence on ${engine}`, () => {
    const served = servedOn(place);

    /** Another address on the network each time. */
    const guesser = (count: number) => new Browser(served, undefined, `198.51.${100 + (count >> 8)}.${count & 255}`);

    it("[ID12] slows down guessing at one account, from however many addresses, and the owner only for a while", async () => {
      const { email } = await newMember(served);
      const guess = async (count: number) => told(await guesser(count).signIn(email, `guess ${count}`));
      const answers: string[] = [];
      for (let count = 0; count < 12; count += 1) answers.push(await guess(count));
      expect(answers.filter((answer) => answer === "401 wrong-credentials")).toHaveLength(5);
      expect(answers.slice(5)).toEqual(Array(7).fill("429 too-many-attempts"));
      const waiting = await guesser(99).signIn(email);
      expect(waiting.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await waiting.json()).toEqual({ error: "too-many-attempts", retryAfter: expect.any(Number) });
      vi.setSystemTime(Date.now() + 15_001);
      expect(await guess(20)).toBe("401 wrong-credentials");
      expect(await guess(21)).toBe("429 too-many-attempts");
      vi.setSystemTime(Date.now() + 30_001);
      expect(await told(await guesser(22).signIn(email))).toBe("200");
      expect(await guess(23)).toBe("401 wrong-credentials");
      vi.useRealTimers();
    });

    it("[ID12] counts guesses that come at the same time", async () => {
      const { email } = await newMember(served);
      const guesses = Array.from({ length: 20 }, async (_, count) => told(await guesser(count).signIn(email, "guess")));
      const through = (await Promise.all(guesses)).filter((answer) => answer === "401 wrong-credentials");
      expect(through).toHaveLength(5);
    });

    it("[ID12] does so for an account that is not there too", async () => {
      const email = newAddress();
      const answers: string[] = [];
      for (let count = 0; count < 6; count += 1) answers.push(await told(await guesser(count).signIn(email)));
      expect(answers).toEqual([...Array(5).fill("401 wrong-credentials"), "429 too-many-attempts"]);
    });

    it("[ID12] slows down guessing a password by a session that was left open", async () => {
      const { browser } = await newMember(served);
      const guess = async () =>
        told(
          await browser.ask("POST /api/auth/change-password", { currentPassword: "guess", newPassword: "stolen one" }),
        );
      for (let count = 0; count < 5; count += 1) expect(await guess()).toBe("403 wrong-password");
      expect(await guess()).toBe("429 too-many-attempts");
    });

    it("[ID11] lets one address try so many accounts and no more, and others go on", async () => {
      const spray = async (count: number, from = "192.0.2.66") =>
        told(await new Browser(served, undefined, from).signIn(`nobody-${count}@home.example`));
      const answers = await Promise.all(Array.from({ length: 70 }, (_, count) => spray(count)));
      expect(answers.filter((answer) => answer === "401 wrong-credentials")).toHaveLength(60);
      expect(await spray(99, "192.0.2.67")).toBe("401 wrong-credentials");
    });

    it("[ID11] lets one address ask twenty times an hour whether an address is taken", async () => {
      const { email } = await newMember(served);
      const browser = new Browser(served, undefined, "192.0.2.68");
      const answers: string[] = [];
      for (let count = 0; count < 21; count += 1) answers.push(await told(await browser.signUp(email)));
      expect(answers).toEqual([...Array(20).fill("409 address-taken"), "429 too-many-attempts"]);
    });

    it("[ID11] counts by hashes that tell neither addresses nor names", async () => {
      const email = newAddress();
      await new Browser(served, undefined, "192.0.2.69").signIn(email);
      const rows = JSON.stringify(await served.database.query.selectFrom("attempts").selectAll().execute());
      expect(rows).not.toMatch(/192\.0\.2|home\.example|sign-in/);
    });

    it("[ID14] answers alike, and after the same work, for a wrong password and for an address that nobody has", async () => {
      const { email } = await newMember(served);
      const seen = await Promise.all(
        [email, newAddress()].map(async (address) => {
          const before = served.hashed.times;
          const answer = await guesser(7).signIn(address, "wrong one");
          answer.headers.delete("x-request-id");
          return { whole: JSON.stringify([answer.status, [...answer.headers], await answer.text()]), before };
        }),
      );
      expect(seen[0]!.whole).toBe(seen[1]!.whole);
      const work = async (address: string) => {
        const before = served.hashed.times;
        await guesser(8).signIn(address, "wrong one");
        return served.hashed.times - before;
      };
      expect([await work(email), await work(newAddress())]).toEqual([1, 1]);
    });

    it("[ID14] answers a wish for a new password before it knows whether there is an account", async () => {
      const { email } = await newMember(served);
      let queued = () => {};
      const slow = new Promise<void>((done) => {
        queued = done;
      });
      const waiting = await serve(served.place, { mail: () => slow });
      const answer = await new Browser(waiting).ask("POST /api/auth/request-password-reset", { email });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      queued();
      await waiting.database.close();
    });

    it("[ID13] knows addresses behind a trusted proxy by what the proxy saw", async () => {
      const proxied = await serve(served.place, { env: { TRUST_PROXY: "true" } });
      const ask = async (forwarded: string) => {
        const browser = new Browser(proxied, undefined, "127.0.0.1");
        const body = { email: newAddress(), password };
        return told(await browser.ask("POST /api/auth/sign-up/email", body, { "x-forwarded-for": forwarded }));
      };
      const same = await Promise.all(Array.from({ length: 22 }, (_, count) => ask(`10.0.0.${count}, 203.0.113.9`)));
      expect(same.filter((answer) => answer === "200")).toHaveLength(20);
      expect(await ask("203.0.113.10")).toBe("200");
      await proxied.database.close();
    });
  });
}
