import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { makeFolder, type Place } from "../../storage/database.ts";
import {
  type ConsentedEvent,
  type EventEngine,
  type EventRow,
  eventOf,
  rowOf,
  type StoredEvent,
} from "./event-rows.ts";
import { hasPostgresEvents, postgresEvents } from "./postgres-events.ts";
import { sqliteEvents } from "./sqlite-events.ts";

/** Milliseconds; `from` is inclusive, `to` exclusive. */
export interface Period {
  from: number;
  to: number;
}

export interface EventReader {
  /** Oldest first, in slices, so that writers are never blocked for long. */
  readEvents(period: Period): AsyncGenerator<StoredEvent, void>;
  close(): Promise<void>;
}

/** The storage of events, separate from people's money: in a file or a schema of its own. */
export interface EventStorage extends EventReader {
  /** All or nothing; events with an existing id stay unchanged. */
  store(events: readonly ConsentedEvent[]): Promise<void>;
  /** Deletes up to `most` of the oldest events before a time, and returns how many. */
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

/** For readers: null if no event was ever stored, and then nothing is created. */
export async function openEventsToRead(place: Place): Promise<EventStorage | null> {
  const { databaseUrl, dataDir } = place;
  const exists = databaseUrl ? await hasPostgresEvents(databaseUrl) : existsSync(eventsPath(dataDir));
  return exists ? openEventStorage(place) : null;
}

function storageOn(engine: EventEngine): EventStorage {
  return {
    store: (events) => engine.insert(sortedById(events.map(rowOf))),
    readEvents: (period) => readEvents(engine, period),
    forget: engine.deleteBefore,
    bytes: engine.bytes,
    close: () => engine.query.destroy(),
  };
}

/** One order for all writers, so that two that store the same events never deadlock. */
const sortedById = (rows: EventRow[]): EventRow[] => rows.sort((a, b) => (a.id < b.id ? -1 : 1));

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
