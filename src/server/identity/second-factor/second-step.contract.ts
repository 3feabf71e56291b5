import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, told } from "../browser.contract.ts";
import { newMember, servedOn } from "../identity-fixture.contract.ts";
import { bringCode, codeOf, enrolled, halfway } from "./second-factor-fixture.contract.ts";

/** Signing in by a second factor, on every engine. */
export function secondStepContract(engine: string, place: FreshPlace): void {
  describe(`the second step on ${engine}`, () => {
    const served = servedOn(place);

    it("[ID34] is pending until a code is brought, and only then counts as a sign-in", async () => {
      const person = await enrolled(served);
      const before = (await person.browser.user())!.metadata.lastSignInTime;
      const browser = await halfway(served, person);
      expect(await browser.json("GET /api/session")).toEqual({ user: null, pending: "second-factor" });
      expect(await told(await browser.ask("GET /api/account"))).toBe("401 signed-out");
      expect(await told(await browser.ask("GET /api/households"))).toBe("401 signed-out");
      expect((await person.browser.user())!.metadata.lastSignInTime).toBe(before);
      expect(await (await bringCode(browser, codeOf(person))).json()).toEqual({});
      const signIn = { id: expect.any(String), method: "password" };
      expect(await browser.json("GET /api/session")).toEqual({
        user: expect.objectContaining({ uid: person.uid }),
        signIn,
        address: { email: person.email, isConfirmed: true },
        at: expect.any(Number),
      });
      expect((await browser.user())!.metadata.lastSignInTime > before).toBe(true);
      expect(await told(await bringCode(browser, codeOf(person)))).toBe("401 nothing-pending");
    });

    it("[ID34] is pending for ten minutes, and until one gives it up", async () => {
      const person = await enrolled(served);
      const [slow, gone] = [await halfway(served, person), await halfway(served, person)];
      const kept = new Map(gone.cookies);
      await gone.ask("DELETE /api/session");
      for (const [name, value] of kept) gone.cookies.set(name, value);
      expect(await told(await bringCode(gone, codeOf(person)))).toBe("401 nothing-pending");
      vi.setSystemTime(Date.now() + 601_000);
      try {
        expect(await slow.json("GET /api/session")).toEqual({ user: null });
        expect(await told(await bringCode(slow, codeOf(person)))).toBe("401 nothing-pending");
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID34] ends the session of whoever was signed in to this browser before", async () => {
      const [person, other] = [await enrolled(served), await newMember(served)];
      const earlier = new Browser(served);
      for (const [name, value] of other.browser.cookies) earlier.cookies.set(name, value);
      await other.browser.signIn(person.email);
      expect([await earlier.user(), await other.browser.user()]).toEqual([null, null]);
    });

    it("[ID35] takes a code once, also of two who bring it at the same time", async () => {
      const person = await enrolled(served);
      const browsers = [await halfway(served, person), await halfway(served, person), await halfway(served, person)];
      const code = codeOf(person);
      const answers = await Promise.all(browsers.map(async (browser) => told(await bringCode(browser, code))));
      expect(answers.sort()).toEqual(["200", "401 wrong-code", "401 wrong-code"]);
      expect(await told(await bringCode(await halfway(served, person), person.firstCode))).toBe("401 wrong-code");
    });

    it("[ID12] slows down guessing codes, from however many addresses and sign-ins", async () => {
      const person = await enrolled(served);
      const guess = async (count: number, code = "000000") => {
        const browser = await halfway(served, person);
        browser.address = `198.51.100.${count}`;
        return told(await bringCode(browser, code));
      };
      for (let count = 0; count < 5; count += 1) expect(await guess(count)).toBe("401 wrong-code");
      expect(await guess(6, codeOf(person))).toBe("429 too-many-attempts");
      vi.setSystemTime(Date.now() + 15_001);
      try {
        expect(await guess(7, codeOf(person))).toBe("200");
      } finally {
        vi.useRealTimers();
      }
    });
  });
}
