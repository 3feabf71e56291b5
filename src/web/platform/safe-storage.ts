/** A storage area that never throws. Browsers may deny storage, and any write may exceed the quota. */
export interface SafeStorage {
  /** Null if nothing is stored, or storage is denied. */
  read(name: string): string | null;
  /** Returns whether the text is stored. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  names(): string[];
}

/** Takes a function, because even reading `window.localStorage` throws where storage is denied. */
export function safeStorage(area: () => Storage): SafeStorage {
  const attempt = <T>(use: (storage: Storage) => T, fallback: T): T => {
    try {
      return use(area());
    } catch {
      return fallback;
    }
  };
  return {
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, text) =>
      attempt((storage) => {
        storage.setItem(name, text);
        return true;
      }, false),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
    names: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Lasts across visits, and is shared by all tabs. */
export const safeLocalStorage: SafeStorage = safeStorage(() => localStorage);

/** Lasts as long as the tab, also across reloads. */
export const safeSessionStorage: SafeStorage = safeStorage(() => sessionStorage);

/** Null if nothing is stored, or no JSON. Check its type: users and extensions can store anything. */
export function readJson(storage: Pick<SafeStorage, "read">, name: string): unknown {
  try {
    return JSON.parse(storage.read(name) ?? "null");
  } catch {
    return null;
  }
}
