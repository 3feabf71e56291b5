import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, password, told } from "../browser.contract.ts";
import { mailedToken, newAddress, newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { Authenticator, addPasskey, signInByPasskey, signUpByPasskey } from "./authenticator.contract.ts";

/** Accounts that begin with a passkey in place of a password, on every engine. */
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

    it("[PK1] makes an account of an address and a passkey, and signs in at once", async () => {
      const [browser, email, authenticator] = [new Browser(served), newAddress(), new Authenticator()];
      expect(await told(await signUpByPasskey(browser, email.toUpperCase(), authenticator))).toBe("200");
      const user = await browser.user();
      expect(user).toMatchObject({ providerData: [{ providerId: "passkey" }] });
      const { creationTime, lastSignInTime } = user!.metadata;
      expect(Math.abs(Date.parse(lastSignInTime) - Date.parse(creationTime))).toBeLessThan(15_000);
      expect(await browser.json("GET /api/account")).toMatchObject({ email, emailVerified: false });
      expect(subjectsTo(served, email)).toEqual(["Confirm your address"]);
      const { events } = (await browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      expect(events.map(({ what }) => what)).toEqual(["signed-up"]);
      const other = new Browser(served);
      expect(await told(await signInByPasskey(other, authenticator))).toBe("200");
      expect((await other.user())?.uid).toBe(user?.uid);
    });

    it("[PK1] gives one address one account, also where two ask at once", async () => {
      const { email: taken } = await newMember(served);
      expect(await told(await signUpByPasskey(new Browser(served), taken, new Authenticator()))).toBe(
        "409 address-taken",
      );
      const email = newAddress();
      const both = [1, 2].map(async () => told(await signUpByPasskey(new Browser(served), email, new Authenticator())));
      expect((await Promise.all(both)).sort()).toEqual(["200", "409 address-taken"]);
      const people = await peopleAt(email);
      expect(people).toHaveLength(1);
      const passkeys = served.database.query.selectFrom("passkeys").selectAll().where("userId", "=", people[0]!.id);
      expect(await passkeys.execute()).toHaveLength(1);
    });

    it("[PK1] makes nothing of a device that has not looked whose it is, another site's answer, or none", async () => {
      const email = newAddress();
      for (const manners of [{ verifies: false }, { origin: "https://evil.example" }]) {
        const answer = await signUpByPasskey(new Browser(served), email, new Authenticator(), manners);
        expect(await told(answer)).toBe("401 passkey-refused");
      }
      const response = new Authenticator().register("made up");
      const bare = await new Browser(served).ask("POST /api/auth/passkey/sign-up", { response });
      expect(await told(bare)).toBe("401 passkey-refused");
      expect(await told(await new Browser(served).ask("POST /api/auth/passkey/sign-up/options", { email: "me" }))).toBe(
        "400 malformed",
      );
      expect(await peopleAt(email)).toEqual([]);
    });

    it("[PK1] leaves whoever was signed in here before without a session, and without the passkey", async () => {
      const { browser, uid } = await newMember(served);
      const before = new Map(browser.cookies);
      expect(await told(await signUpByPasskey(browser, newAddress(), new Authenticator()))).toBe("200");
      expect((await browser.user())?.uid).not.toBe(uid);
      const copy = new Browser(served);
      for (const [name, value] of before) copy.cookies.set(name, value);
      expect(await copy.user()).toBeNull();
      const theirs = served.database.query.selectFrom("passkeys").selectAll().where("userId", "=", uid);
      expect(await theirs.execute()).toEqual([]);
    });

    it("[PK2] takes no answer that was asked for another purpose", async () => {
      const { browser } = await newMember(served);
      const email = newAddress();
      const begun = (await browser.json("POST /api/auth/passkey/sign-up/options", { email })) as { challenge: string };
      const added = new Authenticator().register(begun.challenge);
      expect(await told(await browser.ask("POST /api/account/passkeys", { response: added }))).toBe(
        "401 passkey-refused",
      );
      const { challenge } = (await browser.json("POST /api/account/passkeys/options")) as { challenge: string };
      const response = new Authenticator().register(challenge);
      expect(await told(await browser.ask("POST /api/auth/passkey/sign-up", { response }))).toBe("401 passkey-refused");
      expect(await peopleAt(email)).toEqual([]);
    });

    it("[PK2] counts with signing up by a password", async () => {
      const ask = (browser: Browser) => browser.ask("POST /api/auth/passkey/sign-up/options", { email: newAddress() });
      const browser = new Browser(served);
      for (let count = 0; count < 20; count += 1) expect((await ask(browser)).status).toBe(200);
      expect(await told(await ask(browser))).toBe("429 too-many-attempts");
      expect(await told(await browser.signUp(newAddress()))).toBe("429 too-many-attempts");
    });

    it("[PK6] a new password by mail takes the passkeys of an address that nobody had confirmed, and no others", async () => {
      for (const isConfirmed of [false, true]) {
        const [{ browser, email }, authenticator] = [await newMember(served), new Authenticator()];
        await addPasskey(browser, authenticator);
        if (isConfirmed) await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
        expect(await told(await resetBy(new Browser(served), email))).toBe("200");
        const tried = await told(await signInByPasskey(new Browser(served), authenticator));
        expect(tried).toBe(isConfirmed ? "200" : "401 passkey-refused");
        expect(subjectsTo(served, email).includes("A passkey was removed")).toBe(!isConfirmed);
        expect(await told(await new Browser(served).signIn(email))).toBe("200");
      }
    });
  });
}
