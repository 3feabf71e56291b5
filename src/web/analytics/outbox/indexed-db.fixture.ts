/** As much of a browser's databases as events need. What is asked for is done in order, a task later. */
export function fakeIndexedDb() {
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
    /** The browser lets go of them by itself, as when someone clears a site's data. */
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
