import type { SentEvent } from "#sync/events/event-batch.ts";

/** Events that are not yet with the collector. */
export interface EventDatabase {
  add(event: SentEvent): Promise<void>;
  /** The oldest ones. */
  oldest(maxStoredEvents: number): Promise<SentEvent[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** For good: nothing is written from then on. */
  close(): Promise<void>;
}

const databaseName = "events";
const storeName = "waiting";

/** Far more than anyone makes between two connections; beyond it the newest are not taken. */
const most = 2_000;

/**
 * In the browser's own database, so that neither a closed tab nor a crash loses one, and several tabs can share it. Public
 * pages have no other use for a database, so this one goes without the library that the household's has.
 */
export async function openEventDatabase(): Promise<EventDatabase> {
  let isClosed = false;
  /** Erased by another tab, or by the browser, it is opened anew when it is next needed. */
  const lost = () => {
    opening = null;
  };
  let opening: Promise<IDBDatabase> | null = openDatabase(lost);
  await opening;
  const within = async <T>(mode: IDBTransactionMode, work: (waiting: IDBObjectStore) => IDBRequest<T> | undefined) => {
    if (isClosed) throw new DOMException("closed", "InvalidStateError");
    opening ??= openDatabase(lost);
    return transaction(await opening, mode, work);
  };
  return {
    async add(event) {
      if ((await within("readonly", (waiting) => waiting.count()))! >= most) return;
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

/** Whatever waits there, of earlier pages too. Pages that have it open let go of it. */
export async function deleteEventDatabase(): Promise<void> {
  try {
    await requestResult(indexedDB.deleteDatabase(databaseName));
  } catch {
    // Where there is no database nothing waits.
  }
}

async function openDatabase(lost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: "id" }).createIndex("at", "at");
  };
  const database = await requestResult(request);
  // Someone withdrew their consent in another tab: this one must not stand in the way.
  database.onversionchange = () => {
    database.close();
    lost();
  };
  database.onclose = lost;
  return database;
}

/** Answered once it is on the disk. */
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

/** Where there is no database: as long as the page lasts. */
export function memoryEventDatabase(): EventDatabase {
  const waiting = new Map<string, SentEvent>();
  return {
    async add(event) {
      if (waiting.size < most) waiting.set(event.id, event);
    },
    oldest: async (count) => [...waiting.values()].slice(0, count),
    async remove(ids) {
      for (const id of ids) waiting.delete(id);
    },
    close: async () => waiting.clear(),
  };
}

/** What a database does not take, because the disk is full or it broke, lasts as long as the page. */
export function withMemoryFallback(database: EventDatabase): EventDatabase {
  const memory = memoryEventDatabase();
  return {
    add: (event) => database.add(event).catch(() => memory.add(event)),
    async oldest(count) {
      const kept = await database.oldest(count).catch(() => []);
      return kept.length > 0 ? kept : memory.oldest(count);
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
