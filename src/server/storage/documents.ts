import { isDeepStrictEqual } from "node:util";
import type { LimitRefusal, limits } from "#sync/limits.ts";
import { isRefused, type ReadWrite, type RefusedWrite } from "#sync/read-writes.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DocumentRow } from "./tables.ts";

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
