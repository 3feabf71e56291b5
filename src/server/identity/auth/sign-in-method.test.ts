import { afterEach, describe, expect, it, vi } from "vitest";
import { type FreshPlace, onEveryEngine } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf, password } from "../browser.contract.ts";
import { confirmedMember, newAddress, newMember, servedOn } from "../identity-fixture.contract.ts";
import { Authenticator, signInByPasskey, signUpByPasskey, withPasskey } from "../passkeys/authenticator.contract.ts";
import { askCode, phoneEnv, withPhone } from "../phone/phone-fixture.contract.ts";
import { comeBack, googleSays, linkGoogle, providers } from "../providers/google-fixture.contract.ts";
import { bringCode, codeOf, enrolled } from "../second-factor/second-factor-fixture.contract.ts";

/** The sign-in method of a session, on every engine. */
function signInMethodContract(engine: string, place: FreshPlace): void {
  describe(`the sign-in method of a session on ${engine}`, () => {
    const served = servedOn(place, { env: { ...providers, ...phoneEnv } });
    afterEach(() => vi.unstubAllGlobals());

    const signInOf = async (browser: Browser) =>
      (await browser.json("GET /api/session")).signIn as { id: string; method: string } | undefined;
    const methodOf = async (browser: Browser) => (await signInOf(browser))?.method;

    it("[ID48] is the password at sign-up and sign-in, and the passkey after a passkey sign-in", async () => {
      const { browser, authenticator, email } = await withPasskey(served);
      expect(await methodOf(browser)).toBe("password");
      const [byPasskey, byPassword] = [new Browser(served), new Browser(served)];
      await signInByPasskey(byPasskey, authenticator);
      await byPassword.signIn(email);
      expect([await methodOf(byPasskey), await methodOf(byPassword)]).toEqual(["passkey", "password"]);
    });

    it("[ID48] is the passkey for an account that begins with one", async () => {
      const browser = new Browser(served);
      await signUpByPasskey(browser, newAddress(), new Authenticator());
      expect(await methodOf(browser)).toBe("passkey");
    });

    it("[ID48] is the phone after a sign-in with its code", async () => {
      const { phone } = await withPhone(served);
      const browser = new Browser(served);
      const code = await askCode(served, browser, phone);
      await browser.ask("POST /api/auth/phone/sign-in", { phone, code });
      expect(await methodOf(browser)).toBe("phone");
    });

    it("[ID48] is Google after a sign-in by Google, and does not change when Google is linked", async () => {
      const { browser } = await confirmedMember(served);
      await linkGoogle(browser, { sub: "m-1", email: newAddress() });
      const other = new Browser(served);
      await comeBack(other);
      expect([await methodOf(browser), await methodOf(other)]).toEqual(["password", "google.com"]);
      googleSays({ sub: "m-2", email: newAddress(), email_verified: true });
      const fresh = new Browser(served);
      await comeBack(fresh);
      expect(await methodOf(fresh)).toBe("google.com");
    });

    it("[ID48] is that of the first factor if a second one follows", async () => {
      const person = await enrolled(served);
      const browser = new Browser(served);
      await browser.signIn(person.email);
      await bringCode(browser, codeOf(person));
      expect(await methodOf(browser)).toBe("password");
    });

    it("one sign-in keeps its id over renewed sessions, and the next has another", async () => {
      const { browser, email } = await newMember(served);
      const first = await signInOf(browser);
      const sessionId = async () =>
        ((await browser.json("GET /api/account/sessions")).sessions as { id: string }[]).map(({ id }) => id).join();
      const before = await sessionId();
      expect(await outcomeOf(await browser.ask("POST /api/account/confirm", { password }))).toBe("200");
      expect(await sessionId()).not.toBe(before);
      expect(await signInOf(browser)).toEqual(first);
      const change = { currentPassword: password, newPassword: "another horse" };
      expect(await outcomeOf(await browser.ask("POST /api/auth/change-password", change))).toBe("200");
      expect(await signInOf(browser)).toEqual(first);
      await browser.signIn(email, "another horse");
      const second = await signInOf(browser);
      expect([second?.method, second?.id === first?.id]).toEqual(["password", false]);
    });

    it("a sign-in elsewhere changes the account's last sign-in, and not the id of this one", async () => {
      const { browser, email } = await newMember(served);
      const [signIn, user] = [await signInOf(browser), await browser.user()];
      vi.setSystemTime(Date.now() + 60_000);
      try {
        await new Browser(served).signIn(email);
        expect((await browser.user())?.metadata.lastSignInTime).not.toBe(user?.metadata.lastSignInTime);
        expect(await signInOf(browser)).toEqual(signIn);
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID48] is the first method of the account for a session of the previous release", async () => {
      const { browser, uid } = await withPasskey(served);
      const theirs = served.database.query.updateTable("sessions").set({ method: null, signInId: null });
      await theirs.where("userId", "=", uid).execute();
      const row = served.database.query.selectFrom("sessions").select("id").where("userId", "=", uid);
      const { id } = await row.executeTakeFirstOrThrow();
      expect(await signInOf(browser)).toEqual({ id, method: "password" });
      await browser.ask("POST /api/account/confirm", { password });
      expect(await signInOf(browser)).toEqual({ id, method: "password" });
    });
  });
}

onEveryEngine(signInMethodContract);
