import { describe, expect, it } from "vitest";
import type { AccountPasskey } from "#sync/account-api.ts";
import type { Database } from "../../storage/database.ts";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, told } from "../browser.contract.ts";
import { newAddress, newMember, servedOn } from "../identity-fixture.contract.ts";
import { addPhone, phoneEnv } from "../phone/phone-fixture.contract.ts";
import { Authenticator, addPasskey, signInByPasskey, signUpByPasskey } from "./authenticator.contract.ts";

const day = 86_400_000;

/**
 * Lets the next so many transactions begin only together. Without, the one that is first may have ended the session of the
 * other before that was looked at, and the other is told that it is signed out.
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

/** How long a passkey lets in, when it did, and when it must stay. On every engine. */
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

    /** Of the one session that is open, and of the cookie that stands for it. */
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

    it("[PK3] ends with the browser on a shared computer, and lasts elsewhere", async () => {
      const { authenticator } = await withPasskey();
      const browser = new Browser(served);
      const shared = await signInByPasskey(browser, authenticator, {}, { rememberMe: false });
      expect(await lasting(shared, browser)).toEqual({ cookieEnds: false, days: 1 });
      // In the same browser, which was told before that it is shared.
      const own = await signInByPasskey(browser, authenticator);
      expect(await lasting(own, browser)).toEqual({ cookieEnds: true, days: 60 });
      expect([...browser.cookies.keys()].join()).not.toContain("dont_remember");
      const [fresh, email] = [new Browser(served), newAddress()];
      const made = await signUpByPasskey(fresh, email, new Authenticator(), { rememberMe: false });
      expect(await lasting(made, fresh)).toEqual({ cookieEnds: false, days: 1 });
    });

    it("[PK4] tells when a passkey last signed someone in", async () => {
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

    it("[PK5] keeps the last way in, be it a passkey or a number", async () => {
      const [browser, email] = [new Browser(served), newAddress()];
      await signUpByPasskey(browser, email, new Authenticator());
      const remove = async () => {
        const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
        return told(await browser.ask(`DELETE /api/account/passkeys/${id}`));
      };
      expect(await remove()).toBe("409 last-way-in");
      await addPhone(served, browser);
      expect(await remove()).toBe("200");
      expect(await told(await browser.ask("DELETE /api/account/phone"))).toBe("409 last-way-in");
      await addPasskey(browser, new Authenticator());
      expect(await told(await browser.ask("DELETE /api/account/phone"))).toBe("200");
    });

    it("[PK5] leaves one of two passkeys that are removed at the same moment", async () => {
      const browser = new Browser(served);
      await signUpByPasskey(browser, newAddress(), new Authenticator());
      await addPasskey(browser, new Authenticator());
      const passkeys = await passkeysOf(browser);
      meeting.await(2);
      const both = passkeys.map(async ({ id }) => told(await browser.ask(`DELETE /api/account/passkeys/${id}`)));
      expect((await Promise.all(both)).sort()).toEqual(["200", "409 last-way-in"]);
      expect(await passkeysOf(browser)).toHaveLength(1);
    });
  });
}
