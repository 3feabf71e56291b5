import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { makeFolder, type Place } from "../../storage/database.ts";
import type { ConsentedEvent, StoredEvent } from "../stored-event.ts";
import type { EventEngine } from "./event-engine.ts";
import { eventOf, rowOf } from "./event-rows.ts";
import type { EventRow } from "./event-tables.ts";
import { hasPostgresEvents, postgresEvents } from "./postgres-events.ts";
import { sqliteEvents } from "./sqlite-events.ts";

/** Milliseconds; the first one belongs to it, the last one does not. */
export interface Period {
  from: number;
  to: number;
}

export interface EventReader {
  /** Oldest first, a slice at a time, so that nobody who writes is held up. */
  readEvents(period: Period): AsyncGenerator<StoredEvent, void>;
  close(): Promise<void>;
}

/** Where events are kept: apart from people's money, in a file or a schema of their own. */
export interface EventStorage extends EventReader {
  /** All or nothing; one whose id is there already stays as it is. */
  keep(events: readonly ConsentedEvent[]): Promise<void>;
  /** Forgets so many of the oldest from before a time, and says how many there were. */
  forget(before: number, most: number): Promise<number>;
  bytes(): Promise<number>;
}

const slice = 1_000;

export const eventsPath = (dataDir: string): string => join(dataDir, "events.db");

export async function openEventStorage({ databaseUrl, dataDir }: Place): Promise<EventStorage> {
  if (!databaseUrl) makeFolder(dataDir);
  const engine = databaseUrl ? postgresEvents(databaseUrl) : sqliteEvents(eventsPath(dataDir));
  try {
    await engine.migrate();
  } catch (error) {
    await engine.query.destroy().catch(() => {});
    throw error;
  }
  return storageOn(engine);
}

/** For whoever only looks: where no event was ever kept there is nothing to open, and nothing is made. */
export async function openEventsToRead(place: Place): Promise<EventStorage | null> {
  const { databaseUrl, dataDir } = place;
  const isThere = databaseUrl ? await hasPostgresEvents(databaseUrl) : existsSync(eventsPath(dataDir));
  return isThere ? openEventStorage(place) : null;
}

function storageOn(engine: EventEngine): EventStorage {
  return {
    keep: (events) => engine.insert(inOrder(events.map(rowOf))),
    readEvents: (period) => readEvents(engine, period),
    forget: engine.deleteBefore,
    bytes: engine.bytes,
    close: () => engine.query.destroy(),
  };
}

/** One order for all writers: two that store the same ones then wait for each other, and never both. */
const inOrder = (rows: EventRow[]): EventRow[] => rows.sort((a, b) => (a.id < b.id ? -1 : 1));

async function* readEvents(engine: EventEngine, { from, to }: Period): AsyncGenerator<StoredEvent, void> {
  let last = { at: from, id: "" };
  for (;;) {
    const rows = await sliceAfter(engine, last, to);
    yield* rows.map(eventOf);
    if (rows.length < slice) return;
    last = rows.at(-1)!;
  }
}

const sliceAfter = ({ query }: EventEngine, { at, id }: { at: number; id: string }, to: number): Promise<EventRow[]> =>
  query
    .selectFrom("events")
    .selectAll()
    .where(sql<boolean>`(at, id) > (${at}, ${id})`)
    .where("at", "<", to)
    .orderBy("at")
    .orderBy("id")
    .limit(slice)
    .execute();
