import { PassThrough } from "node:stream";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { emptySite } from "../http/site.ts";
import { createHub } from "../live/hub.ts";
import { createLog } from "../log.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import type { Place } from "../storage/engines.contract.ts";
import { type KeepEvents, openCollector } from "./collector.ts";
import { noon } from "./event-fixture.contract.ts";
import { type EventStorage, openEventStorage } from "./storage/event-storage.ts";

/** The real app with its collector; the storage is there to look into. */
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
  keep?: KeepEvents,
): Promise<ServedEvents> {
  const [lines, clock] = [[] as string[], { now: noon }];
  const log = createLog(new PassThrough().on("data", (line) => lines.push(String(line))));
  const config = { ...(readConfig({ PUBLIC_URL: "https://money.example", ...env }) as Config), ...place };
  const database = await openDatabase(place);
  const storage = await openEventStorage(place);
  const now = () => clock.now;
  const collector = openCollector({ config, log, now });
  const app = createApp({
    ...{ config, database, site: emptySite, log, hub: createHub(), mail: async () => {}, now },
    keepEvents: keep ?? collector.keep,
  });
  const close = async () => {
    await collector.close();
    await storage.close();
    await database.close();
  };
  return { app, storage, database, clock, lines, close };
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** What a browser says of itself when it sends a beacon from a page of ours. */
const beacon = {
  "content-type": "text/plain;charset=UTF-8",
  "user-agent": firefox,
  origin: "https://money.example",
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "no-cors",
};

export interface Sending {
  headers?: Record<string, string>;
  address?: string;
}

/** A text is sent as it is. */
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
