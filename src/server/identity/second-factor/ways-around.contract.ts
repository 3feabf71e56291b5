import { expect, vi } from "vitest";
import { Browser, password } from "../browser.contract.ts";
import { mailedToken, type Served } from "../identity-fixture.contract.ts";
import { Authenticator, addPasskey, signInByPasskey, signUpByPasskey } from "../passkeys/authenticator.contract.ts";
import { addPhone, askCode } from "../phone/phone-fixture.contract.ts";
import { comeBack, googleSays, linkBegun, linkGoogle } from "../providers/google-fixture.contract.ts";
import { bringCode, codeOf, type Enrolled, enrolled, halfway } from "./second-factor-fixture.contract.ts";

type Way = (served: Served, person: Enrolled) => Promise<Browser>;

/** A browser with the cookies of another. */
export const copyOf = (served: Served, cookies: Iterable<[string, string]>): Browser => {
  const browser = new Browser(served);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
};

export async function byGoogle(served: Served, { browser: owner, email, uid }: Enrolled): Promise<Browser> {
  await owner.ask("POST /api/account/verify", { token: mailedToken(served, email) });
  googleSays({ sub: `g-${uid}`, email, email_verified: true });
  const browser = new Browser(served);
  expect((await comeBack(browser)).headers.get("location")).toBe("/account");
  return browser;
}

/** Every attempt to get a session without a code. */
export const waysAround: Record<string, Way> = {
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
