import { Hono } from "hono";
import { isBad, readConfig } from "#server/config.ts";
import { bodyLimits, refuseOtherOrigins, requestLog } from "#server/http/request-rules.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { emptySite } from "#server/http/site.ts";
import { createLog } from "#server/log.ts";
import { startServer, stop, stopOnSignals } from "#server/start.ts";

/** The real server, which takes a person's word for who they are, with a route to compare its collector with. */
const config = readConfig(process.env);
if (isBad(config)) stop(config.message);

/** Reads and parses what a browser sends, behind all that stands before the collector, and does nothing with it. */
const bare = new Hono()
  .use(requestLog(createLog(), config.trustProxy))
  .use(securityHeaders(config, []))
  .use(bodyLimits())
  .use(refuseOtherOrigins(config.publicUrl))
  .post("/api/bare", async (c) => {
    const { events } = JSON.parse(await c.req.text()) as { events: unknown[] };
    return c.json({ kept: events.length, dropped: 0 });
  });

const server = await startServer({
  config,
  site: emptySite,
  async readSession({ headers }) {
    const uid = headers.get("test-user");
    return uid ? { uid, contact: `${uid}@home.example`, isConfirmed: true } : null;
  },
  inFront: (app) =>
    new Hono().post("/api/bare", (c) => bare.fetch(c.req.raw, c.env)).all("*", (c) => app.fetch(c.req.raw, c.env)),
});
stopOnSignals(server);
