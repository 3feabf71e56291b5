import { err, ok, type Result } from "#domain/result.ts";
import { kinds } from "./kinds/kinds.ts";
import { type Merged, merge, overriddenBy } from "./merge.ts";
import { isSameValue } from "./merge-same-value.ts";
import { readRecord } from "./read-record.ts";
import type { AnyRecord } from "./record.ts";

export interface Sides {
  /** What both started from; absent where both created it. */
  base: AnyRecord | null | undefined;
  mine: AnyRecord;
  theirs: AnyRecord;
}

/**
 * Merges records as they come: of older editions, which are upgraded first, or of a newer one, which only a newer app can
 * merge. What two valid records make together is valid too, or `mine` stands as a whole.
 */
export function join({ base, mine, theirs }: Sides): Result<Merged, "newer-edition"> {
  const sides = [base ?? mine, mine, theirs].map(upgraded);
  if (sides.some((side) => side === null)) return err("newer-edition");
  const [from, own, other] = sides as [AnyRecord, AnyRecord, AnyRecord];
  const { together } = kinds[own.kind];
  const start = base ? { base: from } : {};
  const merged = merge({ ...start, mine: own, theirs: other, together });
  if (merged.record.deleted || readRecord(merged.record).ok) return ok(merged);
  return ok({ record: { ...own, version: other.version }, lost: overriddenBy(own, { ...start, theirs: other }) });
}

/** The same words, whatever version the server gave them. */
export const saysTheSame = (one: AnyRecord, other: AnyRecord): boolean =>
  isSameValue({ ...one, version: 0, restored: 0 }, { ...other, version: 0, restored: 0 });

/** Null for a record that is not for this app to change. One that can't be read here is taken as it is. */
function upgraded(record: AnyRecord): AnyRecord | null {
  const read = readRecord(record);
  if (read.ok) return read.value;
  return read.problem === "newer-edition" || read.problem === "unknown-kind" ? null : record;
}
