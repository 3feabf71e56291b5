import type { Kysely } from "kysely";
import type { EventRow, EventTables } from "./event-tables.ts";

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
