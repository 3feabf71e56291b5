import type { Table as DexieTable, Transaction } from "dexie";
import {
  type DeviceTables,
  type Key,
  keysOf,
  type OutboxState,
  type RecordRow,
  type RecordTable,
  type Table,
  tableNames,
  type Where,
} from "./device-database.ts";

export const byKey = "[household+id]";
export const byKind = "[record.kind+household+id]";
/** Only of what was sent and not answered: the many that wait have nothing there, and cost nothing more to write. */
export const underWay = "[household+sent.id]";

/** The tables of one transaction. */
export const tablesOf = (own: Transaction): DeviceTables =>
  ({
    ...Object.fromEntries(tableNames.map((name) => [name, tableOf(own.table(name), keysOf[name])])),
    records: recordTableOf(own.table("records")),
  }) as unknown as DeviceTables;

function recordTableOf(table: DexieTable<RecordRow>): RecordTable {
  const ranges = () => table.where(byKind);
  const rows = tableOf(table, keysOf.records);
  return {
    ...rows,
    get: async (keys) => (keys.length < enoughToRange ? null : await sideBySide(table, keys)) ?? rows.get(keys),
    async allBut(kind) {
      const before = await ranges().below([kind]).toArray();
      return before.concat(await ranges().above([kind, []]).toArray());
    },
    ofKind: (kind, after, most) =>
      ranges()
        .between(after ? [kind, after.household, after.id] : [kind], [kind, []], false, false)
        .limit(most)
        .toArray(),
  };
}

/** From so many on it may pay to ask for all that stand between the first and the last. */
const enoughToRange = 20;

/**
 * Rows that stand side by side, as an import's do: one request for all of them costs half of one for each. Null where
 * one of them is not there, or others stand between.
 */
async function sideBySide(table: DexieTable<RecordRow>, keys: readonly Key[]) {
  const ends = [[...keys[0]!], [...keys.at(-1)!]].sort(([, one], [, other]) => (one! < other! ? -1 : 1));
  const there = await table.where(byKey).between(ends[0], ends[1], true, true).limit(keys.length).toArray();
  const byId = new Map(there.map((row) => [row.id, row]));
  const found = keys.map(([household, id]) => {
    const row = byId.get(id!);
    return row?.household === household ? row : undefined;
  });
  return found.includes(undefined) ? null : found;
}

/** A key of one field is the field itself, not a list of one. */
function tableOf<Row>(table: DexieTable<Row>, fields: readonly string[]): Table<Row> {
  const plain = (keys: readonly Key[]) =>
    fields.length === 1 ? keys.map(([key]) => key!) : keys.map((key) => [...key]);
  return {
    get: (keys) => table.bulkGet(plain(keys)),
    put: async (rows) => void (await table.bulkPut(rows)),
    remove: (keys) => table.bulkDelete(plain(keys)),
    all: (where, most = Number.POSITIVE_INFINITY) => found(table, where).limit(most).toArray(),
    count: (where) => found(table, where).count(),
  };
}

/** In IndexedDB a list comes after every text, so that `[household, []]` is behind all of the household. */
function found<Row>(table: DexieTable<Row>, where: Where | undefined) {
  if (!where) return table.toCollection();
  const { household, state } = where;
  const within = (index: string) => table.where(index).between([household], [household, []]);
  if (state === "sent") return within(underWay);
  return state ? within(byKey).filter((row) => (row as { state?: OutboxState }).state === state) : within(byKey);
}
