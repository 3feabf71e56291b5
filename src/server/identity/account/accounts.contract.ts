import { describe, expect, it, vi } from "vitest";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf, password, safari } from "../browser.contract.ts";
import { mailedToken, newAddress, newMember, serve, servedOn, subjectsTo } from "../identity-fixture.contract.ts";

/** Signing up, in and out, on every engine. */
export function accountsContract(engine: string, place: FreshPlace): void {
  describe(`accounts on ${engine}`, () => {
    const served = servedOn(place);

    const member = () => newMember(served);

    it("[ID4] signs up with an address and a password and is signed in", async () => {
      const { browser, email } = await member();
      expect(await browser.user()).toEqual({
        uid: expect.stringMatching(/^\w{32}$/),
        metadata: { creationTime: expect.stringMatching(/^\d{4}-.*Z$/), lastSignInTime: expect.any(String) },
        providerData: [{ providerId: "password" }],
      });
      expect(await browser.json("GET /api/account")).toMatchObject({ email, emailVerified: false });
    });

    it("[ID5] was signed up and in within fifteen seconds, and later only signed in", async () => {
      const { browser, email } = await member();
      const times = async () => {
        const { creationTime, lastSignInTime } = (await browser.user())!.metadata;
        return Date.parse(lastSignInTime) - Date.parse(creationTime);
      };
      expect(Math.abs(await times())).toBeLessThanOrEqual(15_000);
      vi.setSystemTime(Date.now() + 60_000);
      try {
        expect(await outcomeOf(await new Browser(served).signIn(email, "wrong one"))).toBe("401 wrong-credentials");
        expect(await times()).toBeLessThanOrEqual(15_000);
        expect(await outcomeOf(await browser.signIn(email))).toBe("200");
        expect(await times()).toBeGreaterThanOrEqual(60_000);
      } finally {
        vi.useRealTimers();
      }
    });

    it("[ID4] accepts an address in any letter case, and once", async () => {
      const { email } = await member();
      const other = new Browser(served);
      expect(await outcomeOf(await other.signUp(email.toUpperCase()))).toBe("409 address-taken");
      expect(await other.user()).toBeNull();
      expect(await outcomeOf(await other.signIn(email.toUpperCase()))).toBe("200");
    });

    it("[ID4] creates one account for concurrent sign-ups with one address", async () => {
      const email = newAddress();
      const asked = [1, 2, 3, 4].map(async () => outcomeOf(await new Browser(served).signUp(email)));
      expect((await Promise.all(asked)).sort()).toEqual(["200", ...Array(3).fill("409 address-taken")]);
    });

    it.each([
      [{ email: "nobody", password }, "400 malformed"],
      [{ email: "a@home.example" }, "400 malformed"],
      [{ email: `${"a".repeat(65)}@home.example`, password }, "400 malformed"],
      [{ email: "a@home.example\r\nBcc: b@home.example", password }, "400 malformed"],
      ["email=a@home.example", "400 malformed"],
    ])("[ID4] refuses to sign up with %o", async (body, expected) => {
      expect(await outcomeOf(await new Browser(served).ask("POST /api/auth/sign-up/email", body))).toBe(expected);
    });

    it("names every rule that a new password does not meet, and signs nobody up", async () => {
      const strict = await serve(served.place, { env: { PASSWORD_MIN: "8", PASSWORD_REQUIRE: "upper,digit" } });
      const [browser, email] = [new Browser(strict), newAddress()];
      const answer = await browser.signUp(email, "short");
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { error: "weak-password", unmet: ["min", "upper", "digit"] },
      ]);
      expect(await outcomeOf(await browser.signUp(email, "Long enough 1"))).toBe("200");
      const offer = await browser.json("GET /api/sign-in-offer");
      expect(offer).toEqual({
        passwordPolicy: { min: 8, max: null, require: ["upper", "digit"] },
        providers: [],
        phone: false,
      });
      await strict.database.close();
    });

    it("accepts passwords from before the rules changed", async () => {
      const { email } = await member();
      const strict = await serve(served.place, { env: { PASSWORD_MIN: "30" } });
      expect(await outcomeOf(await new Browser(strict).signIn(email))).toBe("200");
      await strict.database.close();
    });

    it("[ID7] confirms an address by a button, not by opening the link, and once", async () => {
      const { browser, email } = await member();
      const token = mailedToken(served, email);
      expect(served.mails.findLast(({ to }) => to === email)?.text).toContain(
        `https://money.example/account/verify#${token}`,
      );
      const elsewhere = new Browser(served);
      await elsewhere.ask("GET /account/verify");
      expect((await elsewhere.ask(`GET /api/auth/verify-email?token=${token}`)).status).toBe(404);
      expect(await elsewhere.json("POST /api/account/verify", { token })).toEqual({ what: "verified" });
      expect(await elsewhere.user()).toBeNull();
      expect(await outcomeOf(await elsewhere.ask("POST /api/account/verify", { token }))).toBe("400 link-over");
      expect(await browser.json("GET /api/account")).toMatchObject({ emailVerified: true });
      expect(await outcomeOf(await browser.ask("POST /api/account/verification"))).toBe("409 already-verified");
    });

    it("[ID7] sends another link on request, each valid for a day", async () => {
      const { browser, email } = await member();
      const first = mailedToken(served, email);
      expect(await outcomeOf(await browser.ask("POST /api/account/verification"))).toBe("200");
      expect(mailedToken(served, email)).not.toBe(first);
      vi.setSystemTime(Date.now() + 24 * 3_600_000 + 1_000);
      expect(await outcomeOf(await browser.ask("POST /api/account/verify", { token: first }))).toBe("400 link-over");
      vi.useRealTimers();
    });

    it("mails about a new kind of device, once for each", async () => {
      const { email } = await member();
      const said = () => served.mails.filter(({ to, subject }) => to === email && subject.startsWith("A new sign-in"));
      await new Browser(served).signIn(email);
      expect(said()).toEqual([]);
      await new Browser(served, safari).signIn(email);
      await new Browser(served, safari).signIn(email);
      expect(said()).toHaveLength(1);
      expect(said()[0]!.text).toContain("Safari on iPhone");
    });

    it("mails about one even if earlier devices are not listed any more", async () => {
      const { email } = await member();
      const other = await member();
      vi.setSystemTime(Date.now() + 400 * 86_400_000);
      await new Browser(served).signIn(other.email);
      const browser = new Browser(served, safari);
      await browser.signIn(email);
      const subjects = subjectsTo(served, email);
      expect(subjects.at(-1)).toBe("A new sign-in to your account");
      expect(await browser.json("GET /api/account/audit")).toMatchObject({ events: [{ what: "signed-in" }] });
      vi.useRealTimers();
    });
  });
}
