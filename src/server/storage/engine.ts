import type { Dialect, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What differs between SQLite and PostgreSQL. Everything else is one source for both. */
export interface Engine {
  dialect: Dialect;
  /** Begins a transaction that only one node at a time can hold. */
  beginAlone(connection: Kysely<Tables>): Promise<void>;
}
