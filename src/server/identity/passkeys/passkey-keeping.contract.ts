import { describe, expect, it, vi } from "vitest";
import type { AccountPasskey } from "#sync/account-api.ts";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, told } from "../browser.contract.ts";
import { newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { signInByPasskey } from "./authenticator.contract.ts";
import { passkeysOf, withPasskey } from "./passkey-fixture.contract.ts";

/** Renaming, removing and erasing passkeys, on every engine. */
export function passkeyKeepingContract(engine: string, place: FreshPlace): void {
  describe(`keeping passkeys on ${engine}`, () => {
    const served = servedOn(place);

    it("[ID41] is renamed and removed by its owner alone, and then signs nobody in", async () => {
      const { browser, authenticator, email } = await withPasskey(served);
      const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
      const { browser: stranger } = await newMember(served);
      for (const line of [`POST /api/account/passkeys/${id}`, `DELETE /api/account/passkeys/${id}`])
        expect(await told(await stranger.ask(line, line.startsWith("POST") ? { name: "Mine now" } : undefined))).toBe(
          "404 no-such-passkey",
        );
      expect(await told(await browser.ask(`POST /api/account/passkeys/${id}`, { name: " Phone " }))).toBe("200");
      expect(await passkeysOf(browser)).toMatchObject([{ name: "Phone" }]);
      expect(await told(await browser.ask(`POST /api/account/passkeys/${id}`, { name: " " }))).toBe("400 malformed");
      expect(await told(await browser.ask(`DELETE /api/account/passkeys/${id}`))).toBe("200");
      expect(await told(await signInByPasskey(new Browser(served), authenticator))).toBe("401 passkey-refused");
      const subjects = subjectsTo(served, email);
      expect(subjects).toContain("A passkey was removed");
      const { events } = (await browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(["passkey-added", "passkey-removed"]));
    });

    it("[ID41] signs out whoever came in by it once it is removed, and gives this browser another session", async () => {
      const { browser, authenticator, email, uid } = await withPasskey(served);
      const [other, before] = [new Browser(served), new Map(browser.cookies)];
      await signInByPasskey(other, authenticator);
      const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
      expect(await told(await browser.ask(`DELETE /api/account/passkeys/${id}`))).toBe("200");
      expect(await other.user()).toBeNull();
      expect((await browser.user())?.uid).toBe(uid);
      expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
      expect(served.mails.findLast(({ to }) => to === email)?.text).toContain("All other devices were signed out.");
    });

    it("[ID19] wants a fresh sign-in to add or remove a passkey", async () => {
      const { browser } = await withPasskey(served);
      const [{ id }] = (await passkeysOf(browser)) as [AccountPasskey];
      vi.setSystemTime(Date.now() + 601_000);
      try {
        for (const line of ["POST /api/account/passkeys/options", `DELETE /api/account/passkeys/${id}`])
          expect(await told(await browser.ask(line))).toBe("403 sign-in-again");
        expect(await told(await browser.ask("POST /api/account/passkeys", { response: {} }))).toBe("403 sign-in-again");
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID20] leaves nothing of a passkey behind when the account is erased, half-made ones included", async () => {
      const { browser, authenticator, uid, email } = await withPasskey(served);
      await browser.ask("POST /api/account/passkeys/options");
      expect(await told(await browser.ask("DELETE /api/account"))).toBe("200");
      const { query } = served.database;
      const rows = [
        await query.selectFrom("passkeys").selectAll().execute(),
        await query.selectFrom("verifications").selectAll().execute(),
      ];
      expect(JSON.stringify(rows)).not.toContain(uid);
      expect(JSON.stringify(rows)).not.toContain(email);
      expect(await told(await signInByPasskey(new Browser(served), authenticator))).toBe("401 passkey-refused");
    });
  });
}
