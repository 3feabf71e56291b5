import { isDeepStrictEqual } from "node:util";
import type { Dialect, Expression, Kysely, RawBuilder } from "kysely";
import type { LimitRefusal, limits } from "#sync/limits.ts";
import { isRefused, type ReadWrite, type RefusedWrite } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { AcceptedWrites } from "./push/push.ts";
import type { DocumentRow, Tables } from "./tables.ts";

/** What differs between SQLite and PostgreSQL. Everything else is one source for both. */
export interface Engine {
  dialect: Dialect;
  /** Begins a transaction that only one node can have open at a time. */
  beginExclusive(connection: Kysely<Tables>): Promise<void>;
  /** Begins a transaction that writes. */
  beginWriting(connection: Kysely<Tables>): Promise<void>;
  /** The column type of text keys: compared byte by byte, whatever the collation of the database. */
  keyText: RawBuilder<string>;
  /** The elements of a JSON array as rows with one column, `value`: one parameter and one SQL text for any number of rows. */
  jsonElements(json: Expression<unknown>): RawBuilder<unknown>;
  /** The same for an array of strings. */
  jsonTextElements(json: Expression<unknown>): RawBuilder<unknown>;
  /** Stores the accepted writes of pushes in the way that is cheapest for this engine. */
  storePushes(query: Kysely<Tables>, pushes: readonly AcceptedWrites[]): Promise<void>;
  /** Joins a table by one key lookup for each row before it, whatever the planner would prefer. */
  lookUp(table: keyof Tables, where: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * The same for households, in the order they are named, and locks their rows. `waited` tells that another writer had the
   * lock: that row is read after the wait, but everything else in the statement is older.
   */
  lockHouseholds(where: RawBuilder<unknown>): RawBuilder<unknown>;
  /** How many writing transactions make progress at the same time. */
  concurrentWriters: number;
  /**
   * Copies the write-ahead log into the database file. `passive` copies what it can without waiting; `truncate` waits and
   * empties the log, so that the file alone is the database. PostgreSQL does this by itself.
   */
  checkpoint(mode: "passive" | "truncate"): void;
  /** Describes the damage in the engine's words; null if there is none or the engine checks by itself. */
  findDamage(): Promise<string | null>;
  /** Whether the database itself fails, so that every other query would fail now too. */
  isDown(error: unknown): boolean;
  /** Whether a transaction failed only because of a concurrent one, and can be retried. */
  isConflict(error: unknown): boolean;
  /** Whether the connection was lost or could not be made, and a new one may work. */
  isConnectionLost(error: unknown): boolean;
  /** Whether an inserted row has the key of an existing one. */
  isDuplicateKey(error: unknown): boolean;
}

/** The limits that devices share, and how many households one person may own, which only the server checks. */
export type Limits = Readonly<Record<keyof typeof limits, number>> & { readonly ownedHouseholds?: number };
export type SizeRefusal = Extract<LimitRefusal, "push-too-many" | "push-too-large">;

/** A write with its record as it would be stored. The version that a device puts into the record itself is ignored. */
export interface Draft {
  record: AnyRecord;
  base: number;
  body: string;
}

/** A record that an upgrade made too large is refused like any other large record. */
export function draftOf(write: ReadWrite, { recordBytes }: Limits): Draft | RefusedWrite {
  if (isRefused(write)) return write;
  // JSON omits undefined; copying all fields except one would cost more than serializing them.
  const body = JSON.stringify({ ...write.record, version: undefined });
  if (Buffer.byteLength(body) > recordBytes) return { id: write.record.id, refused: "record-too-large" };
  return { record: write.record, base: write.base, body };
}

export const recordOf = ({ version, body }: Pick<DocumentRow, "version" | "body">): AnyRecord => ({
  ...(JSON.parse(body) as AnyRecord),
  version,
});

/**
 * The answer for a record that is not stored: the device's own record at version 0, which is the base to send it with.
 * Anything else, such as a tombstone, would lose data in the merge.
 */
export const absentRecord = (record: AnyRecord): AnyRecord => ({ ...record, version: 0 });

/** Whether two bodies are equal, whatever the order of their fields. */
export const isSameBody = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

export function refusedSize(drafts: readonly (Draft | RefusedWrite)[], limits: Limits): SizeRefusal | null {
  if (drafts.length > limits.pushRecords) return "push-too-many";
  const total = drafts.reduce((sum, draft) => sum + (isRefused(draft) ? 0 : Buffer.byteLength(draft.body)), 0);
  return total > limits.pushBytes ? "push-too-large" : null;
}
