/** A few texts by name. */
export interface SafeStorage {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  names(): string[];
}

/** A browser's storage that may throw, be full or be absent; what it refuses lasts as long as the page. */
export function safeStorage(storage: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>();
  const trying = <T>(use: (area: Storage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => inMemory.get(name) ?? trying((area) => area.getItem(name), null),
    write(name, text) {
      const isKept = trying((area) => {
        area.setItem(name, text);
        return true;
      }, false);
      if (isKept) inMemory.delete(name);
      else inMemory.set(name, text);
    },
    remove(name) {
      inMemory.delete(name);
      trying((area) => area.removeItem(name), undefined);
    },
    names: () => [...new Set([...inMemory.keys(), ...trying((area) => Object.keys(area), [])])],
  };
}
