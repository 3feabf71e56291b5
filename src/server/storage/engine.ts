import type { Dialect, Expression, Kysely, RawBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** What differs between SQLite and PostgreSQL. Everything else is one source for both. */
export interface Engine {
  dialect: Dialect;
  /** Begins a transaction that only one node at a time can hold. */
  beginAlone(connection: Kysely<Tables>): Promise<void>;
  /** Begins a transaction that writes. */
  beginWriting(connection: Kysely<Tables>): Promise<void>;
  /**
   * The elements of a JSON list as rows with one column, `value`. One parameter and one text for any number of rows:
   * binding thousands of parameters costs more than storing them.
   */
  eachOf(json: Expression<unknown>): RawBuilder<unknown>;
  /** Ends a question about households whose rows are to be kept from other writers. Nothing where a writer is alone. */
  forUpdate: RawBuilder<unknown>;
  /** How many transactions that write get on together. */
  writersAtOnce: number;
  /** Whether the fault is the database's own, so that whatever else is asked now would fail too. */
  isDown(error: unknown): boolean;
  /** Whether a transaction failed only because another one was in its way, and may be tried again from the start. */
  wasInTheWay(error: unknown): boolean;
}
