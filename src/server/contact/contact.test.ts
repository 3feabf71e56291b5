import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser, outcomeOf } from "../identity/browser.contract.ts";
import { type Served, serve } from "../identity/identity-fixture.contract.ts";
import { mailPost, mailTo } from "../mail/mail-fixture.contract.ts";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";
import { contactMail, contactSent, storeMessage } from "./contact-route.ts";

const operator = "help@money.example";
const written = { name: "Maya", email: "maya@home.example", message: "Hello,\n\nhow do I move\nto <b>Postgres</b>" };
const day = 86_400_000;

function contactContract(engine: string, place: FreshPlace): void {
  describe(`the contact form on ${engine}`, () => {
    let served: Served;
    beforeAll(async () => {
      served = await serve(await place(), { env: { CONTACT_EMAIL: operator } });
    });
    afterAll(() => served.database.close());
    beforeEach(async () => {
      await served.database.query.deleteFrom("attempts").execute();
      await served.database.query.deleteFrom("contact_messages").execute();
      served.mails.length = 0;
    });

    const write = (body: object, address?: string) =>
      new Browser(served, undefined, address).ask("POST /api/contact", body);
    const kept = () => served.database.query.selectFrom("contact_messages").selectAll().execute();

    it("stores the message and mails it to the operator, with the writer as the reply address", async () => {
      const answer = await write({ ...written, to: "other@home.example", website: "" });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      const rows = await kept();
      expect(rows).toMatchObject([{ ...written, sent_at: null }]);
      expect(served.mails).toMatchObject([{ id: rows[0]!.id, to: operator, replyTo: written.email }]);
      expect(served.mails[0]!.text).toContain(
        "From Maya (maya@home.example):\n\nHello,\n\nhow do I move\n\nto <b>Postgres</b>",
      );
      expect(served.mails[0]!.html).toContain("&lt;b&gt;Postgres");
    });

    it("mails nobody but the operator", async () => {
      const tricks = ["a@home.example\r\nBcc: b@home.example", "a@home.example, b@home.example", "<a@home.example>"];
      for (const email of tricks) expect(await outcomeOf(await write({ ...written, email }))).toBe("400 malformed");
      expect(served.mails).toEqual([]);
      await write({ ...written, name: "Maya\r\nBcc: b@home.example" });
      expect(served.mails.map(({ to, subject }) => [to, subject])).toEqual([
        [operator, "A message from the contact page"],
      ]);
    });

    it.each([
      [{ ...written, message: " " }],
      [{ ...written, message: "a".repeat(5_001) }],
      [{ ...written, name: "a".repeat(81) }],
      [{ message: "Hello" }],
    ])("refuses %o", async (body) => {
      expect(await outcomeOf(await write(body))).toBe("400 malformed");
      expect(await kept()).toEqual([]);
    });

    it("drops a message with the hidden field filled in, and answers as usual", async () => {
      const answer = await write({ ...written, website: "https://spam.example" });
      expect([answer.status, await answer.json(), await kept(), served.mails]).toEqual([200, {}, [], []]);
    });

    it("accepts five an hour from one address, and more from others", async () => {
      const answers: string[] = [];
      for (let count = 0; count < 6; count += 1) answers.push(await outcomeOf(await write(written)));
      expect(answers).toEqual([...Array(5).fill("200"), "429 too-many-attempts"]);
      expect(await outcomeOf(await write(written, "192.0.2.77"))).toBe("200");
    });

    it("refuses requests from a page of another site", async () => {
      const browser = new Browser(served);
      const answer = await browser.ask("POST /api/contact", written, { origin: "https://evil.example" });
      expect(await outcomeOf(answer)).toBe("403 other-origin");
    });

    it("does not exist without an operator's address", async () => {
      const bare = await serve(served.place);
      expect(await outcomeOf(await new Browser(bare).ask("POST /api/contact", written))).toBe("404 not-found");
      await bare.database.close();
    });
  });

  describe(`queued messages on ${engine}`, () => {
    const post = mailPost(place);
    const rows = () => post.database.query.selectFrom("contact_messages").selectAll().execute();
    beforeEach(async () => {
      await post.database.query.deleteFrom("contact_messages").execute();
    });

    it("is stored until thirty days after it was sent", async () => {
      const box = await post.mailbox();
      const mail = post.sender(box.url, { sent: contactSent(operator) });
      const id = await storeMessage(post.database.query, written, post.clock.now());
      await mail.send(contactMail(id, operator, written));
      await post.isErased();
      expect(await rows()).toMatchObject([{ sent_at: post.clock.now() }]);
      post.clock.pass(30 * day + 1);
      await mail.send(mailTo("someone@home.example"));
      await post.isErased();
      expect(await rows()).toEqual([]);
    });

    it("is queued again when mails go out, after the queue has given it up", async () => {
      const id = await storeMessage(post.database.query, written, post.clock.now());
      const box = await post.mailbox();
      const mail = post.sender(box.url, { sent: contactSent(operator) });
      await mail.send(mailTo("someone@home.example"));
      await post.isErased();
      expect(await rows()).toMatchObject([{ id, sent_at: null }]);
      post.clock.pass(3 * day + 1);
      await mail.send(mailTo("someone@home.example"));
      await post.eventually(async () => expect(await rows()).toMatchObject([{ id, sent_at: post.clock.now() }]));
      await post.isErased();
    });
  });
}

onEveryEngine(contactContract);
