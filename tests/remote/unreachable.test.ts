import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { httpRemote } from "#web/backends/own/http-remote.ts";
import type { Remote } from "#web/backends/remote.ts";
import { timing } from "./own-server.ts";
import { anew, follow, refused, write } from "./setting.ts";

const household = "11111111-1111-4111-8111-111111111111";
const stops: (() => void)[] = [];

async function behind(answer: RequestListener): Promise<Remote> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return httpRemote({ fetch, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timing });
}

const page =
  (status: number, body = "<html><h1>Sorry</h1></html>", type = "text/html"): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { "content-type": type }).end(body);

const cut: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"epoch":"first","seq":3,"records":[{"id":');
  setTimeout(() => response.destroy(), 20);
};

const everyQuestion = (remote: Remote) => [
  remote.begin(household, "shared"),
  remote.households(),
  remote.push(household, "first", [write("a")]),
  remote.pull(household, anew),
];

async function expectUnreachable(remote: Remote): Promise<void> {
  for (const answer of await Promise.all(everyQuestion(remote))) expect(answer).toEqual(refused("unreachable"));
}

describe("a server that is out of reach", () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it("[RE20] is unreachable where nothing listens", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    await expectUnreachable(httpRemote({ fetch, origin: `http://127.0.0.1:${port}`, timing }));
  });

  it.each([502, 503, 504, 500, 429, 408, 403, 404, 200])(
    "[RE20] is unreachable where a proxy answers %i with a page of its own",
    async (status) => expectUnreachable(await behind(page(status))),
  );

  it.each(["null", "[]", '{"error":7}', '{"message":"forbidden"}'])(
    "[RE20] is unreachable where a refusal says %s, which are not our words",
    async (body) => expectUnreachable(await behind(page(403, body, "application/json"))),
  );

  it.each([500, 503, 429, 408])("[RE20] is unreachable where it answers %i itself", async (status) => {
    await expectUnreachable(await behind(page(status, '{"error":"server-fault"}', "application/json")));
  });

  it("[RE20] is unreachable where the answer is cut in the middle", async () => {
    await expectUnreachable(await behind(cut));
  });

  it("[RE20] is unreachable where no answer comes in time, or only its beginning", async () => {
    await expectUnreachable(await behind(() => {}));
    await expectUnreachable(await behind((_, response) => void response.writeHead(200).write("{")));
  });

  it("[RE20] is watched again and again, and says nothing meanwhile", async () => {
    let asked = 0;
    const remote = await behind((request, response) => {
      asked += 1;
      page(502)(request, response);
    });
    const { stop, calls } = follow(remote, household);
    await sleep(1_000);
    stop();
    expect(calls()).toBe(0);
    expect(asked).toBeGreaterThan(2);
  });
});
