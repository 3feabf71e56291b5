import { err, ok, type Result } from "#domain/result.ts";
import { kinds } from "./kinds/kinds.ts";
import { isSameValue, type Merged, merge, overriddenBy } from "./merge.ts";
import { readRecord } from "./read-record.ts";
import type { AnyRecord } from "./record.ts";

export interface Sides {
  /** The common ancestor; absent if both sides created the record. */
  base: AnyRecord | null | undefined;
  mine: AnyRecord;
  theirs: AnyRecord;
}

/**
 * Merges records of any edition: older ones are upgraded first, newer ones can only be merged by a newer app. If two valid
 * records merge into an invalid one, `mine` wins as a whole.
 */
export function join({ base, mine, theirs }: Sides): Result<Merged, "newer-edition"> {
  const sides = [base ?? mine, mine, theirs].map(upgraded);
  if (sides.some((side) => side === null)) return err("newer-edition");
  const [from, own, other] = sides as [AnyRecord, AnyRecord, AnyRecord];
  const { together } = kinds[own.kind];
  const start = base ? from : undefined;
  const merged = merge({ base: start, mine: own, theirs: other, together });
  if (merged.record.deleted || readRecord(merged.record).ok) return ok(merged);
  return ok({ record: { ...own, version: other.version }, lost: overriddenBy(own, { base: start, theirs: other }) });
}

/** Equal content, whatever the version. */
export const saysTheSame = (one: AnyRecord, other: AnyRecord): boolean =>
  isSameValue({ ...one, version: 0, restored: 0 }, { ...other, version: 0, restored: 0 });

/** Null for a record of a newer edition. An unreadable record stays unchanged. */
function upgraded(record: AnyRecord): AnyRecord | null {
  const read = readRecord(record);
  if (read.ok) return read.value;
  return read.problem === "newer-edition" || read.problem === "unknown-kind" ? null : record;
}
