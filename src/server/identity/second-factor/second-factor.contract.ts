import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, told } from "../browser.contract.ts";
import { confirmedMember, mailedToken, newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { codeOf, enrolled, stateOf } from "./second-factor-fixture.contract.ts";

/** Setting up a second factor and turning it off, on every engine. */
export function secondFactorContract(engine: string, place: FreshPlace): void {
  describe(`second factors on ${engine}`, () => {
    const served = servedOn(place);

    it("[ID33] is asked for only once a first code has confirmed it", async () => {
      const { browser, email } = await confirmedMember(served);
      const begun = (await browser.json("POST /api/account/second-factor")) as { secret: string; uri: string };
      expect(begun.uri).toContain(`secret=${begun.secret}`);
      expect(await stateOf(browser)).toBeNull();
      expect(await (await new Browser(served).signIn(email)).json()).toEqual({});
      const confirm = (code: string) => browser.ask("POST /api/account/second-factor/confirm", { code });
      expect(await told(await confirm("000000"))).toBe("401 wrong-code");
      const answer = (await (await confirm(codeOf(begun))).json()) as { backupCodes: string[] };
      expect(answer.backupCodes).toHaveLength(10);
      expect(await stateOf(browser)).toEqual({ backupCodesLeft: 10, rememberedDevices: [] });
      expect(await (await new Browser(served).signIn(email)).json()).toEqual({ pending: "second-factor" });
      expect(subjectsTo(served, email)).toContain("Your second factor is on");
      expect(await told(await browser.ask("POST /api/account/second-factor"))).toBe("409 second-factor-on");
      expect(await told(await confirm(codeOf(begun)))).toBe("409 second-factor-on");
    });

    it("[ID33] wants a confirmed address, so that nobody locks out whose address they typed", async () => {
      const { browser, email, uid } = await newMember(served);
      const begin = async () => told(await browser.ask("POST /api/account/second-factor"));
      expect(await begin()).toBe("409 address-not-confirmed");
      const kept = served.database.query.selectFrom("second_factors").selectAll().where("userId", "=", uid);
      expect(await kept.execute()).toEqual([]);
      await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
      expect(await begin()).toBe("200");
    });

    it("[ID33] begins anew with another secret where it was not confirmed", async () => {
      const { browser } = await confirmedMember(served);
      const begin = async () => (await browser.json("POST /api/account/second-factor")) as { secret: string };
      const [first, second] = [await begin(), await begin()];
      const confirm = async (code: string) =>
        told(await browser.ask("POST /api/account/second-factor/confirm", { code }));
      expect(await confirm(codeOf(first))).toBe("401 wrong-code");
      expect(await confirm(codeOf(second))).toBe("200");
    });

    it("[ID33] signs out every other device when it is set up or turned off, and gives this one another session", async () => {
      const { browser, email } = await confirmedMember(served);
      const other = new Browser(served);
      await other.signIn(email);
      const stale = new Browser(served);
      for (const [name, value] of browser.cookies) stale.cookies.set(name, value);
      const { secret } = (await browser.json("POST /api/account/second-factor")) as { secret: string };
      await browser.ask("POST /api/account/second-factor/confirm", { code: codeOf({ secret }) });
      expect([await other.user(), await stale.user()]).toEqual([null, null]);
      expect(await browser.user()).not.toBeNull();
      expect(await told(await browser.ask("DELETE /api/account/second-factor"))).toBe("200");
      expect(subjectsTo(served, email)).toContain("Your second factor is off");
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
        expect(await stateOf(browser)).not.toBeNull();
      },
    );
  });
}
