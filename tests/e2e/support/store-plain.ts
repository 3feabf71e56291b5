/** IndexedDB without anything of ours in between: another app version, a browser that fails, a look at what is there. */

export function openPlain(
  name: string,
  version?: number,
  upgrade: (database: IDBDatabase) => void = () => {},
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The stores that the app's first edition had. */
export function makeStores(database: IDBDatabase): void {
  database.createObjectStore("households", { keyPath: "id" });
  database.createObjectStore("facts", { keyPath: "name" });
  for (const name of ["records", "outbox"]) {
    const store = database.createObjectStore(name, { keyPath: ["household", "id"] });
    store.createIndex("household", "household");
    if (name === "outbox") store.createIndex("[household+state]", ["household", "state"]);
  }
}

export function putPlain(database: IDBDatabase, store: string, row: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, "readwrite");
    transaction.objectStore(store).put(row);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The version and every row on the disk, by store. */
export async function onDisk(name: string): Promise<{ version: number; rows: Record<string, unknown[]> }> {
  const database = await openPlain(name);
  const stores = [...database.objectStoreNames];
  const rows = await Promise.all(stores.map((store) => rowsOf(database, store)));
  const { version } = database;
  database.close();
  return { version, rows: Object.fromEntries(stores.map((store, index) => [store, rows[index]!])) };
}

function rowsOf(database: IDBDatabase, store: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export type Fault = "abort" | "throw" | "fail";

/** From now on the put of this number (from 1) aborts its transaction, throws, or fails with this error. */
export function breakPut(number: number, fault: Fault, error = "UnknownError"): void {
  const { put } = IDBObjectStore.prototype;
  let count = 0;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: [unknown]) {
    count += 1;
    if (count !== number) return put.apply(this, given);
    if (fault === "throw") throw new DOMException("broken by the test", error);
    const request = put.apply(this, given);
    if (fault === "abort") this.transaction.abort();
    // The row is there now, so adding it fails.
    return fault === "fail" ? failing(this.add(given[0]), error) : request;
  };
  window.mend = () => {
    IDBObjectStore.prototype.put = put;
  };
}

/** A request that really fails, with an error of our choice. */
function failing<T extends IDBRequest>(request: T, error: string): T {
  Object.defineProperty(request, "error", { value: new DOMException("broken by the test", error) });
  return request;
}

/** Opening fails from now on, at once or when the browser answers. */
export async function breakOpen(fault: "throw" | "fail", error: string): Promise<void> {
  const { open } = IDBFactory.prototype;
  (await openPlain("newer", 2)).close();
  IDBFactory.prototype.open = function (this: IDBFactory) {
    if (fault === "throw") throw new DOMException("broken by the test", error);
    return failing(open.call(this, "newer", 1), error);
  };
}

declare global {
  interface Window {
    mend(): void;
    plain: IDBDatabase;
  }
}
