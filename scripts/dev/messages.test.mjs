import { createServer, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMessages, textsPath } from "./messages.mjs";

describe("mails and texts of a development server", () => {
  const messages = createMessages();
  const server = createServer(async (asked, response) => {
    // Stands for another machine on the network.
    if (asked.headers["x-from"])
      Object.defineProperty(asked.socket, "remoteAddress", { value: asked.headers["x-from"] });
    if (!(await messages.answer(asked, response))) response.writeHead(204).end();
  });
  beforeAll(() => new Promise((ready) => server.listen(0, "127.0.0.1", ready)));
  afterAll(() => new Promise((closed) => server.close(closed)));

  const ask = (path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const { port } = server.address();
      const method = body ? "POST" : "GET";
      const asked = request({ port, host: "127.0.0.1", path, method, headers, agent: false }, async (response) => {
        let text = "";
        for await (const part of response) text += part;
        resolve({ status: response.statusCode, text });
      });
      asked.on("error", reject).end(body);
    });

  it("are shown with their links, newest first", async () => {
    messages.showMail({
      to: "maya@example.com",
      subject: "Confirm",
      text: "Open http://localhost:3000/account/verify#abc\n",
    });
    await ask(textsPath, { body: JSON.stringify({ to: "+41790000000", text: "123456 is your code" }) });
    expect(JSON.parse((await ask("/dev/messages")).text)).toEqual([
      { to: "+41790000000", subject: "123456 is your code", links: [] },
      { to: "maya@example.com", subject: "Confirm", links: ["http://localhost:3000/account/verify#abc"] },
    ]);
  });

  it("are for this machine alone", async () => {
    expect(await ask("/dev/messages", { headers: { "x-from": "192.0.2.7" } })).toEqual({ status: 404, text: "" });
    expect(await ask("/dev/messages", { headers: { host: "evil.example" } })).toEqual({ status: 404, text: "" });
    expect((await ask("/dev/messages", { headers: { "x-from": "::1" } })).status).toBe(200);
  });

  it("are few, and nothing else is answered", async () => {
    for (let count = 0; count < 20; count += 1)
      messages.showMail({ to: "tom@example.com", subject: `${count}`, text: "" });
    expect(JSON.parse((await ask("/dev/messages")).text)).toHaveLength(8);
    expect((await ask("/dev/other")).status).toBe(204);
  });
});
