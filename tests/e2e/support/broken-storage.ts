import type { Page } from "@playwright/test";

/** As in a private window of some browsers, or with storage switched off. Runs in the page. */
export function keepNothing(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("storage is switched off", "SecurityError");
  };
}

/** From now on, or no longer, the disk has no room. Runs in the page. */
export function failPuts(isFull: boolean): void {
  const store = IDBObjectStore.prototype as IDBObjectStore & { putBefore?: IDBObjectStore["put"] };
  store.putBefore ??= store.put;
  const { putBefore } = store;
  store.put = function put(...given: [unknown]) {
    if (isFull) throw new DOMException("no room", "QuotaExceededError");
    return putBefore.apply(this, given);
  };
}

/** The records can't be read at once, and one of them not at all, until the database is erased. Runs in the page. */
export function breakRecords(lostId: string): void {
  const name = "weekfold.anonymous";
  if (localStorage.getItem("erased")) return;
  const isBroken = (store: IDBObjectStore) =>
    store.name === "records" && store.transaction.db.name === name && !localStorage.getItem("erased");
  const damaged = () => new DOMException("damaged", "UnknownError");
  const { getAll, get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function getAllRows(...given) {
    if (isBroken(this)) throw damaged();
    return getAll.apply(this, given);
  };
  const { getAll: getAllFound } = IDBIndex.prototype;
  IDBIndex.prototype.getAll = function getAllRows(...given) {
    if (isBroken(this.objectStore)) throw damaged();
    return getAllFound.apply(this, given);
  };
  IDBObjectStore.prototype.get = function getRow(key) {
    if (isBroken(this) && Array.isArray(key) && key[1] === lostId) throw damaged();
    return get.call(this, key);
  };
  const { deleteDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.deleteDatabase = function erase(given) {
    if (given === name) localStorage.setItem("erased", "yes");
    return deleteDatabase.call(this, given);
  };
}

/** The entries, which are read after everything else, can't be read. Runs in the page. */
export function breakEntries(): void {
  const { getAll } = IDBIndex.prototype;
  // Asked for by a range, or in newer browsers by an object that names one.
  const rangeOf = (asked: unknown) => (asked as { query?: IDBKeyRange } | null)?.query ?? (asked as IDBKeyRange | null);
  const isOfEntries = ({ lower, upper }: IDBKeyRange) => upper !== undefined && lower?.[0] === "transaction";
  IDBIndex.prototype.getAll = function getAllRows(...given) {
    const range = rangeOf(given[0]);
    if (range && isOfEntries(range)) throw new DOMException("damaged", "UnknownError");
    return getAll.apply(this, given);
  };
}

/** The household's database is erased, and then the page stands still, as one that is closed at that moment. */
export function eraseAndHang(): void {
  const { deleteDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.deleteDatabase = function erase(given) {
    const request = deleteDatabase.call(this, given);
    return given === "weekfold.anonymous" ? (new EventTarget() as IDBOpenDBRequest) : request;
  };
}

/** The database does not open, whoever asks, until it is erased. Runs in the page. */
export function refuseToOpen(): void {
  const name = "weekfold.anonymous";
  const { open, deleteDatabase } = IDBFactory.prototype;
  let isErased = false;
  IDBFactory.prototype.open = function openDatabase(given, version) {
    if (given === name && !isErased) throw new DOMException("backing store", "UnknownError");
    return version === undefined ? open.call(this, given) : open.call(this, given, version);
  };
  IDBFactory.prototype.deleteDatabase = function erase(given) {
    if (given === name) isErased = true;
    return deleteDatabase.call(this, given);
  };
}

/** All rows of a store, by the browser's own means. */
const rowsIn = <Row>(page: Page, store: string): Promise<Row[]> =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open("weekfold.anonymous");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const asking = database.transaction(name).objectStore(name).getAll();
    const rows = await new Promise<Row[]>((resolve) => {
      asking.onsuccess = () => resolve(asking.result);
    });
    database.close();
    return rows;
  }, store);

export async function idOfPerson(page: Page, name: string): Promise<string> {
  const rows = await rowsIn<{ id: string; record: { fields: { name?: string } } }>(page, "records");
  return rows.find(({ record }) => record.fields.name === name)!.id;
}

/** How many households, records, waiting changes and facts the device has. */
export async function countRows(page: Page): Promise<number[]> {
  const stores = ["households", "records", "outbox", "facts"];
  return Promise.all(stores.map(async (store) => (await rowsIn(page, store)).length));
}
