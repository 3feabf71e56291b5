export interface SafeStorage {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  names(): string[];
}

/** Wraps a storage that may throw, be full or be missing. A failed write lasts in memory, as long as the page. */
export function safeStorage(storage: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>();
  const attempt = <T>(use: (area: Storage) => T, fallback: T): T => {
    try {
      return use(storage());
    } catch {
      return fallback;
    }
  };
  return {
    read: (name) => inMemory.get(name) ?? attempt((area) => area.getItem(name), null),
    write(name, text) {
      const isSaved = attempt((area) => {
        area.setItem(name, text);
        return true;
      }, false);
      if (isSaved) inMemory.delete(name);
      else inMemory.set(name, text);
    },
    remove(name) {
      inMemory.delete(name);
      attempt((area) => area.removeItem(name), undefined);
    },
    names: () => [...new Set([...inMemory.keys(), ...attempt((area) => Object.keys(area), [])])],
  };
}
