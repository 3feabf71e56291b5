import { err, ok } from "#domain/result.ts";
import { readRecord } from "#sync/read-record.ts";
import type { AnyRecord, FieldValues, RecordKind } from "#sync/record.ts";
import type { Command, Edits } from "../command.ts";
import { type HouseholdState, recordOf } from "../household-state.ts";
import { placesOf, referencesOf, withPlaces, withReferences } from "./references.ts";

/** Kinds that users can select. All others belong to one of these, or to the household's own weeks. */
export const copyableKinds = [
  "person",
  "income",
  "bill",
  "category",
  "account",
  "debt",
  "goal",
  "save",
  "habit",
  "recurring",
  "template",
  "transaction",
] as const satisfies readonly RecordKind[];

/** Kinds that are copied along with what they reference, such as balances with their account. */
const belonging: readonly RecordKind[] = ["balance", "withdrawal", "habit-tick", "rule", "save"];

/** Saves for a goal, a debt or an account are copied with it; all others can be selected themselves. */
export const itemsOf = (household: HouseholdState, kind: RecordKind): readonly AnyRecord[] =>
  kind === "save"
    ? household.of.save.records().filter(({ fields }) => !("id" in fields.target))
    : household.of[kind].records();

/**
 * Copies selected items into another household under new ids, with what belongs to them. People and categories that they
 * reference are matched by account or name, and copied if there is no match. Accounts in which money moved are matched by
 * name only. The source does not change.
 */
export const copyingItems = (from: HouseholdState, chosen: ReadonlySet<string>): Command => ({
  name: "copy-items",
  edits(to, newId) {
    const items = [...chosen].flatMap((id) => recordOf(from, id) ?? []);
    if (items.length < chosen.size) return err("gone");
    const { records, names } = gatherRecords(from, to, items);
    // Derived ids come after their originals.
    const ids = records
      .map(({ id }) => id)
      .sort((one, other) => Number(one.includes("@")) - Number(other.includes("@")));
    for (const id of ids) names.set(id, newIdFor(id, names, newId));
    return validated(records.map((record) => copyOf(record, names, to)));
  },
});

interface Gathered {
  records: readonly AnyRecord[];
  /** New ids by the old ones; first those of records that exist in the target. */
  names: Map<string, string>;
}

/** The selected records, what belongs to them, and what all of these reference. */
function gatherRecords(from: HouseholdState, to: HouseholdState, items: readonly AnyRecord[]): Gathered {
  const records = new Map(items.map((record) => [record.id, record]));
  for (const kind of belonging)
    for (const record of from.of[kind].records())
      if (isOwnedBy(record, (id) => records.has(id))) records.set(record.id, record);
  const names = new Map<string, string>();
  // Maps can grow during iteration: added records are visited too.
  for (const record of records.values())
    for (const id of referencesOf(record).filter((one) => !records.has(one) && !names.has(one))) {
      const needed = recordOf(from, id);
      const same = needed && findCounterpart(to, needed);
      if (same) names.set(id, same.id);
      else if (needed) records.set(id, needed);
    }
  // An expense does not bring its account along: it takes the target's account of that name, or none.
  for (const id of [...records.values()].flatMap(placesOf).filter((one) => !records.has(one) && !names.has(one))) {
    const place = from.of.account.record(id) ?? from.of.debt.record(id);
    const same = place && findCounterpart(to, place);
    if (same) names.set(id, same.id);
  }
  return { records: [...records.values()], names };
}

/** Whether a record belongs to one of these. A `personId` is not ownership. */
function isOwnedBy(record: AnyRecord, isOne: (id: string) => boolean): boolean {
  const { personId: _, ...fields } = record.fields;
  return referencesOf({ ...record, fields }).some(isOne);
}

/** The record that users would consider the same. */
function findCounterpart(to: HouseholdState, needed: AnyRecord): AnyRecord | undefined {
  const there: readonly AnyRecord[] = to.of[needed.kind].records();
  const { uid } = needed.fields;
  const byAccount = uid !== undefined && there.find(({ fields }) => fields.uid === uid);
  return byAccount || there.find((one) => nameOf(one) !== "" && nameOf(one) === nameOf(needed));
}

const nameOf = ({ fields }: AnyRecord): string => {
  const word = fields.name ?? fields.label;
  return typeof word === "string" ? word.trim().toLowerCase() : "";
};

/** The id of a recurring entry derives from its template, and still does if both are copied. */
function newIdFor(id: string, names: ReadonlyMap<string, string>, newId: () => string): string {
  const at = id.lastIndexOf("@");
  const template = at < 0 ? undefined : names.get(id.slice(0, at));
  return template === undefined ? newId() : template + id.slice(at);
}

function copyOf(record: AnyRecord, names: ReadonlyMap<string, string>, to: HouseholdState): AnyRecord {
  const { fields } = withReferences(record, (id) => names.get(id) ?? id);
  const { uid, ...rest } = withoutSelfTransfer(withPlaces(fields, (id) => names.get(id)));
  // An account is linked to at most one person of a household.
  const isLinked =
    record.kind === "person" && to.of.person.list().some((one) => one.uid !== undefined && one.uid === uid);
  return asNew(record, names.get(record.id)!, uid === undefined || isLinked ? rest : { ...rest, uid });
}

/** A copy under a new id, unknown to any server. */
export const asNew = ({ kind, edition }: AnyRecord, id: string, fields: FieldValues): AnyRecord => ({
  id,
  kind,
  edition,
  version: 0,
  deleted: false,
  fields: { ...fields, id },
});

/** Two people may match the same one in the target: then a transfer between them is not a transfer any more. */
function withoutSelfTransfer(given: FieldValues): FieldValues {
  const { entry } = given;
  const copy = typeof entry === "object" && entry ? { ...given, entry: withoutSelfTransfer({ ...entry }) } : given;
  if (copy.toPersonId === undefined || copy.toPersonId !== copy.personId) return copy;
  const { toPersonId: _, ...rest } = copy;
  return rest;
}

function validated(records: readonly AnyRecord[]): Edits {
  for (const record of records) {
    const read = readRecord(record);
    if (!read.ok) return err(read.problem === "record-too-large" ? read.problem : "bad-fields");
  }
  return ok(records.map((after) => ({ before: undefined, after })));
}
