import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { emptySite } from "../http/site.ts";
import { createHub } from "../live/hub.ts";
import { mailProblem } from "../mail/delivery.ts";
import { openMail } from "../mail/mail.ts";
import { capturedLog } from "../mail/mail-fixture.contract.ts";
import { openMailbox } from "../mail/mailbox.contract.ts";
import { openDatabase } from "../storage/database.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import * as mails from "./account-mails.ts";
import { Browser, outcomeOf, password, site } from "./browser.contract.ts";
import { newAddress } from "./identity-fixture.contract.ts";

const [to, url] = ["maya@example.com", "https://money.example"];
const link = mails.verifyLink(url, "secret");
const all = [
  mails.verificationMail(to, link),
  mails.resetMail(to, mails.resetLink(url, "secret")),
  mails.newDeviceMail(to, "Firefox on Linux", url),
  mails.passwordChangedMail(to, url),
  mails.confirmNewAddressMail(to, link),
  mails.addressChangeAskedMail(to, url),
  mails.addressChangedMail(to, url),
  mails.erasedMail(to),
  mails.secondFactorOnMail(to, url),
  mails.secondFactorOffMail(to, url),
  mails.backupCodesRenewedMail(to, url),
  mails.backupCodeUsedMail(to, 1, url),
  mails.passkeyAddedMail(to, url),
  mails.passkeyRemovedMail(to, url),
  mails.phoneAddedMail(to, url),
  mails.phoneRemovedMail(to, url),
  mails.providerLinkedMail(to, "Google", url),
  mails.providerUnlinkedMail(to, "Google", url),
];

describe("mails about an account", () => {
  it.each(all.map((mail) => [mail.subject, mail] as const))("is calm and can be sent: %s", (subject, mail) => {
    expect(mailProblem(mail)).toBeNull();
    expect(`${subject} ${mail.text}`).not.toMatch(/[!'$€£]/);
    expect(mail.html).not.toMatch(/<(img|script|link)/);
  });

  it("has its secret in the fragment of one link, and no other mail has one", () => {
    const secrets = all.filter(({ text }) => text.includes("secret"));
    expect(secrets).toHaveLength(3);
    for (const { text } of secrets) expect(text.match(/\/account\/(verify|reset)#secret/g)).toHaveLength(1);
    expect(all.filter(({ text }) => text.includes("?"))).toEqual([]);
  });

  it("says how to remove a new sign-in method, which a new password alone does not", () => {
    const ways = all.filter(({ subject }) => /added|linked$/.test(subject) && !/unlinked/.test(subject));
    expect(ways).toHaveLength(3);
    for (const { text } of ways) expect(text).toContain("remove it in your account under Security");
  });

  it("names no address: a misdirected mail reveals nothing about anyone", () => {
    for (const { text } of all) expect(text).not.toContain("@");
  });
});

describe("mailed flows", () => {
  /** Nothing is faked: the real queue, a real mail server, and the real password hashing. */
  async function wholeServer() {
    const box = await openMailbox();
    const place = { databaseUrl: null, dataDir: freshFolder() };
    const database = await openDatabase(place);
    const config = { ...(readConfig({ PUBLIC_URL: site, SMTP_URL: box.url }) as Config), ...place };
    const { log } = capturedLog();
    const mail = openMail({ database, config, log });
    const parts = { config, database, site: emptySite, log, hub: createHub(), mail: mail.send };
    const app = createApp({ ...parts, authSecret: "a-secret-of-more-than-thirty-two-signs" });
    const close = async () => {
      await mail.close();
      await box.close();
      await database.close();
    };
    return { app, box, close };
  }

  let server: Awaited<ReturnType<typeof wholeServer>>;
  beforeAll(async () => {
    server = await wholeServer();
  });
  afterAll(() => server.close());

  const subjectOf = ({ headers }: { headers: Record<string, string> }) => headers.subject;

  async function tokenIn(subject: string): Promise<string> {
    await vi.waitFor(() => expect(server.box.arrived.map(subjectOf)).toContain(subject), { timeout: 10_000 });
    return /#(\S+)/.exec(server.box.arrived.find((mail) => subjectOf(mail) === subject)!.text)![1]!;
  }

  it("[ID7] [ID8] confirms an address and sets a new password by mails that arrived", async () => {
    const [browser, email] = [new Browser(server), newAddress()];
    expect(await outcomeOf(await browser.signUp(email))).toBe("200");
    const confirmed = await browser.json("POST /api/account/verify", {
      token: await tokenIn("Confirm your address"),
    });
    expect(confirmed).toEqual({ what: "verified" });
    await browser.ask("POST /api/auth/request-password-reset", { email });
    const token = await tokenIn("Set a new password");
    expect(
      await outcomeOf(await browser.ask("POST /api/auth/reset-password", { token, newPassword: "a new password" })),
    ).toBe("200");
    expect(await outcomeOf(await browser.signIn(email, password))).toBe("401 wrong-credentials");
    expect(await outcomeOf(await browser.signIn(email, "a new password"))).toBe("200");
  });
});
