import type { Table as DexieTable } from "dexie";
import type { Key, RecordRow } from "./device-database.ts";

type HouseholdRow = Pick<RecordRow, "household" | "id">;

export const byKey = "[household+id]";

/** From so many on it pays to ask for all that stand between the first and the last: one request in place of one for each. */
const enough = 20;

/** The rows of these keys, where nothing else stands between them, as in an import; else null. */
export async function sideBySide<Row extends HouseholdRow>(table: DexieTable<Row>, keys: readonly Key[]) {
  const range = rangeOf(table, keys);
  const there = range && (await range.limit(keys.length + 1).toArray());
  if (!there || there.length > keys.length) return null;
  const byId = new Map(there.map((row) => [row.id, row]));
  return keys.map(([, id]) => byId.get(id!));
}

/** Whether the rows of these keys could be removed all at once. */
export async function removedSideBySide<Row extends HouseholdRow>(table: DexieTable<Row>, keys: readonly Key[]) {
  const range = rangeOf(table, keys);
  const there = range && (await range.limit(keys.length + 1).primaryKeys());
  const asked = new Set(keys.map(([, id]) => id));
  if (!there?.every((key) => asked.has((key as unknown as Key)[1]!))) return false;
  await rangeOf(table, keys)!.delete();
  return true;
}

/** Everything from the first to the last of many keys of one household, whichever end they begin at. */
function rangeOf<Row extends HouseholdRow>(table: DexieTable<Row>, keys: readonly Key[]) {
  if (keys.length < enough) return null;
  const [household, one] = keys[0]!;
  const [, other] = keys.at(-1)!;
  const [first, last] = one! < other! ? [one!, other!] : [other!, one!];
  const isWithin = ([home, id]: Key) => home === household && first <= id! && id! <= last;
  return keys.every(isWithin) ? table.where(byKey).between([household, first], [household, last], true, true) : null;
}
