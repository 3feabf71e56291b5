import * as v from "valibot";
import { isEventName, knownParams } from "#sync/events/catalogue.ts";
import {
  batchSchema,
  declaredParams,
  type EventBatch,
  eventSchema,
  type SentEvent,
  steps,
} from "#sync/events/event-batch.ts";
import type { ConsentedEvent } from "./storage/event-rows.ts";

/** Every browser since the nineties begins with one of these; programs that fetch pages mostly don't. */
const browser = /^(Mozilla|Opera)\/\d/;

/** A phone maker whose name ends like a crawler's. */
const phones = /cubot/gi;

const words = [
  // Crawlers of search engines, assistants and archives.
  ...["bot\\b", "bot[/;_-]", "crawl", "spider", "slurp", "archiver", "mediapartners", "inspectiontool", "googleother"],
  ...["google-(extended|safety|read-aloud|site-verification|adwords|structured)", "chatgpt-user", "oai-search"],
  ...["claude-(user|web)", "perplexity-user", "meta-external", "cohere", "ia_arch", "scrapy", "heritrix"],
  // Link previews.
  ...["externalhit", "facebookcatalog", "preview", "embedly", "iframely", "vkshare", "quora link", "flipboardproxy"],
  ...["pinterest/0\\.", "outbrain", "snap url"],
  // Monitors and performance checks.
  ...["pingdom", "uptime", "statuscake", "site24x7", "datadog", "newrelic", "synthetic", "monitor", "catchpoint"],
  ...["lighthouse", "pagespeed", "gtmetrix", "ptst", "webpagetest", "validator", "checkly", "speedcurve"],
  // Automated browsers.
  ...["headless", "phantomjs", "puppeteer", "playwright", "selenium", "webdriver", "cypress", "jsdom", "happydom"],
  ...["prerender", "rendertron", "screenshot", "https?://\\S*(bot|crawl|spider)"],
];

const botPattern = new RegExp(words.join("|"), "i");

/** Whether the user agent is not a person's browser. Decided when an event arrives; the user agent itself is not stored. */
export function isBot(userAgent: string | undefined): boolean {
  const text = (userAgent ?? "").replace(phones, "");
  return !browser.test(text) || botPattern.test(text);
}

const day = 86_400_000;
/** Longer offline than this, a visit tells nothing any more. */
const maxAge = 31 * day;
/** A clock that was corrected by an hour or two between an event and its sending is no reason to drop the event. */
const maxClockSkew = day;

/** What an engine can't store as text: a lone surrogate and NUL. */
const unstorable = /[\0\p{Cs}]/u;

/** Parses the batch in a body, without its events; null if it is malformed. */
export function readBatch(body: string): EventBatch | null {
  try {
    const read = v.safeParse(batchSchema, JSON.parse(body), { abortEarly: true });
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

interface Arrival {
  /** The time of arrival by the server's clock. */
  received: number;
  isBot: boolean;
}

/** The valid events of a batch, each parsed by itself. */
export const eventsIn = (batch: EventBatch, arrival: Arrival): ConsentedEvent[] =>
  batch.events.flatMap((event) => readEvent(event, batch, arrival) ?? []);

function readEvent(
  event: unknown,
  { sentAt, consent }: EventBatch,
  { received, isBot }: Arrival,
): ConsentedEvent | null {
  const read = v.safeParse(eventSchema, event, { abortEarly: true });
  if (!read.success) return null;
  const { id, name, visit, first, last, since, week = null } = read.output;
  const params = isEventName(name) ? knownParams(name, read.output.params) : declaredParams(read.output.params);
  const at = serverTime(sentAt - read.output.at, received);
  if (params === null || at === null) return null;
  if ([params, first, last].flatMap(Object.values).some((value) => unstorable.test(String(value)))) return null;
  return { id, at, visit, name, params, first, last, since, reached: reachedBy(read.output), week, isBot, consent };
}

/** Computed from the event's age, not from the browser's clock, which may be years off. */
function serverTime(age: number, received: number): number | null {
  return age > maxAge || age < -maxClockSkew ? null : received - Math.max(0, age);
}

/** Each step once, in their order: the counter counts every one. */
const reachedBy = ({ reached }: SentEvent) => steps.filter((step) => reached.includes(step));
