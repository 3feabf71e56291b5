import { afterEach, describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { Authenticator, addPasskey, signInByPasskey, signUpByPasskey } from "./authenticator.contract.ts";
import { comeBack, googleSays, linkBegun, linkGoogle, providers } from "./google-fixture.contract.ts";
import { Browser, mailedToken, newMember, password, type Served, servedOn, told } from "./identity-fixture.contract.ts";
import { addPhone, askCode, phoneEnv } from "./phone-fixture.contract.ts";
import { bringCode, codeOf, type Enrolled, enrolled, halfway } from "./second-factor-fixture.contract.ts";

type Way = (served: Served, person: Enrolled) => Promise<Browser>;

const copyOf = (served: Served, cookies: Iterable<[string, string]>): Browser => {
  const browser = new Browser(served);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
};

async function byGoogle(served: Served, { browser: owner, email, uid }: Enrolled): Promise<Browser> {
  await owner.ask("POST /api/account/verify", { token: mailedToken(served, email) });
  googleSays({ sub: `g-${uid}`, email, email_verified: true });
  const browser = new Browser(served);
  expect((await comeBack(browser)).headers.get("location")).toBe("/account");
  return browser;
}

/** Every way by which someone could get a session who has no code. */
const ways: Record<string, Way> = {
  "a password": (served, person) => halfway(served, person),
  "a password on a shared computer": (served, person) => halfway(served, person, { rememberMe: false }),
  "signing up again": async (served, { email }) => {
    const browser = new Browser(served);
    await browser.signUp(email);
    return browser;
  },
  "signing up again, by a passkey": async (served, { email }) => {
    const browser = new Browser(served);
    await signUpByPasskey(browser, email, new Authenticator());
    return browser;
  },
  "a passkey that its owner began to add": async (served, { browser: owner }) => {
    const { challenge } = (await owner.json("POST /api/account/passkeys/options")) as { challenge: string };
    const begun = [...owner.cookies].filter(([name]) => name.includes("passkey_challenge"));
    const browser = copyOf(served, begun);
    await browser.ask("POST /api/auth/passkey/sign-up", { response: new Authenticator().register(challenge) });
    return browser;
  },
  Google: byGoogle,
  "Google, once linked": async (served, person) => {
    await byGoogle(served, person);
    return byGoogle(served, person);
  },
  "Google, linked by its owner": async (served, { browser: owner, email, uid }) => {
    await owner.ask("POST /api/account/verify", { token: mailedToken(served, email) });
    const back = await linkGoogle(owner, { sub: `o-${uid}`, email: `other-${email}` });
    expect(back.headers.get("location")).toBe("/account?linked=google");
    const browser = new Browser(served);
    await comeBack(browser);
    return browser;
  },
  "coming back from linking Google in another browser": async (served, { browser: owner, email, uid }) => {
    await owner.ask("POST /api/account/verify", { token: mailedToken(served, email) });
    const state = await linkBegun(owner);
    googleSays({ sub: `b-${uid}`, email, email_verified: true });
    const without = [...owner.cookies].filter(([name]) => !/session_(token|data)/.test(name));
    const browser = copyOf(served, without);
    await browser.ask(`GET /api/auth/callback/google?code=code&state=${state}`);
    return browser;
  },
  "a passkey whose device has not looked whose it is": async (served, { browser: owner }) => {
    const [authenticator, browser] = [new Authenticator(), new Browser(served)];
    await addPasskey(owner, authenticator);
    await signInByPasskey(browser, authenticator, { verifies: false });
    return browser;
  },
  "a texted code": async (served, { browser: owner }) => {
    const phone = await addPhone(served, owner);
    const browser = new Browser(served);
    const code = await askCode(served, browser, phone);
    const answer = await browser.ask("POST /api/auth/phone/sign-in", { phone, code });
    expect(await answer.json()).toEqual({ pending: "second-factor" });
    return browser;
  },
  "a reset of the password": async (served, person) => {
    const browser = new Browser(served);
    await browser.ask("POST /api/auth/request-password-reset", { email: person.email });
    await vi.waitFor(() => expect(served.mails.at(-1)).toMatchObject({ to: person.email, subject: /new password/ }));
    await browser.ask("POST /api/auth/reset-password", {
      token: mailedToken(served, person.email),
      newPassword: password,
    });
    expect(await browser.user()).toBeNull();
    await browser.signIn(person.email);
    return browser;
  },
  "the link that confirms the address": async (served, { email }) => {
    const browser = new Browser(served);
    await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
    return browser;
  },
  "a wrong code": async (served, person) => {
    const browser = await halfway(served, person);
    await bringCode(browser, "000000");
    return browser;
  },
  "a code that was used": async (served, person) => {
    const browser = await halfway(served, person);
    await bringCode(browser, person.firstCode);
    return browser;
  },
  "the code of someone else": async (served, person) => {
    const browser = await halfway(served, person);
    await bringCode(browser, codeOf(await enrolled(served)));
    return browser;
  },
  "a code without a password": async (served, person) => {
    const browser = new Browser(served);
    await bringCode(browser, codeOf(person));
    return browser;
  },
  "a half sign-in from before another password": async (served, person) => {
    const browser = await halfway(served, person);
    const change = { currentPassword: password, newPassword: password };
    await person.browser.ask("POST /api/auth/change-password", change);
    await bringCode(browser, codeOf(person));
    return browser;
  },
  "a half sign-in that was finished in another browser": async (served, person) => {
    const browser = await halfway(served, person);
    const copy = copyOf(served, browser.cookies);
    await bringCode(browser, codeOf(person));
    await browser.ask("DELETE /api/session");
    await bringCode(copy, person.backupCodes[0]!);
    return copy;
  },
  "the cookie of another's remembered device": async (served, person) => {
    const other = await enrolled(served);
    const browser = await halfway(served, other);
    await bringCode(browser, codeOf(other), { rememberDevice: true });
    await browser.signIn(person.email);
    return browser;
  },
  "a made-up cookie": async (served) =>
    copyOf(served, [
      ["__Secure-weekfold.remembered_device", "made-up.c2lnbmF0dXJl"],
      ["__Secure-weekfold.session_token", "made-up.c2lnbmF0dXJl"],
    ]),
};

/** No way in without the second factor, on every engine. */
export function secondFactorGateContract(engine: string, place: FreshPlace): void {
  describe(`the second factor's gate on ${engine}`, () => {
    const served = servedOn(place, { env: { ...providers, ...phoneEnv } });
    afterEach(() => vi.unstubAllGlobals());

    it.each(Object.entries(ways))("[ID38] gives no session for %s", async (_, way) => {
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
      const { browser, email } = await newMember(served);
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
