import type { Context, Hono } from "hono";
import type { EventAnswer } from "#sync/events/event-batch.ts";
import { refuse, refuseForNow } from "../identity/refusals.ts";
import { clientAddress } from "../limits/client-address.ts";
import { addressBudgets, eventBudget } from "./address-budgets.ts";
import type { KeepEvents, Unkept } from "./collector.ts";
import { isBot } from "./is-bot.ts";
import { eventsIn, readBatch } from "./read-batch.ts";

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
