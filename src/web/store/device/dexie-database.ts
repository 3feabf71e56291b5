import { Dexie } from "dexie";
import { type DeviceDatabase, tableNames } from "./device-database.ts";
import { DeviceError, deviceProblemOf } from "./device-problem.ts";
import { byKey, byKind, bySentId, tablesOf } from "./dexie-tables.ts";

/** What happens to an open database through other tabs. */
export interface DatabaseEvents {
  /** Another tab wants it renewed or erased, or the browser clears it; it has been closed here, so that they can go on. */
  onTakenOver(): void;
}

/** In the order they were released; never changed after. */
const schemaVersions = [
  {
    households: "id",
    records: "[household+id], household",
    outbox: "[household+id], household, [household+state]",
    facts: "name",
  },
  { records: `[household+id], household, ${byKind}` },
  { records: `${byKey}, ${byKind}`, outbox: `${byKey}, ${bySentId}` },
];

const blockedTimeout = 5_000;

/** IndexedDB with strict durability: a write is on the disk, not in the system's cache, when it resolves. */
export async function openDexieDatabase(name: string, { onTakenOver }: DatabaseEvents): Promise<DeviceDatabase> {
  let isLost = false;
  const dexie = newDexie(name, () => {
    isLost = true;
  });
  let isOurs = false;
  dexie.on("versionchange", () => dexie.close());
  // By another tab, or by the browser where someone clears its data: it must not come back empty by itself.
  dexie.on("close", () => {
    if (isOurs) onTakenOver();
    isOurs = false;
  });
  // Whoever erases while something is under way would be blocked by their own page.
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
    // A transaction of its own, and tables that are bound to it: whatever else runs at the same time is never mixed in.
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
 * Dexie would open a newer database as it is, and add what is missing to one that lacks something. Neither is for it to
 * decide: the first is for a newer app, the second is damaged. Dexie counts ten versions to each of ours. Chromium begins
 * a corrupt database anew by itself, and says so this once.
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

/** A tab that does not give way would let this one wait for ever. */
function withBlockedTimeout<T>(dexie: Dexie, work: PromiseLike<T>): Promise<T> {
  const waited = new Promise<never>((_, refuse) => {
    dexie.on("blocked", () => void setTimeout(() => refuse(new DeviceError("blocked")), blockedTimeout));
  });
  return Promise.race([work, waited]);
}

/** What the work itself threw comes out as it is; what the device refused has a name. */
async function withNamedErrors<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isOfDevice = error instanceof DOMException || error instanceof Dexie.DexieError;
    throw isOfDevice ? new DeviceError(deviceProblemOf(error), error) : error;
  }
}
