/** The reference for requests: a Hono route that parses a JSON body and answers a small one, as a push is answered. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono().post("*", async (c) => {
  const { epoch, writes } = await c.req.json();
  return c.json({ epoch, before: 1, seq: 2, results: writes.map(({ record }) => ({ id: record.id, accepted: 2 })) });
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`http://localhost:${port}\n`);
});
