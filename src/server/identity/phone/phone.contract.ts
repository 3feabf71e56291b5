import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, told } from "../browser.contract.ts";
import { newMember, serve, servedOn } from "../identity-fixture.contract.ts";
import { askCode, newNumber, phoneEnv, withPhone } from "./phone-fixture.contract.ts";

/** Signing in by a code that is texted, on every engine. */
export function phoneContract(engine: string, place: FreshPlace): void {
  describe(`phones on ${engine}`, () => {
    const served = servedOn(place, { env: phoneEnv });

    const signIn = (browser: Browser, phone: string, code: string, more: object = {}) =>
      browser.ask("POST /api/auth/phone/sign-in", { phone, code, ...more });

    it("[ID42] signs in by a code that went to the account's number, however the number is typed", async () => {
      const { browser: owner, phone, uid } = await withPhone(served);
      expect(await owner.json("GET /api/account")).toMatchObject({ phone });
      const browser = new Browser(served);
      const code = await askCode(served, browser, phone);
      const typed = `${phone.slice(0, 3)} (${phone.slice(3, 6)}) ${phone.slice(6)}`;
      expect(await (await signIn(browser, typed, code)).json()).toEqual({});
      expect(await browser.user()).toMatchObject({
        uid,
        providerData: [{ providerId: "password" }, { providerId: "phone" }],
      });
      expect(await told(await signIn(new Browser(served), phone, code))).toBe("401 wrong-code");
    });

    it("[ID42] takes a code of the last ten minutes, the latest one, and of those who bring it at once one", async () => {
      const { phone } = await withPhone(served);
      const first = await askCode(served, new Browser(served), phone);
      const second = await askCode(served, new Browser(served), phone);
      if (first !== second) expect(await told(await signIn(new Browser(served), phone, first))).toBe("401 wrong-code");
      const both = await Promise.all([1, 2].map(async () => told(await signIn(new Browser(served), phone, second))));
      expect(both.sort()).toEqual(["200", "401 wrong-code"]);
      const late = await askCode(served, new Browser(served), phone);
      vi.setSystemTime(Date.now() + 601_000);
      try {
        expect(await told(await signIn(new Browser(served), phone, late))).toBe("401 wrong-code");
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID43] answers alike for a number that nobody has, and texts it nothing", async () => {
      const { phone } = await withPhone(served);
      const ask = async (number: string) => {
        const asked = await new Browser(served).ask("POST /api/auth/phone/code", { phone: number });
        const brought = await signIn(new Browser(served), number, "000000");
        return [asked.status, await asked.text(), brought.status, await brought.text()];
      };
      const unknown = newNumber();
      expect(await ask(unknown)).toEqual(await ask(phone));
      await vi.waitFor(() => expect(served.texts.at(-1)?.number).toBe(phone));
      expect(served.texts.filter(({ number }) => number === unknown)).toEqual([]);
    });

    it("[ID43] slows down guessing for numbers of all kinds", async () => {
      for (const phone of [(await withPhone(served)).phone, newNumber()]) {
        const guess = async () => told(await signIn(new Browser(served), phone, "000000"));
        for (let count = 0; count < 5; count += 1) expect(await guess()).toBe("401 wrong-code");
        expect(await guess()).toBe("429 too-many-attempts");
      }
    });

    it("[ID44] texts one number five times an hour, and says nothing of it", async () => {
      const { phone } = await withPhone(served);
      const before = served.texts.length;
      for (let count = 0; count < 8; count += 1) {
        const asked = await new Browser(served, undefined, `192.0.2.${count}`).ask("POST /api/auth/phone/code", {
          phone,
        });
        expect(asked.status).toBe(200);
      }
      // One of the five went out when the number was added.
      await vi.waitFor(() => expect(served.texts.length - before).toBe(4));
    });

    it("[ID42] keeps no code that anyone could read", async () => {
      const { phone } = await withPhone(served);
      const code = await askCode(served, new Browser(served), phone);
      const rows = await served.database.query.selectFrom("verifications").select(["identifier", "value"]).execute();
      expect(rows.filter(({ value }) => value.includes(` ${code}`) || value.endsWith(code))).toEqual([]);
      expect(JSON.stringify(rows)).not.toContain(phone);
    });

    it.each(["0170 1234567", "+49", "+0170123456", "+49170123456789012", "call me"])(
      "[ID42] takes %o for no number",
      async (phone) => {
        expect(await told(await new Browser(served).ask("POST /api/auth/phone/code", { phone }))).toBe("400 malformed");
      },
    );

    it("[ID42] is offered only where texts can be sent", async () => {
      expect(await new Browser(served).json("GET /api/sign-in-offer")).toMatchObject({ phone: true });
      const bare = await serve(served.place);
      const { browser } = await newMember(bare);
      expect(await browser.json("GET /api/sign-in-offer")).toMatchObject({ phone: false });
      for (const path of ["/api/auth/phone/code", "/api/auth/phone/sign-in", "/api/account/phone"])
        expect(await told(await browser.ask(`POST ${path}`, { phone: newNumber() }))).toBe("404 not-found");
      await bare.database.close();
    });
  });
}
