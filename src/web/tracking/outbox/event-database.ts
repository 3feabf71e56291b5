import type { SentEvent } from "#sync/events/event-batch.ts";

/** Events that are not yet with the collector. */
export interface EventDatabase {
  add(event: SentEvent): Promise<void>;
  /** The oldest ones. */
  some(most: number): Promise<SentEvent[]>;
  remove(ids: readonly string[]): Promise<void>;
  erase(): Promise<void>;
}

const name = "events";
const store = "waiting";

/** Far more than anyone makes between two connections; beyond it the newest are not taken. */
const most = 2_000;

/**
 * In the browser's own database, so that neither a closed tab nor a crash loses one, and several tabs can share it. Public
 * pages have no other use for a database, so this one goes without the library that the household's has.
 */
export async function openEventDatabase(): Promise<EventDatabase> {
  const database = await opened();
  const within = <T>(mode: IDBTransactionMode, work: (waiting: IDBObjectStore) => IDBRequest<T> | undefined) =>
    transaction(database, mode, work);
  return {
    async add(event) {
      if ((await within("readonly", (waiting) => waiting.count()))! >= most) return;
      await within("readwrite", (waiting) => waiting.put(event));
    },
    some: async (count) => (await within("readonly", (waiting) => waiting.index("at").getAll(null, count))) ?? [],
    async remove(ids) {
      await within("readwrite", (waiting) => {
        for (const id of ids) waiting.delete(id);
        return undefined;
      });
    },
    async erase() {
      database.close();
      await answerOf(indexedDB.deleteDatabase(name));
    },
  };
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(store, { keyPath: "id" }).createIndex("at", "at");
  };
  const database = await answerOf(request);
  // Someone withdrew their consent in another tab: this one must not stand in the way.
  database.onversionchange = () => database.close();
  return database;
}

/** Answered once it is on the disk. */
function transaction<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (waiting: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const done = database.transaction(store, mode, { durability: "strict" });
    const request = work(done.objectStore(store));
    done.oncomplete = () => resolve(request?.result);
    done.onabort = () => reject(done.error);
    done.commit();
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Where there is no database: as long as the page lasts. */
export function eventsInMemory(): EventDatabase {
  const waiting = new Map<string, SentEvent>();
  return {
    async add(event) {
      if (waiting.size < most) waiting.set(event.id, event);
    },
    some: async (count) => [...waiting.values()].slice(0, count),
    async remove(ids) {
      for (const id of ids) waiting.delete(id);
    },
    erase: async () => waiting.clear(),
  };
}
