import { afterEach, describe, expect, it, vi } from "vitest";
import { type FreshPlace, onEveryEngine } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf } from "../browser.contract.ts";
import { confirmedMember, mailedToken, newAddress, newMember, servedOn } from "../identity-fixture.contract.ts";
import { Authenticator, addPasskey } from "../passkeys/authenticator.contract.ts";
import { comeBack, googleSays, linkBegun, linkGoogle, providers } from "./google-fixture.contract.ts";

const google = "/api/account/providers/google";

/** Linking a provider with an account, and unlinking it, on every engine. */
function linkingContract(engine: string, place: FreshPlace): void {
  describe(`linking a provider on ${engine}`, () => {
    const served = servedOn(place, { env: providers });
    afterEach(() => vi.unstubAllGlobals());
    const waysOf = async (browser: Browser) =>
      (await browser.user())?.providerData.map(({ providerId }) => providerId).toSorted();
    const lastMail = (to: string) => served.mails.findLast((mail) => mail.to === to)?.subject;
    const eventsOf = async (browser: Browser) => JSON.stringify(await browser.json("GET /api/account/audit"));

    it("signs someone in by a linked Google account with another address, and informs them", async () => {
      const { browser, email, uid } = await confirmedMember(served);
      const back = await linkGoogle(browser, { sub: "l-1", email: newAddress() });
      expect(back.headers.get("location")).toBe("/account?linked=google");
      expect(await waysOf(browser)).toEqual(["google.com", "password"]);
      expect([lastMail(email), await eventsOf(browser)]).toEqual([
        "Google was linked",
        expect.stringContaining("google-linked"),
      ]);
      const other = new Browser(served);
      await comeBack(other);
      expect((await other.user())?.uid).toBe(uid);
      const rows = await served.database.query.selectFrom("sign_ins").selectAll().where("userId", "=", uid).execute();
      expect(JSON.stringify(rows)).not.toMatch(/-key|eyJ/);
    });

    it("informs about an automatic link by the confirmed address", async () => {
      const { browser, email } = await confirmedMember(served);
      googleSays({ sub: "l-2", email, email_verified: true });
      await comeBack(new Browser(served));
      expect(await eventsOf(browser)).toContain("google-linked");
      expect(served.mails.some(({ to, subject }) => to === email && subject === "Google was linked")).toBe(true);
    });

    it("requires a confirmed address, so that nobody keeps access to another person's account", async () => {
      const { browser, email } = await newMember(served);
      expect(await outcomeOf(await browser.ask(`POST ${google}`))).toBe("409 address-not-confirmed");
      await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
      expect(await outcomeOf(await browser.ask(`POST ${google}`))).toBe("200");
    });

    it("requires a recent sign-in for linking and unlinking", async () => {
      const { browser } = await confirmedMember(served);
      try {
        vi.setSystemTime(Date.now() + 601_000);
        for (const method of ["POST", "DELETE"])
          expect(await outcomeOf(await browser.ask(`${method} ${google}`))).toBe("403 sign-in-again");
      } finally {
        vi.useRealTimers();
      }
      expect(await outcomeOf(await new Browser(served).ask(`POST ${google}`))).toBe("401 signed-out");
      const elsewhere = { origin: "https://evil.example" };
      expect(await outcomeOf(await browser.ask(`POST ${google}`, undefined, elsewhere))).toBe("403 other-origin");
    });

    it("links only for the person who began, still signed in, in the same browser", async () => {
      const { browser, uid } = await confirmedMember(served);
      const state = await linkBegun(browser);
      googleSays({ sub: "l-3", email: newAddress(), email_verified: true });
      const stranger = new Browser(served);
      await stranger.ask(`GET /api/auth/callback/google?code=code&state=${state}`);
      expect(await stranger.user()).toBeNull();
      const again = await linkBegun(browser);
      await served.database.query.deleteFrom("sessions").where("userId", "=", uid).execute();
      const back = await browser.ask(`GET /api/auth/callback/google?code=code&state=${again}`);
      expect(back.headers.get("location")).toMatch(/\/account\?link=google&error=signed_out/);
      const rows = await served.database.query.selectFrom("sign_ins").selectAll().where("userId", "=", uid).execute();
      expect(rows.map(({ providerId }) => providerId)).toEqual(["credential"]);
    });

    it("refuses a Google account that is linked elsewhere, unconfirmed, or linked already", async () => {
      const [one, other] = [await confirmedMember(served), await confirmedMember(served)];
      await linkGoogle(one.browser, { sub: "l-4", email: newAddress() });
      expect(await outcomeOf(await one.browser.ask(`POST ${google}`))).toBe("409 provider-linked");
      const taken = await linkGoogle(other.browser, { sub: "l-4", email: newAddress() });
      expect(taken.headers.get("location")).toContain("error=account_already_linked_to_different_user");
      const doubtful = await linkGoogle(other.browser, { sub: "l-5", email: newAddress(), email_verified: false });
      expect(doubtful.headers.get("location")).toContain("error=unable_to_link_account");
      expect(await waysOf(other.browser)).toEqual(["password"]);
    });

    it("unlinks, signs out every other device, and informs the owner", async () => {
      const { browser, email, uid } = await confirmedMember(served);
      await linkGoogle(browser, { sub: "l-6", email: newAddress() });
      const other = new Browser(served);
      await comeBack(other);
      const before = new Map(browser.cookies);
      expect(await outcomeOf(await browser.ask(`DELETE ${google}`))).toBe("200");
      expect(await waysOf(browser)).toEqual(["password"]);
      expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
      expect(await other.user()).toBeNull();
      expect([lastMail(email), await eventsOf(browser)]).toEqual([
        "Google was unlinked",
        expect.stringContaining("google-unlinked"),
      ]);
      await comeBack(other);
      expect((await other.user())?.uid).not.toBe(uid);
      expect(await outcomeOf(await browser.ask(`DELETE ${google}`))).toBe("409 not-linked");
    });

    it("never removes the last sign-in method, even if two are removed at once", async () => {
      const browser = new Browser(served);
      googleSays({ sub: "l-7", email: newAddress(), email_verified: true });
      await comeBack(browser);
      expect(await outcomeOf(await browser.ask(`DELETE ${google}`))).toBe("409 last-way-in");
      const { uid } = (await browser.user())!;
      const rows = served.database.query.selectFrom("sign_ins").selectAll().where("userId", "=", uid);
      const [row] = await rows.execute();
      const apple = { ...row!, id: `${row!.id}-a`, providerId: "apple", accountId: "a-7" };
      await served.database.query.insertInto("sign_ins").values(apple).execute();
      const both = await Promise.all(
        ["google", "apple"].map((name) => browser.ask(`DELETE /api/account/providers/${name}`)),
      );
      expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      expect(await rows.execute()).toHaveLength(1);
    });

    it("counts a passkey as a sign-in method", async () => {
      const browser = new Browser(served);
      googleSays({ sub: "l-8", email: newAddress(), email_verified: true });
      await comeBack(browser);
      await addPasskey(browser, new Authenticator());
      expect(await outcomeOf(await browser.ask(`DELETE ${google}`))).toBe("200");
      expect(await waysOf(browser)).toEqual(["passkey"]);
    });

    it("erases a pending link together with the account", async () => {
      const { browser, email } = await confirmedMember(served);
      await linkBegun(browser);
      await browser.ask("DELETE /api/account");
      const left = await served.database.query.selectFrom("verifications").selectAll().execute();
      expect(JSON.stringify(left)).not.toContain(email);
    });
  });
}

onEveryEngine(linkingContract);
