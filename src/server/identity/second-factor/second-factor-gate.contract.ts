import { afterEach, describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, password, told } from "../browser.contract.ts";
import { confirmedMember, mailedToken, servedOn } from "../identity-fixture.contract.ts";
import { phoneEnv } from "../phone/phone-fixture.contract.ts";
import { comeBack, googleSays, providers } from "../providers/google-fixture.contract.ts";
import { bringCode, codeOf, enrolled } from "./second-factor-fixture.contract.ts";

import { byGoogle, copyOf, waysAround } from "./ways-around.contract.ts";

/** No way in without the second factor, on every engine. */
export function secondFactorGateContract(engine: string, place: FreshPlace): void {
  describe(`the second factor's gate on ${engine}`, () => {
    const served = servedOn(place, { env: { ...providers, ...phoneEnv } });
    afterEach(() => vi.unstubAllGlobals());

    it.each(Object.entries(waysAround))("[ID38] gives no session for %s", async (_, way) => {
      const person = await enrolled(served);
      const browser = await way(served, person);
      expect(await browser.user()).toBeNull();
      for (const line of ["GET /api/account", "GET /api/households", "GET /api/account/sessions"])
        expect((await browser.ask(line)).status).toBe(401);
      const open = served.database.query.selectFrom("sessions").selectAll().where("userId", "=", person.uid);
      // At most the one of their own browser.
      expect((await open.execute()).length).toBeLessThanOrEqual(1);
    });

    it("[ID38] keeps no session from before the second factor was set up", async () => {
      const { browser, email } = await confirmedMember(served);
      const elsewhere = new Browser(served);
      await elsewhere.signIn(email);
      const copies = [copyOf(served, browser.cookies), copyOf(served, elsewhere.cookies)];
      const { secret } = (await browser.json("POST /api/account/second-factor")) as { secret: string };
      await browser.ask("POST /api/account/second-factor/confirm", { code: codeOf({ secret }) });
      for (const copy of [...copies, elsewhere]) expect(await copy.user()).toBeNull();
    });

    it("[ID38] goes on with a code after Google", async () => {
      const person = await enrolled(served);
      const browser = await byGoogle(served, person);
      expect(await browser.json("GET /api/session")).toEqual({ user: null, pending: "second-factor" });
      await bringCode(browser, codeOf(person));
      expect((await browser.user())?.uid).toBe(person.uid);
    });

    it("[ID34] leads on to the page that was asked for, after Google too", async () => {
      const { browser: owner, email, uid } = await enrolled(served);
      await owner.ask("POST /api/account/verify", { token: mailedToken(served, email) });
      googleSays({ sub: `g-${uid}`, email, email_verified: true });
      const browser = new Browser(served);
      const back = await comeBack(browser, "/account/invitation");
      expect(back.headers.get("location")).toBe("/account/invitation");
      expect(await browser.json("GET /api/session")).toEqual({ user: null, pending: "second-factor" });
    });

    it("[ID38] keeps those signed in who brought it, through all that renews a session", async () => {
      const { browser, uid, secret } = await enrolled(served);
      vi.setSystemTime(Date.now() + 2 * 86_400_000);
      try {
        expect((await browser.user())?.uid).toBe(uid);
        await browser.json("GET /api/auth/passkey/generate-authenticate-options");
        const change = () =>
          browser.ask("POST /api/auth/change-password", { currentPassword: password, newPassword: password });
        expect(await told(await change())).toBe("403 sign-in-again");
        await browser.ask("POST /api/account/confirm", { password, code: codeOf({ secret }) });
        expect(await told(await change())).toBe("200");
        expect((await browser.user())?.uid).toBe(uid);
      } finally {
        vi.useRealTimers();
      }
    });
  });
}
