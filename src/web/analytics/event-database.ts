import type { SentEvent } from "#sync/events/event-batch.ts";

/** Stores events until the collector has confirmed them. */
export interface EventDatabase {
  add(event: SentEvent): Promise<void>;
  oldest(count: number): Promise<SentEvent[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** For good: later calls fail. */
  close(): Promise<void>;
}

const databaseName = "events";
const storeName = "waiting";

/** Far more than anybody causes while offline. Beyond it new events are dropped. */
const maxStoredEvents = 2_000;

/**
 * In IndexedDB, so events survive a closed tab or a crash, and tabs share them. Without the library that the household's
 * database uses: public pages need no other database and should not load it.
 */
export async function openEventDatabase(): Promise<EventDatabase> {
  let isClosed = false;
  /** Deleted by another tab or by the browser: open it again when it is needed next. */
  const onLost = () => {
    opening = null;
  };
  let opening: Promise<IDBDatabase> | null = openDatabase(onLost);
  await opening;
  const within = async <T>(mode: IDBTransactionMode, work: (waiting: IDBObjectStore) => IDBRequest<T> | undefined) => {
    if (isClosed) throw new DOMException("closed", "InvalidStateError");
    opening ??= openDatabase(onLost);
    return transaction(await opening, mode, work);
  };
  return {
    async add(event) {
      if ((await within("readonly", (waiting) => waiting.count()))! >= maxStoredEvents) return;
      await within("readwrite", (waiting) => waiting.put(event));
    },
    oldest: async (count) => (await within("readonly", (waiting) => waiting.index("at").getAll(null, count))) ?? [],
    async remove(ids) {
      await within("readwrite", (waiting) => {
        for (const id of ids) waiting.delete(id);
        return undefined;
      });
    },
    async close() {
      isClosed = true;
      (await opening?.catch(() => null))?.close();
    },
  };
}

/** Deletes the stored events, also those of earlier pages. Tabs that have the database open close it. */
export async function deleteEventDatabase(): Promise<void> {
  try {
    await requestResult(indexedDB.deleteDatabase(databaseName));
  } catch {
    // Without IndexedDB there is nothing to delete.
  }
}

async function openDatabase(onLost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: "id" }).createIndex("at", "at");
  };
  const database = await requestResult(request);
  // Another tab deletes the database after consent was withdrawn: an open connection would block it.
  database.onversionchange = () => {
    database.close();
    onLost();
  };
  database.onclose = onLost;
  return database;
}

/** Resolves once the changes are on disk. */
function transaction<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (waiting: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const done = database.transaction(storeName, mode, { durability: "strict" });
    const request = work(done.objectStore(storeName));
    done.oncomplete = () => resolve(request?.result);
    done.onabort = () => reject(done.error);
    done.commit();
  });
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** For browsers without IndexedDB: lasts as long as the page. */
export function memoryEventDatabase(): EventDatabase {
  const waiting = new Map<string, SentEvent>();
  return {
    async add(event) {
      if (waiting.size < maxStoredEvents) waiting.set(event.id, event);
    },
    oldest: async (count) => [...waiting.values()].slice(0, count),
    async remove(ids) {
      for (const id of ids) waiting.delete(id);
    },
    close: async () => waiting.clear(),
  };
}

/** Holds in memory what the database fails to store, for example because the disk is full. */
export function withMemoryFallback(database: EventDatabase): EventDatabase {
  const memory = memoryEventDatabase();
  return {
    add: (event) => database.add(event).catch(() => memory.add(event)),
    async oldest(count) {
      const stored = await database.oldest(count).catch(() => []);
      return stored.length > 0 ? stored : memory.oldest(count);
    },
    async remove(ids) {
      await memory.remove(ids);
      await database.remove(ids);
    },
    async close() {
      await memory.close();
      await database.close();
    },
  };
}
