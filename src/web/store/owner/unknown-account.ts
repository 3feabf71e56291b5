import type { KnownAccount } from "#sync/account-api.ts";
import type { OwnAddress } from "#sync/user.ts";
import { request } from "#web/backends/own/api-client.ts";
import { browserClient } from "#web/backends/own/browser-client.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { databaseNames, isOnDevice, openRawDatabase, readRawRows } from "../device/raw-database.ts";
import { currentDevice, deviceQueue, open } from "./current-device.ts";
import { addressFact, databaseName, isSameAddress } from "./owner.ts";

/**
 * Whether the server confirms that it does not have an account whose household is on this device: its database was lost or
 * replaced by an older backup. No response means no. Firebase does not tell signed-out users whether an account exists, so
 * hosted projects are not asked. Checks the site config directly, to keep the capabilities module out of the week's bundle.
 */
export const isUnknownAccount = async (uid: string): Promise<boolean> => (await askIfUnknown(uid)) === true;

/** Null without a response. */
async function askIfUnknown(uid: string): Promise<boolean | null> {
  if (readSiteConfig().firebase || !(await isOnDevice(databaseName({ uid })))) return false;
  const response = await request<KnownAccount>(browserClient, "POST", "/api/account/known", { uid });
  return response.ok ? response.value.isUnknown === true : null;
}

const prefix = databaseName({ uid: "" });

/** Accounts with a database on this device, except for one. */
async function otherAccountsHere(own: string): Promise<string[]> {
  const names = (await databaseNames()).filter((name) => name.startsWith(prefix) && !name.endsWith(".repair"));
  return names.map((name) => name.slice(prefix.length)).filter((uid) => uid !== own);
}

/** The address stored in an account's database, read without upgrading the database. Null if there is none. */
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

/** A lost account with the same address as the signed-in user. */
export interface EarlierAccount {
  uid: string;
  /** Whether the user confirmed the address; until then they may not import the household. */
  isConfirmed: boolean;
}

interface EarlierAccounts {
  accounts: EarlierAccount[];
  /** False if the server did not respond about one of them: search again later. */
  isComplete: boolean;
}

/** Accounts on this device that the server no longer has, with the same address. */
export async function findEarlierAccounts(own: string, address: OwnAddress | undefined): Promise<EarlierAccounts> {
  const found: EarlierAccounts = { accounts: [], isComplete: true };
  if (!address) return found;
  for (const uid of await otherAccountsHere(own)) {
    const theirs = await ownerAddressOf(uid);
    if (theirs === null || !isSameAddress(theirs, address.email)) continue;
    const isUnknown = await askIfUnknown(uid);
    if (isUnknown) found.accounts.push({ uid, isConfirmed: address.isConfirmed });
    found.isComplete &&= isUnknown !== null;
  }
  return found;
}

/** Opens a hidden household whose account the server no longer has. Edits are saved here and not sent. */
export const openWithoutServer = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase === "hidden") await open(current.owner, { isOffline: true });
  });

/** Hides it again. */
export const closeWithoutServer = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "open" || current.owner === "anonymous" || !current.isOffline) return;
    await current.store.settled();
    current.store.close();
    currentDevice.set({ phase: "hidden", owner: current.owner });
  });
