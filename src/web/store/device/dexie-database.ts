import { Dexie, type Table as DexieTable, type Transaction } from "dexie";
import {
  type DeviceDatabase,
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
import { DeviceError, deviceProblemOf } from "./device-problem.ts";

/** What happens to an open database through other tabs. */
export interface DatabaseEvents {
  /** Another tab wants it renewed or erased, or the browser clears it; it has been closed here, so that they can go on. */
  onTaken(): void;
}

const byKey = "[household+id]";
const byKind = "[record.kind+household+id]";
/** Only of what was sent and not answered: the many that wait have nothing there, and cost nothing more to write. */
const underWay = "[household+sent.id]";

/** In the order they were released; never changed after. */
const editions = [
  {
    households: "id",
    records: "[household+id], household",
    outbox: "[household+id], household, [household+state]",
    facts: "name",
  },
  { records: `[household+id], household, ${byKind}` },
  { records: `${byKey}, ${byKind}`, outbox: `${byKey}, ${underWay}` },
];

const patience = 5_000;

/** IndexedDB with strict durability: a write is on the disk, not in the system's cache, when it resolves. */
export async function openDexieDatabase(name: string, { onTaken }: DatabaseEvents): Promise<DeviceDatabase> {
  let isLost = false;
  const dexie = newDexie(name, () => {
    isLost = true;
  });
  let isOurs = false;
  dexie.on("versionchange", () => dexie.close());
  // By another tab, or by the browser where someone clears its data: it must not come back empty by itself.
  dexie.on("close", () => {
    if (isOurs) onTaken();
    isOurs = false;
  });
  const leave = () => {
    isOurs = false;
    dexie.close();
  };
  try {
    await named(patiently(dexie, dexie.open()));
    if (isLost) throw new DeviceError("damaged");
  } catch (error) {
    leave();
    throw error;
  }
  isOurs = true;
  return {
    // A transaction of its own, and tables that are bound to it: whatever else runs at the same time is never mixed in.
    read: (work) => named(dexie.transaction("r!", tableNames, async (own) => work(tablesOf(own)))),
    write: (work) => named(dexie.transaction("rw!", tableNames, async (own) => work(tablesOf(own)))),
    close: leave,
    erase: () => {
      leave();
      return named(patiently(dexie, dexie.delete()));
    },
  };
}

function newDexie(name: string, onLost: () => void): Dexie {
  const own = typeof indexedDB === "undefined" ? undefined : only(editions.length * 10, onLost);
  const settings = { chromeTransactionDurability: "strict", cache: "disabled", autoOpen: false } as const;
  const dexie = new Dexie(name, own ? { ...settings, indexedDB: own } : settings);
  editions.forEach((stores, index) => void dexie.version(index + 1).stores(stores));
  return dexie;
}

/**
 * Dexie would open a newer database as it is, and add what is missing to one that lacks something. Neither is for it to
 * decide: the first is for a newer app, the second is damaged. Dexie counts ten versions to each of ours. Chromium begins
 * a corrupt database anew by itself, and says so this once.
 */
const only = (edition: number, onLost: () => void) => ({
  open(name: string, version?: number): IDBOpenDBRequest {
    if (version !== edition) throw new DeviceError(version ? "damaged" : "newer");
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", (event) => {
      if ((event as { dataLoss?: string }).dataLoss === "total") onLost();
    });
    return request;
  },
  deleteDatabase: (name: string) => indexedDB.deleteDatabase(name),
  databases: () => indexedDB.databases(),
});

/** A tab that does not give way would let this one wait for ever. */
function patiently<T>(dexie: Dexie, work: PromiseLike<T>): Promise<T> {
  const waited = new Promise<never>((_, refuse) => {
    dexie.on("blocked", () => void setTimeout(() => refuse(new DeviceError("blocked")), patience));
  });
  return Promise.race([work, waited]);
}

/** What the work itself threw comes out as it is; what the device refused has a name. */
async function named<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isOfDevice = error instanceof DOMException || error instanceof Dexie.DexieError;
    throw isOfDevice ? new DeviceError(deviceProblemOf(error), error) : error;
  }
}

const tablesOf = (own: Transaction): DeviceTables =>
  ({
    ...Object.fromEntries(tableNames.map((name) => [name, tableOf(own.table(name), keysOf[name])])),
    records: recordTableOf(own.table("records")),
  }) as unknown as DeviceTables;

function recordTableOf(table: DexieTable<RecordRow>): RecordTable {
  const ranges = () => table.where(byKind);
  return {
    ...tableOf(table, keysOf.records),
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
