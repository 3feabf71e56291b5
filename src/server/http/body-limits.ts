import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { eventLimits } from "#sync/events/event-batch.ts";
import { limits } from "#sync/limits.ts";

const megabyte = 1_048_576;

/** What stands around the records of a push: their bases and versions, the epoch, the brackets. */
const around = 200 * limits.pushRecords;

const push = /^\/api\/households\/[^/]+\/push$/;

/** A megabyte for everyone; a push may hold a megabyte of records, so its body may be larger. Events are small. */
export function bodyLimits(): MiddlewareHandler {
  const usual = limitOf(megabyte, "too-large");
  const larger = limitOf(limits.pushBytes + around, "push-too-large");
  const smaller = limitOf(eventLimits.batchBytes, "too-large");
  const limitFor = (path: string) => (push.test(path) ? larger : path === "/api/events" ? smaller : usual);
  return (c, next) => limitFor(c.req.path)(c, next);
}

function limitOf(maxSize: number, error: string): MiddlewareHandler {
  const refuse = (c: Context) => c.json({ error }, 413, { "cache-control": "no-store" });
  const whileReading = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const length = c.req.header("content-length");
    // Hono's own looks at the body first, which makes a web stream of it: a tenth of what a push costs.
    if (length === undefined || c.req.header("transfer-encoding") !== undefined) return whileReading(c, next);
    return Number(length) > maxSize ? refuse(c) : next();
  };
}
