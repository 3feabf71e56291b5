import { describe, expect, it } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, told } from "../browser.contract.ts";
import { newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";
import { askCode, newNumber, phoneEnv, textedCode, withPhone } from "./phone-fixture.contract.ts";

/** Adding a number to an account and taking it back, on every engine. */
export function ownNumberContract(engine: string, place: FreshPlace): void {
  describe(`own numbers on ${engine}`, () => {
    const served = servedOn(place, { env: phoneEnv });

    it("[ID45] adds a number only with its code, and to one account", async () => {
      const [{ phone }, { browser, email }] = [await withPhone(served), await newMember(served)];
      const confirm = async (number: string, code: string) =>
        told(await browser.ask("POST /api/account/phone/confirm", { phone: number, code }));
      await browser.ask("POST /api/account/phone", { phone });
      expect(await confirm(phone, "000000")).toBe("401 wrong-code");
      expect(await confirm(newNumber(), textedCode(served, phone))).toBe("401 wrong-code");
      expect(await confirm(phone, textedCode(served, phone))).toBe("409 phone-taken");
      expect(await browser.json("GET /api/account")).toMatchObject({ phone: null });
      expect(subjectsTo(served, email)).not.toContain("A phone number was added");
    });

    it("[PH1] gives a number that two confirm at the same moment to one of them", async () => {
      for (let round = 0; round < 4; round += 1) {
        const [members, phone] = [[await newMember(served), await newMember(served)], newNumber()];
        const codes: string[] = [];
        for (const { browser } of members) {
          await browser.ask("POST /api/account/phone", { phone });
          codes.push(textedCode(served, phone));
        }
        const answers = members.map(async ({ browser }, at) =>
          told(await browser.ask("POST /api/account/phone/confirm", { phone, code: codes[at] })),
        );
        expect((await Promise.all(answers)).sort()).toEqual(["200", "409 phone-taken"]);
      }
    });

    it("[ID45] takes a number back, and then texts it nothing", async () => {
      const { browser, phone, email } = await withPhone(served);
      expect(await told(await browser.ask("DELETE /api/account/phone"))).toBe("200");
      const said = subjectsTo(served, email);
      expect(await told(await browser.ask("DELETE /api/account/phone"))).toBe("200");
      expect(subjectsTo(served, email)).toEqual(said);
      const before = served.texts.length;
      await new Browser(served).ask("POST /api/auth/phone/code", { phone });
      const subjects = subjectsTo(served, email);
      expect(subjects).toEqual(expect.arrayContaining(["A phone number was added", "Your phone number was removed"]));
      expect(served.texts).toHaveLength(before);
      const { events } = (await browser.json("GET /api/account/audit")) as { events: { what: string }[] };
      expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(["phone-added", "phone-removed"]));
    });

    it("[ID45] signs out whoever came in by it once it is taken back, and gives this browser another session", async () => {
      const { browser, phone, email, uid } = await withPhone(served);
      const [other, before] = [new Browser(served), new Map(browser.cookies)];
      const code = await askCode(served, other, phone);
      await other.ask("POST /api/auth/phone/sign-in", { phone, code });
      expect((await other.user())?.uid).toBe(uid);
      expect(await told(await browser.ask("DELETE /api/account/phone"))).toBe("200");
      expect(await other.user()).toBeNull();
      expect((await browser.user())?.uid).toBe(uid);
      expect([...browser.cookies.values()]).not.toEqual([...before.values()]);
      expect(served.mails.findLast(({ to }) => to === email)?.text).toContain("All other devices were signed out.");
    });
  });
}
