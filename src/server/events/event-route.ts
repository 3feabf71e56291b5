import { createHmac, randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import type { EventAnswer } from "#sync/events/event-batch.ts";
import { refuse, refuseForNow } from "../identity/refusals.ts";
import { clientAddress } from "../limits/client-address.ts";
import type { StoreEvents, StoreFailure } from "./collector.ts";
import { eventsIn, isBot, readBatch } from "./read-batch.ts";

interface Budget {
  left: number;
  /** When `left` was computed. */
  at: number;
}

interface Limits {
  /** The sustained rate: events per minute. */
  aMinute: number;
  /** The burst size, for example for a device that was offline for a while. */
  atOnce: number;
  /** The maximum number of tracked addresses; the least recent one is dropped first. */
  addresses: number;
}

const eventBudget: Limits = { aMinute: 600, atOnce: 1_200, addresses: 20_000 };

/**
 * A token bucket per address. Buckets are in memory, so that no flood reaches a database, and keyed by an HMAC whose key
 * ends with this process, so that no address is stored.
 */
export function addressBudgets({ aMinute, atOnce, addresses }: Limits): {
  /** Takes `count` tokens and returns 0, or returns the milliseconds to wait. */
  take(address: string, count: number, now: number): number;
  known(): number;
} {
  const key = randomBytes(32);
  const nameOf = (address: string) => createHmac("sha256", key).update(address).digest("base64url");
  const budgets = new Map<string, Budget>();
  const aMillisecond = aMinute / 60_000;
  const leftAt = ({ left, at }: Budget, now: number) => Math.min(atOnce, left + Math.max(0, now - at) * aMillisecond);

  /** Drops full buckets. Two per request, so that buckets go faster than they come. */
  function dropSome(now: number): void {
    for (const [name, budget] of [...firstOf(budgets, 2)])
      if (budgets.size > addresses || leftAt(budget, now) >= atOnce) budgets.delete(name);
  }

  return {
    take(address, count, now) {
      const name = nameOf(address);
      const known = budgets.get(name);
      const left = known ? leftAt(known, now) : atOnce;
      if (count > left) return Math.ceil((count - left) / aMillisecond);
      // Reinserted, so that the most recent address is last.
      budgets.delete(name);
      budgets.set(name, { left: left - count, at: now });
      dropSome(now);
      return 0;
    },
    known: () => budgets.size,
  };
}

function* firstOf<Key, Value>(map: Map<Key, Value>, count: number): Generator<[Key, Value], void> {
  let yielded = 0;
  for (const entry of map) {
    if (yielded === count) return;
    yielded += 1;
    yield entry;
  }
}

interface EventParts {
  store: StoreEvents;
  trustProxy: boolean;
  now: () => number;
}

/** A beacon is sent as plain text. Forms of other sites are refused earlier, by their origin. */
const readable = /^(application\/json|text\/plain)\s*(;|$)/i;

/** Seconds until a retry may succeed. */
const retrySeconds: Record<StoreFailure, number> = { busy: 5, broken: 60, full: 3_600 };

/** The endpoint for analytics events. The address is used only for the rate limit, and never stored. */
export function mountEvents(app: Hono, { store, trustProxy, now }: EventParts): void {
  const budgets = addressBudgets(eventBudget);
  app.post("/api/events", async (c) => {
    c.header("cache-control", "no-store");
    if (!readable.test(c.req.header("content-type") ?? "")) return refuse(c, "not-json");
    const batch = readBatch(await c.req.text());
    const wait = budgets.take(clientAddress(c, trustProxy), batch?.events.length ?? 1, now());
    if (wait > 0) return refuseForNow(c, wait);
    if (batch === null) return refuse(c, "malformed");
    const events = eventsIn(batch, { received: now(), isBot: isBot(c.req.header("user-agent")) });
    const outcome = events.length > 0 ? await store(events) : "stored";
    if (outcome !== "stored") return refuseToStore(c, outcome);
    return c.json<EventAnswer>({ stored: events.length, dropped: batch.events.length - events.length });
  });
}

function refuseToStore(c: Context, why: StoreFailure): Response {
  c.header("retry-after", String(retrySeconds[why]));
  return c.json({ error: `events-${why}` }, 503);
}
