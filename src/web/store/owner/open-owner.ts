import { browserLine } from "../browser-line.ts";
import { openDexieDatabase } from "../device/dexie-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { type DeviceStore, openDeviceStore } from "../device-store.ts";
import { newId } from "../new-id.ts";
import { httpRemote } from "../replication/http-remote.ts";
import { leadAlways, leadByLock } from "../tabs/lead.ts";
import { browserTabs, noTabs } from "../tabs/tab-channel.ts";
import { adopt } from "./adopt.ts";
import { databaseName, type Owner } from "./owner.ts";

export interface OpenOptions {
  /** In memory only: nothing stays when the page closes. */
  isShared: boolean;
  /** The database was erased or renewed by another tab. */
  onTaken(): void;
}

/** Opens one person's households on this device. Throws a `DeviceError` where the device refuses. */
export async function openOwner(owner: Owner, { isShared, onTaken }: OpenOptions): Promise<DeviceStore> {
  const name = databaseName(owner);
  const isInMemory = isShared && owner !== "anonymous";
  const database = isInMemory ? memoryDatabase() : await openDexieDatabase(name, { onTaken });
  // On a shared computer nobody knows whose the anonymous one is.
  if (owner !== "anonymous" && !isShared) await adoptAnonymous(database);
  return openDeviceStore({
    ...{ name, database, timing: browserLine.timing },
    remote: owner === "anonymous" ? null : httpRemote(browserLine),
    openTabs: isInMemory ? noTabs : browserTabs,
    lead: isInMemory ? leadAlways : leadByLock,
    newId: () => newId(Date.now()),
  });
}

async function adoptAnonymous(database: Parameters<typeof adopt>[1]): Promise<void> {
  const anonymous = await openDexieDatabase(databaseName("anonymous"), { onTaken() {} });
  const isAdopted = await adopt(anonymous, database);
  if (!isAdopted) anonymous.close();
}
