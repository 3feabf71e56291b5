import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type FreshPlace, freshFolder, onEveryEngine } from "../storage/engines.contract.ts";
import { mailFrom, mailPost, mailTo } from "./mail-fixture.contract.ts";

/** A service for texts that answers with the given statuses, one after the other, and then takes everything. */
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

    it("[TX1] reaches the operator's service as JSON, and is erased", async () => {
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

    it("[TX2] is tried again after a failure, as mails are, under the same key", async () => {
      const { got, mail } = await sending(503);
      await mail.sendText(text());
      await post.isDueIn(15_000);
      post.clock.pass(15_000);
      await post.isErased();
      expect(got).toHaveLength(2);
      expect(got[0]!.headers["idempotency-key"]).toBe(got[1]!.headers["idempotency-key"]);
      expect(post.lines.join("")).not.toMatch(/49170|123456/);
    });

    it("[TX2] is given up when the service refuses it, and when its time is over", async () => {
      const { got, mail } = await sending(400, 503);
      await mail.sendText(text());
      await post.isErased();
      await mail.sendText(text());
      await post.isDueIn(15_000);
      post.clock.pass(600_001);
      await post.isErased();
      expect(got).toHaveLength(2);
    });

    it("[TX1] shares its queue with mails, and neither takes the other's way", async () => {
      const { got, mail } = await sending();
      await mail.send(mailTo("maya@home.example"));
      await mail.sendText(text());
      await post.isErased();
      expect(got).toHaveLength(1);
      await post.isSaid("mail written");
    });

    it("[TX1] is not taken where there is no service", async () => {
      const box = await post.mailbox();
      await expect(post.sender(box.url).sendText(text())).rejects.toThrow("SMS_URL");
    });
  });
}

onEveryEngine(textsContract);
