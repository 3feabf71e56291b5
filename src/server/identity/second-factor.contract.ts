import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { Browser, newMember, password, safari, servedOn, told } from "./identity-fixture.contract.ts";
import { bringCode, codeOf, enrolled, halfway } from "./second-factor-fixture.contract.ts";

/** The second factor: setting it up, signing in by it, and losing it, on every engine. */
export function secondFactorContract(engine: string, place: FreshPlace): void {
  describe(`second factors on ${engine}`, () => {
    const served = servedOn(place);

    const mailed = (to: string) => served.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    const state = async (browser: Browser) => (await browser.json("GET /api/account")).secondFactor;

    it("[ID33] is asked for only once a first code has confirmed it", async () => {
      const { browser, email } = await newMember(served);
      const begun = (await browser.json("POST /api/account/second-factor")) as { secret: string; uri: string };
      expect(begun.uri).toContain(`secret=${begun.secret}`);
      expect(await state(browser)).toBeNull();
      expect(await (await new Browser(served).signIn(email)).json()).toEqual({});
      const confirm = (code: string) => browser.ask("POST /api/account/second-factor/confirm", { code });
      expect(await told(await confirm("000000"))).toBe("401 wrong-code");
      const answer = (await (await confirm(codeOf(begun))).json()) as { backupCodes: string[] };
      expect(answer.backupCodes).toHaveLength(10);
      expect(await state(browser)).toEqual({ backupCodesLeft: 10, rememberedDevices: [] });
      expect(await (await new Browser(served).signIn(email)).json()).toEqual({ pending: "second-factor" });
      expect(mailed(email)).toContain("Your second factor is on");
      expect(await told(await browser.ask("POST /api/account/second-factor"))).toBe("409 second-factor-on");
      expect(await told(await confirm(codeOf(begun)))).toBe("409 second-factor-on");
    });

    it("[ID33] begins anew with another secret where it was not confirmed", async () => {
      const { browser } = await newMember(served);
      const begin = async () => (await browser.json("POST /api/account/second-factor")) as { secret: string };
      const [first, second] = [await begin(), await begin()];
      const confirm = async (code: string) =>
        told(await browser.ask("POST /api/account/second-factor/confirm", { code }));
      expect(await confirm(codeOf(first))).toBe("401 wrong-code");
      expect(await confirm(codeOf(second))).toBe("200");
    });

    it("[ID33] signs out every other device when it is set up or turned off, and gives this one another session", async () => {
      const { browser, email } = await newMember(served);
      const other = new Browser(served);
      await other.signIn(email);
      const stale = new Browser(served);
      for (const [name, value] of browser.cookies) stale.cookies.set(name, value);
      const { secret } = (await browser.json("POST /api/account/second-factor")) as { secret: string };
      await browser.ask("POST /api/account/second-factor/confirm", { code: codeOf({ secret }) });
      expect([await other.user(), await stale.user()]).toEqual([null, null]);
      expect(await browser.user()).not.toBeNull();
      expect(await told(await browser.ask("DELETE /api/account/second-factor"))).toBe("200");
      expect(mailed(email)).toContain("Your second factor is off");
      expect(await (await other.signIn(email)).json()).toEqual({});
      expect(await told(await browser.ask("DELETE /api/account/second-factor"))).toBe("409 second-factor-off");
    });

    it.each(["POST /api/account/second-factor", "DELETE /api/account/second-factor"])(
      "[ID19] wants a fresh sign-in for %s",
      async (line) => {
        const { browser } = await enrolled(served);
        vi.setSystemTime(Date.now() + 601_000);
        try {
          expect(await told(await browser.ask(line))).toBe("403 sign-in-again");
        } finally {
          vi.useRealTimers();
        }
        expect(await state(browser)).not.toBeNull();
      },
    );

    it("[ID34] is pending until a code is brought, and only then counts as a sign-in", async () => {
      const person = await enrolled(served);
      const before = (await person.browser.user())!.metadata.lastSignInTime;
      const browser = await halfway(served, person);
      expect(await browser.json("GET /api/session")).toEqual({ user: null, pending: "second-factor" });
      expect(await told(await browser.ask("GET /api/account"))).toBe("401 signed-out");
      expect(await told(await browser.ask("GET /api/households"))).toBe("401 signed-out");
      expect((await person.browser.user())!.metadata.lastSignInTime).toBe(before);
      expect(await (await bringCode(browser, codeOf(person))).json()).toEqual({});
      expect(await browser.json("GET /api/session")).toEqual({ user: expect.objectContaining({ uid: person.uid }) });
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

    it("[ID36] takes each backup code once, however it is typed, and tells the owner", async () => {
      const person = await enrolled(served);
      const [first, second] = person.backupCodes as [string, string];
      const bring = async (code: string) => told(await bringCode(await halfway(served, person), code));
      expect(await bring(first.toUpperCase().replace("-", " "))).toBe("200");
      expect(await bring(first)).toBe("401 wrong-code");
      const both = await Promise.all([bring(second), bring(second)]);
      expect(both.sort()).toEqual(["200", "401 wrong-code"]);
      expect(await state(person.browser)).toMatchObject({ backupCodesLeft: 8 });
      expect(mailed(person.email).filter((subject) => subject === "A backup code was used")).toHaveLength(2);
    });

    it("[ID36] makes new backup codes in place of the old ones", async () => {
      const person = await enrolled(served);
      const { backupCodes } = (await person.browser.json("POST /api/account/second-factor/backup-codes")) as {
        backupCodes: string[];
      };
      const bring = async (code: string) => told(await bringCode(await halfway(served, person), code));
      expect([await bring(person.backupCodes[0]!), await bring(backupCodes[0]!)]).toEqual(["401 wrong-code", "200"]);
      const { browser } = await newMember(served);
      const none = await browser.ask("POST /api/account/second-factor/backup-codes");
      expect(await told(none)).toBe("409 second-factor-off");
    });

    it("[ID36] keeps neither codes nor secrets in a form that anyone could use", async () => {
      const { secret, backupCodes } = await enrolled(served);
      const rows = JSON.stringify(await served.database.query.selectFrom("second_factors").selectAll().execute());
      for (const word of [secret, ...backupCodes, ...backupCodes.map((code) => code.replace("-", ""))])
        expect(rows).not.toContain(word);
    });

    it("[ID37] asks a remembered device for thirty days no more, and no other", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      await browser.ask("DELETE /api/session");
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
      expect(await state(browser)).toMatchObject({ rememberedDevices: [{ device: "Firefox on Linux" }] });
      const someoneElse = await enrolled(served);
      expect(await (await browser.signIn(someoneElse.email)).json()).toEqual({ pending: "second-factor" });
      vi.setSystemTime(Date.now() + 30 * 86_400_000 + 1_000);
      try {
        expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
      } finally {
        vi.useRealTimers();
      }
    });

    it.each([
      ["by its owner", (owner: Browser) => owner.ask("DELETE /api/account/second-factor/devices")],
      ["by signing out everywhere", (owner: Browser) => owner.ask("DELETE /api/account/sessions")],
      [
        "by another password",
        (owner: Browser) =>
          owner.ask("POST /api/auth/change-password", { currentPassword: password, newPassword: password }),
      ],
    ])("[ID37] forgets remembered devices %s", async (_, forget) => {
      const person = await enrolled(served);
      const browser = await halfway(served, person);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect((await forget(person.browser)).status).toBe(200);
      expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
    });

    it("[ID37] forgets one remembered device, of one's own", async () => {
      const person = await enrolled(served);
      const [browser, other] = [await halfway(served, person), new Browser(served, safari)];
      await other.signIn(person.email);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      await bringCode(other, person.backupCodes[0]!, { rememberDevice: true });
      const { rememberedDevices } = (await state(browser)) as { rememberedDevices: { id: string; device: string }[] };
      expect(rememberedDevices.map(({ device }) => device).sort()).toEqual(["Firefox on Linux", "Safari on iPhone"]);
      const lost = rememberedDevices.find(({ device }) => device.startsWith("Safari"))!;
      const forget = async (who: Browser) =>
        told(await who.ask(`DELETE /api/account/second-factor/devices/${lost.id}`));
      expect(await forget((await newMember(served)).browser)).toBe("404 no-such-device");
      expect([await forget(browser), await forget(browser)]).toEqual(["200", "404 no-such-device"]);
      expect(await (await other.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
    });

    it("[ID37] never remembers a shared computer", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person, { rememberMe: false });
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect(await browser.user()).not.toBeNull();
      expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
    });

    it("[ID37] goes by what was said last of a shared computer", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person, { rememberMe: false });
      await browser.signIn(person.email);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
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

    it("[ID21] is in the list of what happened", async () => {
      const person = await enrolled(served);
      await bringCode(await halfway(served, person), person.backupCodes[0]!, { rememberDevice: true });
      // Only what was done is noted: the list can't be filled with nothing.
      for (const _ of [1, 2, 3]) await person.browser.ask("DELETE /api/account/second-factor/devices");
      const { events } = (await person.browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      const words = events.map(({ what }) => what);
      expect(words).toEqual(expect.arrayContaining(["second-factor-on", "backup-code-used", "devices-forgotten"]));
      expect(words.filter((what) => what === "devices-forgotten")).toHaveLength(1);
    });
  });
}
