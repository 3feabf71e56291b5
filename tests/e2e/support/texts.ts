import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Site } from "./accounts.ts";
import { mailsIn } from "./mails.ts";
import { freePort, freshFolder, ready, startServer, stop } from "./own-server.ts";
import { test as base, expect } from "./test.ts";

/** The built server, with a service that takes its texts. */
export interface TextingSite extends Site {
  /** Every text to a number, the first one first. */
  textsTo(number: string): string[];
  /** The code in a number's text, once so many have come. */
  codeTo(number: string, count?: number): Promise<string>;
}

export const test = base.extend<object, { texting: TextingSite }>({
  texting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
    async ({}, use) => {
      const texts: { to: string; text: string }[] = [];
      const service = createServer(async (request, response) => {
        let body = "";
        for await (const chunk of request) body += chunk;
        texts.push(JSON.parse(body) as (typeof texts)[number]);
        response.writeHead(202).end();
      }).listen(0, "127.0.0.1");
      await once(service, "listening");
      const SMS_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
      const folder = freshFolder();
      const server = startServer({ PORT: String(await freePort()), DATA_DIR: folder, SMS_URL });
      const textsTo = (number: string) => texts.filter(({ to }) => to === number).map(({ text }) => text);
      const codeTo = async (number: string, count = 1) => {
        await expect.poll(() => textsTo(number).length).toBe(count);
        return /^\d{6}/.exec(textsTo(number).at(-1)!)![0];
      };
      const { linkTo } = mailsIn(join(folder, "mail"));
      await use({ address: await ready(server), linkTo, textsTo, codeTo });
      await stop(server);
      service.close();
    },
    { scope: "worker" },
  ],
});
