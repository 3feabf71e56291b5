import { describe, expect, it } from "vitest";
import type { Day } from "#domain/time/day.ts";
import { invitationMail } from "./invitation-mail.ts";
import { mailProblem } from "./mail-problem.ts";

const invitation = {
  to: "tom@example.com",
  invitedBy: "maya@example.com",
  link: "https://money.example/account/invitation#secret",
  expiresOn: "2026-11-22" as Day,
};

describe("the mail with an invitation", () => {
  it("[ML14] says who asks, where to look and until when", () => {
    const mail = invitationMail(invitation);
    expect(mailProblem(mail)).toBeNull();
    expect(mail.to).toBe("tom@example.com");
    expect(mail.text).toContain("maya@example.com would like to share a household with you");
    expect(mail.text).toContain(`See the invitation:\n${invitation.link}\n`);
    expect(mail.text).toContain("until 22 November 2026.");
    for (const words of ["maya@example.com", invitation.link, "22 November 2026"]) expect(mail.html).toContain(words);
  });

  it("[ML14] keeps the secret in the link and the inviter out of the subject", () => {
    const { subject, text } = invitationMail(invitation);
    expect(subject).toBe("An invitation to a household on Weekfold");
    expect(text.match(/secret/g)).toHaveLength(1);
  });

  it("[ML14] is calm: no exclamation mark, no straight apostrophe, no amount", () => {
    expect(invitationMail(invitation).text).not.toMatch(/[!'$€£]|\d+[.,]\d{2}/);
  });

  it("[ML12] takes an inviter's name for words only", () => {
    const mail = invitationMail({ ...invitation, invitedBy: "<b>Maya</b>\r\n\r\nPay" });
    expect(mail.html).toContain("&lt;b&gt;Maya&lt;/b&gt; Pay would like");
    expect(mail.text).toContain("<b>Maya</b> Pay would like");
  });
});
