import type { Kysely } from "kysely";
import type { ParamValue } from "#sync/events/catalogue.ts";
import type { EventBatch, EventTouch, Step } from "#sync/events/event-batch.ts";

/** A stored event: of a visit and a browser's week, never of a person. */
export interface StoredEvent {
  id: string;
  /** When it happened, in milliseconds by the server's clock. */
  at: number;
  visit: string;
  /** A name of the catalogue, or one that an element of the page declares. */
  name: string;
  params: Readonly<Record<string, ParamValue>>;
  first: EventTouch;
  last: EventTouch;
  /** The week of the first touch. */
  since: string;
  /** The steps that this browser reached for the first time with this event. */
  reached: readonly Step[];
  /** Weeks since the first touch; only with the first event of each week. */
  week: number | null;
  isBot: boolean;
}

/** With the proof of consent: what was agreed to, when, and by whom. */
export interface ConsentedEvent extends StoredEvent {
  consent: EventBatch["consent"];
}

/** What differs between SQLite and PostgreSQL. */
export interface EventEngine {
  query: Kysely<EventTables>;
  /** Runs the missing migrations in one transaction, one node at a time. */
  migrate(): Promise<void>;
  /** Inserts all rows or none; rows with an existing id stay unchanged. */
  insert(rows: readonly EventRow[]): Promise<void>;
  /** Deletes up to `most` of the oldest events before a time, and returns how many. */
  deleteBefore(at: number, most: number): Promise<number>;
  /** The size of the events; freed space that will be reused does not count. */
  bytes(): Promise<number>;
}

const numbers: readonly (keyof EventRow)[] = ["at", "week", "is_bot", "consent_version", "consent_at"];

const touchCells = ({ source, medium, campaign, lander }: EventTouch) => [source, medium, campaign, lander] as const;

export function rowOf(event: ConsentedEvent): EventRow {
  const { id, at, visit, name, params, first, last, since, reached, week, isBot, consent } = event;
  const [first_source, first_medium, first_campaign, first_lander] = touchCells(first);
  const [last_source, last_medium, last_campaign, last_lander] = touchCells(last);
  return {
    id,
    at,
    visit,
    name,
    params: JSON.stringify(params),
    first_source,
    first_medium,
    first_campaign,
    first_lander,
    last_source,
    last_medium,
    last_campaign,
    last_lander,
    since,
    reached: reached.join(),
    week,
    is_bot: isBot ? 1 : 0,
    consent_version: consent.version,
    consent_at: consent.at,
    consent_by: consent.by,
  };
}

/** PostgreSQL returns 64-bit numbers as text; ours are milliseconds. */
export const eventOf = (row: EventRow): StoredEvent => ({
  id: row.id,
  at: Number(row.at),
  visit: row.visit,
  name: row.name,
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

/** All rows as one JSON parameter: binding thousands of values costs more than storing them. */
export const insertParameter = (rows: readonly EventRow[]): string =>
  JSON.stringify(rows.map((row) => columns.map((column) => row[column])));

const columns: readonly (keyof EventRow)[] = [
  ...(["id", "at", "visit", "name", "params"] as const),
  ...(["first_source", "first_medium", "first_campaign", "first_lander"] as const),
  ...(["last_source", "last_medium", "last_campaign", "last_lander"] as const),
  ...(["since", "reached", "week", "is_bot", "consent_version", "consent_at", "consent_by"] as const),
];

/** Inserts rows that `insertParameter` wrote and `given` yields one by one as `value`. The first row of an id wins. */
export const insertText = (table: string, given: string): string =>
  `insert into ${table} (${columns.join()}) select ${columns.map(cell).join()} from ${given} where true
  on conflict (id) do nothing`;

const cell = (column: keyof EventRow, index: number): string =>
  numbers.includes(column) ? `cast(value ->> ${index} as bigint)` : `value ->> ${index}`;

/** The tables as Kysely sees them. Nothing here refers to the tables of people and their money. */
export interface EventTables {
  events: EventRow;
}

/** Text and integers only, so that every engine stores the same. */
export interface EventRow {
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
  /** Steps separated by commas. */
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

/** `schema` is empty, or a schema name with a dot. */
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

/** The migrations that ran. The name differs from the table in the main database, so that nobody confuses them. */
export const createMigrationTable = (schema: "" | "events."): string =>
  `create table if not exists ${schema}versions (name text primary key, at text not null)`;
