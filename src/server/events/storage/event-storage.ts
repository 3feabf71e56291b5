import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { ParamValue } from "#sync/events/catalogue.ts";
import type { EventBatch, EventTouch, Step } from "#sync/events/event-batch.ts";
import { makeFolder, type Place } from "../../storage/database.ts";
import { hasPostgresEvents, postgresEvents } from "./postgres-events.ts";
import { sqliteEvents } from "./sqlite-events.ts";

/** An event as it is kept: of a visit and a browser's week, never of a person. */
export interface StoredEvent {
  id: string;
  /** Milliseconds by the server's clock, when it happened. */
  at: number;
  visit: string;
  /** Of the catalogue, or declared by an element of the page. */
  name: string;
  params: Readonly<Record<string, ParamValue>>;
  first: EventTouch;
  last: EventTouch;
  /** The week of the first touch. */
  since: string;
  /** The steps that this browser reached with it, for the first time. */
  reached: readonly Step[];
  /** Weeks since the first touch; with the first event of each of them only. */
  week: number | null;
  isBot: boolean;
}

/** With the proof that it may be kept: what was agreed to, when, and by whom. */
export interface ConsentedEvent extends StoredEvent {
  consent: EventBatch["consent"];
}

/** What differs between SQLite and PostgreSQL. */
export interface EventEngine {
  query: Kysely<EventTables>;
  /** Brings the schema forward, all or nothing, one node at a time. */
  migrate(): Promise<void>;
  /** All of them or none; those whose id is there already stay as they are. */
  insert(rows: readonly EventRow[]): Promise<void>;
  /** Deletes so many of the oldest that happened before a time, and says how many there were. */
  deleteBefore(at: number, most: number): Promise<number>;
  /** What the events take up; room that was freed and is used again does not count. */
  bytes(): Promise<number>;
}

const numbers: readonly (keyof EventRow)[] = ["at", "week", "is_bot", "consent_version", "consent_at"];

const touchCells = ({ source, medium, campaign, lander }: EventTouch) => [source, medium, campaign, lander] as const;

function rowOf(event: ConsentedEvent): EventRow {
  const { id, at, visit, name, params, first, last, since, reached, week, isBot, consent } = event;
  const [first_source, first_medium, first_campaign, first_lander] = touchCells(first);
  const [last_source, last_medium, last_campaign, last_lander] = touchCells(last);
  return {
    ...{ id, at, visit, name, params: JSON.stringify(params) },
    ...{ first_source, first_medium, first_campaign, first_lander },
    ...{ last_source, last_medium, last_campaign, last_lander },
    ...{ since, reached: reached.join(), week, is_bot: isBot ? 1 : 0 },
    ...{ consent_version: consent.version, consent_at: consent.at, consent_by: consent.by },
  };
}

/** PostgreSQL hands out 64-bit numbers as text; ours are milliseconds. */
const eventOf = (row: EventRow): StoredEvent => ({
  ...{ id: row.id, at: Number(row.at), visit: row.visit, name: row.name },
  params: JSON.parse(row.params) as StoredEvent["params"],
  first: touchOf(row, "first"),
  last: touchOf(row, "last"),
  since: row.since,
  reached: row.reached === "" ? [] : (row.reached.split(",") as Step[]),
  week: row.week,
  isBot: row.is_bot === 1,
});

const touchOf = (row: EventRow, which: "first" | "last"): EventTouch => ({
  source: row[`${which}_source`],
  medium: row[`${which}_medium`],
  campaign: row[`${which}_campaign`],
  lander: row[`${which}_lander`],
});

/** Rows for one parameter of a statement: binding thousands costs more than storing them. */
export const cellsOf = (rows: readonly EventRow[]): string =>
  JSON.stringify(rows.map((row) => columns.map((column) => row[column])));

const columns: readonly (keyof EventRow)[] = [
  ...(["id", "at", "visit", "name", "params"] as const),
  ...(["first_source", "first_medium", "first_campaign", "first_lander"] as const),
  ...(["last_source", "last_medium", "last_campaign", "last_lander"] as const),
  ...(["since", "reached", "week", "is_bot", "consent_version", "consent_at", "consent_by"] as const),
];

/** Puts rows, as `cellsOf` writes them and `given` gives them one by one as `value`, into a table. The first of an id stays. */
export const insertText = (table: string, given: string): string =>
  `insert into ${table} (${columns.join()}) select ${columns.map(cell).join()} from ${given} where true
  on conflict (id) do nothing`;

const cell = (column: keyof EventRow, index: number): string =>
  numbers.includes(column) ? `cast(value ->> ${index} as bigint)` : `value ->> ${index}`;

/** The tables as Kysely sees them. Nothing here refers to the tables of people and their money. */
export interface EventTables {
  events: EventRow;
}

/** Text and whole numbers only, so that every engine stores the same. */
interface EventRow {
  id: string;
  at: number;
  visit: string;
  name: string;
  /** As JSON. */
  params: string;
  first_source: string;
  first_medium: string;
  first_campaign: string;
  first_lander: string;
  last_source: string;
  last_medium: string;
  last_campaign: string;
  last_lander: string;
  since: string;
  /** Steps with commas between them. */
  reached: string;
  week: number | null;
  is_bot: 0 | 1;
  consent_version: number;
  consent_at: number;
  consent_by: string;
}

export interface EventMigration {
  name: string;
  statements: readonly string[];
}

/** `schema` is empty, or a schema's name with a dot. */
export const createEvents = (schema: "" | "events."): readonly string[] => [
  `create table ${schema}events (
    id text primary key,
    at bigint not null,
    visit text not null,
    name text not null,
    params text not null,
    first_source text not null,
    first_medium text not null,
    first_campaign text not null,
    first_lander text not null,
    last_source text not null,
    last_medium text not null,
    last_campaign text not null,
    last_lander text not null,
    since text not null,
    reached text not null,
    week integer,
    is_bot integer not null,
    consent_version bigint not null,
    consent_at bigint not null,
    consent_by text not null
  )`,
  `create index events_by_time on ${schema}events (at, id)`,
];

/** The migrations that were run. Not called as the table of people's database is, so that nobody takes one for the other. */
export const createVersions = (schema: "" | "events."): string =>
  `create table if not exists ${schema}versions (name text primary key, at text not null)`;

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
