import { Dexie, type Table as DexieTable } from "dexie";
import {
  type DeviceDatabase,
  type DeviceTables,
  type Key,
  keysOf,
  type Table,
  tableNames,
  type Where,
} from "./device-database.ts";
import { DeviceError, deviceProblemOf } from "./device-problem.ts";

/** What happens to an open database through other tabs. */
export interface DatabaseEvents {
  /** Another tab wants it renewed or erased; it has been closed here, so that the other one can go on. */
  onTaken(): void;
}

/** In the order they were released; never changed after. */
const editions = [
  {
    households: "id",
    records: "[household+id], household",
    outbox: "[household+id], household, [household+state]",
    facts: "name",
  },
];

const patience = 5_000;

/** IndexedDB with strict durability: a write is on the disk, not in the system's cache, when it resolves. */
export async function openDexieDatabase(name: string, { onTaken }: DatabaseEvents): Promise<DeviceDatabase> {
  const dexie = new Dexie(name, { chromeTransactionDurability: "strict", cache: "disabled" });
  editions.forEach((stores, index) => void dexie.version(index + 1).stores(stores));
  dexie.on("versionchange", () => {
    dexie.close();
    onTaken();
  });
  await opened(dexie);
  const tables = tablesOf(dexie);
  return {
    read: (work) => named(dexie.transaction("r", tableNames, () => work(tables))),
    write: (work) => named(dexie.transaction("rw", tableNames, () => work(tables))),
    close: () => dexie.close(),
    erase: () => named(dexie.delete()),
  };
}

/** A tab of an older version that does not give way would let this one wait for ever. */
async function opened(dexie: Dexie): Promise<void> {
  let isBlocked = false;
  const waited = new Promise<never>((_, refuse) => {
    dexie.on("blocked", () => {
      if (!isBlocked) setTimeout(() => refuse(new DeviceError("blocked")), patience);
      isBlocked = true;
    });
  });
  await named(Promise.race([dexie.open(), waited]));
}

async function named<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DeviceError) throw error;
    throw new DeviceError(deviceProblemOf(error), error);
  }
}

const tablesOf = (dexie: Dexie): DeviceTables =>
  Object.fromEntries(
    tableNames.map((name) => [name, tableOf(dexie.table(name), keysOf[name])]),
  ) as unknown as DeviceTables;

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

const found = <Row>(table: DexieTable<Row>, where: Where | undefined) =>
  where ? table.where({ ...where }) : table.toCollection();
