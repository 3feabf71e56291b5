import { browserClient, noteVisibleTab } from "#web/backends/own/browser-client.ts";
import { newId } from "#web/platform/new-id.ts";
import { nextTask } from "#web/platform/yield-to-main.ts";
import { createLazyBulkWriter } from "../bulk/lazy-bulk-writer.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { openDexieDatabase } from "../device/dexie-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { endRepair } from "../device/repair.ts";
import { type DeviceStore, openDeviceStore } from "../device-store.ts";
import { eraseExpired, followSetAside } from "../households/set-aside.ts";
import { leadAlways, leadInOneTab } from "../tabs/lead.ts";
import { browserTabs, noTabs } from "../tabs/tab-channel.ts";
import { adopt } from "./adoption.ts";
import { openOwnerDatabase } from "./open-database.ts";
import { databaseName, type Owner } from "./owner.ts";
import { createOwnerRemote, type OwnerRemote } from "./owner-remote.ts";
import { hasSignedOut } from "./signed-out.ts";

export interface OpenOptions {
  /** Keeps an account's household in memory only, so that nothing is left once the page closes. */
  isShared: boolean;
  /** The same for any owner, if the device can't store anything. */
  isInMemory?: boolean;
  /** Without sync: the server no longer has the account. */
  isOffline?: boolean;
  /** The owner's current sign-in according to the server; undefined if it was not asked. */
  signIn?: string | undefined;
  /** Another tab erased or upgraded the database. */
  onTakenOver(): void;
}

export const staysInMemory = (
  owner: Owner,
  { isShared, isInMemory = false }: Omit<OpenOptions, "onTakenOver">,
): boolean => isInMemory || (isShared && owner !== "anonymous");

/**
 * Opens an owner's households on this device. Throws a `DeviceError` if the device fails. `signed-out`: they signed out in
 * another tab, so the erased database must not come back.
 */
export async function openOwner(owner: Owner, options: OpenOptions): Promise<DeviceStore | "signed-out"> {
  const name = databaseName(owner);
  const isInMemory = staysInMemory(owner, options);
  const database = isInMemory ? memoryDatabase() : await openOnDevice(name, options);
  try {
    // Checked after opening: a sign-out sets the marker before it erases, so whatever opens later sees the marker.
    if (owner !== "anonymous" && hasSignedOut(document, owner.uid, options.signIn)) {
      // If this fails, the tab that signs out retries the erase.
      await database.erase().catch(() => {});
      return "signed-out";
    }
    // Not on a shared computer: the anonymous household may be someone else's.
    const { isOffline = false } = options;
    if (owner !== "anonymous" && !isInMemory && !isOffline) await adoptAnonymous(database);
    // If this fails, it is retried at the next opening. Expired content is never shown.
    if (owner !== "anonymous") await eraseExpired(database, Date.now()).catch(() => {});
    const remote = owner === "anonymous" || isOffline ? null : createOwnerRemote(owner.uid);
    const store = await openDeviceStore({
      name,
      database,
      timing: browserClient.timing,
      remote: remote?.remote ?? null,
      openTabs: isInMemory ? noTabs : browserTabs,
      lead: isInMemory ? leadAlways : leadInOneTab,
      newId: () => newId(Date.now()),
      ...(!isInMemory && { bulkWriter: createLazyBulkWriter(name, database) }),
      beforeEntries: nextTask,
      onVisibleTab: noteVisibleTab,
    });
    return remote ? followingSetAside(store, remote) : store;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Deletes households that were set aside from the server, as soon as it is reachable. */
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

/** If the anonymous database can't be read, adopts it later: it must not block opening the account's own. */
async function adoptAnonymous(database: DeviceDatabase): Promise<void> {
  const anonymous = await openDexieDatabase(databaseName("anonymous"), { onTakenOver() {} }).catch(() => null);
  const isAdopted = anonymous && (await adopt(anonymous, database).catch(() => false));
  if (!isAdopted) anonymous?.close();
}
