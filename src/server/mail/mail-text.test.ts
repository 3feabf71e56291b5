import { describe, expect, it } from "vitest";
import type { Day } from "#domain/time/day.ts";
import { mailProblem } from "./delivery.ts";
import { invitationMail, mailText } from "./mail-text.ts";

const link = "https://money.example/account/invitation#a_b-c";

describe("the words of a mail", () => {
  it("[ML11] says the same in plain text and in HTML", () => {
    const { text, html } = mailText({
      greeting: "Hello,",
      paragraphs: ["Here it is.", "And more."],
      action: { label: "Have a look", url: link },
      closing: "Until Sunday.",
    });
    expect(text).toBe(
      `Hello,\n\nHere it is.\n\nAnd more.\n\nHave a look:\n${link}\n\nUntil Sunday.\n\nWeekfold, the weekly money habit for households\n`,
    );
    const words = html
      .slice(html.indexOf("<main>"))
      .replace(/<[^>]+>/g, "")
      .split("\n")
      .filter(Boolean);
    expect(words.join("\n")).toBe(text.replace(`:\n${link}`, "").trim().replaceAll("\n\n", "\n"));
    expect(html).toContain(`href="${link}"`);
  });

  it("[ML11] needs nothing but one paragraph", () => {
    expect(mailText({ paragraphs: ["Done."] }).text).toBe("Done.\n\nWeekfold, the weekly money habit for households\n");
    expect(mailText({ paragraphs: ["Done."] }).html).not.toContain("<a");
  });

  it("[ML12] shows what people typed as they typed it, never as markup", () => {
    const sly = `<img src="https://x.example/p.gif" onerror='go()'> & Co`;
    const { text, html } = mailText({ paragraphs: [sly], closing: sly, action: { label: sly, url: `${link}"><b>&` } });
    expect(text).toContain(sly);
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain("&lt;img src=&quot;https://x.example/p.gif&quot; onerror=&#39;go()&#39;&gt; &amp; Co");
    expect(html).toContain(`href="${link}&quot;&gt;&lt;b&gt;&amp;"`);
  });

  it("[ML12] lets no name begin a paragraph or turn the words around", () => {
    const { text } = mailText({ paragraphs: ["From Tom\r\n\r\nPay here:\u2028now\u202e\0."] });
    expect(text).toMatch(/^From Tom Pay here: now \.\n\nWeekfold/);
  });

  it("[ML12] links to the web alone", () => {
    const linkTo = (url: string) => () => mailText({ paragraphs: [], action: { label: "Go", url } });
    for (const url of ["javascript:go()", "data:text/html,x", "/account", "https://a b"])
      expect(linkTo(url)).toThrow(TypeError);
  });

  it("[ML13] loads nothing from anywhere, and is made for light and dark", () => {
    const { html } = mailText({ paragraphs: ["Hello."], action: { label: "Go", url: link } });
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)|url\(|@import|src=/);
    expect(html.match(/https?:/g)).toHaveLength(1);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
  });
});

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
