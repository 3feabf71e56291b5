import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, password, safari, told } from "../browser.contract.ts";
import { newMember, servedOn } from "../identity-fixture.contract.ts";
import { bringCode, codeOf, enrolled, halfway, stateOf } from "./second-factor-fixture.contract.ts";

/** Devices that are not asked, on every engine. */
export function rememberedDevicesContract(engine: string, place: FreshPlace): void {
  describe(`remembered devices on ${engine}`, () => {
    const served = servedOn(place);

    it("[ID37] asks a remembered device for thirty days no more, and no other", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      await browser.ask("DELETE /api/session");
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
      expect(await stateOf(browser)).toMatchObject({ rememberedDevices: [{ device: "Firefox on Linux" }] });
      const someoneElse = await enrolled(served);
      expect(await (await browser.signIn(someoneElse.email)).json()).toEqual({ pending: "second-factor" });
      vi.setSystemTime(Date.now() + 30 * 86_400_000 + 1_000);
      try {
        expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
      } finally {
        vi.useRealTimers();
      }
    });

    it.each([
      ["by its owner", (owner: Browser) => owner.ask("DELETE /api/account/second-factor/devices")],
      ["by signing out everywhere", (owner: Browser) => owner.ask("DELETE /api/account/sessions")],
      [
        "by another password",
        (owner: Browser) =>
          owner.ask("POST /api/auth/change-password", { currentPassword: password, newPassword: password }),
      ],
    ])("[ID37] forgets remembered devices %s", async (_, forget) => {
      const person = await enrolled(served);
      const browser = await halfway(served, person);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect((await forget(person.browser)).status).toBe(200);
      expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
    });

    it("[ID37] forgets one remembered device, of one's own", async () => {
      const person = await enrolled(served);
      const [browser, other] = [await halfway(served, person), new Browser(served, safari)];
      await other.signIn(person.email);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      await bringCode(other, person.backupCodes[0]!, { rememberDevice: true });
      const { rememberedDevices } = (await stateOf(browser)) as { rememberedDevices: { id: string; device: string }[] };
      expect(rememberedDevices.map(({ device }) => device).sort()).toEqual(["Firefox on Linux", "Safari on iPhone"]);
      const lost = rememberedDevices.find(({ device }) => device.startsWith("Safari"))!;
      const forget = async (who: Browser) =>
        told(await who.ask(`DELETE /api/account/second-factor/devices/${lost.id}`));
      expect(await forget((await newMember(served)).browser)).toBe("404 no-such-device");
      expect([await forget(browser), await forget(browser)]).toEqual(["200", "404 no-such-device"]);
      expect(await (await other.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
    });

    it("[ID37] never remembers a shared computer", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person, { rememberMe: false });
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect(await browser.user()).not.toBeNull();
      expect(await (await browser.signIn(person.email)).json()).toEqual({ pending: "second-factor" });
    });

    it("[ID37] goes by what was said last of a shared computer", async () => {
      const person = await enrolled(served);
      const browser = await halfway(served, person, { rememberMe: false });
      await browser.signIn(person.email);
      await bringCode(browser, codeOf(person), { rememberDevice: true });
      expect(await (await browser.signIn(person.email)).json()).toEqual({});
    });
  });
}
