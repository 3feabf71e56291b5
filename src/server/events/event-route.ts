import { createHmac, randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import type { EventAnswer } from "#sync/events/event-batch.ts";
import { refuse, refuseForNow } from "../identity/refusals.ts";
import { clientAddress } from "../limits/client-address.ts";
import type { KeepEvents, Unkept } from "./collector.ts";
import { eventsIn, isBot, readBatch } from "./read-batch.ts";

interface Budget {
  left: number;
  /** When so much was left. */
  at: number;
}

interface Limits {
  /** Events a minute, for as long as one likes. */
  aMinute: number;
  /** And so many at once, such as by whoever was offline for a while. */
  atOnce: number;
  /** Of so many addresses at most it is known; who sent nothing for the longest time is forgotten first. */
  addresses: number;
}

const eventBudget: Limits = { aMinute: 600, atOnce: 1_200, addresses: 20_000 };

/**
 * How many events an address may send. Counted in memory, so that no flood reaches a database, and under a name made with a
 * key that ends with this process, so that no address is kept.
 */
export function addressBudgets({ aMinute, atOnce, addresses }: Limits): {
  /** Takes so many and gives 0, or gives the milliseconds to wait first. */
  take(address: string, count: number, now: number): number;
  known(): number;
} {
  const key = randomBytes(32);
  const nameOf = (address: string) => createHmac("sha256", key).update(address).digest("base64url");
  const budgets = new Map<string, Budget>();
  const aMillisecond = aMinute / 60_000;
  const leftAt = ({ left, at }: Budget, now: number) => Math.min(atOnce, left + Math.max(0, now - at) * aMillisecond);

  /** Of whoever has everything left there is nothing to know. Two a time, so that they go faster than they come. */
  function forgetSome(now: number): void {
    for (const [name, budget] of [...firstOf(budgets, 2)])
      if (budgets.size > addresses || leftAt(budget, now) >= atOnce) budgets.delete(name);
  }

  return {
    take(address, count, now) {
      const name = nameOf(address);
      const known = budgets.get(name);
      const left = known ? leftAt(known, now) : atOnce;
      if (count > left) return Math.ceil((count - left) / aMillisecond);
      // Anew, so that who came last stands last.
      budgets.delete(name);
      budgets.set(name, { left: left - count, at: now });
      forgetSome(now);
      return 0;
    },
    known: () => budgets.size,
  };
}

function* firstOf<Key, Value>(map: Map<Key, Value>, count: number): Generator<[Key, Value], void> {
  let given = 0;
  for (const entry of map) {
    if (given === count) return;
    given += 1;
    yield entry;
  }
}

interface EventParts {
  keep: KeepEvents;
  trustProxy: boolean;
  now: () => number;
}

/** A beacon sends its text as such. No form of another site's comes this far: it says where it is from. */
const readable = /^(application\/json|text\/plain)\s*(;|$)/i;

/** Seconds until it may be worth another try. */
const tryAfter: Record<Unkept, number> = { busy: 5, broken: 60, full: 3_600 };

/** Where browsers send what was measured. Who sent it is asked for the limit alone, and kept nowhere. */
export function mountEvents(app: Hono, { keep, trustProxy, now }: EventParts): void {
  const budgets = addressBudgets(eventBudget);
  app.post("/api/events", async (c) => {
    c.header("cache-control", "no-store");
    if (!readable.test(c.req.header("content-type") ?? "")) return refuse(c, "not-json");
    const batch = readBatch(await c.req.text());
    const wait = budgets.take(clientAddress(c, trustProxy), batch?.events.length ?? 1, now());
    if (wait > 0) return refuseForNow(c, wait);
    if (batch === null) return refuse(c, "malformed");
    const events = eventsIn(batch, { received: now(), isBot: isBot(c.req.header("user-agent")) });
    const outcome = events.length > 0 ? await keep(events) : "kept";
    if (outcome !== "kept") return refuseToKeep(c, outcome);
    return c.json<EventAnswer>({ kept: events.length, dropped: batch.events.length - events.length });
  });
}

function refuseToKeep(c: Context, why: Unkept): Response {
  c.header("retry-after", String(tryAfter[why]));
  return c.json({ error: `events-${why}` }, 503);
}
