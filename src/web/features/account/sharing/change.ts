import type { MoneyFormat } from "#domain/money/money.ts";
import type { Change } from "#sync/household-api.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import { isSameValue, own } from "#sync/merge-same-value.ts";
import { type AnyRecord, envelopeFields, isEmptied } from "#sync/record.ts";
import { fieldWords, thingWords } from "#web/household/words/record-words.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

type ChangeKind = "added" | "changed" | "deleted" | "brought-back" | "moved-away";

/** Fields that people wrote differently. */
export function changedFields(one: AnyRecord, other: AnyRecord): string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of envelopeFields) fields.delete(name);
  return [...fields].filter((name) => !isSameValue(own(one, name), own(other, name)));
}

/** What became of a record. One that was moved to somebody's own space leaves nothing but its id. */
export function changeKind(record: AnyRecord, earlier: AnyRecord | undefined): ChangeKind {
  if (!record.deleted) return !earlier ? "added" : earlier.deleted ? "brought-back" : "changed";
  return isEmptied(record) ? "moved-away" : "deleted";
}

/** Of what someone keeps to themselves now, nothing is told but that they do. */
export function visibleChanges(changes: readonly Change[]): readonly Change[] {
  const away = new Map(changes.filter(({ record }) => isEmptied(record)).map(({ record, seq }) => [record.id, seq]));
  return changes.filter(({ record, seq }) => seq >= (away.get(record.id) ?? 0));
}

/** The fields that are decided together with one of these. */
function unitsOf(record: AnyRecord, fields: readonly string[]): (readonly string[])[] {
  const groups: readonly (readonly string[])[] = kinds[record.kind].together;
  const touched = groups.filter((group) => group.some((name) => fields.includes(name)));
  const single = fields.filter((name) => !touched.some((group) => group.includes(name)));
  return [...touched, ...single.map((name) => [name])];
}

/**
 * What a record would be if a change were taken back, or why it is not: `overruled` by a later one, or `never`, because
 * someone keeps it to themselves since, or because a household can't be without its own answers.
 */
type Undoing = { earlier: AnyRecord | undefined } | "overruled" | "never";

/**
 * Takes back only what still stands: a field that was written again since stays as it is. `now` is the record as it is
 * shown, undefined where it is deleted.
 */
export function undoOf(record: AnyRecord, earlier: AnyRecord | undefined, now: AnyRecord | undefined): Undoing {
  const kind = changeKind(record, earlier);
  if (kind === "moved-away" || (kind === "added" && record.kind === "household")) return "never";
  if (kind === "deleted") return now ? "overruled" : { earlier };
  if (!now) return "overruled";
  if (!earlier) return { earlier: undefined };
  if (kind === "brought-back") return { earlier };
  const standing = unitsOf(record, changedFields(record, earlier)).filter((unit) =>
    unit.every((name) => isSameValue(own(now, name), own(record, name))),
  );
  if (standing.length === 0) return "overruled";
  return { earlier: withFields(record, earlier, standing.flat()) };
}

function withFields(record: AnyRecord, earlier: AnyRecord, names: readonly string[]): AnyRecord {
  const kept = Object.entries(record).filter(([name]) => !names.includes(name));
  const taken = names.filter((name) => own(earlier, name) !== undefined).map((name) => [name, own(earlier, name)]);
  return Object.fromEntries([...kept, ...taken]) as AnyRecord;
}

const verbs: Readonly<Record<ChangeKind, string>> = {
  added: "added",
  changed: "changed",
  deleted: "deleted",
  "brought-back": "brought back",
  "moved-away": "took",
};

interface Told {
  who: string;
  record: AnyRecord;
  /** `unknown` where the earlier version is not known. */
  earlier: AnyRecord | undefined | "unknown";
  household: HouseholdState;
  format: MoneyFormat;
}

/** What was moved away says nothing of itself any more, and nothing else may say it in its place. */
const movedWords = ({ kind }: AnyRecord): string =>
  kind === "transaction" ? "an entry" : kind === "account" ? "an account" : `a ${kind}`;

/** "Maya changed the bill “Rent”: amount from $1,000.00 to $1,200.00." */
export function changeWords({ who, record, earlier, household, format }: Told): string {
  const known = earlier === "unknown" ? undefined : earlier;
  const kind = earlier === "unknown" && !record.deleted ? "changed" : changeKind(record, known);
  const thing = kind === "moved-away" ? movedWords(record) : thingWords(record, household, format);
  const parts = kind === "changed" && known ? fieldsWords(record, known, format) : [];
  const end = kind === "moved-away" ? " out of what is shared" : "";
  return `${who} ${verbs[kind]} ${thing}${end}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}

const fieldsWords = (record: AnyRecord, earlier: AnyRecord, format: MoneyFormat): string[] => [
  ...new Set(changedFields(record, earlier).map((name) => fieldWords(name, earlier[name], record[name], format))),
];
