import { describe, expect, it, vi } from "vitest";
import type { Mail } from "../../mail/mail.ts";
import type { FreshPlace } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf, password, safari } from "../browser.contract.ts";
import { mailedToken, newAddress, newMember, serve, servedOn, subjectsTo } from "../identity-fixture.contract.ts";

/** Changing and resetting a password, on every engine. */
export function passwordsContract(engine: string, place: FreshPlace): void {
  describe(`passwords on ${engine}`, () => {
    const served = servedOn(place);
    const member = () => newMember(served);

    async function resetToken(email: string): Promise<string> {
      const before = served.mails.length;
      expect(await outcomeOf(await new Browser(served).ask("POST /api/auth/request-password-reset", { email }))).toBe(
        "200",
      );
      await vi.waitFor(() => expect(served.mails.length).toBeGreaterThan(before));
      return mailedToken(served, email);
    }

    const reset = (token: string, newPassword: string, browser = new Browser(served)) =>
      browser.ask("POST /api/auth/reset-password", { token, newPassword });

    it("[ID10] changes the password for whoever knows it, signs out all others and gives this browser another session", async () => {
      const { browser, email } = await member();
      const other = new Browser(served, safari);
      await other.signIn(email);
      const before = new Map(browser.cookies);
      const change = { currentPassword: password, newPassword: "another one" };
      expect(await outcomeOf(await browser.ask("POST /api/auth/change-password", change))).toBe("200");
      expect(await browser.user()).not.toBeNull();
      expect(await other.user()).toBeNull();
      const stolen = new Browser(served);
      for (const [name, value] of before) stolen.cookies.set(name, value);
      expect(await stolen.user()).toBeNull();
      expect(await outcomeOf(await stolen.signIn(email))).toBe("401 wrong-credentials");
      expect(await outcomeOf(await stolen.signIn(email, "another one"))).toBe("200");
      expect(served.mails.findLast(({ to }) => to === email)?.subject).toBe("Your password was changed");
    });

    it("[ID10] refuses a wrong or a weak password, and changes nothing", async () => {
      const { browser } = await member();
      const change = (currentPassword: string, newPassword: string) =>
        browser.ask("POST /api/auth/change-password", { currentPassword, newPassword });
      expect(await outcomeOf(await change("wrong one", "another one"))).toBe("403 wrong-password");
      expect(await outcomeOf(await change(password, "tiny"))).toBe("422 weak-password");
      expect(
        await outcomeOf(
          await new Browser(served).ask("POST /api/auth/change-password", {
            currentPassword: password,
            newPassword: "x",
          }),
        ),
      ).toBe("401 signed-out");
      expect(await browser.user()).not.toBeNull();
    });

    it("[ID8] sets a new password by a mailed link, once, and signs out every device", async () => {
      const { browser, email } = await member();
      const token = await resetToken(email);
      expect(served.mails.at(-1)!.text).toContain(`https://money.example/account/reset#${token}`);
      expect((await browser.ask(`GET /api/auth/reset-password/${token}?callbackURL=/account`)).status).toBe(404);
      expect(await outcomeOf(await reset(token, "a new password"))).toBe("200");
      expect(await outcomeOf(await reset(token, "stolen password"))).toBe("400 link-over");
      expect(await browser.user()).toBeNull();
      expect(await outcomeOf(await browser.signIn(email))).toBe("401 wrong-credentials");
      expect(await outcomeOf(await browser.signIn(email, "a new password"))).toBe("200");
      expect(subjectsTo(served, email)).toContain("Your password was changed");
      expect(await browser.json("GET /api/account")).toMatchObject({ emailVerified: true });
    });

    it("[ID8] signs out every device even if no mail can be sent", async () => {
      const mails: Mail[] = [];
      let isFull = false;
      const mail = async (sent: Mail) => {
        if (isFull) throw new Error("no room for another mail");
        mails.push(sent);
      };
      const troubled = await serve(served.place, { mail });
      const { browser, email } = await newMember(troubled);
      await browser.ask("POST /api/auth/request-password-reset", { email });
      await vi.waitFor(() => expect(mails.at(-1)!.subject).toMatch(/password/));
      isFull = true;
      const [, token] = /#(\S+)/.exec(mails.at(-1)!.text)!;
      await new Browser(troubled).ask("POST /api/auth/reset-password", { token, newPassword: "a new password" });
      expect(await browser.user()).toBeNull();
      await troubled.database.close();
    });

    it("[ID8] accepts a link once from concurrent requests", async () => {
      const { email } = await member();
      const token = await resetToken(email);
      const asked = ["a", "b", "c"].map(async (end) => outcomeOf(await reset(token, `password ${end}`)));
      expect((await Promise.all(asked)).sort()).toEqual(["200", "400 link-over", "400 link-over"]);
    });

    it("[ID8] does not use up a link for an invalid password", async () => {
      const { email } = await member();
      const token = await resetToken(email);
      expect(await outcomeOf(await reset(token, "tiny"))).toBe("422 weak-password");
      expect(await outcomeOf(await reset(token, "long enough"))).toBe("200");
    });

    it("[ID8] ends every other link once a password was set, and each after an hour", async () => {
      const { browser, email } = await member();
      const [first, second] = [await resetToken(email), await resetToken(email)];
      expect(await outcomeOf(await reset(second, "a new password"))).toBe("200");
      expect(await outcomeOf(await reset(first, "stolen password"))).toBe("400 link-over");
      const third = await resetToken(email);
      await browser.signIn(email, "a new password");
      const change = { currentPassword: "a new password", newPassword: "another one" };
      expect(await outcomeOf(await browser.ask("POST /api/auth/change-password", change))).toBe("200");
      expect(await outcomeOf(await reset(third, "stolen password"))).toBe("400 link-over");
      const fourth = await resetToken(email);
      vi.setSystemTime(Date.now() + 3_600_000 + 1_000);
      expect(await outcomeOf(await reset(fourth, "too late for it"))).toBe("400 link-over");
      vi.useRealTimers();
    });

    it("[ID8] stores only a hash of the mailed secret", async () => {
      const { email } = await member();
      const tokens = [mailedToken(served, email), await resetToken(email)];
      const rows = JSON.stringify(await served.database.query.selectFrom("verifications").selectAll().execute());
      for (const token of tokens) expect(rows).not.toContain(token);
    });

    it("[ID14] answers the same for an unknown address, and sends it nothing", async () => {
      const { email } = await member();
      const unknown = newAddress();
      const answers = await Promise.all(
        [email, unknown].map(async (asked) => {
          const answer = await new Browser(served).ask("POST /api/auth/request-password-reset", { email: asked });
          return [answer.status, await answer.text(), answer.headers.getSetCookie()];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      await vi.waitFor(() => expect(subjectsTo(served, email)).toContain("Set a new password"));
      expect(subjectsTo(served, unknown)).toEqual([]);
    });

    it("[ID14] sends one address five such mails an hour, without revealing the limit", async () => {
      const { email } = await member();
      for (let asked = 0; asked < 8; asked += 1) {
        const answer = await new Browser(served).ask("POST /api/auth/request-password-reset", { email });
        expect(answer.status).toBe(200);
      }
      const resets = () => subjectsTo(served, email).filter((subject) => subject === "Set a new password");
      await vi.waitFor(() => expect(resets()).toHaveLength(5));
    });
  });
}

/** Changing the address of an account, on every engine. */
export function addressChangeContract(engine: string, place: FreshPlace): void {
  describe(`an address change on ${engine}`, () => {
    const served = servedOn(place);
    /** The mail is sent after the answer, so that the answer reveals nothing. */
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
      expect(await outcomeOf(await browser.ask("POST /api/account/email", { email: wanted }))).toBe("200");
      expect(subjectsTo(served, email)).toContain("Your address is about to change");
      expect(await browser.json("GET /api/account")).toMatchObject({ email });
      const token = await mailTo(wanted);
      const before = [...browser.cookies.values()];
      expect(await (await confirm(token, browser)).json()).toEqual({ what: "changed" });
      expect(await outcomeOf(await confirm(token, browser))).toBe("400 link-over");
      expect([...browser.cookies.values()]).not.toEqual(before);
      expect(await browser.json("GET /api/account")).toMatchObject({ email: wanted, emailVerified: true });
      expect(await phone.user()).toBeNull();
      expect(subjectsTo(served, email).at(-1)).toBe("Your address was changed");
      expect(
        await outcomeOf(await phone.ask("POST /api/auth/reset-password", { token: old, newPassword: "stolen one" })),
      ).toBe("400 link-over");
      expect(await outcomeOf(await phone.signIn(wanted))).toBe("200");
    });

    it("[ID9] signs in nobody who only has the link", async () => {
      const { browser } = await newMember(served);
      const wanted = newAddress();
      await browser.ask("POST /api/account/email", { email: wanted });
      const reader = new Browser(served);
      expect((await confirm(await mailTo(wanted), reader)).status).toBe(200);
      expect([await reader.user(), await browser.user()]).toEqual([null, null]);
    });

    it("[ID9] limits the mails to one new address, whoever requests them, and answers the same", async () => {
      const wanted = newAddress();
      for (const _ of [1, 2, 3]) {
        const { browser } = await newMember(served);
        for (const _ask of [1, 2, 3])
          expect(await outcomeOf(await browser.ask("POST /api/account/email", { email: wanted }))).toBe("200");
      }
      await vi.waitFor(() => expect(subjectsTo(served, wanted)).toHaveLength(5));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(subjectsTo(served, wanted)).toHaveLength(5);
    });

    it("[ID9] reveals nothing about a taken address, and takes it from nobody", async () => {
      const [one, other] = [await newMember(served), await newMember(served)];
      const wanted = newAddress();
      const ask = (email: string) => one.browser.ask("POST /api/account/email", { email });
      const sent = other.email;
      const before = subjectsTo(served, sent);
      expect(await outcomeOf(await ask(sent))).toBe("200");
      expect(subjectsTo(served, sent)).toEqual(before);
      await ask(wanted);
      const token = await mailTo(wanted);
      await new Browser(served).signUp(wanted);
      expect(await outcomeOf(await confirm(token))).toBe("409 address-taken");
      expect(await outcomeOf(await ask(one.email))).toBe("409 same-address");
    });
  });
}
