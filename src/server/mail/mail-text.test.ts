import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Day } from "#domain/time/day.ts";
import { type FreshPlace, freshFolder, onEveryEngine } from "../storage/engines.contract.ts";
import { mailProblem } from "./delivery.ts";
import { mailFrom, mailPost, mailTo } from "./mail-fixture.contract.ts";
import { invitationMail, mailText } from "./mail-text.ts";

const link = "https://money.example/account/invitation#a_b-c";

describe("the text of a mail", () => {
  it("says the same in plain text and in HTML", () => {
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

  it("needs nothing but one paragraph", () => {
    expect(mailText({ paragraphs: ["Done."] }).text).toBe("Done.\n\nWeekfold, the weekly money habit for households\n");
    expect(mailText({ paragraphs: ["Done."] }).html).not.toContain("<a");
  });

  it("shows user input unchanged, never as markup", () => {
    const sly = `<img src="https://x.example/p.gif" onerror='go()'> & Co`;
    const { text, html } = mailText({ paragraphs: [sly], closing: sly, action: { label: sly, url: `${link}"><b>&` } });
    expect(text).toContain(sly);
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain("&lt;img src=&quot;https://x.example/p.gif&quot; onerror=&#39;go()&#39;&gt; &amp; Co");
    expect(html).toContain(`href="${link}&quot;&gt;&lt;b&gt;&amp;"`);
  });

  it("lets no name start a paragraph or change the writing direction", () => {
    const { text } = mailText({ paragraphs: ["From Tom\r\n\r\nPay here:\u2028now\u202e\0."] });
    expect(text).toMatch(/^From Tom Pay here: now \.\n\nWeekfold/);
  });

  it("links only to web addresses", () => {
    const linkTo = (url: string) => () => mailText({ paragraphs: [], action: { label: "Go", url } });
    for (const url of ["javascript:go()", "data:text/html,x", "/account", "https://a b"])
      expect(linkTo(url)).toThrow(TypeError);
  });

  it("loads no external resource, and supports light and dark", () => {
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

describe("the invitation mail", () => {
  it("says who invites, where to look and until when", () => {
    const mail = invitationMail(invitation);
    expect(mailProblem(mail)).toBeNull();
    expect(mail.to).toBe("tom@example.com");
    expect(mail.text).toContain("maya@example.com would like to share a household with you");
    expect(mail.text).toContain(`See the invitation:\n${invitation.link}\n`);
    expect(mail.text).toContain("until 22 November 2026.");
    for (const words of ["maya@example.com", invitation.link, "22 November 2026"]) expect(mail.html).toContain(words);
  });

  it("keeps the secret in the link and the inviter out of the subject", () => {
    const { subject, text } = invitationMail(invitation);
    expect(subject).toBe("An invitation to a household on Weekfold");
    expect(text.match(/secret/g)).toHaveLength(1);
  });

  it("is calm: no exclamation mark, no straight apostrophe, no amount", () => {
    expect(invitationMail(invitation).text).not.toMatch(/[!'$€£]|\d+[.,]\d{2}/);
  });

  it("treats the inviter's name as plain text", () => {
    const mail = invitationMail({ ...invitation, invitedBy: "<b>Maya</b>\r\n\r\nPay" });
    expect(mail.html).toContain("&lt;b&gt;Maya&lt;/b&gt; Pay would like");
    expect(mail.text).toContain("<b>Maya</b> Pay would like");
  });
});

/** A text message service that answers with the given statuses, then accepts everything. */
async function openService(...statuses: number[]) {
  const got: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    got.push({ headers: request.headers, body: JSON.parse(body) });
    response.writeHead(statuses.shift() ?? 202).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { got, url: `http://user:key%21@127.0.0.1:${port}/send`, server };
}

function textsContract(engine: string, place: FreshPlace): void {
  describe(`texts on ${engine}`, () => {
    const post = mailPost(place);
    const open: { server: { close(): unknown } }[] = [];
    afterEach(() => {
      for (const { server } of open.splice(0)) server.close();
    });

    async function sending(...statuses: number[]) {
      const service = await openService(...statuses);
      open.push(service);
      const config = { smtpUrl: null, mailFrom, dataDir: freshFolder(), smsUrl: service.url };
      const mail = post.sender("", { config });
      return { ...service, mail };
    }
    const text = () => ({ number: "+491701234567", text: "123456 is your code.", until: post.clock.now() + 600_000 });

    it("reaches the operator's service as JSON, and is erased", async () => {
      const { got, mail } = await sending();
      await mail.sendText(text());
      await post.isErased();
      expect(got).toMatchObject([
        {
          headers: { "content-type": "application/json", authorization: `Basic ${btoa("user:key!")}` },
          body: { to: "+491701234567", text: "123456 is your code." },
        },
      ]);
      expect(Object.keys(got[0]!.body as object)).toEqual(["to", "text"]);
    });

    it("is retried after a failure, like mails, with the same key", async () => {
      const { got, mail } = await sending(503);
      await mail.sendText(text());
      await post.isDueIn(15_000);
      post.clock.pass(15_000);
      await post.isErased();
      expect(got).toHaveLength(2);
      expect(got[0]!.headers["idempotency-key"]).toBe(got[1]!.headers["idempotency-key"]);
      expect(post.lines.join("")).not.toMatch(/49170|123456/);
    });

    it("is given up when the service refuses it or its time is over", async () => {
      const { got, mail } = await sending(400, 503);
      await mail.sendText(text());
      await post.isErased();
      await mail.sendText(text());
      await post.isDueIn(15_000);
      post.clock.pass(600_001);
      await post.isErased();
      expect(got).toHaveLength(2);
    });

    it("shares its queue with mails, and each uses its own transport", async () => {
      const { got, mail } = await sending();
      await mail.send(mailTo("maya@home.example"));
      await mail.sendText(text());
      await post.isErased();
      expect(got).toHaveLength(1);
      await post.isSaid("mail written");
    });

    it("is refused without a service", async () => {
      const box = await post.mailbox();
      await expect(post.sender(box.url).sendText(text())).rejects.toThrow("SMS_URL");
    });
  });
}

onEveryEngine(textsContract);
