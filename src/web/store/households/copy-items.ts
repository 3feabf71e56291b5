import { err, ok } from "#domain/result.ts";
import { readRecord } from "#sync/read-record.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import type { Command, Edits } from "../command.ts";
import { type HouseholdState, recordOf } from "../household-state.ts";
import { pointersOf, withPointers } from "./pointers.ts";

/** What can be chosen. The rest belongs to one of these, or is about a household's own weeks. */
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

/** These come along with what they point at: nobody chooses a balance without its account. */
const belonging: readonly RecordKind[] = ["balance", "withdrawal", "habit-tick", "rule", "save"];

/** Saves for a goal, a debt or an account come with it; the others can be chosen by themselves. */
export const itemsOf = (household: HouseholdState, kind: RecordKind): readonly AnyRecord[] =>
  kind === "save"
    ? household.of.save.list().filter(({ target }) => !("id" in target))
    : (household.of[kind].list() as readonly AnyRecord[]);

/**
 * Copies chosen items of one household into another under new ids, with what belongs to them. Who and what they are
 * about is found in the other household by name, and comes along where it is not there. Nothing changes where they are
 * from.
 */
export const copyingItems = (from: HouseholdState, chosen: ReadonlySet<string>): Command => ({
  name: "copy-items",
  edits(to, newId) {
    const items = [...chosen].flatMap((id) => recordOf(from, id) ?? []);
    if (items.length < chosen.size) return err("gone");
    const { records, names } = gathered(from, to, items);
    // What is named after another one comes after it.
    const ids = records
      .map(({ id }) => id)
      .sort((one, other) => Number(one.includes("@")) - Number(other.includes("@")));
    for (const id of ids) names.set(id, newName(id, names, newId));
    return made(records.map((record) => renewed(record, names, to)));
  },
});

interface Gathered {
  records: readonly AnyRecord[];
  /** What is in the other household already, by the id it has in this one. */
  names: Map<string, string>;
}

/** What is chosen, what belongs to it, and what all of these need. */
function gathered(from: HouseholdState, to: HouseholdState, items: readonly AnyRecord[]): Gathered {
  const records = new Map(items.map((record) => [record.id, record]));
  for (const kind of belonging)
    for (const record of from.of[kind].list() as readonly AnyRecord[])
      if (ownerOf(record, (id) => records.has(id))) records.set(record.id, record);
  const names = new Map<string, string>();
  // A map may grow while it is walked: what is added is visited too.
  for (const record of records.values())
    for (const id of pointersOf(record).filter((one) => !records.has(one) && !names.has(one))) {
      const needed = recordOf(from, id);
      const same = needed && sameIn(to, needed);
      if (same) names.set(id, same.id);
      else if (needed) records.set(id, needed);
    }
  return { records: [...records.values()], names };
}

/** Whether a record belongs to one of these. Who did it is no owner. */
function ownerOf(record: AnyRecord, isOne: (id: string) => boolean): boolean {
  const { personId: _, ...rest } = record;
  return pointersOf(rest as AnyRecord).some(isOne);
}

/** The one that a person would call the same. */
function sameIn(to: HouseholdState, needed: AnyRecord): AnyRecord | undefined {
  const there = to.of[needed.kind].list() as readonly AnyRecord[];
  const byAccount = needed.uid !== undefined && there.find(({ uid }) => uid === needed.uid);
  return byAccount || there.find((one) => called(one) !== "" && called(one) === called(needed));
}

const called = ({ name, label }: AnyRecord): string => {
  const word = name ?? label;
  return typeof word === "string" ? word.trim().toLowerCase() : "";
};

/** An entry that a recurring one made is named after it, and still is where both are copied. */
function newName(id: string, names: ReadonlyMap<string, string>, newId: () => string): string {
  const at = id.lastIndexOf("@");
  const template = at < 0 ? undefined : names.get(id.slice(0, at));
  return template === undefined ? newId() : template + id.slice(at);
}

function renewed(record: AnyRecord, names: ReadonlyMap<string, string>, to: HouseholdState): AnyRecord {
  const { restored: _, ...fields } = withPointers(record, (id) => names.get(id) ?? id);
  const copy: AnyRecord = handedOver({ ...fields, id: names.get(record.id)!, version: 0 });
  const isLinked =
    copy.kind === "person" && to.of.person.list().some(({ uid }) => uid !== undefined && uid === copy.uid);
  if (!isLinked) return copy;
  // One account is one person of a household.
  const { uid: _uid, ...unlinked } = copy;
  return unlinked;
}

/** Two people of one name are one there, and nobody hands money to themselves. */
function handedOver<Entry extends { [name: string]: unknown }>(given: Entry): Entry {
  const { entry } = given;
  const copy = typeof entry === "object" && entry ? { ...given, entry: handedOver({ ...entry }) } : given;
  if (copy.toPersonId === undefined || copy.toPersonId !== copy.personId) return copy;
  const { toPersonId: _, ...rest } = copy;
  return rest as Entry;
}

function made(records: readonly AnyRecord[]): Edits {
  for (const record of records) {
    const read = readRecord(record);
    if (!read.ok) return err(read.problem === "record-too-large" ? read.problem : "bad-fields");
  }
  return ok(records.map((after) => ({ before: undefined, after })));
}
