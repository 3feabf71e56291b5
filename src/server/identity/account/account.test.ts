import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FreshPlace, onEveryEngine } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf, password, safari } from "../browser.contract.ts";
import {
  confirmedMember,
  mailedToken,
  newAddress,
  newMember,
  servedOn,
  subjectsTo,
} from "../identity-fixture.contract.ts";
import { codeOf, enrolled } from "../second-factor/second-factor-fixture.contract.ts";
import { accountsContract } from "./accounts.contract.ts";
import { addressChangeContract, passwordsContract } from "./credentials.contract.ts";

/** Sensitive actions, erasing the account, and account events, on every engine. */
function owningContract(engine: string, place: FreshPlace): void {
  describe(`owning an account on ${engine}`, () => {
    const served = servedOn(place);
    const confirm = (token: string, browser = new Browser(served)) =>
      browser.ask("POST /api/account/verify", { token });

    it("[ID19] requires another sign-in after ten minutes for changing the address and erasing the account", async () => {
      const { browser, email } = await newMember(served);
      const sensitive = [
        () => browser.ask("POST /api/account/email", { email: newAddress() }),
        () => browser.ask("DELETE /api/account"),
      ];
      try {
        vi.setSystemTime(Date.now() + 601_000);
        for (const ask of sensitive) expect(await outcomeOf(await ask())).toBe("403 sign-in-again");
        await browser.signIn(email);
        for (const ask of sensitive) expect(await outcomeOf(await ask())).toBe("200");
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID20] erases the account and the identity of its owner, leaves shared households to the others, and records it", async () => {
      const [one, other] = [await confirmedMember(served), await newMember(served)];
      const [shared, alone] = [randomUUID(), randomUUID()];
      await one.browser.ask(`PUT /api/households/${shared}`, { space: "shared" });
      await one.browser.ask(`PUT /api/households/${alone}`, { space: "private" });
      await one.browser.ask(`POST /api/households/${shared}/invitations`, { by: "mail", email: other.email });
      const secret = mailedToken(served, other.email);
      expect((await other.browser.ask("POST /api/invitations/accept", { secret })).status).toBe(200);
      const phone = new Browser(served, safari);
      await phone.signIn(one.email);
      const ended = await one.browser.ask("DELETE /api/account");
      expect([ended.status, ended.headers.get("clear-site-data")]).toEqual([200, '"cache"']);
      expect([await one.browser.user(), await phone.user()]).toEqual([null, null]);
      expect(await outcomeOf(await phone.signIn(one.email))).toBe("401 wrong-credentials");
      const left = JSON.stringify(await other.browser.json(`GET /api/households/${shared}/members`));
      expect([left.includes(other.uid), left.includes(one.uid)]).toEqual([true, false]);
      expect(served.changed).toEqual(expect.arrayContaining([shared, alone]));
      for (const table of ["people", "sign_ins", "sessions", "verifications", "account_events", "members"] as const) {
        const rows = JSON.stringify(await served.database.query.selectFrom(table).selectAll().execute());
        expect(rows).not.toContain(one.uid);
        expect(rows).not.toContain(one.email);
      }
      expect(readFileSync(join(served.place.dataDir, "erasures.jsonl"), "utf8")).toContain(one.uid);
      expect(subjectsTo(served, one.email).at(-1)).toBe("Your account was erased");
      expect(await outcomeOf(await one.browser.signUp(one.email, password))).toBe("200");
    });

    it("shows its owner what happened, when and from which kind of device, for thirteen months", async () => {
      const { browser, email, uid } = await newMember(served);
      await confirm(mailedToken(served, email), browser);
      await new Browser(served, safari).signIn(email);
      const events = (await browser.json("GET /api/account/audit")).events as {
        what: string;
        at: number;
        device: string;
      }[];
      expect(events.map(({ what, device }) => `${what}, ${device}`)).toEqual([
        "signed-in, Safari on iPhone",
        "email-verified, Firefox on Linux",
        "signed-up, Firefox on Linux",
      ]);
      expect(events.every(({ at }) => Math.abs(at - Date.now()) < 60_000)).toBe(true);
      expect(await outcomeOf(await new Browser(served).ask("GET /api/account/audit"))).toBe("401 signed-out");
      vi.setSystemTime(Date.now() + 400 * 86_400_000);
      await new Browser(served).signIn(email);
      vi.useRealTimers();
      const kept = served.database.query.selectFrom("account_events").select("what").where("uid", "=", uid);
      expect(await kept.execute()).toEqual([{ what: "signed-in" }]);
    });
  });
}

/** Reauthentication, on every engine. */
function confirmContract(engine: string, place: FreshPlace): void {
  describe(`reauthentication on ${engine}`, () => {
    const served = servedOn(place);
    const confirm = async (browser: Browser, body: object) =>
      outcomeOf(await browser.ask("POST /api/account/confirm", body));
    const aWhileLater = () => vi.setSystemTime(Date.now() + 601_000);
    afterEach(() => vi.useRealTimers());

    it("refreshes a session with the password, and ends the previous one", async () => {
      const { browser, uid } = await confirmedMember(served);
      const stale = new Browser(served);
      for (const [name, value] of browser.cookies) stale.cookies.set(name, value);
      aWhileLater();
      expect(await outcomeOf(await browser.ask("POST /api/account/second-factor"))).toBe("403 sign-in-again");
      expect(await confirm(browser, { password: "wrong horse" })).toBe("403 wrong-password");
      expect((await browser.user())?.uid).toBe(uid);
      expect(await confirm(browser, { password })).toBe("200");
      expect(await outcomeOf(await browser.ask("POST /api/account/second-factor"))).toBe("200");
      expect(await stale.user()).toBeNull();
    });

    it("leaves the other devices signed in", async () => {
      const { browser, email, uid } = await newMember(served);
      const other = new Browser(served);
      await other.signIn(email);
      await confirm(browser, { password });
      expect((await other.user())?.uid).toBe(uid);
    });

    it("requires a code too with a second factor, and a typo signs nobody out", async () => {
      const person = await enrolled(served);
      const { browser, uid } = person;
      aWhileLater();
      expect(await confirm(browser, { password })).toBe("401 wrong-code");
      expect(await confirm(browser, { password, code: "000000" })).toBe("401 wrong-code");
      expect((await browser.user())?.uid).toBe(uid);
      expect(await outcomeOf(await browser.ask("DELETE /api/account/second-factor"))).toBe("403 sign-in-again");
      const code = codeOf(person);
      expect(await confirm(browser, { password: "wrong horse", code })).toBe("403 wrong-password");
      expect(await confirm(browser, { password, code })).toBe("200");
      expect(await confirm(browser, { password, code })).toBe("401 wrong-code");
      expect(await outcomeOf(await browser.ask("DELETE /api/account/second-factor"))).toBe("200");
    });

    it("accepts a backup code, and informs the owner", async () => {
      const { browser, email, backupCodes } = await enrolled(served);
      expect(await confirm(browser, { password, code: backupCodes[0]! })).toBe("200");
      const mailed = subjectsTo(served, email);
      expect(mailed).toContain("A backup code was used");
    });

    it("[ID12] is slowed down, only for the signed-in person", async () => {
      const { browser } = await newMember(served);
      expect(await confirm(new Browser(served), { password })).toBe("401 signed-out");
      for (let count = 0; count < 5; count += 1)
        expect(await confirm(browser, { password: "wrong horse" })).toBe("403 wrong-password");
      expect(await confirm(browser, { password })).toBe("429 too-many-attempts");
    });
  });
}

/** Whether an account still exists, requested by a device with an ended session, on every engine. */
function knownContract(engine: string, place: FreshPlace): void {
  describe(`known accounts on ${engine}`, () => {
    const served = servedOn(place);
    const ask = (body: unknown, browser = new Browser(served)) => browser.ask("POST /api/account/known", body);
    const isUnknown = async (uid: string) => (await (await ask({ uid })).json()) as unknown;

    it("[ID50] says unknown only of an account that the server has no trace of", async () => {
      const { browser, uid } = await newMember(served);
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      await browser.ask("DELETE /api/account/sessions");
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      expect(await isUnknown("an-id-of-a-database-that-is-gone")).toEqual({ isUnknown: true });
    });

    it("[ID50] knows an account that its owner deleted, from the ledger too when the database was lost", async () => {
      const { browser, uid } = await newMember(served);
      expect(await outcomeOf(await browser.ask("DELETE /api/account"))).toBe("200");
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      await served.database.query.deleteFrom("erasures").execute();
      expect(await isUnknown(uid)).toEqual({ isUnknown: false });
      rmSync(join(served.place.dataDir, "erasures.jsonl"));
      expect(await isUnknown(uid)).toEqual({ isUnknown: true });
    });

    it("[ID50] does not confuse leaving a household with deleting an account", async () => {
      const left = { id: "left", at: 1, household_id: "a-household", uid: "left-one", copied: 1 } as const;
      await served.database.query.insertInto("erasures").values(left).execute();
      expect(await isUnknown("left-one")).toEqual({ isUnknown: true });
    });

    it("[ID50] reveals nothing for an address, and answers one network address sixty times an hour", async () => {
      const { email } = await newMember(served);
      expect(await isUnknown(email)).toEqual({ isUnknown: true });
      for (const body of [{}, { uid: "" }, { uid: "x".repeat(129) }])
        expect(await outcomeOf(await ask(body))).toBe("400 malformed");
      await served.database.query.deleteFrom("attempts").execute();
      for (let count = 0; count < 60; count += 1) expect((await ask({ uid: "anyone" })).status).toBe(200);
      expect(await outcomeOf(await ask({ uid: "anyone" }))).toBe("429 too-many-attempts");
      const elsewhere = new Browser(served, undefined, "198.51.100.9");
      expect((await ask({ uid: "anyone" }, elsewhere)).status).toBe(200);
    });

    it("returns the person's own address, and whether it is confirmed, with their session", async () => {
      const { browser, email } = await newMember(served);
      expect(await browser.json("GET /api/session")).toMatchObject({ address: { email, isConfirmed: false } });
      expect(await new Browser(served).json("GET /api/session")).toEqual({ user: null });
    });
  });
}

onEveryEngine(accountsContract);
onEveryEngine(passwordsContract);
onEveryEngine(addressChangeContract);
onEveryEngine(owningContract);
onEveryEngine(confirmContract);
onEveryEngine(knownContract);
