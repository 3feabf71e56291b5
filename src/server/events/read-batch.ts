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
import type { ConsentedEvent } from "./storage/event-storage.ts";

/** Every browser since the nineties says one of these first; programs that fetch pages mostly don't. */
const browser = /^(Mozilla|Opera)\/\d/;

/** A phone maker whose name ends like a crawler's. */
const phones = /cubot/gi;

const words = [
  // Crawlers of search engines, assistants and archives.
  ...["bot\\b", "bot[/;_-]", "crawl", "spider", "slurp", "archiver", "mediapartners", "inspectiontool", "googleother"],
  ...["google-(extended|safety|read-aloud|site-verification|adwords|structured)", "chatgpt-user", "oai-search"],
  ...["claude-(user|web)", "perplexity-user", "meta-external", "cohere", "ia_arch", "scrapy", "heritrix"],
  // Pictures and words beside a link that someone shares.
  ...["externalhit", "facebookcatalog", "preview", "embedly", "iframely", "vkshare", "quora link", "flipboardproxy"],
  ...["pinterest/0\\.", "outbrain", "snap url"],
  // Whether a site is up, fast and well.
  ...["pingdom", "uptime", "statuscake", "site24x7", "datadog", "newrelic", "synthetic", "monitor", "catchpoint"],
  ...["lighthouse", "pagespeed", "gtmetrix", "ptst", "webpagetest", "validator", "checkly", "speedcurve"],
  // Browsers that nobody sits in front of.
  ...["headless", "phantomjs", "puppeteer", "playwright", "selenium", "webdriver", "cypress", "jsdom", "happydom"],
  ...["prerender", "rendertron", "screenshot", "https?://\\S*(bot|crawl|spider)"],
];

const notAPerson = new RegExp(words.join("|"), "i");

/**
 * Whether a browser says of itself that nobody sits in front of it. Told when an event arrives; what the browser says is
 * not kept.
 */
export function isBot(userAgent: string | undefined): boolean {
  const text = (userAgent ?? "").replace(phones, "");
  return !browser.test(text) || notAPerson.test(text);
}

const day = 86_400_000;
/** Longer than anyone is offline whose visit still tells something. */
const oldest = 31 * day;
/** A clock that was put right by an hour or two between an event and its sending is no reason to lose it. */
const furthestAhead = day;

/** What an engine can't hold as text: half of a sign, and the sign that ends a text elsewhere. */
const unstorable = /[\0\p{Cs}]/u;

/** The batch in a body, its events not read yet; null where there is none. */
export function readBatch(body: string): EventBatch | null {
  try {
    const read = v.safeParse(batchSchema, JSON.parse(body), { abortEarly: true });
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

interface Arrival {
  /** When it came, by our clock. */
  received: number;
  isBot: boolean;
}

/** Those of a batch that can be kept, each read by itself. */
export const eventsIn = (batch: EventBatch, arrival: Arrival): ConsentedEvent[] =>
  batch.events.flatMap((given) => readEvent(given, batch, arrival) ?? []);

function readEvent(
  given: unknown,
  { sentAt, consent }: EventBatch,
  { received, isBot }: Arrival,
): ConsentedEvent | null {
  const read = v.safeParse(eventSchema, given, { abortEarly: true });
  if (!read.success) return null;
  const { id, name, visit, first, last, since, week = null } = read.output;
  const params = isEventName(name) ? knownParams(name, read.output.params) : declaredParams(read.output.params);
  const at = ourTime(sentAt - read.output.at, received);
  if (params === null || at === null) return null;
  if ([params, first, last].flatMap(Object.values).some((value) => unstorable.test(String(value)))) return null;
  return { id, at, visit, name, params, first, last, since, reached: reachedBy(read.output), week, isBot, consent };
}

/** By how long ago it was, not by what the browser's clock said: that may be years off. */
function ourTime(age: number, received: number): number | null {
  return age > oldest || age < -furthestAhead ? null : received - Math.max(0, age);
}

/** Each once, in their order: whoever counts counts them all. */
const reachedBy = ({ reached }: SentEvent) => steps.filter((step) => reached.includes(step));
