import { type SafeStorage, safeLocalStorage, safeSessionStorage } from "#web/platform/safe-storage.ts";
import { progressKey } from "./begin-tracking.ts";
import { homeSeenKey, submittedKey } from "./tracker.ts";
import { completedKey, isSignUpFlag } from "./user-properties.ts";
import { storageKeys } from "./visit.ts";

/** A failed write lasts in memory, as long as the page: without storage a visit is still one visit. */
export function withMemory(storage: SafeStorage): SafeStorage {
  const inMemory = new Map<string, string>();
  return {
    read: (name) => inMemory.get(name) ?? storage.read(name),
    write(name, text) {
      const isStored = storage.write(name, text);
      if (isStored) inMemory.delete(name);
      else inMemory.set(name, text);
      return isStored;
    },
    remove(name) {
      inMemory.delete(name);
      storage.remove(name);
    },
    names: () => [...new Set([...inMemory.keys(), ...storage.names()])],
  };
}

export const local = withMemory(safeLocalStorage);
export const session = withMemory(safeSessionStorage);

/** Deletes everything that tracking has stored in this browser, except for the queued events in their database. */
export function clearStorage(): void {
  const lasting: string[] = [storageKeys.first, storageKeys.last, storageKeys.visit, completedKey, progressKey];
  for (const name of [...lasting, ...local.names().filter(isSignUpFlag)]) local.remove(name);
  for (const name of [storageKeys.session, storageKeys.landingSent, homeSeenKey, submittedKey]) session.remove(name);
}
