import { afterEach, describe, expect, it, vi } from "vitest";
import { type FreshPlace, onEveryEngine } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf, password, safari } from "../browser.contract.ts";
import { confirmedMember, mailedToken, newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { phoneEnv } from "../phone/phone-fixture.contract.ts";
import { comeBack, googleSays, providers } from "../providers/google-fixture.contract.ts";
import { bringCode, codeOf, enrolled, halfway, stateOf } from "./second-factor-fixture.contract.ts";
import { appUri, codeAt, newSecret, stepAt, stepOf } from "./second-factors.ts";
import { byGoogle, copyOf, waysAround } from "./ways-around.contract.ts";

/** "12345678901234567890", the secret of the examples in RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("codes of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %i match the standard", (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it("are valid one step early and one late, and no further", () => {
    const now = 1_111_111_111_000;
    const steps = [-2, -1, 0, 1, 2].map((offset) => stepOf(secret, codeAt(secret, stepAt(now) + offset), now));
    expect(steps).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
  });

  it.each(["", "05047", "0504711", "abcdef", "０５０４７１"])("are six digits, and not %o", (typed) => {
    expect(stepOf(secret, typed, 1_111_111_111_000)).toBeNull();
  });

  it("come from secrets of 160 bits, no two alike", () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it("are set up by a URI that names the account", () => {
    expect(appUri(secret, "maya+1@home.example")).toBe(
      `otpauth://totp/Weekfold:maya%2B1%40home.example?secret=${secret}&issuer=Weekfold&digits=6&period=30`,
    );
  });
});

/** Backup codes, on every engine. */
function backupCodesContract(engine: string, place: FreshPlace): void {
  describe(`backup codes on ${engine}`, () => {
    const served = servedOn(place);

    it("accepts each backup code once, however it is typed, and informs the owner", async () => {
      const person = await enrolled(served);
      const [first, second] = person.backupCodes as [string, string];
      const bring = async (code: string) => outcomeOf(await bringCode(await halfway(served, person), code));
      expect(await bring(first.toUpperCase().replace("-", " "))).toBe("200");
      expect(await bring(first)).toBe("401 wrong-code");
      const both = await Promise.all([bring(second), bring(second)]);
      expect(both.sort()).toEqual(["200", "401 wrong-code"]);
      expect(await stateOf(person.browser)).toMatchObject({ backupCodesLeft: 8 });
      expect(subjectsTo(served, person.email).filter((subject) => subject === "A backup code was used")).toHaveLength(
        2,
      );
    });

    it("replaces the backup codes", async () => {
      const person = await enrolled(served);
      const { backupCodes } = (await person.browser.json("POST /api/account/second-factor/backup-codes")) as {
        backupCodes: string[];
      };
      const bring = async (code: string) => outcomeOf(await bringCode(await halfway(served, person), code));
      expect([await bring(person.backupCodes[0]!), await bring(backupCodes[0]!)]).toEqual(["401 wrong-code", "200"]);
      const { browser } = await newMember(served);
      const none = await browser.ask("POST /api/account/second-factor/backup-codes");
      expect(await outcomeOf(none)).toBe("409 second-factor-off");
    });

    it("stores neither codes nor secrets in a usable form", async () => {
      const { secret, backupCodes } = await enrolled(served);
      const rows = JSON.stringify(await served.database.query.selectFrom("second_factors").selectAll().execute());
      for (const word of [secret, ...backupCodes, ...backupCodes.map((code) => code.replace("-", ""))])
        expect(rows).not.toContain(word);
    });

    it("is in the list of what happened", async () => {
      const person = await enrolled(served);
      await bringCode(await halfway(served, person), person.backupCodes[0]!, { rememberDevice: true });
      // Only real changes are recorded, so that the list can't be flooded.
      for (const _ of [1, 2, 3]) await person.browser.ask("DELETE /api/account/second-factor/devices");
      const { events } = (await person.browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      const words = events.map(({ what }) => what);
      expect(words).toEqual(expect.arrayContaining(["second-factor-on", "backup-code-used", "devices-forgotten"]));
      expect(words.filter((what) => what === "devices-forgotten")).toHaveLength(1);
    });
  });
}

/** Devices that skip the second factor, on every engine. */
function rememberedDevicesContract(engine: string, place: FreshPlace): void {
  describe(`remembered devices on ${engine}`, () => {
    const served = servedOn(place);

    it("skips the second factor for thirty days on a remembered device only", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      await browser.ask("DELETE /api/session");
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
      expect(await stateOf(browser)).toMatchObject({ rememberedDevices: [{ device: "Firefox on Linux" }] });
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
    ])("forgets remembered devices %s", async (_, forget) => {
      const person = await enrolled(served);
      const browser = await halfway(served, person);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect((await forget(person.browser)).status).toBe(200);
      expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
    });

    it("forgets a single remembered device of the same person", async () => {
      const person = await enrolled(served);
      const [browser, other] = [await halfway(served, person), new Browser(served, safari)];
      await other.signIn(person.email);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      await bringCode(other, person.backupCodes[0]!, { rememberDevice: true });
      const { rememberedDevices } = (await stateOf(browser)) as { rememberedDevices: { id: string; device: string }[] };
      expect(rememberedDevices.map(({ device }) => device).sort()).toEqual(["Firefox on Linux", "Safari on iPhone"]);
      const lost = rememberedDevices.find(({ device }) => device.startsWith("Safari"))!;
      const forget = async (who: Browser) =>
        outcomeOf(await who.ask(`DELETE /api/account/second-factor/devices/${lost.id}`));
      expect(await forget((await newMember(served)).browser)).toBe("404 no-such-device");
      expect([await forget(browser), await forget(browser)]).toEqual(["200", "404 no-such-device"]);
      expect(await (await other.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
    });

    it("never remembers a shared computer", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person, { rememberMe: false });
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect(await browser.user()).not.toBeNull();
      expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
    });

    it("uses the latest choice about a shared computer", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person, { rememberMe: false });
      await browser.signIn(person.email);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
    });
  });
}

/** Signing in with a second factor, on every engine. */
function secondStepContract(engine: string, place: FreshPlace): void {
  describe(`the second step on ${engine}`, () => {
    const served = servedOn(place);

    it("[ID34] is pending until a code is entered, and only then counts as a sign-in", async () => {
      const person = await enrolled(served);
      const before = (await person.browser.user())!.metadata.lastSignInTime;
      const browser = await halfway(served, person);
      expect(await browser.json("GET /api/session")).toEqual({ user: null, pending: "second-factor" });
      expect(await outcomeOf(await browser.ask("GET /api/account"))).toBe("401 signed-out");
      expect(await outcomeOf(await browser.ask("GET /api/households"))).toBe("401 signed-out");
      expect((await person.browser.user())!.metadata.lastSignInTime).toBe(before);
      expect(await (await bringCode(browser, codeOf(person))).json()).toEqual({});
      const signIn = { id: expect.any(String), method: "password" };
      expect(await browser.json("GET /api/session")).toEqual({
        user: expect.objectContaining({ uid: person.uid }),
        signIn,
        address: { email: person.email, isConfirmed: true },
        at: expect.any(Number),
      });
      expect((await browser.user())!.metadata.lastSignInTime > before).toBe(true);
      expect(await outcomeOf(await bringCode(browser, codeOf(person)))).toBe("401 nothing-pending");
    });

    it("[ID34] is pending for ten minutes or until it is canceled", async () => {
      const person = await enrolled(served);
      const [slow, gone] = [await halfway(served, person), await halfway(served, person)];
      const kept = new Map(gone.cookies);
      await gone.ask("DELETE /api/session");
      for (const [name, value] of kept) gone.cookies.set(name, value);
      expect(await outcomeOf(await bringCode(gone, codeOf(person)))).toBe("401 nothing-pending");
      vi.setSystemTime(Date.now() + 601_000);
      try {
        expect(await slow.json("GET /api/session")).toEqual({ user: null });
        expect(await outcomeOf(await bringCode(slow, codeOf(person)))).toBe("401 nothing-pending");
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID34] ends the session of the previous user of this browser", async () => {
      const [person, other] = [await enrolled(served), await newMember(served)];
      const earlier = new Browser(served);
      for (const [name, value] of other.browser.cookies) earlier.cookies.set(name, value);
      await other.browser.signIn(person.email);
      expect([await earlier.user(), await other.browser.user()]).toEqual([null, null]);
    });

    it("[ID35] accepts a code once, even from concurrent requests", async () => {
      const person = await enrolled(served);
      const browsers = [await halfway(served, person), await halfway(served, person), await halfway(served, person)];
      const code = codeOf(person);
      const answers = await Promise.all(browsers.map(async (browser) => outcomeOf(await bringCode(browser, code))));
      expect(answers.sort()).toEqual(["200", "401 wrong-code", "401 wrong-code"]);
      expect(await outcomeOf(await bringCode(await halfway(served, person), person.firstCode))).toBe("401 wrong-code");
    });

    it("[ID12] slows down guessing codes across addresses and sign-ins", async () => {
      const person = await enrolled(served);
      const guess = async (count: number, code = "000000") => {
        const browser = await halfway(served, person);
        browser.address = `198.51.100.${count}`;
        return outcomeOf(await bringCode(browser, code));
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
  });
}

/** Setting up a second factor and turning it off, on every engine. */
function secondFactorContract(engine: string, place: FreshPlace): void {
  describe(`second factors on ${engine}`, () => {
    const served = servedOn(place);

    it("is required only after a first code has confirmed it", async () => {
      const { browser, email } = await confirmedMember(served);
      const begun = (await browser.json("POST /api/account/second-factor")) as { secret: string; uri: string };
      expect(begun.uri).toContain(`secret=${begun.secret}`);
      expect(await stateOf(browser)).toBeNull();
      expect(await (await new Browser(served).signIn(email)).json()).toEqual({});
      const confirm = (code: string) => browser.ask("POST /api/account/second-factor/confirm", { code });
      expect(await outcomeOf(await confirm("000000"))).toBe("401 wrong-code");
      const answer = (await (await confirm(codeOf(begun))).json()) as { backupCodes: string[] };
      expect(answer.backupCodes).toHaveLength(10);
      expect(await stateOf(browser)).toEqual({ backupCodesLeft: 10, rememberedDevices: [] });
      expect(await (await new Browser(served).signIn(email)).json()).toEqual({ pending: "second-factor" });
      expect(subjectsTo(served, email)).toContain("Your second factor is on");
      expect(await outcomeOf(await browser.ask("POST /api/account/second-factor"))).toBe("409 second-factor-on");
      expect(await outcomeOf(await confirm(codeOf(begun)))).toBe("409 second-factor-on");
    });

    it("requires a confirmed address, so that nobody can lock out the owner of another address", async () => {
      const { browser, email, uid } = await newMember(served);
      const begin = async () => outcomeOf(await browser.ask("POST /api/account/second-factor"));
      expect(await begin()).toBe("409 address-not-confirmed");
      const kept = served.database.query.selectFrom("second_factors").selectAll().where("userId", "=", uid);
      expect(await kept.execute()).toEqual([]);
      await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
      expect(await begin()).toBe("200");
    });

    it("restarts with a new secret if it was not confirmed", async () => {
      const { browser } = await confirmedMember(served);
      const begin = async () => (await browser.json("POST /api/account/second-factor")) as { secret: string };
      const [first, second] = [await begin(), await begin()];
      const confirm = async (code: string) =>
        outcomeOf(await browser.ask("POST /api/account/second-factor/confirm", { code }));
      expect(await confirm(codeOf(first))).toBe("401 wrong-code");
      expect(await confirm(codeOf(second))).toBe("200");
    });

    it("signs out every other device when it is set up or turned off, and gives this one another session", async () => {
      const { browser, email } = await confirmedMember(served);
      const other = new Browser(served);
      await other.signIn(email);
      const stale = new Browser(served);
      for (const [name, value] of browser.cookies) stale.cookies.set(name, value);
      const { secret } = (await browser.json("POST /api/account/second-factor")) as { secret: string };
      await browser.ask("POST /api/account/second-factor/confirm", { code: codeOf({ secret }) });
      expect([await other.user(), await stale.user()]).toEqual([null, null]);
      expect(await browser.user()).not.toBeNull();
      expect(await outcomeOf(await browser.ask("DELETE /api/account/second-factor"))).toBe("200");
      expect(subjectsTo(served, email)).toContain("Your second factor is off");
      expect(await (await other.signIn(email)).json()).toEqual({});
      expect(await outcomeOf(await browser.ask("DELETE /api/account/second-factor"))).toBe("409 second-factor-off");
    });

    it.each(["POST /api/account/second-factor", "DELETE /api/account/second-factor"])(
      "[ID19] wants a fresh sign-in for %s",
      async (line) => {
        const { browser } = await enrolled(served);
        vi.setSystemTime(Date.now() + 601_000);
        try {
          expect(await outcomeOf(await browser.ask(line))).toBe("403 sign-in-again");
        } finally {
          vi.useRealTimers();
        }
        expect(await stateOf(browser)).not.toBeNull();
      },
    );
  });
}

/** No sign-in without the second factor, on every engine. */
function secondFactorGateContract(engine: string, place: FreshPlace): void {
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
      // At most that of their own browser.
      expect((await open.execute()).length).toBeLessThanOrEqual(1);
    });

    it("[ID38] ends all sessions from before the second factor was set up", async () => {
      const { browser, email } = await confirmedMember(served);
      const elsewhere = new Browser(served);
      await elsewhere.signIn(email);
      const copies = [copyOf(served, browser.cookies), copyOf(served, elsewhere.cookies)];
      const { secret } = (await browser.json("POST /api/account/second-factor")) as { secret: string };
      await browser.ask("POST /api/account/second-factor/confirm", { code: codeOf({ secret }) });
      for (const copy of [...copies, elsewhere]) expect(await copy.user()).toBeNull();
    });

    it("[ID38] continues with a code after Google", async () => {
      const person = await enrolled(served);
      const browser = await byGoogle(served, person);
      expect(await browser.json("GET /api/session")).toEqual({ user: null, pending: "second-factor" });
      await bringCode(browser, codeOf(person));
      expect((await browser.user())?.uid).toBe(person.uid);
    });

    it("[ID34] redirects to the requested page, also after Google", async () => {
      const { browser: owner, email, uid } = await enrolled(served);
      await owner.ask("POST /api/account/verify", { token: mailedToken(served, email) });
      googleSays({ sub: `g-${uid}`, email, email_verified: true });
      const browser = new Browser(served);
      const back = await comeBack(browser, "/account/invitation");
      expect(back.headers.get("location")).toBe("/account/invitation");
      expect(await browser.json("GET /api/session")).toEqual({ user: null, pending: "second-factor" });
    });

    it("[ID38] keeps people with a second factor signed in through every session renewal", async () => {
      const { browser, uid, secret } = await enrolled(served);
      vi.setSystemTime(Date.now() + 2 * 86_400_000);
      try {
        expect((await browser.user())?.uid).toBe(uid);
        await browser.json("GET /api/auth/passkey/generate-authenticate-options");
        const change = () =>
          browser.ask("POST /api/auth/change-password", { currentPassword: password, newPassword: password });
        expect(await outcomeOf(await change())).toBe("403 sign-in-again");
        await browser.ask("POST /api/account/confirm", { password, code: codeOf({ secret }) });
        expect(await outcomeOf(await change())).toBe("200");
        expect((await browser.user())?.uid).toBe(uid);
      } finally {
        vi.useRealTimers();
      }
    });
  });
}

onEveryEngine(secondFactorContract);
onEveryEngine(secondStepContract);
onEveryEngine(backupCodesContract);
onEveryEngine(rememberedDevicesContract);
onEveryEngine(secondFactorGateContract);
