import type { KnownAccount } from "#sync/account-api.ts";
import type { OwnAddress } from "#sync/user.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { databaseNames, isOnDevice, openRawDatabase, readRawRows } from "../device/raw-database.ts";
import { request } from "../sync/api-client.ts";
import { browserClient } from "../sync/browser-client.ts";
import { currentDevice, deviceQueue, open } from "./current-device.ts";
import { addressFact, databaseName, isSameAddress } from "./owner.ts";

/**
 * Whether the server itself says that it has no trace of an account whose household is on this device: its database was
 * lost, or an older backup is in its place. No answer means no. A hosted project is never asked: Firebase does not tell
 * somebody who is not signed in whether an account exists. Not by `offers`, whose file the week does without.
 */
export async function isUnknownAccount(uid: string): Promise<boolean> {
  if (readSiteConfig().firebase || !(await isOnDevice(databaseName({ uid })))) return false;
  const said = await request<KnownAccount>(browserClient, "POST", "/api/account/known", { uid });
  return said.ok && said.value.isUnknown === true;
}

const prefix = databaseName({ uid: "" });

/** The accounts that have a database on this device, but for one. */
async function otherAccountsHere(own: string): Promise<string[]> {
  const names = (await databaseNames()).filter((name) => name.startsWith(prefix) && !name.endsWith(".repair"));
  return names.map((name) => name.slice(prefix.length)).filter((uid) => uid !== own);
}

/** Whose address an account's database notes, read without opening it for anything else. Null where it notes none. */
async function ownerAddressOf(uid: string): Promise<string | null> {
  const database = await openRawDatabase(databaseName({ uid }));
  if (!database) return null;
  try {
    const { rows } = await readRawRows(database, "facts");
    const found = (rows as { name?: unknown; value?: unknown }[]).find(({ name }) => name === addressFact);
    return typeof found?.value === "string" ? found.value : null;
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** An earlier account of the person who is signed in, as far as the same address proves it. */
export interface EarlierAccount {
  uid: string;
  /** Whether the address is known to be theirs; until then nothing of the household is theirs to take. */
  isConfirmed: boolean;
}

/** The accounts on this device that the server no longer knows and that had the same address. */
export async function earlierAccountsOf(own: string, address: OwnAddress | undefined): Promise<EarlierAccount[]> {
  const found: EarlierAccount[] = [];
  if (!address) return found;
  for (const uid of await otherAccountsHere(own)) {
    const theirs = await ownerAddressOf(uid);
    if (theirs === null || !isSameAddress(theirs, address.email) || !(await isUnknownAccount(uid))) continue;
    found.push({ uid, isConfirmed: address.isConfirmed });
  }
  return found;
}

/** Opens a hidden household although its account is unknown to the server. Nothing is sent, and edits are saved here. */
export const openWithoutServer = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase === "hidden") await open(current.owner, { isOffline: true });
  });

/** Hides a household that was opened without its server. */
export const closeWithoutServer = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "open" || current.owner === "anonymous" || !current.isOffline) return;
    await current.store.settled();
    current.store.close();
    currentDevice.set({ phase: "hidden", owner: current.owner });
  });
