import type { SentEvent } from "#sync/events/event-batch.ts";

/** Events that are not yet with the collector. */
export interface EventDatabase {
  add(event: SentEvent): Promise<void>;
  /** The oldest ones. */
  some(most: number): Promise<SentEvent[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** For good: nothing is written from then on. */
  close(): Promise<void>;
}

const name = "events";
const store = "waiting";

/** Far more than anyone makes between two connections; beyond it the newest are not taken. */
export const most = 2_000;

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
  let opening: Promise<IDBDatabase> | null = opened(lost);
  await opening;
  const within = async <T>(mode: IDBTransactionMode, work: (waiting: IDBObjectStore) => IDBRequest<T> | undefined) => {
    if (isClosed) throw new DOMException("closed", "InvalidStateError");
    opening ??= opened(lost);
    return transaction(await opening, mode, work);
  };
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
    async close() {
      isClosed = true;
      (await opening?.catch(() => null))?.close();
    },
  };
}

/** Whatever waits there, of earlier pages too. Pages that have it open let go of it. */
export async function eraseEvents(): Promise<void> {
  try {
    await answerOf(indexedDB.deleteDatabase(name));
  } catch {
    // Where there is no database nothing waits.
  }
}

async function opened(lost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(store, { keyPath: "id" }).createIndex("at", "at");
  };
  const database = await answerOf(request);
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
