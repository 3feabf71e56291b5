import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deleteEventDatabase, openEventDatabase } from "./event-database.ts";
import { eventOf } from "./outbox.fixture.ts";

/** The part of IndexedDB that events need. Requests run in order, one task later. */
function fakeIndexedDb() {
  const databases = new Map<string, Map<string, { id: string; at: number }>>();
  const open = new Set<Connection>();
  const later = <T>(work: () => T) => {
    const request = { result: undefined as T, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} };
    setTimeout(() => {
      request.result = work();
      if (isNew) request.onupgradeneeded();
      isNew = false;
      setTimeout(() => request.onsuccess());
    });
    return request;
  };
  let isNew = false;

  class Connection {
    isClosed = false;
    onversionchange = () => {};
    onclose = () => {};
    constructor(readonly rows: Map<string, { id: string; at: number }>) {
      open.add(this);
    }
    close() {
      this.isClosed = true;
      open.delete(this);
    }
    createObjectStore() {
      return { createIndex() {} };
    }
    transaction() {
      if (this.isClosed) throw new DOMException("closed", "InvalidStateError");
      const { rows } = this;
      const done = { oncomplete: () => {}, onabort: () => {}, commit() {}, objectStore: () => store };
      const store = {
        count: () => ({ result: rows.size }),
        put: (row: { id: string; at: number }) => ({ result: rows.set(row.id, row) }),
        delete: (id: string) => ({ result: rows.delete(id) }),
        index: () => ({
          getAll: (_: null, most: number) => ({
            result: [...rows.values()].sort((one, other) => one.at - other.at).slice(0, most),
          }),
        }),
      };
      setTimeout(() => done.oncomplete());
      return done;
    }
  }

  return {
    names: () => [...databases.keys()],
    /** The browser drops the databases, as when the user clears the site's data. */
    lose() {
      for (const connection of [...open]) {
        connection.close();
        connection.onclose();
      }
      databases.clear();
    },
    open: (name: string) =>
      later(() => {
        isNew = !databases.has(name);
        if (isNew) databases.set(name, new Map());
        return new Connection(databases.get(name)!);
      }),
    deleteDatabase: (name: string) =>
      later(() => {
        for (const connection of [...open]) connection.onversionchange();
        databases.delete(name);
      }),
  };
}

let browser: ReturnType<typeof fakeIndexedDb>;

beforeEach(() => {
  browser = fakeIndexedDb();
  vi.stubGlobal("indexedDB", browser);
});

afterEach(() => vi.unstubAllGlobals());

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

it("stored events are there for the next page, oldest first, until they are removed", async () => {
  const database = await openEventDatabase();
  for (const index of [2, 1, 3]) await database.add(eventOf(index));
  const next = await openEventDatabase();
  expect(ids(await next.oldest(2))).toEqual(ids([eventOf(1), eventOf(2)]));
  await next.remove(ids([eventOf(1), eventOf(2)]));
  expect(ids(await database.oldest(9))).toEqual(ids([eventOf(3)]));
});

it("[TR15] deleting removes everything, also while another page has the database open", async () => {
  const database = await openEventDatabase();
  await database.add(eventOf(1));
  await deleteEventDatabase();
  expect(browser.names()).toEqual([]);
});

it("[TR15] a closed database writes nothing more and does not recreate a deleted one", async () => {
  const database = await openEventDatabase();
  const adding = database.add(eventOf(1)).catch(() => {});
  const erased = deleteEventDatabase();
  await database.close();
  await Promise.all([adding, erased]);
  await expect(database.add(eventOf(2))).rejects.toThrow();
  await expect(database.oldest(9)).rejects.toThrow();
  expect(browser.names()).toEqual([]);
});

it.each(["by another tab", "by the browser"])(
  "deleted %s while there still is consent, it stores events again",
  async (by) => {
    const database = await openEventDatabase();
    await database.add(eventOf(1));
    if (by === "by the browser") browser.lose();
    else await deleteEventDatabase();
    await database.add(eventOf(2));
    expect(ids(await database.oldest(9))).toEqual(ids([eventOf(2)]));
  },
);

it("without IndexedDB, deleting does not fail", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await expect(deleteEventDatabase()).resolves.toBeUndefined();
  await expect(openEventDatabase()).rejects.toThrow();
});
