import { DeviceError, deviceProblemOf } from "./device-problem.ts";

/** What one store holds, and the keys of what is there and can't be read. */
export interface RawRows {
  rows: unknown[];
  unreadable: IDBValidKey[];
}

/** Opens a database as it is, whatever it holds. Null where there is none, or where it can't be opened at all. */
export function openRawDatabase(name: string): Promise<IDBDatabase | null> {
  return new Promise<IDBDatabase | null>((resolve) => {
    const request = indexedDB.open(name);
    // There was none, and looking makes none.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(null);
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
  }).catch(() => null);
}

/** At once where that works; else row by row, so that one that can't be read costs none of the others. */
export async function readRawRows(database: IDBDatabase, store: string): Promise<RawRows> {
  const ask = <T>(asked: (from: IDBObjectStore) => IDBRequest<T>) => runRequest(database, store, asked);
  try {
    return { rows: await ask((from) => from.getAll()), unreadable: [] };
  } catch {
    const found: RawRows = { rows: [], unreadable: [] };
    for (const key of await ask((from) => from.getAllKeys()).catch(() => [])) {
      await ask((from) => from.get(key)).then(
        (row) => found.rows.push(row),
        () => found.unreadable.push(key),
      );
    }
    return found;
  }
}

/** Each question in a transaction of its own: one that fails ends its transaction. */
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
    // Other tabs give way by themselves, unless they are of an older version.
    request.onblocked = () => setTimeout(() => reject(new DeviceError("blocked")), blockedTimeout);
  });
}

/** Of all databases on this device. Browsers that can't tell, or refuse storage, are taken to have none. */
export const databaseNames = (): Promise<string[]> => namesOf().catch(() => []);

const namesOf = async () => (await indexedDB.databases()).map(({ name = "" }) => name);

export const isOnDevice = async (name: string): Promise<boolean> => (await databaseNames()).includes(name);
