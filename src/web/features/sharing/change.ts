import type { MoneyFormat } from "#domain/money/money.ts";
import type { Change } from "#sync/household-api.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import { isSameValue, own } from "#sync/merge.ts";
import { type AnyRecord, isEmptied } from "#sync/record.ts";
import { fieldWords, recordWords } from "#web/household/words/record-words.ts";
import type { HouseholdState } from "#web/store/index.ts";

type ChangeKind = "added" | "changed" | "deleted" | "brought-back" | "moved-away";

/** Names of the fields that differ. */
export function changedFields(one: AnyRecord, other: AnyRecord): string[] {
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
  return [...names].filter((name) => !isSameValue(own(one.fields, name), own(other.fields, name)));
}

/** What happened to a record. Moving it to a private space leaves an emptied tombstone. */
export function changeKind(record: AnyRecord, earlier: AnyRecord | undefined): ChangeKind {
  if (!record.deleted) return !earlier ? "added" : earlier.deleted ? "brought-back" : "changed";
  return isEmptied(record) ? "moved-away" : "deleted";
}

/** Hides the earlier changes of records that were moved to a private space, except the move itself. */
export function visibleChanges(changes: readonly Change[]): readonly Change[] {
  const movedAt = new Map(changes.filter(({ record }) => isEmptied(record)).map(({ record, seq }) => [record.id, seq]));
  return changes.filter(({ record, seq }) => seq >= (movedAt.get(record.id) ?? 0));
}

/** Groups the fields that are merged as one unit. */
function mergeUnitsOf(record: AnyRecord, fields: readonly string[]): (readonly string[])[] {
  const groups: readonly (readonly string[])[] = kinds[record.kind].together;
  const touched = groups.filter((group) => group.some((name) => fields.includes(name)));
  const single = fields.filter((name) => !touched.some((group) => group.includes(name)));
  return [...touched, ...single.map((name) => [name])];
}

/**
 * The record after undoing a change, or why it can't be undone: `overwritten` by a later change; `never`, because the
 * record is private now or because a household can't lose its own settings.
 */
type UndoResult = { earlier: AnyRecord | undefined } | "overwritten" | "never";

/** Undoes only the fields that nobody has changed since. `now` is the current record, undefined if it is deleted. */
export function undoOf(record: AnyRecord, earlier: AnyRecord | undefined, now: AnyRecord | undefined): UndoResult {
  const kind = changeKind(record, earlier);
  if (kind === "moved-away" || (kind === "added" && record.kind === "household")) return "never";
  if (kind === "deleted") return now ? "overwritten" : { earlier };
  if (!now) return "overwritten";
  if (!earlier) return { earlier: undefined };
  if (kind === "brought-back") return { earlier };
  const unchanged = mergeUnitsOf(record, changedFields(record, earlier)).filter((unit) =>
    unit.every((name) => isSameValue(own(now.fields, name), own(record.fields, name))),
  );
  if (unchanged.length === 0) return "overwritten";
  return { earlier: withFieldsOf(earlier, record, unchanged.flat()) };
}

/** The record with these fields as they were earlier, or without them if there were none. */
function withFieldsOf({ fields: earlier }: AnyRecord, record: AnyRecord, names: readonly string[]): AnyRecord {
  const others = Object.entries(record.fields).filter(([name]) => !names.includes(name));
  const restored = names.filter((name) => own(earlier, name) !== undefined).map((name) => [name, own(earlier, name)]);
  return { ...record, fields: Object.fromEntries([...others, ...restored]) };
}

const verbs: Readonly<Record<ChangeKind, string>> = {
  added: "added",
  changed: "changed",
  deleted: "deleted",
  "brought-back": "brought back",
  "moved-away": "took",
};

interface ChangeDescription {
  who: string;
  record: AnyRecord;
  /** `unknown` if the earlier version is not available. */
  earlier: AnyRecord | undefined | "unknown";
  household: HouseholdState;
  format: MoneyFormat;
}

/** Only the kind: what was moved to a private space must not be named. */
const movedWords = ({ kind }: AnyRecord): string =>
  kind === "transaction" ? "an entry" : kind === "account" ? "an account" : `a ${kind}`;

/** "Maya changed the bill “Rent”: amount from $1,000.00 to $1,200.00." */
export function changeWords({ who, record, earlier, household, format }: ChangeDescription): string {
  const known = earlier === "unknown" ? undefined : earlier;
  const kind = earlier === "unknown" && !record.deleted ? "changed" : changeKind(record, known);
  const thing = kind === "moved-away" ? movedWords(record) : recordWords(record, household, format);
  const parts = kind === "changed" && known ? fieldsWords(record, known, format) : [];
  const end = kind === "moved-away" ? " out of what is shared" : "";
  return `${who} ${verbs[kind]} ${thing}${end}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}

const fieldsWords = (record: AnyRecord, earlier: AnyRecord, format: MoneyFormat): string[] => [
  ...new Set(
    changedFields(record, earlier).map((name) => fieldWords(name, earlier.fields[name], record.fields[name], format)),
  ),
];
