import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { AccountSession } from "#sync/account-api.ts";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { Browser, safari, told } from "./browser.contract.ts";
import { newMember, servedOn } from "./identity-fixture.contract.ts";

/** Sessions: what they open, and how they end, on every engine. */
export function sessionsContract(engine: string, place: FreshPlace): void {
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

    it("[ID15] opens the routes of households, and is asked of the database each time", async () => {
      const { browser, phone } = await onTwoDevices();
      const household = `/api/households/${randomUUID()}`;
      expect((await phone.ask(`PUT ${household}`, { space: "shared" })).status).toBe(200);
      expect((await browser.ask(`GET ${household}/members`)).status).toBe(200);
      const theirs = (await sessionsOf(browser)).find(({ isThis }) => !isThis)!;
      expect(await told(await browser.ask(`DELETE /api/account/sessions/${theirs.id}`))).toBe("200");
      expect(phone.cookies.size).toBe(2);
      expect(await told(await phone.ask(`GET ${household}/members`))).toBe("401 signed-out");
      expect(await told(await phone.ask("GET /api/account"))).toBe("401 signed-out");
      expect(await phone.user()).toBeNull();
      expect(phone.cookies.size).toBe(0);
      expect(served.changed).toContain(household.split("/").at(-1));
    });

    it("[ID16] lists one's own, by coarse names and without their secrets", async () => {
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

    it("[ID16] ends nobody else's", async () => {
      const { browser } = await onTwoDevices();
      const other = await newMember(served);
      const [theirs] = await sessionsOf(other.browser);
      expect(await told(await browser.ask(`DELETE /api/account/sessions/${theirs!.id}`))).toBe("404 no-such-session");
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

    it("[ID17] is another one after each sign-in, and the one before it is over", async () => {
      const { browser, email } = await newMember(served);
      const before = new Map(browser.cookies);
      await browser.signIn(email);
      expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
      expect(await sessionsOf(browser)).toHaveLength(1);
      const fixed = new Browser(served);
      for (const [name, value] of before) fixed.cookies.set(name, value);
      expect(await fixed.user()).toBeNull();
    });

    it("[ID17] of one person ends where another signs in", async () => {
      const [one, other] = [await newMember(served), await newMember(served)];
      const theirs = new Map(one.browser.cookies);
      await one.browser.signIn(other.email);
      expect((await one.browser.user())?.uid).toBe(other.uid);
      const old = new Browser(served);
      for (const [name, value] of theirs) old.cookies.set(name, value);
      expect(await old.user()).toBeNull();
    });

    it("[ID15] is synchronised again when it is older than 300 seconds, not before", async () => {
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

    it("[ID15] that was made up opens nothing", async () => {
      const { browser } = await newMember(served);
      const forged = new Browser(served);
      for (const [name, value] of browser.cookies) forged.cookies.set(name, `${value.slice(0, -6)}AAAAAA`);
      expect(await forged.user()).toBeNull();
      expect(await told(await forged.ask("GET /api/households"))).toBe("401 signed-out");
    });
  });
}
