import { isDeepStrictEqual } from "node:util";
import type { Dialect, Expression, Kysely, RawBuilder } from "kysely";
import type { LimitRefusal, limits } from "#sync/limits.ts";
import { isRefused, type ReadWrite, type RefusedWrite } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Taken } from "./push/push.ts";
import type { DocumentRow, Tables } from "./tables.ts";

/** What differs between SQLite and PostgreSQL. Everything else is one source for both. */
export interface Engine {
  dialect: Dialect;
  /** Begins a transaction that only one node at a time can hold. */
  beginExclusive(connection: Kysely<Tables>): Promise<void>;
  /** Begins a transaction that writes. */
  beginWriting(connection: Kysely<Tables>): Promise<void>;
  /** The type of texts that only tell rows apart: compared byte by byte, whatever the language of the database. */
  keyText: RawBuilder<string>;
  /** The elements of a JSON list as rows with one column, `value`. One parameter and one text for any number of rows. */
  jsonElements(json: Expression<unknown>): RawBuilder<unknown>;
  /** The same for a list of texts. */
  jsonTextElements(json: Expression<unknown>): RawBuilder<unknown>;
  /** Stores what pushes leave behind, in the way that costs this engine least. */
  storePushes(query: Kysely<Tables>, pushes: readonly Taken[]): Promise<void>;
  /** Joins the rows of a table to those before it, looked up for each of them, whatever else might seem cheaper. */
  lookUp(table: keyof Tables, where: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * The same for households, in the order they are named, and keeps their rows from other writers. One that was written by
   * someone who had to be waited for has `waited`: it comes as it is now, and all that is asked beside it is older.
   */
  lockHouseholds(where: RawBuilder<unknown>): RawBuilder<unknown>;
  /** How many transactions that write get on together. */
  concurrentWriters: number;
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
  isConflict(error: unknown): boolean;
  /** Whether the connection to the database was lost, or could not be made, and another one may do better. */
  isConnectionLost(error: unknown): boolean;
  /** Whether a row was to be added under a key that another one has. */
  isDuplicateKey(error: unknown): boolean;
}

/** The agreed ones, and how many households one person may own: the device has no part in that. */
export type Limits = Readonly<Record<keyof typeof limits, number>> & { readonly ownedHouseholds?: number };
export type SizeRefusal = Extract<LimitRefusal, "push-too-many" | "push-too-large">;

/** A write with its record as it would be stored. The version that a device names in the record itself counts nowhere. */
export interface Draft {
  record: AnyRecord;
  base: number;
  body: string;
}

/** A record that an upgrade made too large is refused like one that came so. */
export function draftOf(write: ReadWrite, { recordBytes }: Limits): Draft | RefusedWrite {
  if (isRefused(write)) return write;
  // Left out by JSON; copying all fields but one would cost more than writing them.
  const body = JSON.stringify({ ...write.record, version: undefined });
  if (Buffer.byteLength(body) > recordBytes) return { id: write.record.id, refused: "record-too-large" };
  return { record: write.record, base: write.base, body };
}

export const recordOf = ({ version, body }: Pick<DocumentRow, "version" | "body">): AnyRecord => ({
  ...(JSON.parse(body) as AnyRecord),
  version,
});

/**
 * What a device is told of a record that is not here: its own words at version 0, the base to send them with. Anything
 * else, such as a tombstone, would merge into a loss.
 */
export const absentRecord = (record: AnyRecord): AnyRecord => ({ ...record, version: 0 });

/** Whether two bodies say the same, in whichever order their fields come. */
export const isSameBody = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

export function refusedSize(drafts: readonly (Draft | RefusedWrite)[], limits: Limits): SizeRefusal | null {
  if (drafts.length > limits.pushRecords) return "push-too-many";
  const total = drafts.reduce((sum, draft) => sum + (isRefused(draft) ? 0 : Buffer.byteLength(draft.body)), 0);
  return total > limits.pushBytes ? "push-too-large" : null;
}
