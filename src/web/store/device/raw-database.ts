import { DeviceError, deviceProblemOf } from "./device-database.ts";

/** The rows of one object store, and the keys of rows that can't be read. */
export interface RawRows {
  rows: unknown[];
  unreadable: IDBValidKey[];
}

/** Opens a database without upgrading it. Null if there is none, or it can't be opened. */
export function openRawDatabase(name: string): Promise<IDBDatabase | null> {
  return new Promise<IDBDatabase | null>((resolve) => {
    const request = indexedDB.open(name);
    // There was none: don't create one.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(null);
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
  }).catch(() => null);
}

/** Reads all rows at once. If that fails, reads row by row, so that an unreadable one doesn't lose the others. */
export async function readRawRows(database: IDBDatabase, store: string): Promise<RawRows> {
  const request = <T>(ask: (from: IDBObjectStore) => IDBRequest<T>) => runRequest(database, store, ask);
  try {
    return { rows: await request((from) => from.getAll()), unreadable: [] };
  } catch {
    const found: RawRows = { rows: [], unreadable: [] };
    for (const key of await request((from) => from.getAllKeys()).catch(() => [])) {
      await request((from) => from.get(key)).then(
        (row) => found.rows.push(row),
        () => found.unreadable.push(key),
      );
    }
    return found;
  }
}

/** Each request in a transaction of its own, because a failed request aborts its transaction. */
const runRequest = <T>(
  database: IDBDatabase,
  store: string,
  ask: (from: IDBObjectStore) => IDBRequest<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = ask(database.transaction(store, "readonly").objectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const blockedTimeout = 5_000;

export function eraseRawDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(new DeviceError(deviceProblemOf(request.error), request.error));
    // Other tabs close the database by themselves, unless they run an older version.
    request.onblocked = () => setTimeout(() => reject(new DeviceError("blocked")), blockedTimeout);
  });
}

/** All databases on this device. Empty if the browser can't list them or denies storage. */
export const databaseNames = (): Promise<string[]> => namesOf().catch(() => []);

const namesOf = async () => (await indexedDB.databases()).map(({ name = "" }) => name);

export const isOnDevice = async (name: string): Promise<boolean> => (await databaseNames()).includes(name);
