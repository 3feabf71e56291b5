import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { AccountSession } from "#sync/account-api.ts";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";
import { Browser, outcomeOf, password, safari } from "./browser.contract.ts";
import { newAddress, newMember, serve, servedOn } from "./identity-fixture.contract.ts";

/** Sessions: what they open, and how they end, on every engine. */
function sessionsContract(engine: string, place: FreshPlace): void {
  describe(`sessions on ${engine}`, () => {
    const served = servedOn(place);

    const sessionsOf = async (browser: Browser) =>
      (await browser.json("GET /api/account/sessions")).sessions as AccountSession[];

    async function onTwoDevices() {
      const member = await newMember(served);
      const phone = new Browser(served, safari);
      await phone.signIn(member.email);
      return { ...member, phone };
    }

    it("[ID15] authorizes the household routes, and is checked in the database each time", async () => {
      const { browser, phone } = await onTwoDevices();
      const household = `/api/households/${randomUUID()}`;
      expect((await phone.ask(`PUT ${household}`, { space: "shared" })).status).toBe(200);
      expect((await browser.ask(`GET ${household}/members`)).status).toBe(200);
      const theirs = (await sessionsOf(browser)).find(({ isThis }) => !isThis)!;
      expect(await outcomeOf(await browser.ask(`DELETE /api/account/sessions/${theirs.id}`))).toBe("200");
      expect(phone.cookies.size).toBe(2);
      expect(await outcomeOf(await phone.ask(`GET ${household}/members`))).toBe("401 signed-out");
      expect(await outcomeOf(await phone.ask("GET /api/account"))).toBe("401 signed-out");
      expect(await phone.user()).toBeNull();
      expect(phone.cookies.size).toBe(0);
      expect(served.changed).toContain(household.split("/").at(-1));
    });

    it("[ID16] lists the person's own, with coarse names and without secrets", async () => {
      const { browser, phone } = await onTwoDevices();
      const listed = await sessionsOf(browser);
      expect(listed.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
        ["Firefox on Linux", true],
        ["Safari on iPhone", false],
      ]);
      const answer = JSON.stringify(listed);
      for (const cookie of [...browser.cookies.values(), ...phone.cookies.values()])
        expect(answer).not.toContain(cookie.split(".")[0]);
      const rows = await served.database.query.selectFrom("sessions").select(["userAgent", "ipAddress"]).execute();
      expect(rows.every(({ userAgent, ipAddress }) => !userAgent?.includes("/") && ipAddress === null)).toBe(true);
    });

    it("[ID16] can't end another person's", async () => {
      const { browser } = await onTwoDevices();
      const other = await newMember(served);
      const [theirs] = await sessionsOf(other.browser);
      expect(await outcomeOf(await browser.ask(`DELETE /api/account/sessions/${theirs!.id}`))).toBe(
        "404 no-such-session",
      );
      expect(await other.browser.user()).not.toBeNull();
    });

    it("[ID16] ends here, and leaves the others", async () => {
      const { browser, phone } = await onTwoDevices();
      const kept = new Map(browser.cookies);
      const ended = await browser.ask("DELETE /api/session");
      expect([ended.status, ended.headers.get("clear-site-data")]).toEqual([204, '"cache"']);
      expect(browser.cookies.size).toBe(0);
      for (const [name, value] of kept) browser.cookies.set(name, value);
      expect(await browser.user()).toBeNull();
      expect(await phone.user()).not.toBeNull();
      expect((await new Browser(served).ask("DELETE /api/session")).status).toBe(204);
    });

    it("[ID16] ends everywhere", async () => {
      const { browser, phone } = await onTwoDevices();
      const ended = await browser.ask("DELETE /api/account/sessions");
      expect([ended.status, ended.headers.get("clear-site-data")]).toEqual([200, '"cache"']);
      expect([await browser.user(), await phone.user()]).toEqual([null, null]);
    });

    it("is new after each sign-in, and the previous one ends", async () => {
      const { browser, email } = await newMember(served);
      const before = new Map(browser.cookies);
      await browser.signIn(email);
      expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
      expect(await sessionsOf(browser)).toHaveLength(1);
      const fixed = new Browser(served);
      for (const [name, value] of before) fixed.cookies.set(name, value);
      expect(await fixed.user()).toBeNull();
    });

    it("of one person ends where another signs in", async () => {
      const [one, other] = [await newMember(served), await newMember(served)];
      const theirs = new Map(one.browser.cookies);
      await one.browser.signIn(other.email);
      expect((await one.browser.user())?.uid).toBe(other.uid);
      const old = new Browser(served);
      for (const [name, value] of theirs) old.cookies.set(name, value);
      expect(await old.user()).toBeNull();
    });

    it("[ID15] is synchronized again when it is older than 300 seconds, not before", async () => {
      const { browser } = await newMember(served);
      const renewed = async () => (await browser.ask("GET /api/session")).headers.getSetCookie().length > 0;
      expect(await renewed()).toBe(false);
      try {
        vi.setSystemTime(Date.now() + 299_000);
        expect(await renewed()).toBe(false);
        vi.setSystemTime(Date.now() + 2_000);
        expect(await renewed()).toBe(true);
        expect(await renewed()).toBe(false);
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID16] lasts for sixty days without a visit, and on a shared computer with the browser", async () => {
      const { browser, email } = await newMember(served);
      const shared = await new Browser(served).signIn(email, undefined, { rememberMe: false });
      expect(shared.headers.getSetCookie().join("\n")).not.toMatch(/session_token[^\n]*max-age/i);
      vi.setSystemTime(Date.now() + 61 * 86_400_000);
      expect(await browser.user()).toBeNull();
      vi.useRealTimers();
    });

    it("[ID15] that was forged authorizes nothing", async () => {
      const { browser } = await newMember(served);
      const forged = new Browser(served);
      for (const [name, value] of browser.cookies) forged.cookies.set(name, `${value.slice(0, -6)}AAAAAA`);
      expect(await forged.user()).toBeNull();
      expect(await outcomeOf(await forged.ask("GET /api/households"))).toBe("401 signed-out");
    });
  });
}

/** Several nodes on one database. SQLite has only one. */
function nodesContract(engine: string, place: FreshPlace): void {
  describe.runIf(engine === "PostgreSQL")(`two nodes on ${engine}`, () => {
    it("know each other's sessions, and their ends", async () => {
      const where = await place();
      const [here, there] = [await serve(where), await serve(where)];
      const { browser, email, uid } = await newMember(here);
      browser.served = there;
      expect((await browser.user())?.uid).toBe(uid);
      expect((await browser.ask("GET /api/households")).status).toBe(200);
      const other = new Browser(there);
      await other.signIn(email);
      expect(await outcomeOf(await other.ask("DELETE /api/account/sessions"))).toBe("200");
      browser.served = here;
      expect(await outcomeOf(await browser.ask("GET /api/households"))).toBe("401 signed-out");
      await Promise.all([here.database.close(), there.database.close()]);
    });

    it("share attempt counters, even for concurrent attempts", async () => {
      const where = await place();
      const nodes = [await serve(where), await serve(where)];
      const { email } = await newMember(nodes[0]!);
      const guess = async (count: number) =>
        outcomeOf(await new Browser(nodes[count % 2]!, undefined, `198.51.100.${count}`).signIn(email, "guess"));
      const guesses = await Promise.all(Array.from({ length: 16 }, (_, count) => guess(count)));
      expect(guesses.filter((answer) => answer === "401 wrong-credentials")).toHaveLength(5);
      const signUp = async (count: number) => outcomeOf(await new Browser(nodes[count % 2]!).signUp(newAddress()));
      const signUps = await Promise.all(Array.from({ length: 24 }, (_, count) => signUp(count)));
      // There was one earlier attempt from the same address.
      expect(signUps.filter((answer) => answer === "200")).toHaveLength(19);
      await Promise.all(nodes.map(({ database }) => database.close()));
    });
  });
}

/** Protection against attackers, on every engine. */
function defenceContract(engine: string, place: FreshPlace): void {
  describe(`defence on ${engine}`, () => {
    const served = servedOn(place);

    /** A new network address each time. */
    const guesser = (count: number) => new Browser(served, undefined, `198.51.${100 + (count >> 8)}.${count & 255}`);

    it("[ID12] slows down guessing at one account across addresses, and the owner only for a while", async () => {
      const { email } = await newMember(served);
      const guess = async (count: number) => outcomeOf(await guesser(count).signIn(email, `guess ${count}`));
      const answers: string[] = [];
      for (let count = 0; count < 12; count += 1) answers.push(await guess(count));
      expect(answers.filter((answer) => answer === "401 wrong-credentials")).toHaveLength(5);
      expect(answers.slice(5)).toEqual(Array(7).fill("429 too-many-attempts"));
      const waiting = await guesser(99).signIn(email);
      expect(waiting.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await waiting.json()).toEqual({ error: "too-many-attempts", retryAfter: expect.any(Number) });
      vi.setSystemTime(Date.now() + 15_001);
      expect(await guess(20)).toBe("401 wrong-credentials");
      expect(await guess(21)).toBe("429 too-many-attempts");
      vi.setSystemTime(Date.now() + 30_001);
      expect(await outcomeOf(await guesser(22).signIn(email))).toBe("200");
      expect(await guess(23)).toBe("401 wrong-credentials");
      vi.useRealTimers();
    });

    it("[ID12] counts concurrent guesses", async () => {
      const { email } = await newMember(served);
      const guesses = Array.from({ length: 20 }, async (_, count) =>
        outcomeOf(await guesser(count).signIn(email, "guess")),
      );
      const through = (await Promise.all(guesses)).filter((answer) => answer === "401 wrong-credentials");
      expect(through).toHaveLength(5);
    });

    it("[ID12] also does so for an unknown account", async () => {
      const email = newAddress();
      const answers: string[] = [];
      for (let count = 0; count < 6; count += 1) answers.push(await outcomeOf(await guesser(count).signIn(email)));
      expect(answers).toEqual([...Array(5).fill("401 wrong-credentials"), "429 too-many-attempts"]);
    });

    it("[ID12] slows down guessing a password in an open session", async () => {
      const { browser } = await newMember(served);
      const guess = async () =>
        outcomeOf(
          await browser.ask("POST /api/auth/change-password", { currentPassword: "guess", newPassword: "stolen one" }),
        );
      for (let count = 0; count < 5; count += 1) expect(await guess()).toBe("403 wrong-password");
      expect(await guess()).toBe("429 too-many-attempts");
    });

    it("[ID11] limits the accounts that one address can try, without affecting others", async () => {
      const spray = async (count: number, from = "192.0.2.66") =>
        outcomeOf(await new Browser(served, undefined, from).signIn(`nobody-${count}@home.example`));
      const answers = await Promise.all(Array.from({ length: 70 }, (_, count) => spray(count)));
      expect(answers.filter((answer) => answer === "401 wrong-credentials")).toHaveLength(60);
      expect(await spray(99, "192.0.2.67")).toBe("401 wrong-credentials");
    });

    it("[ID11] lets one network address check twenty times an hour whether an address is taken", async () => {
      const { email } = await newMember(served);
      const browser = new Browser(served, undefined, "192.0.2.68");
      const answers: string[] = [];
      for (let count = 0; count < 21; count += 1) answers.push(await outcomeOf(await browser.signUp(email)));
      expect(answers).toEqual([...Array(20).fill("409 address-taken"), "429 too-many-attempts"]);
    });

    it("[ID11] counts by hashes that reveal neither addresses nor names", async () => {
      const email = newAddress();
      await new Browser(served, undefined, "192.0.2.69").signIn(email);
      const rows = JSON.stringify(await served.database.query.selectFrom("attempts").selectAll().execute());
      expect(rows).not.toMatch(/192\.0\.2|home\.example|sign-in/);
    });

    it("[ID14] answers the same, after the same work, for a wrong password and an unknown address", async () => {
      const { email } = await newMember(served);
      const seen = await Promise.all(
        [email, newAddress()].map(async (address) => {
          const before = served.hashed.times;
          const answer = await guesser(7).signIn(address, "wrong one");
          answer.headers.delete("x-request-id");
          return { whole: JSON.stringify([answer.status, [...answer.headers], await answer.text()]), before };
        }),
      );
      expect(seen[0]!.whole).toBe(seen[1]!.whole);
      const work = async (address: string) => {
        const before = served.hashed.times;
        await guesser(8).signIn(address, "wrong one");
        return served.hashed.times - before;
      };
      expect([await work(email), await work(newAddress())]).toEqual([1, 1]);
    });

    it("[ID14] answers a reset request before it looks up the account", async () => {
      const { email } = await newMember(served);
      let queued = () => {};
      const slow = new Promise<void>((done) => {
        queued = done;
      });
      const waiting = await serve(served.place, { mail: () => slow });
      const answer = await new Browser(waiting).ask("POST /api/auth/request-password-reset", { email });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      queued();
      await waiting.database.close();
    });

    it("uses the address that a trusted proxy saw", async () => {
      const proxied = await serve(served.place, { env: { TRUST_PROXY: "true" } });
      const ask = async (forwarded: string) => {
        const browser = new Browser(proxied, undefined, "127.0.0.1");
        const body = { email: newAddress(), password };
        return outcomeOf(await browser.ask("POST /api/auth/sign-up/email", body, { "x-forwarded-for": forwarded }));
      };
      const same = await Promise.all(Array.from({ length: 22 }, (_, count) => ask(`10.0.0.${count}, 203.0.113.9`)));
      expect(same.filter((answer) => answer === "200")).toHaveLength(20);
      expect(await ask("203.0.113.10")).toBe("200");
      await proxied.database.close();
    });
  });
}

onEveryEngine(sessionsContract);
onEveryEngine(defenceContract);
onEveryEngine(nodesContract);
