import type { KnownAccount } from "#sync/account-api.ts";
import type { OwnAddress } from "#sync/user.ts";
import { offers } from "#web/browser/offers.ts";
import { browserLine } from "../browser-line.ts";
import { isOnDevice } from "../device/raw-database.ts";
import { ask } from "../replication/http-line.ts";
import { databaseName } from "./owner.ts";
import { isSameAddress, ownerAddressOf } from "./owner-address.ts";

/**
 * Whether the server itself says that it has no trace of an account whose household is on this device: its database was
 * lost, or an older backup is in its place. No answer means no, and so does a hosted project, which is never asked.
 */
export async function isUnknownAccount(uid: string): Promise<boolean> {
  if (!offers("unknown-accounts") || !(await isOnDevice(databaseName({ uid })))) return false;
  const said = await ask<KnownAccount>(browserLine, "POST", "/api/account/known", { uid });
  return said.ok && said.value.isUnknown === true;
}

const prefix = databaseName({ uid: "" });

/** The accounts that have a database on this device, but for one. Browsers that can't tell are taken to have none. */
export async function otherAccountsHere(own: string | undefined): Promise<string[]> {
  const databases = await indexedDB.databases().catch(() => []);
  return databases
    .flatMap(({ name = "" }) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
    .filter((uid) => uid !== own && !uid.endsWith(".repair"));
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
