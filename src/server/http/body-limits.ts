import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { limits } from "#sync/limits.ts";

const megabyte = 1_048_576;

/** What stands around the records of a push: their bases and versions, the epoch, the brackets. */
const around = 200 * limits.pushRecords;

const push = /^\/api\/households\/[^/]+\/push$/;

/** A megabyte for everyone; a push may hold a megabyte of records, so its body may be larger. */
export function bodyLimits(): MiddlewareHandler {
  const usual = limitOf(megabyte, "too-large");
  const larger = limitOf(limits.pushBytes + around, "push-too-large");
  return (c, next) => (push.test(c.req.path) ? larger : usual)(c, next);
}

const limitOf = (maxSize: number, error: string): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (c) => c.json({ error }, 413, { "cache-control": "no-store" }) });
