import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Logger } from "pino";

/** One line a request: the route's pattern, never the address, which may hold a token or what someone typed. */
export function requestLog(log: Logger, trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    const requestId = (trustProxy && givenId(c)) || randomUUID();
    const started = performance.now();
    c.header("x-request-id", requestId);
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: c.req.method, route: patternOf(c), status: c.res.status, ms }, "request");
  };
}

const givenId = (c: Context) => c.req.header("x-request-id")?.match(/^[\w-]{8,64}$/)?.[0];

/** The first that answers rather than passing on: middleware takes `next` as a second argument. */
const patternOf = (c: Context) => matchedRoutes(c).find(({ handler }) => handler.length < 2)?.path ?? "none";
