import type { MiddlewareHandler } from "hono";

const safe = ["GET", "HEAD", "OPTIONS"];

/** A page of another site may not change anything in the name of whoever is signed in here. */
export function refuseOtherOrigins(publicUrl: string): MiddlewareHandler {
  const home = new URL(publicUrl).host;
  return async (c, next) => {
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site") ?? "same-origin";
    const isOurs = origin === undefined || [home, new URL(c.req.url).host].includes(hostOf(origin));
    if (safe.includes(c.req.method) || (isOurs && ["same-origin", "none"].includes(site))) return next();
    c.header("cache-control", "no-store");
    return c.json({ error: "other-origin" }, 403);
  };
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : "");
