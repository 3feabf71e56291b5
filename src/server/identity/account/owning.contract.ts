import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, password, safari, told } from "../browser.contract.ts";
import {
  confirmedMember,
  mailedToken,
  newAddress,
  newMember,
  servedOn,
  subjectsTo,
} from "../identity-fixture.contract.ts";

/** What only a recent sign-in may do, the end of an account, and what its owner reads, on every engine. */
export function owningContract(engine: string, place: FreshPlace): void {
  describe(`owning an account on ${engine}`, () => {
    const served = servedOn(place);
    const confirm = (token: string, browser = new Browser(served)) =>
      browser.ask("POST /api/account/verify", { token });

    it("[ID19] asks for another sign-in after ten minutes, for the address and for the end", async () => {
      const { browser, email } = await newMember(served);
      const sensitive = [
        () => browser.ask("POST /api/account/email", { email: newAddress() }),
        () => browser.ask("DELETE /api/account"),
      ];
      try {
        vi.setSystemTime(Date.now() + 601_000);
        for (const ask of sensitive) expect(await told(await ask())).toBe("403 sign-in-again");
        await browser.signIn(email);
        for (const ask of sensitive) expect(await told(await ask())).toBe("200");
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID20] erases the account and who its owner was, leaves shared households to the others, and notes it", async () => {
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
      expect(await told(await phone.signIn(one.email))).toBe("401 wrong-credentials");
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
      expect(await told(await one.browser.signUp(one.email, password))).toBe("200");
    });

    it("[ID21] shows its owner what happened, when and from which kind of device, for thirteen months", async () => {
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
      expect(await told(await new Browser(served).ask("GET /api/account/audit"))).toBe("401 signed-out");
      vi.setSystemTime(Date.now() + 400 * 86_400_000);
      await new Browser(served).signIn(email);
      vi.useRealTimers();
      const kept = served.database.query.selectFrom("account_events").select("what").where("uid", "=", uid);
      expect(await kept.execute()).toEqual([{ what: "signed-in" }]);
    });
  });
}
