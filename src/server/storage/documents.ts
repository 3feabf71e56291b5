import { isDeepStrictEqual } from "node:util";
import type { LimitRefusal, limits } from "#sync/limits.ts";
import type { Write } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DocumentRow } from "./tables.ts";

export type Limits = Readonly<Record<keyof typeof limits, number>>;
export type SizeRefusal = Extract<LimitRefusal, "push-too-many" | "record-too-large" | "push-too-large">;

/** A write with its record as it would be stored. The version that a device names in the record itself counts nowhere. */
export interface Draft {
  record: AnyRecord;
  base: number;
  body: string;
}

export function draftOf({ base, record }: Write): Draft {
  const { version: _, ...fields } = record;
  return { record, base, body: JSON.stringify(fields) };
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

export function refusedSize(drafts: readonly Draft[], limits: Limits): SizeRefusal | null {
  if (drafts.length > limits.pushRecords) return "push-too-many";
  const sizes = drafts.map(({ body }) => Buffer.byteLength(body));
  if (sizes.some((size) => size > limits.recordBytes)) return "record-too-large";
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return total > limits.pushBytes ? "push-too-large" : null;
}
