import { err, ok, type Result } from "#domain/result.ts";
import { readRecord } from "#sync/read-record.ts";
import { type AnyRecord, isEmptied, type RecordKind } from "#sync/record.ts";
import type { Command, Edits } from "../command.ts";
import type { DeviceTables } from "../device/device-database.ts";
import { type HouseholdState, recordOf } from "../household-state.ts";
import { persistEdits } from "../persist-edits.ts";
import { emptied, isAbout } from "../sync/announcements.ts";
import { referencesOf, withReferences } from "./references.ts";

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
    const { records, names } = gatherRecords(from, to, items);
    // What is named after another one comes after it.
    const ids = records
      .map(({ id }) => id)
      .sort((one, other) => Number(one.includes("@")) - Number(other.includes("@")));
    for (const id of ids) names.set(id, newIdFor(id, names, newId));
    return validated(records.map((record) => copyOf(record, names, to)));
  },
});

interface Gathered {
  records: readonly AnyRecord[];
  /** What is in the other household already, by the id it has in this one. */
  names: Map<string, string>;
}

/** What is chosen, what belongs to it, and what all of these need. */
function gatherRecords(from: HouseholdState, to: HouseholdState, items: readonly AnyRecord[]): Gathered {
  const records = new Map(items.map((record) => [record.id, record]));
  for (const kind of belonging)
    for (const record of from.of[kind].list() as readonly AnyRecord[])
      if (isOwnedBy(record, (id) => records.has(id))) records.set(record.id, record);
  const names = new Map<string, string>();
  // A map may grow while it is walked: what is added is visited too.
  for (const record of records.values())
    for (const id of referencesOf(record).filter((one) => !records.has(one) && !names.has(one))) {
      const needed = recordOf(from, id);
      const same = needed && findCounterpart(to, needed);
      if (same) names.set(id, same.id);
      else if (needed) records.set(id, needed);
    }
  return { records: [...records.values()], names };
}

/** Whether a record belongs to one of these. Who did it is no owner. */
function isOwnedBy(record: AnyRecord, isOne: (id: string) => boolean): boolean {
  const { personId: _, ...rest } = record;
  return referencesOf(rest as AnyRecord).some(isOne);
}

/** The one that a person would call the same. */
function findCounterpart(to: HouseholdState, needed: AnyRecord): AnyRecord | undefined {
  const there = to.of[needed.kind].list() as readonly AnyRecord[];
  const byAccount = needed.uid !== undefined && there.find(({ uid }) => uid === needed.uid);
  return byAccount || there.find((one) => nameOf(one) !== "" && nameOf(one) === nameOf(needed));
}

const nameOf = ({ name, label }: AnyRecord): string => {
  const word = name ?? label;
  return typeof word === "string" ? word.trim().toLowerCase() : "";
};

/** An entry that a recurring one made is named after it, and still is where both are copied. */
function newIdFor(id: string, names: ReadonlyMap<string, string>, newId: () => string): string {
  const at = id.lastIndexOf("@");
  const template = at < 0 ? undefined : names.get(id.slice(0, at));
  return template === undefined ? newId() : template + id.slice(at);
}

function copyOf(record: AnyRecord, names: ReadonlyMap<string, string>, to: HouseholdState): AnyRecord {
  const { restored: _, ...fields } = withReferences(record, (id) => names.get(id) ?? id);
  const copy: AnyRecord = withoutSelfTransfer({ ...fields, id: names.get(record.id)!, version: 0 });
  const isLinked =
    copy.kind === "person" && to.of.person.list().some(({ uid }) => uid !== undefined && uid === copy.uid);
  if (!isLinked) return copy;
  // One account is one person of a household.
  const { uid: _uid, ...unlinked } = copy;
  return unlinked;
}

/** Two people of one name are one there, and nobody hands money to themselves. */
function withoutSelfTransfer<Entry extends { [name: string]: unknown }>(given: Entry): Entry {
  const { entry } = given;
  const copy = typeof entry === "object" && entry ? { ...given, entry: withoutSelfTransfer({ ...entry }) } : given;
  if (copy.toPersonId === undefined || copy.toPersonId !== copy.personId) return copy;
  const { toPersonId: _, ...rest } = copy;
  return rest as Entry;
}

function validated(records: readonly AnyRecord[]): Edits {
  for (const record of records) {
    const read = readRecord(record);
    if (!read.ok) return err(read.problem === "record-too-large" ? read.problem : "bad-fields");
  }
  return ok(records.map((after) => ({ before: undefined, after })));
}

/** What can be one's own: an account with its balances, an expense, a goal with its saves. */
const movableKinds = ["account", "debt", "transaction", "goal"] as const;

interface MoveRequest {
  id: string;
  from: string;
  to: string;
  newId: () => string;
}

/**
 * Moves an item between the shared household and the private space: deleted there, made anew here under another id, with
 * what belongs to it, all in the transaction it is given. What is left behind says nothing but that it is gone, and the
 * server then empties the log of what the partner saw before. Announcements of overridden values go with it: they have its
 * values, also where somebody dismissed them. Who owns it and what it was taken for are
 * said of the other space's people and things, so they are not taken along.
 */
export async function moveItem(
  tables: DeviceTables,
  { id, from, to, newId }: MoveRequest,
): Promise<Result<{ id: string; left: readonly string[] }, "gone">> {
  const rows = (await tables.records.all({ household: from })).map(({ record }) => record);
  const live = rows.filter(({ deleted }) => !deleted);
  const item = live.find((record) => record.id === id);
  if (!item || !(movableKinds as readonly string[]).includes(item.kind)) return err("gone");
  const moved = [item, ...live.filter((record) => belongsTo(record, item))];
  const itemId = newId();
  const announcements = rows.filter((record) => !isEmptied(record) && moved.some(({ id }) => isAbout(record, id)));
  await persistEdits(tables, from, [
    ...[...moved, ...announcements].map((record) => ({ before: record, after: emptied(record) })),
    ...debtsOn(live, id).map((debt) => ({ before: debt, after: withoutAccount(debt) })),
  ]);
  await persistEdits(
    tables,
    to,
    moved.map((record) => ({ before: undefined, after: movedCopy(record, item, itemId, newId) })),
  );
  return ok({ id: itemId, left: [...moved, ...announcements].map((record) => record.id) });
}

type Pointer = { kind?: unknown; id?: unknown } | undefined;

/** By which field records point at what they belong to. */
const pointerOf = (record: AnyRecord): Pointer =>
  ((record.kind === "balance" && record.of) || (record.kind === "save" && record.target) || undefined) as Pointer;

function belongsTo(record: AnyRecord, item: AnyRecord): boolean {
  if (record.kind === "withdrawal") return item.kind === "goal" && record.goalId === item.id;
  const pointer = pointerOf(record);
  return pointer?.kind === item.kind && pointer.id === item.id;
}

const debtsOn = (records: readonly AnyRecord[], accountId: string): readonly AnyRecord[] =>
  records.filter((record) => record.kind === "debt" && record.accountId === accountId);

/** A loan stays where it is when the car that it was taken for moves. */
function withoutAccount({ accountId: _, ...debt }: AnyRecord): AnyRecord {
  return debt as AnyRecord;
}

function movedCopy(record: AnyRecord, item: AnyRecord, itemId: string, newId: () => string): AnyRecord {
  const { restored: _, ...fields } = record;
  if (record === item) {
    const { ownerIds: _owners, accountId: _account, ...own } = fields;
    return { ...own, id: itemId, version: 0 } as AnyRecord;
  }
  const pointer = pointerOf(record);
  const field = record.kind === "balance" ? "of" : "target";
  const pointed = pointer ? { [field]: { ...pointer, id: itemId } } : { goalId: itemId };
  return { ...fields, ...pointed, id: newId(), version: 0 };
}
