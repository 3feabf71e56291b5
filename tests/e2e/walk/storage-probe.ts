interface StorageProbe {
  /** Pages are compared several times for each press, and a hash is cheaper to hand over than a hundred kilobytes. */
  hashOf(text: string): string;
  /** What this browser has stored, as a hash. */
  hash(): Promise<string>;
  /** Remembers it in this page, as structured values. */
  keep(): Promise<void>;
  /** Brings back what was remembered. No other page of the site may be open. */
  bringBack(): Promise<void>;
}

declare global {
  interface Window {
    walkStorage: StorageProbe;
  }
}

/** Runs inside each page before its own scripts. Everything that it uses is defined in it. */
export function storageScript(): void {
  interface Store {
    name: string;
    options: IDBObjectStoreParameters;
    indexes: { name: string; keyPath: string | string[]; options: IDBIndexParameters }[];
    entries: [IDBValidKey, unknown][];
  }
  interface Database {
    name: string;
    version: number;
    stores: Store[];
  }
  /** Databases are read anew only after the page has written. */
  let writes = 0;
  let read = { writes: -1, hash: "" };
  const countWrites = <T extends object>(prototype: T, name: keyof T): void => {
    const original = prototype[name] as (...args: unknown[]) => unknown;
    const counting = function (this: T, ...args: unknown[]) {
      writes++;
      return original.apply(this, args);
    };
    Object.assign(prototype, { [name]: counting });
  };
  for (const name of ["add", "put", "delete", "clear"] as const) countWrites(IDBObjectStore.prototype, name);
  for (const name of ["update", "delete"] as const) countWrites(IDBCursor.prototype, name);
  countWrites(IDBFactory.prototype, "deleteDatabase");

  const hashOf = (text: string): string => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      a = Math.imul(a ^ code, 0x9e3779b1);
      b = Math.imul(b ^ code, 0x5f356495);
      a ^= a >>> 15;
      b ^= b >>> 13;
    }
    return `${a} ${b} ${text.length}`;
  };
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const storeOf = async (store: IDBObjectStore): Promise<Store> => {
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    const indexes = [...store.indexNames].map((name) => store.index(name));
    return {
      name: store.name,
      options: { keyPath: store.keyPath, autoIncrement: store.autoIncrement },
      indexes: indexes.map(({ name, keyPath, unique, multiEntry }) => ({
        name,
        keyPath,
        options: { unique, multiEntry },
      })),
      entries: keys.map((key, index) => [key, values[index]]),
    };
  };
  async function databases(): Promise<Database[]> {
    const found: Database[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name!));
      const names = [...database.objectStoreNames];
      const transaction = names.length > 0 ? database.transaction(names) : null;
      const stores = await Promise.all(names.map((one) => storeOf(transaction!.objectStore(one))));
      found.push({ name: name!, version: database.version, stores });
      database.close();
    }
    return found.sort((one, other) => (one.name < other.name ? -1 : 1));
  }
  async function create({ name, version, stores }: Database): Promise<void> {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const { name: storeName, options, indexes, entries } of stores) {
        const store = request.result.createObjectStore(storeName, options);
        for (const index of indexes) store.createIndex(index.name, index.keyPath, index.options);
        const isKeyInside = options.keyPath !== null;
        for (const [key, value] of entries) store.put(value, ...(isKeyInside ? [] : [key]));
      }
    };
    (await answer(request)).close();
  }

  let kept: { hash: string; local: Record<string, string>; all: Database[] } | null = null;
  window.walkStorage = {
    hashOf,
    async hash() {
      // Every page notes how far it was scrolled; it is no part of the state that a walk begins from.
      const simple = JSON.stringify([{ ...localStorage }, { ...sessionStorage, scroll_positions: null }]);
      if (writes !== read.writes) read = { writes, hash: hashOf(JSON.stringify(await databases())) };
      return hashOf(simple + read.hash);
    },
    async keep() {
      kept = { hash: await window.walkStorage.hash(), local: { ...localStorage }, all: await databases() };
    },
    async bringBack() {
      const { hash, local, all } = kept!;
      localStorage.clear();
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const { name } of await indexedDB.databases()) await answer(indexedDB.deleteDatabase(name!));
      for (const database of all) await create(database);
      read.writes = -1;
      if ((await window.walkStorage.hash()) !== hash) throw new Error("The storage is not as it was.");
    },
  };
}
