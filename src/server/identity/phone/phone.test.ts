import { describe, expect, it, vi } from "vitest";
import { type FreshPlace, onEveryEngine } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf } from "../browser.contract.ts";
import { newMember, serve, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { countryOf, phoneCodes } from "./phone-codes.ts";
import { askCode, newNumber, phoneEnv, textedCode, withPhone } from "./phone-fixture.contract.ts";

it.each([
  ["+12025550123", "+1"],
  ["+79161234567", "+7"],
  ["+491701234567", "+49"],
  ["+447700900123", "+44"],
  ["+353851234567", "+353"],
  ["+2341234567890", "+234"],
  ["+8801712345678", "+880"],
  ["+971501234567", "+971"],
])("counts %s for %s", (phone, country) => {
  expect(countryOf(phone)).toBe(country);
});

it("limits the texts to one country", async () => {
  const asked: string[] = [];
  const attempts = {
    take: async (name: string) => (asked.push(name) === 2 ? 1_000 : 0),
    forgive: async () => {},
  };
  const parts = { secret: "s", now: () => 0, attempts, text: () => Promise.reject(new Error("texted")) };
  const codes = phoneCodes({ ...parts, authOf: () => Promise.reject(new Error("no code is made")) as never });
  await codes.send("sign-in", "+8801712345678", "maya");
  expect(asked).toEqual(["text +8801712345678", "text to +880"]);
});

/** Signing in with a texted code, on every engine. */
function phoneContract(engine: string, place: FreshPlace): void {
  describe(`phones on ${engine}`, () => {
    const served = servedOn(place, { env: phoneEnv });

    const signIn = (browser: Browser, phone: string, code: string, more: object = {}) =>
      browser.ask("POST /api/auth/phone/sign-in", { phone, code, ...more });

    it("signs in with a code sent to the account's number, however the number is typed", async () => {
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
      expect(await outcomeOf(await signIn(new Browser(served), phone, code))).toBe("401 wrong-code");
    });

    it("accepts only the latest code, for ten minutes, and once from concurrent requests", async () => {
      const { phone } = await withPhone(served);
      const first = await askCode(served, new Browser(served), phone);
      const second = await askCode(served, new Browser(served), phone);
      if (first !== second)
        expect(await outcomeOf(await signIn(new Browser(served), phone, first))).toBe("401 wrong-code");
      const both = await Promise.all(
        [1, 2].map(async () => outcomeOf(await signIn(new Browser(served), phone, second))),
      );
      expect(both.sort()).toEqual(["200", "401 wrong-code"]);
      const late = await askCode(served, new Browser(served), phone);
      vi.setSystemTime(Date.now() + 601_000);
      try {
        expect(await outcomeOf(await signIn(new Browser(served), phone, late))).toBe("401 wrong-code");
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID43] answers the same for an unknown number, and texts it nothing", async () => {
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
        const guess = async () => outcomeOf(await signIn(new Browser(served), phone, "000000"));
        for (let count = 0; count < 5; count += 1) expect(await guess()).toBe("401 wrong-code");
        expect(await guess()).toBe("429 too-many-attempts");
      }
    });

    it("texts one number five times an hour, without revealing the limit", async () => {
      const { phone } = await withPhone(served);
      const before = served.texts.length;
      for (let count = 0; count < 8; count += 1) {
        const asked = await new Browser(served, undefined, `192.0.2.${count}`).ask("POST /api/auth/phone/code", {
          phone,
        });
        expect(asked.status).toBe(200);
      }
      // One of the five was sent when the number was added.
      await vi.waitFor(() => expect(served.texts.length - before).toBe(4));
    });

    it("stores no readable code", async () => {
      const { phone } = await withPhone(served);
      const code = await askCode(served, new Browser(served), phone);
      const rows = await served.database.query.selectFrom("verifications").select(["identifier", "value"]).execute();
      expect(rows.filter(({ value }) => value.includes(` ${code}`) || value.endsWith(code))).toEqual([]);
      expect(JSON.stringify(rows)).not.toContain(phone);
    });

    it.each(["0170 1234567", "+49", "+0170123456", "+49170123456789012", "call me"])(
      "takes %o for no number",
      async (phone) => {
        expect(await outcomeOf(await new Browser(served).ask("POST /api/auth/phone/code", { phone }))).toBe(
          "400 malformed",
        );
      },
    );

    it("is offered only where texts can be sent", async () => {
      expect(await new Browser(served).json("GET /api/sign-in-offer")).toMatchObject({ phone: true });
      const bare = await serve(served.place);
      const { browser } = await newMember(bare);
      expect(await browser.json("GET /api/sign-in-offer")).toMatchObject({ phone: false });
      for (const path of ["/api/auth/phone/code", "/api/auth/phone/sign-in", "/api/account/phone"])
        expect(await outcomeOf(await browser.ask(`POST ${path}`, { phone: newNumber() }))).toBe("404 not-found");
      await bare.database.close();
    });
  });
}

/** Adding and removing a number, on every engine. */
function ownNumberContract(engine: string, place: FreshPlace): void {
  describe(`own numbers on ${engine}`, () => {
    const served = servedOn(place, { env: phoneEnv });

    it("adds a number only with its code, and to one account", async () => {
      const [{ phone }, { browser, email }] = [await withPhone(served), await newMember(served)];
      const confirm = async (number: string, code: string) =>
        outcomeOf(await browser.ask("POST /api/account/phone/confirm", { phone: number, code }));
      await browser.ask("POST /api/account/phone", { phone });
      expect(await confirm(phone, "000000")).toBe("401 wrong-code");
      expect(await confirm(newNumber(), textedCode(served, phone))).toBe("401 wrong-code");
      expect(await confirm(phone, textedCode(served, phone))).toBe("409 phone-taken");
      expect(await browser.json("GET /api/account")).toMatchObject({ phone: null });
      expect(subjectsTo(served, email)).not.toContain("A phone number was added");
    });

    it("gives a number that two people confirm at the same time to one of them", async () => {
      for (let round = 0; round < 4; round += 1) {
        const [members, phone] = [[await newMember(served), await newMember(served)], newNumber()];
        const codes: string[] = [];
        for (const { browser } of members) {
          await browser.ask("POST /api/account/phone", { phone });
          codes.push(textedCode(served, phone));
        }
        const answers = members.map(async ({ browser }, at) =>
          outcomeOf(await browser.ask("POST /api/account/phone/confirm", { phone, code: codes[at] })),
        );
        expect((await Promise.all(answers)).sort()).toEqual(["200", "409 phone-taken"]);
      }
    });

    it("removes a number, and then texts it nothing", async () => {
      const { browser, phone, email } = await withPhone(served);
      expect(await outcomeOf(await browser.ask("DELETE /api/account/phone"))).toBe("200");
      const said = subjectsTo(served, email);
      expect(await outcomeOf(await browser.ask("DELETE /api/account/phone"))).toBe("200");
      expect(subjectsTo(served, email)).toEqual(said);
      const before = served.texts.length;
      await new Browser(served).ask("POST /api/auth/phone/code", { phone });
      const subjects = subjectsTo(served, email);
      expect(subjects).toEqual(expect.arrayContaining(["A phone number was added", "Your phone number was removed"]));
      expect(served.texts).toHaveLength(before);
      const { events } = (await browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(["phone-added", "phone-removed"]));
    });

    it("signs out whoever came in by it once it is taken back, and gives this browser another session", async () => {
      const { browser, phone, email, uid } = await withPhone(served);
      const [other, before] = [new Browser(served), new Map(browser.cookies)];
      const code = await askCode(served, other, phone);
      await other.ask("POST /api/auth/phone/sign-in", { phone, code });
      expect((await other.user())?.uid).toBe(uid);
      expect(await outcomeOf(await browser.ask("DELETE /api/account/phone"))).toBe("200");
      expect(await other.user()).toBeNull();
      expect((await browser.user())?.uid).toBe(uid);
      expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
      expect(served.mails.findLast(({ to }) => to === email)?.text).toContain("All other devices were signed out.");
    });
  });
}

onEveryEngine(phoneContract);
onEveryEngine(ownNumberContract);
