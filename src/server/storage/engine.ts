import type { Dialect, Expression, Kysely, RawBuilder } from "kysely";
import type { Taken } from "./push/taken.ts";
import type { Tables } from "./tables.ts";

/** What differs between SQLite and PostgreSQL. Everything else is one source for both. */
export interface Engine {
  dialect: Dialect;
  /** Begins a transaction that only one node at a time can hold. */
  beginAlone(connection: Kysely<Tables>): Promise<void>;
  /** Begins a transaction that writes. */
  beginWriting(connection: Kysely<Tables>): Promise<void>;
  /** The type of texts that only tell rows apart: compared byte by byte, whatever the language of the database. */
  keyText: RawBuilder<string>;
  /** The elements of a JSON list as rows with one column, `value`. One parameter and one text for any number of rows. */
  eachOf(json: Expression<unknown>): RawBuilder<unknown>;
  /** The same for a list of texts. */
  eachTextOf(json: Expression<unknown>): RawBuilder<unknown>;
  /** Stores what pushes leave behind, in the way that costs this engine least. */
  storePushes(query: Kysely<Tables>, pushes: readonly Taken[]): Promise<void>;
  /** Joins the rows of a table to those before it, looked up for each of them, whatever else might seem cheaper. */
  lookUp(table: keyof Tables, where: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * The same for households, in the order they are named, and keeps their rows from other writers. One that was written by
   * someone who had to be waited for has `waited`: it comes as it is now, and all that is asked beside it is older.
   */
  takeHouseholds(where: RawBuilder<unknown>): RawBuilder<unknown>;
  /** How many transactions that write get on together. */
  writersAtOnce: number;
  /**
   * Copies the write-ahead log into the database file. `passive` copies what it can without waiting for anyone; `truncate`
   * waits and empties the log, so that the file alone is the database. PostgreSQL does this by itself.
   */
  checkpoint(mode: "passive" | "truncate"): void;
  /** What is damaged, in the engine's words; null where nothing is, or where the engine checks by itself. */
  findDamage(): Promise<string | null>;
  /** Whether the fault is the database's own, so that whatever else is asked now would fail too. */
  isDown(error: unknown): boolean;
  /** Whether a transaction failed only because another one was in its way, and may be tried again from the start. */
  wasInTheWay(error: unknown): boolean;
  /** Whether the connection to the database was lost, or could not be made, and another one may do better. */
  wasCutOff(error: unknown): boolean;
  /** Whether a row was to be added under a key that another one has. */
  wasThere(error: unknown): boolean;
}
