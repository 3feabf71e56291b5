import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { answerFromSite } from "./http/pages.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Site } from "./http/site.ts";
import { sessionRoute } from "./identity/session-route.ts";
import type { Database } from "./storage/database.ts";

export interface AppParts {
  config: Config;
  database: Database;
  site: Site;
  log: Logger;
}

const megabyte = 1_048_576;

/** Wires the routes. Web `Request` in, `Response` out, so tests need no port. */
export function createApp({ config, database, site, log }: AppParts): Hono {
  const app = new Hono();
  app.use(requestLog(log, config.trustProxy));
  app.use(securityHeaders(config, site.scriptHashes));
  app.use(bodyLimit({ maxSize: megabyte, onError: (c) => c.json({ error: "too-large" }, 413) }));
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.res.headers.get("x-request-id") }, "request failed");
    return c.json({ error: "server-fault" }, 500);
  });
  app.notFound((c) => {
    c.header("cache-control", "no-store");
    return c.json({ error: "not-found" }, 404);
  });

  app.get("/healthz", async (c) => {
    const works = await database.works();
    c.header("cache-control", "no-store");
    return c.json({ ok: works }, works ? 200 : 503);
  });
  app.route("/api/session", sessionRoute());
  app.all("/api/*", (c) => c.notFound());
  app.get("/assets/*", (c) => answerFromSite(c, site));
  app.get("/*", (c) => answerFromSite(c, site));
  return app;
}
