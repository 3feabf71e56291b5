import { createSerialQueue } from "../serial-queue.ts";
import {
  type DeviceContent,
  type DeviceDatabase,
  type DeviceTables,
  type Key,
  keysOf,
  type RecordRow,
  type RecordTable,
  type RowFilter,
  type RowOf,
  type Table,
  tableNames,
} from "./device-database.ts";

type Contents = { [Name in keyof DeviceContent]: Map<string, RowOf<Name>> };

/** For shared computers and the sample household: nothing is left once the page closes. */
export function memoryDatabase(): DeviceDatabase {
  let contents = emptyContents();
  // Serialized, as in IndexedDB.
  const enqueue = createSerialQueue();
  return {
    read: (work) => enqueue(() => work(tablesOf(copyOf(contents)))),
    write: (work) =>
      enqueue(async () => {
        const draft = copyOf(contents);
        const result = await work(tablesOf(draft));
        contents = draft;
        return result;
      }),
    close() {},
    erase: () =>
      enqueue(async () => {
        contents = emptyContents();
      }),
  };
}

const emptyContents = (): Contents => ({
  households: new Map(),
  records: new Map(),
  outbox: new Map(),
  facts: new Map(),
});

const copyOf = ({ households, records, outbox, facts }: Contents): Contents => ({
  households: new Map(households),
  records: new Map(records),
  outbox: new Map(outbox),
  facts: new Map(facts),
});

const tablesOf = (contents: Contents): DeviceTables =>
  ({
    ...Object.fromEntries(
      tableNames.map((name) => [name, tableOf(contents[name] as Map<string, object>, keysOf[name])]),
    ),
    records: recordTableOf(contents.records),
  }) as unknown as DeviceTables;

function recordTableOf(rows: Map<string, RecordRow>): RecordTable {
  const table = tableOf(rows, keysOf.records);
  const isAfter = (row: RecordRow, { household, id }: RecordRow) =>
    row.household > household || (row.household === household && row.id > id);
  return {
    ...table,
    allBut: async (kind) => (await table.all()).filter(({ record }) => record.kind !== kind),
    async ofKind(kind, after, most) {
      const ofIt = (await table.all()).filter(({ record }) => record.kind === kind);
      return ofIt.filter((row) => !after || isAfter(row, after)).slice(0, most);
    },
    ofHousehold: async (household, after, most) =>
      (await table.all({ household })).filter(({ id }) => id > after).slice(0, most),
  };
}

/** Rows are cloned in and out, as in IndexedDB, so that callers can't change stored ones. */
function tableOf<Row extends object>(rows: Map<string, Row>, fields: readonly string[]): Table<Row> {
  // NUL is in no key and sorts before all letters, so names sort as keys do.
  const nameOf = (key: Key) => key.join("\u0000");
  const keyOf = (row: Row) => fields.map((field) => (row as Record<string, unknown>)[field] as string);
  const byKey = (one: Row, other: Row) => (nameOf(keyOf(one)) < nameOf(keyOf(other)) ? -1 : 1);
  const matching = (where: RowFilter | undefined) =>
    [...rows.values()].filter((row) =>
      Object.entries(where ?? {}).every(([field, value]) => (row as Record<string, unknown>)[field] === value),
    );
  return {
    get: async (keys) => keys.map((key) => structuredClone(rows.get(nameOf(key)))),
    async put(given) {
      for (const row of given) rows.set(nameOf(keyOf(row)), structuredClone(row));
    },
    async remove(keys) {
      for (const key of keys) rows.delete(nameOf(key));
    },
    all: async (where, most) => structuredClone(matching(where).sort(byKey).slice(0, most)),
    count: async (where) => matching(where).length,
  };
}
