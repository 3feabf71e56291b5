import { Dexie } from "dexie";
import { type DeviceDatabase, DeviceError, deviceProblemOf, tableNames } from "./device-database.ts";
import { byKey, byKind, bySentId, tablesOf } from "./dexie-tables.ts";

/** Events from outside this tab. */
export interface DatabaseEvents {
  /** Another tab upgrades or erases the database, or the browser clears it. It was closed here so as not to block them. */
  onTakenOver(): void;
}

/** In the order of their release. Never change a released one; until the first release, the first is edited. */
const schemaVersions = [
  { households: "id", records: `${byKey}, ${byKind}`, outbox: `${byKey}, ${bySentId}`, facts: "name" },
];

const blockedTimeout = 5_000;

/** IndexedDB with strict durability: a write resolves once it is on disk, not in the OS cache. */
export async function openDexieDatabase(name: string, { onTakenOver }: DatabaseEvents): Promise<DeviceDatabase> {
  let isLost = false;
  const dexie = newDexie(name, () => {
    isLost = true;
  });
  let isOurs = false;
  dexie.on("versionchange", () => dexie.close());
  // Closed by another tab, or by the browser when its data is cleared. Must not reopen by itself, as it would be empty.
  dexie.on("close", () => {
    if (isOurs) onTakenOver();
    isOurs = false;
  });
  // Erasing waits for these: it would be blocked by this page's own transactions.
  const running = new Set<Promise<unknown>>();
  function tracked<T>(work: PromiseLike<T>): Promise<T> {
    const done = withNamedErrors(work);
    const ended: Promise<unknown> = done.catch(() => {}).then(() => running.delete(ended));
    running.add(ended);
    return done;
  }
  const leave = () => {
    isOurs = false;
    dexie.close();
  };
  try {
    await withNamedErrors(withBlockedTimeout(dexie, dexie.open()));
    if (isLost) throw new DeviceError("damaged");
  } catch (error) {
    leave();
    throw error;
  }
  isOurs = true;
  return {
    // "!" and bound tables: never join a transaction that runs at the same time.
    read: (work) => tracked(dexie.transaction("r!", tableNames, async (own) => work(tablesOf(own)))),
    write: (work) => tracked(dexie.transaction("rw!", tableNames, async (own) => work(tablesOf(own)))),
    close: leave,
    async erase() {
      leave();
      await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, blockedTimeout))]);
      return withNamedErrors(withBlockedTimeout(dexie, dexie.delete()));
    },
  };
}

function newDexie(name: string, onLost: () => void): Dexie {
  const own = typeof indexedDB === "undefined" ? undefined : onlyVersion(schemaVersions.length * 10, onLost);
  const settings = { chromeTransactionDurability: "strict", cache: "disabled", autoOpen: false } as const;
  const dexie = new Dexie(name, own ? { ...settings, indexedDB: own } : settings);
  schemaVersions.forEach((stores, index) => void dexie.version(index + 1).stores(stores));
  return dexie;
}

/**
 * Opens only the given version. By default Dexie opens a newer database as it is, and adds what an incomplete one lacks, but
 * we report the first as `newer` and the second as `damaged`. Dexie multiplies our version numbers by ten. Chromium recreates
 * a corrupt database by itself and reports it once, as `dataLoss`.
 */
const onlyVersion = (edition: number, onLost: () => void) => ({
  open(name: string, version?: number): IDBOpenDBRequest {
    if (version !== edition) throw new DeviceError(version ? "damaged" : "newer");
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", (event) => {
      if ((event as { dataLoss?: string }).dataLoss === "total") onLost();
    });
    return request;
  },
  deleteDatabase: (name: string) => indexedDB.deleteDatabase(name),
  databases: () => indexedDB.databases(),
});

/** Without a timeout, a tab that keeps the database open would block this one forever. */
function withBlockedTimeout<T>(dexie: Dexie, work: PromiseLike<T>): Promise<T> {
  const blocked = new Promise<never>((_, reject) => {
    dexie.on("blocked", () => void setTimeout(() => reject(new DeviceError("blocked")), blockedTimeout));
  });
  return Promise.race([work, blocked]);
}

/** Errors of the device get a named reason. Errors thrown by the work itself pass through. */
async function withNamedErrors<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isOfDevice = error instanceof DOMException || error instanceof Dexie.DexieError;
    throw isOfDevice ? new DeviceError(deviceProblemOf(error), error) : error;
  }
}
