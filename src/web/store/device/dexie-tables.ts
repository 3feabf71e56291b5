import type { Table as DexieTable, Transaction } from "dexie";
import {
  type DeviceTables,
  type Key,
  keysOf,
  type OutboxState,
  type RecordRow,
  type RecordTable,
  type RowFilter,
  type Table,
  tableNames,
} from "./device-database.ts";

export const byKind = "[record.kind+household+id]";
/** Sparse: only rows that were sent and not answered have `sent.id`, so queued rows cost nothing more to write. */
export const bySentId = "[household+sent.id]";

/** The tables of one transaction. */
export const tablesOf = (own: Transaction): DeviceTables =>
  ({
    ...Object.fromEntries(tableNames.map((name) => [name, tableOf(own.table(name), keysOf[name])])),
    outbox: householdTableOf(own.table("outbox")),
    records: recordTableOf(own.table("records")),
  }) as unknown as DeviceTables;

function recordTableOf(table: DexieTable<RecordRow>): RecordTable {
  const ranges = () => table.where(byKind);
  return {
    ...householdTableOf(table),
    async allBut(kind) {
      const before = await ranges().below([kind]).toArray();
      return before.concat(await ranges().above([kind, []]).toArray());
    },
    ofKind: (kind, after, most) =>
      ranges()
        .between(after ? [kind, after.household, after.id] : [kind], [kind, []], false, false)
        .limit(most)
        .toArray(),
    ofHousehold: (household, after, most) =>
      table.where(byKey).between([household, after], [household, []], false, false).limit(most).toArray(),
  };
}

/** Rows of a household: contiguous keys are read and removed as one range. */
function householdTableOf<Row extends Pick<RecordRow, "household" | "id">>(table: DexieTable<Row>): Table<Row> {
  const rows = tableOf(table, keysOf.records);
  return {
    ...rows,
    get: async (keys) => (await readRange(table, keys)) ?? rows.get(keys),
    remove: async (keys) => ((await removeRange(table, keys)) ? undefined : rows.remove(keys)),
  };
}

/** A single-field key is the plain value, not an array. */
function tableOf<Row>(table: DexieTable<Row>, fields: readonly string[]): Table<Row> {
  const plain = (keys: readonly Key[]) =>
    fields.length === 1 ? keys.map(([key]) => key!) : keys.map((key) => [...key]);
  return {
    get: (keys) => table.bulkGet(plain(keys)),
    put: async (rows) => void (await table.bulkPut(rows)),
    remove: (keys) => table.bulkDelete(plain(keys)),
    all: (where, most = Number.POSITIVE_INFINITY) => matching(table, where).limit(most).toArray(),
    count: (where) => matching(table, where).count(),
  };
}

/** IndexedDB sorts arrays after strings, so `[household, []]` is after all keys of the household. */
function matching<Row>(table: DexieTable<Row>, where: RowFilter | undefined) {
  if (!where) return table.toCollection();
  const { household, state } = where;
  const within = (index: string) => table.where(index).between([household], [household, []]);
  if (state === "sent") return within(bySentId);
  return state ? within(byKey).filter((row) => (row as { state?: OutboxState }).state === state) : within(byKey);
}

type KeyedRow = Pick<RecordRow, "household" | "id">;

export const byKey = "[household+id]";

/** From this many keys on, one range request is cheaper than one request per key. */
const rangeThreshold = 20;

/** The rows of these keys, if the range has no other rows, as in an import; else null. */
async function readRange<Row extends KeyedRow>(table: DexieTable<Row>, keys: readonly Key[]) {
  const range = rangeOf(table, keys);
  const rows = range && (await range.limit(keys.length + 1).toArray());
  if (!rows || rows.length > keys.length) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.map(([, id]) => byId.get(id!));
}

/** Removes these keys as one range. Returns false if the range has other rows. */
async function removeRange<Row extends KeyedRow>(table: DexieTable<Row>, keys: readonly Key[]) {
  const range = rangeOf(table, keys);
  const rows = range && (await range.limit(keys.length + 1).primaryKeys());
  const wanted = new Set(keys.map(([, id]) => id));
  if (!rows?.every((key) => wanted.has((key as unknown as Key)[1]!))) return false;
  await rangeOf(table, keys)!.delete();
  return true;
}

/** The range from the lowest to the highest key. Null for few keys, or keys of several households. */
function rangeOf<Row extends KeyedRow>(table: DexieTable<Row>, keys: readonly Key[]) {
  if (keys.length < rangeThreshold) return null;
  const [household] = keys[0]!;
  if (!keys.every(([home]) => home === household)) return null;
  const ids = keys.map(([, id]) => id!);
  const [lowest, highest] = [ids.reduce(lower), ids.reduce(higher)];
  return table.where(byKey).between([household, lowest], [household, highest], true, true);
}

const lower = (one: string, other: string) => (other < one ? other : one);
const higher = (one: string, other: string) => (other > one ? other : one);
