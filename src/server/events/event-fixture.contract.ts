import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import type { SentEvent } from "#sync/events/event-batch.ts";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { emptySite } from "../http/site.ts";
import { createHub } from "../live/hub.ts";
import { createLog } from "../log.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import type { Place } from "../storage/engines.contract.ts";
import { openCollector, type StoreEvents } from "./collector.ts";
import type { ConsentedEvent, StoredEvent } from "./storage/event-rows.ts";
import { type EventReader, type EventStorage, openEventStorage, type Period } from "./storage/event-storage.ts";

export const noon = Date.UTC(2026, 10, 15, 12);
export const day = 86_400_000;

const touch = { source: "google", medium: "organic", campaign: "", lander: "" };
const landed = { source: "newsletter", medium: "email", campaign: "autumn", lander: "couples" };

export const storedEvent = (more: Partial<ConsentedEvent> = {}): ConsentedEvent => ({
  id: randomUUID(),
  at: noon,
  visit: "visit-0001",
  name: "week_save",
  params: { weekId: "2026-W46" },
  first: touch,
  last: landed,
  since: "2026-W40",
  reached: ["first-save"],
  week: 6,
  isBot: false,
  consent: { version: 1, at: noon - 40 * day, by: "visitor" },
  ...more,
});

/** An event as a browser sends it. */
export function sentEvent(more: Partial<SentEvent> = {}): SentEvent {
  const { isBot: _, consent: __, week, reached, params, ...same } = storedEvent();
  return { ...same, params: { ...params }, reached: [...reached], week: week!, ...more };
}

export const batchOf = (events: readonly unknown[], more: object = {}) => ({
  sentAt: noon,
  consent: { version: 1, at: noon - day, by: "visitor" },
  events,
  ...more,
});

/** The event as stored, without the proof of consent. */
export const withoutProof = ({ consent: _, ...event }: ConsentedEvent): StoredEvent => event;

export const always: Period = { from: 0, to: Number.MAX_SAFE_INTEGER };

export async function allIn(reader: EventReader, period = always): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of reader.readEvents(period)) events.push(event);
  return events;
}

export const idsOf = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id).toSorted();

/** The real app with its collector, and the storage to inspect. */
export interface ServedEvents {
  app: ReturnType<typeof createApp>;
  storage: EventStorage;
  database: Database;
  clock: { now: number };
  lines: string[];
  close(): Promise<void>;
}

export async function serveEvents(
  place: Place,
  env: Record<string, string> = {},
  store?: StoreEvents,
): Promise<ServedEvents> {
  const [lines, clock] = [[] as string[], { now: noon }];
  const log = createLog(new PassThrough().on("data", (line) => lines.push(String(line))));
  const config = { ...(readConfig({ PUBLIC_URL: "https://money.example", ...env }) as Config), ...place };
  const database = await openDatabase(place);
  const storage = await openEventStorage(place);
  const now = () => clock.now;
  const collector = openCollector({ config, log, now });
  const app = createApp({
    config,
    database,
    site: emptySite,
    log,
    hub: createHub(),
    mail: async () => {},
    now,
    storeEvents: store ?? collector.store,
  });
  const close = async () => {
    await collector.close();
    await storage.close();
    await database.close();
  };
  return { app, storage, database, clock, lines, close };
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** The headers of a beacon from one of our pages. */
const beacon = {
  "content-type": "text/plain;charset=UTF-8",
  "user-agent": firefox,
  origin: "https://money.example",
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "no-cors",
};

interface Sending {
  headers?: Record<string, string>;
  address?: string;
}

/** A string body is sent unchanged. */
export const send = async (
  { app }: Pick<ServedEvents, "app">,
  body: unknown,
  { headers = {}, address = "192.0.2.1" }: Sending = {},
): Promise<Response> =>
  app.request(
    "/api/events",
    {
      method: "POST",
      headers: { ...beacon, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );

export const said = async (answer: Response) => [answer.status, (await answer.json()) as unknown];
