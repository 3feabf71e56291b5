import { describe, expect, it, vi } from "vitest";
import type { AccountPasskey } from "#sync/account-api.ts";
import type { Database } from "../../storage/database.ts";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf, password } from "../browser.contract.ts";
import { mailedToken, newAddress, newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { addPhone, phoneEnv } from "../phone/phone-fixture.contract.ts";
import { Authenticator, addPasskey, signInByPasskey, signUpByPasskey } from "./authenticator.contract.ts";

/** Signing up with a passkey instead of a password, on every engine. */
export function passkeySignUpContract(engine: string, place: FreshPlace): void {
  describe(`signing up by passkey on ${engine}`, () => {
    const served = servedOn(place);
    const peopleAt = (email: string) =>
      served.database.query.selectFrom("people").selectAll().where("email", "=", email).execute();

    async function resetBy(browser: Browser, email: string) {
      await browser.ask("POST /api/auth/request-password-reset", { email });
      await vi.waitFor(() => expect(subjectsTo(served, email)).toContain("Set a new password"));
      const token = mailedToken(served, email);
      return browser.ask("POST /api/auth/reset-password", { token, newPassword: password });
    }

    it("creates an account with an address and a passkey, and signs in at once", async () => {
      const [browser, email, authenticator] = [new Browser(served), newAddress(), new Authenticator()];
      expect(await outcomeOf(await signUpByPasskey(browser, email.toUpperCase(), authenticator))).toBe("200");
      const user = await browser.user();
      expect(user).toMatchObject({ providerData: [{ providerId: "passkey" }] });
      const { creationTime, lastSignInTime } = user!.metadata;
      expect(Math.abs(Date.parse(lastSignInTime) - Date.parse(creationTime))).toBeLessThan(15_000);
      expect(await browser.json("GET /api/account")).toMatchObject({ email, emailVerified: false });
      expect(subjectsTo(served, email)).toEqual(["Confirm your address"]);
      const { events } = (await browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      expect(events.map(({ what }) => what)).toEqual(["signed-up"]);
      const other = new Browser(served);
      expect(await outcomeOf(await signInByPasskey(other, authenticator))).toBe("200");
      expect((await other.user())?.uid).toBe(user?.uid);
    });

    it("creates one account per address, even for concurrent requests", async () => {
      const { email: taken } = await newMember(served);
      expect(await outcomeOf(await signUpByPasskey(new Browser(served), taken, new Authenticator()))).toBe(
        "409 address-taken",
      );
      const email = newAddress();
      const both = [1, 2].map(async () =>
        outcomeOf(await signUpByPasskey(new Browser(served), email, new Authenticator())),
      );
      expect((await Promise.all(both)).sort()).toEqual(["200", "409 address-taken"]);
      const people = await peopleAt(email);
      expect(people).toHaveLength(1);
      const passkeys = served.database.query.selectFrom("passkeys").selectAll().where("userId", "=", people[0]!.id);
      expect(await passkeys.execute()).toHaveLength(1);
    });

    it("refuses a passkey without user verification, a response for another site, or none", async () => {
      const email = newAddress();
      for (const manners of [{ verifies: false }, { origin: "https://evil.example" }]) {
        const answer = await signUpByPasskey(new Browser(served), email, new Authenticator(), manners);
        expect(await outcomeOf(answer)).toBe("401 passkey-refused");
      }
      const response = new Authenticator().register("made up");
      const bare = await new Browser(served).ask("POST /api/auth/passkey/sign-up", { response });
      expect(await outcomeOf(bare)).toBe("401 passkey-refused");
      expect(
        await outcomeOf(await new Browser(served).ask("POST /api/auth/passkey/sign-up/options", { email: "me" })),
      ).toBe("400 malformed");
      expect(await peopleAt(email)).toEqual([]);
    });

    it("ends the session of the previous user, and does not give them the passkey", async () => {
      const { browser, uid } = await newMember(served);
      const before = new Map(browser.cookies);
      expect(await outcomeOf(await signUpByPasskey(browser, newAddress(), new Authenticator()))).toBe("200");
      expect((await browser.user())?.uid).not.toBe(uid);
      const copy = new Browser(served);
      for (const [name, value] of before) copy.cookies.set(name, value);
      expect(await copy.user()).toBeNull();
      const theirs = served.database.query.selectFrom("passkeys").selectAll().where("userId", "=", uid);
      expect(await theirs.execute()).toEqual([]);
    });

    it("refuses a response to a challenge for another purpose", async () => {
      const { browser } = await newMember(served);
      const email = newAddress();
      const begun = (await browser.json("POST /api/auth/passkey/sign-up/options", { email })) as { challenge: string };
      const added = new Authenticator().register(begun.challenge);
      expect(await outcomeOf(await browser.ask("POST /api/account/passkeys", { response: added }))).toBe(
        "401 passkey-refused",
      );
      const { challenge } = (await browser.json("POST /api/account/passkeys/options")) as { challenge: string };
      const response = new Authenticator().register(challenge);
      expect(await outcomeOf(await browser.ask("POST /api/auth/passkey/sign-up", { response }))).toBe(
        "401 passkey-refused",
      );
      expect(await peopleAt(email)).toEqual([]);
    });

    it("shares the limit of password sign-ups", async () => {
      const ask = (browser: Browser) => browser.ask("POST /api/auth/passkey/sign-up/options", { email: newAddress() });
      const browser = new Browser(served);
      for (let count = 0; count < 20; count += 1) expect((await ask(browser)).status).toBe(200);
      expect(await outcomeOf(await ask(browser))).toBe("429 too-many-attempts");
      expect(await outcomeOf(await browser.signUp(newAddress()))).toBe("429 too-many-attempts");
    });

    it("a mailed password reset removes the passkeys of an unconfirmed address, and no others", async () => {
      for (const isConfirmed of [false, true]) {
        const [{ browser, email }, authenticator] = [await newMember(served), new Authenticator()];
        await addPasskey(browser, authenticator);
        if (isConfirmed) await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
        expect(await outcomeOf(await resetBy(new Browser(served), email))).toBe("200");
        const tried = await outcomeOf(await signInByPasskey(new Browser(served), authenticator));
        expect(tried).toBe(isConfirmed ? "200" : "401 passkey-refused");
        expect(subjectsTo(served, email).includes("A passkey was removed")).toBe(!isConfirmed);
        expect(await outcomeOf(await new Browser(served).signIn(email))).toBe("200");
      }
    });
  });
}

const day = 86_400_000;

/**
 * Makes the next transactions begin together. Otherwise the first one may end the session of the other before it is checked,
 * and the other is refused as signed out.
 */
function transactionsMeeting() {
  let missing = 0;
  let letGo = () => {};
  let met: Promise<void> = Promise.resolve();
  const arrive = () => {
    missing -= 1;
    if (missing === 0) letGo();
    return met;
  };
  return {
    await(count: number) {
      missing = count;
      met = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    around: (database: Database): Database => ({
      ...database,
      write: async (work) => {
        await arrive();
        return database.write(work);
      },
    }),
  };
}

/** The lifetime, use and removal of passkeys, on every engine. */
export function passkeyUseContract(engine: string, place: FreshPlace): void {
  describe(`using passkeys on ${engine}`, () => {
    const meeting = transactionsMeeting();
    const served = servedOn(place, { env: phoneEnv, around: meeting.around });
    const passkeysOf = async (browser: Browser) =>
      (await browser.json("GET /api/account/passkeys")).passkeys as AccountPasskey[];

    async function withPasskey() {
      const [member, authenticator] = [await newMember(served), new Authenticator()];
      await addPasskey(member.browser, authenticator);
      return { ...member, authenticator };
    }

    /** The lifetimes of the only open session and its cookie. */
    async function lasting(answer: Response, browser: Browser) {
      const cookie = answer.headers.getSetCookie().findLast((set) => set.includes("session_token="));
      const { uid } = (await browser.user())!;
      const rows = served.database.query.selectFrom("sessions").select("expiresAt").where("userId", "=", uid);
      const [{ expiresAt }] = (await rows.orderBy("createdAt", "desc").execute()) as [{ expiresAt: string }];
      return {
        cookieEnds: /max-age/i.test(cookie ?? ""),
        days: Math.round((Date.parse(expiresAt) - Date.now()) / day),
      };
    }

    it("ends with the browser on a shared computer, and lasts elsewhere", async () => {
      const { authenticator } = await withPasskey();
      const browser = new Browser(served);
      const shared = await signInByPasskey(browser, authenticator, {}, { rememberMe: false });
      expect(await lasting(shared, browser)).toEqual({ cookieEnds: false, days: 1 });
      // In the same browser, which was marked as shared before.
      const own = await signInByPasskey(browser, authenticator);
      expect(await lasting(own, browser)).toEqual({ cookieEnds: true, days: 60 });
      expect([...browser.cookies.keys()].join()).not.toContain("dont_remember");
      const [fresh, email] = [new Browser(served), newAddress()];
      const made = await signUpByPasskey(fresh, email, new Authenticator(), { rememberMe: false });
      expect(await lasting(made, fresh)).toEqual({ cookieEnds: false, days: 1 });
    });

    it("shows when a passkey last signed someone in", async () => {
      const { browser, authenticator } = await withPasskey();
      await addPasskey(browser, new Authenticator());
      expect((await passkeysOf(browser)).map(({ usedAt }) => usedAt)).toEqual([null, null]);
      await signInByPasskey(new Browser(served), authenticator, { verifies: false });
      expect((await passkeysOf(browser)).map(({ usedAt }) => usedAt)).toEqual([null, null]);
      const before = Date.now();
      await signInByPasskey(new Browser(served), authenticator);
      const used = (await passkeysOf(browser)).map(({ usedAt }) => usedAt);
      expect(used).toEqual([expect.any(Number), null]);
      expect(used[0]).toBeGreaterThanOrEqual(before - 1);
    });

    it("keeps the last sign-in method, be it a passkey or a number", async () => {
      const [browser, email] = [new Browser(served), newAddress()];
      await signUpByPasskey(browser, email, new Authenticator());
      const remove = async () => {
        const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
        return outcomeOf(await browser.ask(`DELETE /api/account/passkeys/${id}`));
      };
      expect(await remove()).toBe("409 last-way-in");
      await addPhone(served, browser);
      expect(await remove()).toBe("200");
      expect(await outcomeOf(await browser.ask("DELETE /api/account/phone"))).toBe("409 last-way-in");
      await addPasskey(browser, new Authenticator());
      expect(await outcomeOf(await browser.ask("DELETE /api/account/phone"))).toBe("200");
    });

    it("keeps one of two passkeys that are removed at the same time", async () => {
      const browser = new Browser(served);
      await signUpByPasskey(browser, newAddress(), new Authenticator());
      await addPasskey(browser, new Authenticator());
      const passkeys = await passkeysOf(browser);
      meeting.await(2);
      const both = passkeys.map(async ({ id }) => outcomeOf(await browser.ask(`DELETE /api/account/passkeys/${id}`)));
      expect((await Promise.all(both)).sort()).toEqual(["200", "409 last-way-in"]);
      expect(await passkeysOf(browser)).toHaveLength(1);
    });
  });
}
