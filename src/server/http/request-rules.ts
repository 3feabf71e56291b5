import { randomUUID } from "node:crypto";
import type { Context, HonoRequest, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchedRoutes } from "hono/route";
import type { Logger } from "pino";
import * as v from "valibot";
import { err, ok, type Result } from "#domain/result.ts";
import { eventLimits } from "#sync/events/event-batch.ts";
import { limits } from "#sync/limits.ts";

const megabyte = 1_048_576;

/** The rest of a push besides its records: bases, versions, epoch, brackets. */
const pushOverhead = 200 * limits.pushRecords;

const push = /^\/api\/households\/[^/]+\/push$/;

/** A megabyte by default; a push may have a megabyte of records, so its body may be larger. Events are small. */
export function bodyLimits(): MiddlewareHandler {
  const usual = limitOf(megabyte, "too-large");
  const larger = limitOf(limits.pushBytes + pushOverhead, "push-too-large");
  const smaller = limitOf(eventLimits.batchBytes, "too-large");
  const limitFor = (path: string) => (push.test(path) ? larger : path === "/api/events" ? smaller : usual);
  return (c, next) => limitFor(c.req.path)(c, next);
}

function limitOf(maxSize: number, error: string): MiddlewareHandler {
  const refuse = (c: Context) => c.json({ error }, 413, { "cache-control": "no-store" });
  const whileReading = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const length = c.req.header("content-length");
    // Hono's middleware touches the body first, which creates a web stream: a tenth of the cost of a push.
    if (length === undefined || c.req.header("transfer-encoding") !== undefined) return whileReading(c, next);
    return Number(length) > maxSize ? refuse(c) : next();
  };
}

const safe = ["GET", "HEAD", "OPTIONS"];

/** CSRF protection: a page of another site must not change anything for the signed-in user. */
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

const jsonType = /^application\/json\s*(;|$)/i;

/** Parses the body if there is a schema. Even without one, the content type must not be a form of another site. */
export async function readBody<Schema extends v.GenericSchema>(
  request: HonoRequest,
  schema: Schema | undefined,
): Promise<Result<v.InferOutput<Schema>, "not-json" | "malformed">> {
  const type = request.header("content-type");
  if (request.method !== "GET" && (schema || type) && !jsonType.test(type ?? "")) return err("not-json");
  if (!schema) return ok(undefined as v.InferOutput<Schema>);
  const json = parsed(await request.text());
  if (!json.ok) return json;
  const read = v.safeParse(schema, json.value, { abortEarly: true });
  return read.success ? ok(read.output) : err("malformed");
}

function parsed(text: string): Result<unknown, "malformed"> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err("malformed");
  }
}

/** One log line per request, with the route pattern: the URL itself may contain a token or user input. */
export function requestLog(log: Logger, trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    const requestId = (trustProxy && proxyRequestId(c)) || randomUUID();
    const started = performance.now();
    c.header("x-request-id", requestId);
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: c.req.method, route: patternOf(c), status: c.res.status, ms }, "request");
  };
}

const proxyRequestId = (c: Context) => c.req.header("x-request-id")?.match(/^[\w-]{8,64}$/)?.[0];

/** The first matched handler that is not middleware: middleware takes `next` as a second argument. */
const patternOf = (c: Context) => matchedRoutes(c).find(({ handler }) => handler.length < 2)?.path ?? "none";
