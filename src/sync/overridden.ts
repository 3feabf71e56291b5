import { type Fields, kinds, newRecord } from "./kinds/kinds.ts";
import { isSameValue, own } from "./merge.ts";
import { readRecord } from "./read-record.ts";
import { type AnyRecord, type FieldValues, isEmptied, type RecordKind } from "./record.ts";

export type Overridden = Fields<"overridden">;

/** Kinds without announcements: drafts, and the announcements themselves. */
const unannounced: readonly RecordKind[] = ["intake-draft", "overridden"];

/** Fields that the app computes: nobody entered them. */
const computed: Partial<Record<RecordKind, readonly string[]>> = {
  category: ["since", "earlier"],
  transaction: ["imported"],
  "import-source": ["header", "mapping"],
  household: ["began", "confirmed"],
  goal: ["since", "paidUntil"],
};

/** The field group of a field. */
export function unitOf(kind: RecordKind, name: string): readonly string[] {
  const groups: readonly (readonly string[])[] = kinds[kind].together;
  return groups.find((group) => group.includes(name)) ?? [name];
}

interface Replaced {
  /** The record with the overridden values, at the version that the server accepted. */
  theirs: AnyRecord;
  /** The record after the merge. */
  merged: AnyRecord;
  /** Fields of `theirs` that the merge overrode. */
  lost: readonly string[];
}

/**
 * The announcements of what a merge overrode, one per field group. The id derives from the overridden version, so that two
 * devices that override the same value announce it once. A deletion overrides nothing, because a deleted record keeps its
 * fields. Records that became private are not announced, or their values would stay visible to others.
 */
export function announcementsOf({ theirs, merged, lost }: Replaced, at: number): AnyRecord[] {
  const { kind, id, version } = theirs;
  if (version === 0 || unannounced.includes(kind) || isEmptied(theirs) || isEmptied(merged)) return [];
  const known = lost.filter((name) => name in kinds[kind].schema.entries && !computed[kind]?.includes(name));
  const units = [...new Map(known.map((name) => [unitOf(kind, name)[0]!, unitOf(kind, name)])).values()];
  return units
    .map((names) =>
      newRecord("overridden", {
        id: idOf(version, names, id),
        of: { kind, id },
        names: [...names],
        lost: valuesOf(theirs.fields, names),
        won: valuesOf(merged.fields, names),
        replaced: version,
        at,
      }),
    )
    .filter((record) => readRecord(record).ok);
}

const longestId = 80;

const idOf = (version: number, [first]: readonly string[], id: string): string =>
  `overridden:${version}:${first}:${id}`.slice(0, longestId);

const valuesOf = (fields: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.flatMap((name) => (own(fields, name) === undefined ? [] : [[name, own(fields, name)]])));

/**
 * The announcements that still apply to a record, newest first: its fields have their winning value, or that value was
 * overridden in turn by one that applies. Once somebody has written another value, they do not apply any more.
 */
export function openOn({ fields }: AnyRecord, announcements: readonly Overridden[]): Overridden[] {
  const newestFirst = [...announcements].sort((one, other) => other.replaced - one.replaced);
  const open: Overridden[] = [];
  for (const one of newestFirst) {
    const standing = [valuesOf(fields, one.names), ...open.filter(isOfSame(one)).map(({ lost }) => lost)];
    const isMoot = isSameValue(one.lost, standing[0]);
    if (!isMoot && standing.some((values) => isSameValue(values, one.won))) open.push(one);
  }
  return open;
}

const isOfSame =
  ({ names }: Overridden) =>
  (other: Overridden): boolean =>
    other.names[0] === names[0];
