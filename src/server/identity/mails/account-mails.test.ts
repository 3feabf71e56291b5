import { describe, expect, it } from "vitest";
import { mailProblem } from "../../mail/delivery.ts";
import * as mails from "./account-mails.ts";
import * as security from "./security-mails.ts";

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
  security.secondFactorOnMail(to, url),
  security.secondFactorOffMail(to, url),
  security.backupCodesRenewedMail(to, url),
  security.backupCodeUsedMail(to, 1, url),
  security.passkeyAddedMail(to, url),
  security.passkeyRemovedMail(to, url),
  security.phoneAddedMail(to, url),
  security.phoneRemovedMail(to, url),
  security.providerLinkedMail(to, "Google", url),
  security.providerUnlinkedMail(to, "Google", url),
];

describe("mails about an account", () => {
  it.each(all.map((mail) => [mail.subject, mail] as const))("[ID30] is calm and can be sent: %s", (subject, mail) => {
    expect(mailProblem(mail)).toBeNull();
    expect(`${subject} ${mail.text}`).not.toMatch(/[!'$€£]/);
    expect(mail.html).not.toMatch(/<(img|script|link)/);
  });

  it("[ID30] has its secret behind the # of one link, and no other mail has one", () => {
    const secrets = all.filter(({ text }) => text.includes("secret"));
    expect(secrets).toHaveLength(3);
    for (const { text } of secrets) expect(text.match(/\/account\/(verify|reset)#secret/g)).toHaveLength(1);
    expect(all.filter(({ text }) => text.includes("?"))).toEqual([]);
  });

  it("[ID30] says how to close a new way in, which a new password alone does not", () => {
    const ways = all.filter(({ subject }) => /added|linked$/.test(subject) && !/unlinked/.test(subject));
    expect(ways).toHaveLength(3);
    for (const { text } of ways) expect(text).toContain("remove it in your account under Security");
  });

  it("[ID30] names no address: a mail that went astray tells nothing of anyone", () => {
    for (const { text } of all) expect(text).not.toContain("@");
  });
});
