import { describe, expect, it, vi } from "vitest";
import type { AccountPasskey } from "#sync/account-api.ts";
import { type FreshPlace, onEveryEngine } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf } from "../browser.contract.ts";
import { newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { enrolled } from "../second-factor/second-factor-fixture.contract.ts";
import { Authenticator, addPasskey, passkeysOf, signInByPasskey, withPasskey } from "./authenticator.contract.ts";
import { passkeySignUpContract, passkeyUseContract } from "./passkey-sign-in.contract.ts";

/** Renaming, removing and erasing passkeys, on every engine. */
function passkeyKeepingContract(engine: string, place: FreshPlace): void {
  describe(`keeping passkeys on ${engine}`, () => {
    const served = servedOn(place);

    it("can be renamed and removed only by its owner, and then signs nobody in", async () => {
      const { browser, authenticator, email } = await withPasskey(served);
      const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
      const { browser: stranger } = await newMember(served);
      for (const line of [`POST /api/account/passkeys/${id}`, `DELETE /api/account/passkeys/${id}`])
        expect(
          await outcomeOf(await stranger.ask(line, line.startsWith("POST") ? { name: "Mine now" } : undefined)),
        ).toBe("404 no-such-passkey");
      expect(await outcomeOf(await browser.ask(`POST /api/account/passkeys/${id}`, { name: " Phone " }))).toBe("200");
      expect(await passkeysOf(browser)).toMatchObject([{ name: "Phone" }]);
      expect(await outcomeOf(await browser.ask(`POST /api/account/passkeys/${id}`, { name: " " }))).toBe(
        "400 malformed",
      );
      expect(await outcomeOf(await browser.ask(`DELETE /api/account/passkeys/${id}`))).toBe("200");
      expect(await outcomeOf(await signInByPasskey(new Browser(served), authenticator))).toBe("401 passkey-refused");
      const subjects = subjectsTo(served, email);
      expect(subjects).toContain("A passkey was removed");
      const { events } = (await browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(["passkey-added", "passkey-removed"]));
    });

    it("signs out whoever came in by it once it is removed, and gives this browser another session", async () => {
      const { browser, authenticator, email, uid } = await withPasskey(served);
      const [other, before] = [new Browser(served), new Map(browser.cookies)];
      await signInByPasskey(other, authenticator);
      const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
      expect(await outcomeOf(await browser.ask(`DELETE /api/account/passkeys/${id}`))).toBe("200");
      expect(await other.user()).toBeNull();
      expect((await browser.user())?.uid).toBe(uid);
      expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
      expect(served.mails.findLast(({ to }) => to === email)?.text).toContain("All other devices were signed out.");
    });

    it("[ID19] requires a recent sign-in to add or remove a passkey", async () => {
      const { browser } = await withPasskey(served);
      const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
      vi.setSystemTime(Date.now() + 601_000);
      try {
        for (const line of ["POST /api/account/passkeys/options", `DELETE /api/account/passkeys/${id}`])
          expect(await outcomeOf(await browser.ask(line))).toBe("403 sign-in-again");
        expect(await outcomeOf(await browser.ask("POST /api/account/passkeys", { response: {} }))).toBe(
          "403 sign-in-again",
        );
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID20] erases passkeys with the account, unfinished ones included", async () => {
      const { browser, authenticator, uid, email } = await withPasskey(served);
      await browser.ask("POST /api/account/passkeys/options");
      expect(await outcomeOf(await browser.ask("DELETE /api/account"))).toBe("200");
      const { query } = served.database;
      const rows = [
        await query.selectFrom("passkeys").selectAll().execute(),
        await query.selectFrom("verifications").selectAll().execute(),
      ];
      expect(JSON.stringify(rows)).not.toContain(uid);
      expect(JSON.stringify(rows)).not.toContain(email);
      expect(await outcomeOf(await signInByPasskey(new Browser(served), authenticator))).toBe("401 passkey-refused");
    });
  });
}

/** Adding a passkey and signing in with it, on every engine. */
function passkeysContract(engine: string, place: FreshPlace): void {
  describe(`passkeys on ${engine}`, () => {
    const served = servedOn(place);

    it("[ID39] is added by the signed-in person, and signs them in elsewhere", async () => {
      const { browser, authenticator, uid, email } = await withPasskey(served);
      expect(await passkeysOf(browser)).toEqual([
        {
          id: expect.any(String),
          name: "Firefox on Linux",
          addedAt: expect.any(Number),
          usedAt: null,
          isSynced: false,
        },
      ]);
      expect(subjectsTo(served, email)).toContain("A passkey was added");
      const other = new Browser(served);
      const answer = await signInByPasskey(other, authenticator);
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      expect(await other.user()).toMatchObject({
        uid,
        providerData: [{ providerId: "password" }, { providerId: "passkey" }],
      });
    });

    it("[ID39] requests user verification at registration and sign-in", async () => {
      const { browser } = await newMember(served);
      expect(await browser.json("POST /api/account/passkeys/options")).toMatchObject({
        rp: { id: "money.example", name: "Weekfold" },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      const options = await new Browser(served).json("GET /api/auth/passkey/generate-authenticate-options");
      expect(options).toMatchObject({ rpId: "money.example", userVerification: "required" });
      expect(options).not.toHaveProperty("allowCredentials");
    });

    it("[ID39] is refused without user verification", async () => {
      const { browser, authenticator } = await withPasskey(served);
      const careless = await addPasskey(browser, new Authenticator(), { verifies: false });
      expect(await outcomeOf(careless)).toBe("401 passkey-refused");
      const other = new Browser(served);
      expect(await outcomeOf(await signInByPasskey(other, authenticator, { verifies: false }))).toBe(
        "401 passkey-refused",
      );
      expect(await other.user()).toBeNull();
    });

    it("[ID39] counts as both factors", async () => {
      const [person, authenticator] = [await enrolled(served), new Authenticator()];
      await addPasskey(person.browser, authenticator);
      const other = new Browser(served);
      expect(await outcomeOf(await signInByPasskey(other, authenticator))).toBe("200");
      expect((await other.user())?.uid).toBe(person.uid);
    });

    it("refuses a response for another site, another key or another challenge", async () => {
      const { browser, authenticator } = await withPasskey(served);
      const other = new Browser(served);
      const evil = { origin: "https://evil.example" };
      expect(await outcomeOf(await signInByPasskey(other, authenticator, evil))).toBe("401 passkey-refused");
      expect(await outcomeOf(await addPasskey(browser, new Authenticator(), evil))).toBe("401 passkey-refused");
      expect(await outcomeOf(await signInByPasskey(other, new Authenticator()))).toBe("401 passkey-refused");
      const { challenge } = (await other.json("GET /api/auth/passkey/generate-authenticate-options")) as {
        challenge: string;
      };
      const response = authenticator.prove(challenge);
      const bring = async (from: Browser) =>
        outcomeOf(await from.ask("POST /api/auth/passkey/verify-authentication", { response }));
      const kept = new Map(other.cookies);
      expect(await bring(new Browser(served))).toBe("401 passkey-refused");
      expect(await bring(other)).toBe("200");
      const replay = new Browser(served);
      for (const [name, value] of kept) replay.cookies.set(name, value);
      expect(await bring(replay)).toBe("401 passkey-refused");
      expect(await replay.user()).toBeNull();
    });

    it("refuses a response after five minutes, and an invalid signature", async () => {
      const { authenticator } = await withPasskey(served);
      const browser = new Browser(served);
      const begin = async () =>
        (await browser.json("GET /api/auth/passkey/generate-authenticate-options")).challenge as string;
      const bring = async (response: object) =>
        outcomeOf(await browser.ask("POST /api/auth/passkey/verify-authentication", { response }));
      const proof = authenticator.prove(await begin());
      const forged = { ...proof, response: { ...proof.response, signature: "MEUCIQ" } };
      expect(await bring(forged)).toBe("401 passkey-refused");
      const late = authenticator.prove(await begin());
      vi.setSystemTime(Date.now() + 301_000);
      try {
        expect(await bring(late)).toBe("401 passkey-refused");
      } finally {
        vi.useRealTimers();
      }
    });

    it("adds only to the account that began", async () => {
      const [mine, theirs] = [await newMember(served), await newMember(served)];
      const { challenge } = (await mine.browser.json("POST /api/account/passkeys/options")) as { challenge: string };
      for (const [name, value] of mine.browser.cookies)
        if (name.includes("challenge")) theirs.browser.cookies.set(name, value);
      const response = new Authenticator().register(challenge);
      expect(await outcomeOf(await theirs.browser.ask("POST /api/account/passkeys", { response }))).toBe(
        "401 passkey-refused",
      );
      expect(await passkeysOf(theirs.browser)).toEqual([]);
    });
  });
}

onEveryEngine(passkeysContract);
onEveryEngine(passkeyKeepingContract);
onEveryEngine(passkeySignUpContract);
onEveryEngine(passkeyUseContract);
