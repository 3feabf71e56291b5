import { afterEach, describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, password, told } from "../browser.contract.ts";
import { confirmedMember, newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { codeOf, enrolled } from "../second-factor/second-factor-fixture.contract.ts";

/** Proving again who one is, on every engine. */
export function confirmContract(engine: string, place: FreshPlace): void {
  describe(`confirming that it is oneself on ${engine}`, () => {
    const served = servedOn(place);
    const confirm = async (browser: Browser, body: object) =>
      told(await browser.ask("POST /api/account/confirm", body));
    const aWhileLater = () => vi.setSystemTime(Date.now() + 601_000);
    afterEach(() => vi.useRealTimers());

    it("[SF1] makes a session recent again by the password, and ends the one before", async () => {
      const { browser, uid } = await confirmedMember(served);
      const stale = new Browser(served);
      for (const [name, value] of browser.cookies) stale.cookies.set(name, value);
      aWhileLater();
      expect(await told(await browser.ask("POST /api/account/second-factor"))).toBe("403 sign-in-again");
      expect(await confirm(browser, { password: "wrong horse" })).toBe("403 wrong-password");
      expect((await browser.user())?.uid).toBe(uid);
      expect(await confirm(browser, { password })).toBe("200");
      expect(await told(await browser.ask("POST /api/account/second-factor"))).toBe("200");
      expect(await stale.user()).toBeNull();
    });

    it("[SF1] leaves the other devices signed in", async () => {
      const { browser, email, uid } = await newMember(served);
      const other = new Browser(served);
      await other.signIn(email);
      await confirm(browser, { password });
      expect((await other.user())?.uid).toBe(uid);
    });

    it("[SF1] wants a code too where there is a second factor, and a slip signs nobody out", async () => {
      const person = await enrolled(served);
      const { browser, uid } = person;
      aWhileLater();
      expect(await confirm(browser, { password })).toBe("401 wrong-code");
      expect(await confirm(browser, { password, code: "000000" })).toBe("401 wrong-code");
      expect((await browser.user())?.uid).toBe(uid);
      expect(await told(await browser.ask("DELETE /api/account/second-factor"))).toBe("403 sign-in-again");
      const code = codeOf(person);
      expect(await confirm(browser, { password: "wrong horse", code })).toBe("403 wrong-password");
      expect(await confirm(browser, { password, code })).toBe("200");
      expect(await confirm(browser, { password, code })).toBe("401 wrong-code");
      expect(await told(await browser.ask("DELETE /api/account/second-factor"))).toBe("200");
    });

    it("[SF1] takes a backup code, and tells the owner", async () => {
      const { browser, email, backupCodes } = await enrolled(served);
      expect(await confirm(browser, { password, code: backupCodes[0]! })).toBe("200");
      const mailed = subjectsTo(served, email);
      expect(mailed).toContain("A backup code was used");
    });

    it("[ID12] is slowed down, and only for those who are signed in", async () => {
      const { browser } = await newMember(served);
      expect(await confirm(new Browser(served), { password })).toBe("401 signed-out");
      for (let count = 0; count < 5; count += 1)
        expect(await confirm(browser, { password: "wrong horse" })).toBe("403 wrong-password");
      expect(await confirm(browser, { password })).toBe("429 too-many-attempts");
    });
  });
}
