import { newId } from "#web/platform/new-id.ts";
import { createLazyBulkWriter } from "../bulk/lazy-bulk-writer.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { openDexieDatabase } from "../device/dexie-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { endRepair } from "../device/repair.ts";
import { type DeviceStore, openDeviceStore } from "../device-store.ts";
import { eraseExpired, followSetAside } from "../households/set-aside.ts";
import { browserClient, noteVisibleTab } from "../sync/browser-client.ts";
import { leadAlways, leadInOneTab } from "../tabs/lead.ts";
import { browserTabs, noTabs } from "../tabs/tab-channel.ts";
import { adopt } from "./adoption.ts";
import { openOwnerDatabase } from "./open-database.ts";
import { databaseName, type Owner } from "./owner.ts";
import { createOwnerRemote, type OwnerRemote } from "./owner-remote.ts";
import { hasSignedOut } from "./signed-out.ts";

export interface OpenOptions {
  /** An account's household stays in memory only: nothing of it is left when the page closes. */
  isShared: boolean;
  /** The same for anyone, where the device keeps nothing. */
  isInMemory?: boolean;
  /** Without replication: the server no longer knows the account. */
  isOffline?: boolean;
  /** The sign-in that the server says the owner has; undefined where it was not asked. */
  signIn?: string | undefined;
  /** The database was erased or renewed by another tab. */
  onTakenOver(): void;
}

export const staysInMemory = (owner: Owner, { isShared, isInMemory = false }: Omit<OpenOptions, "onTaken">): boolean =>
  isInMemory || (isShared && owner !== "anonymous");

/**
 * Opens one person's households on this device. Throws a `DeviceError` where the device refuses. `signed-out`: they signed
 * out in another tab, so what that tab erased stays erased.
 */
export async function openOwner(owner: Owner, options: OpenOptions): Promise<DeviceStore | "signed-out"> {
  const name = databaseName(owner);
  const isInMemory = staysInMemory(owner, options);
  const database = isInMemory ? memoryDatabase() : await openOnDevice(name, options);
  try {
    // Only once it is open: whoever signs out notes that before they erase, so what opens after the erasing finds the note.
    if (owner !== "anonymous" && hasSignedOut(document, owner.uid, options.signIn)) {
      // Where this fails, the tab that signs out erases once more.
      await database.erase().catch(() => {});
      return "signed-out";
    }
    // On a shared computer nobody knows whose the anonymous one is.
    const { isOffline = false } = options;
    if (owner !== "anonymous" && !isInMemory && !isOffline) await adoptAnonymous(database);
    // What can't be erased now is tried again at the next opening, and is shown nowhere until then.
    if (owner !== "anonymous") await eraseExpired(database, Date.now()).catch(() => {});
    const line = owner === "anonymous" || isOffline ? null : createOwnerRemote(owner.uid);
    const store = await openDeviceStore({
      ...{ name, database, timing: browserClient.timing },
      remote: line?.remote ?? null,
      openTabs: isInMemory ? noTabs : browserTabs,
      lead: isInMemory ? leadAlways : leadInOneTab,
      newId: () => newId(Date.now()),
      ...(!isInMemory && { bulkWriter: createLazyBulkWriter(name, database) }),
      ...{ beforeEntries: afterPaint, onVisibleTab: noteVisibleTab },
    });
    return line ? followingSetAside(store, line) : store;
  } catch (error) {
    database.close();
    throw error;
  }
}

const paintTimeout = 500;

/** When what there is by now has been painted and nothing else waits to be, or at once where nobody looks. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: paintTimeout });
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** What was set aside on this device leaves the server as soon as that can be reached. */
function followingSetAside(store: DeviceStore, { deleteAlone }: OwnerRemote): DeviceStore {
  const stop = followSetAside(store, deleteAlone);
  return {
    ...store,
    close() {
      stop();
      store.close();
    },
  };
}

async function openOnDevice(name: string, { onTakenOver }: OpenOptions): Promise<DeviceDatabase> {
  await endRepair(name);
  return openOwnerDatabase(name, { onTakenOver });
}

/** One that can't be read now is left as it is and taken over later: it must not keep the account's own closed. */
async function adoptAnonymous(database: DeviceDatabase): Promise<void> {
  const anonymous = await openDexieDatabase(databaseName("anonymous"), { onTakenOver() {} }).catch(() => null);
  const isAdopted = anonymous && (await adopt(anonymous, database).catch(() => false));
  if (!isAdopted) anonymous?.close();
}
