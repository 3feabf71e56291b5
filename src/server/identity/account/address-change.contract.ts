import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, safari, told } from "../browser.contract.ts";
import { mailedToken, newAddress, newMember, servedOn, subjectsTo } from "../identity-fixture.contract.ts";

/** Another address for an account, on every engine. */
export function addressChangeContract(engine: string, place: FreshPlace): void {
  describe(`another address on ${engine}`, () => {
    const served = servedOn(place);
    /** It is on its way when the answer is there, and no sooner: the answer tells nothing of it. */
    const mailTo = (email: string) =>
      vi.waitFor(() => {
        expect(subjectsTo(served, email)).not.toEqual([]);
        return mailedToken(served, email);
      });
    const confirm = (token: string, browser = new Browser(served)) =>
      browser.ask("POST /api/account/verify", { token });

    it("[ID9] changes the address once the new one is confirmed, tells the old one, and gives another session", async () => {
      const { browser, email } = await newMember(served);
      const phone = new Browser(served, safari);
      await phone.signIn(email);
      await browser.ask("POST /api/auth/request-password-reset", { email });
      await vi.waitFor(() => expect(subjectsTo(served, email)).toContain("Set a new password"));
      const [wanted, old] = [newAddress(), mailedToken(served, email)];
      expect(await told(await browser.ask("POST /api/account/email", { email: wanted }))).toBe("200");
      expect(subjectsTo(served, email)).toContain("Your address is about to change");
      expect(await browser.json("GET /api/account")).toMatchObject({ email });
      const token = await mailTo(wanted);
      const before = [...browser.cookies.values()];
      expect(await (await confirm(token, browser)).json()).toEqual({ what: "changed" });
      expect(await told(await confirm(token, browser))).toBe("400 link-over");
      expect([...browser.cookies.values()]).not.toEqual(before);
      expect(await browser.json("GET /api/account")).toMatchObject({ email: wanted, emailVerified: true });
      expect(await phone.user()).toBeNull();
      expect(subjectsTo(served, email).at(-1)).toBe("Your address was changed");
      expect(
        await told(await phone.ask("POST /api/auth/reset-password", { token: old, newPassword: "stolen one" })),
      ).toBe("400 link-over");
      expect(await told(await phone.signIn(wanted))).toBe("200");
    });

    it("[ID9] signs in nobody who only has the link", async () => {
      const { browser } = await newMember(served);
      const wanted = newAddress();
      await browser.ask("POST /api/account/email", { email: wanted });
      const reader = new Browser(served);
      expect((await confirm(await mailTo(wanted), reader)).status).toBe(200);
      expect([await reader.user(), await browser.user()]).toEqual([null, null]);
    });

    it("[ID9] sends so many mails to one new address and no more, whoever asks, and answers alike", async () => {
      const wanted = newAddress();
      for (const _ of [1, 2, 3]) {
        const { browser } = await newMember(served);
        for (const _ask of [1, 2, 3])
          expect(await told(await browser.ask("POST /api/account/email", { email: wanted }))).toBe("200");
      }
      await vi.waitFor(() => expect(subjectsTo(served, wanted)).toHaveLength(5));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(subjectsTo(served, wanted)).toHaveLength(5);
    });

    it("[ID9] says nothing of an address that someone has, and takes it from nobody", async () => {
      const [one, other] = [await newMember(served), await newMember(served)];
      const wanted = newAddress();
      const ask = (email: string) => one.browser.ask("POST /api/account/email", { email });
      const sent = other.email;
      const before = subjectsTo(served, sent);
      expect(await told(await ask(sent))).toBe("200");
      expect(subjectsTo(served, sent)).toEqual(before);
      await ask(wanted);
      const token = await mailTo(wanted);
      await new Browser(served).signUp(wanted);
      expect(await told(await confirm(token))).toBe("409 address-taken");
      expect(await told(await ask(one.email))).toBe("409 same-address");
    });
  });
}
