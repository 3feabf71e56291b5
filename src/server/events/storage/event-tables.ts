/** The tables as Kysely sees them. Nothing here refers to the tables of people and their money. */
export interface EventTables {
  events: EventRow;
}

/** Text and whole numbers only, so that every engine stores the same. */
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
