import { safeLocalStorage } from "#web/platform/safe-storage.ts";
import type { DeviceStore } from "../device-store.ts";

/** The owner of a device database: the anonymous user of this browser, or one account. */
export type Owner = "anonymous" | { uid: string };

export const databaseName = (owner: Owner): string =>
  owner === "anonymous" ? "weekfold.anonymous" : `weekfold.user.${owner.uid}`;

export const isSameOwner = (one: Owner, other: Owner): boolean => databaseName(one) === databaseName(other);

const key = "device_user";

/**
 * The account that was signed in last, so that its household opens at once, even offline. Without storage it opens once the
 * server has sent the session.
 */
export function rememberedOwner(): Owner {
  const uid = safeLocalStorage.read(key);
  return uid ? { uid } : "anonymous";
}

export function rememberOwner(owner: Owner): void {
  if (owner === "anonymous") safeLocalStorage.remove(key);
  else safeLocalStorage.write(key, owner.uid);
}

/** The account that another tab just signed in, if this event says so. */
export const ownerFromStorageEvent = (event: StorageEvent): string | null =>
  event.key === key ? event.newValue : null;

/**
 * The email address of the database's account. If the server loses the account, only someone who confirmed the same address
 * may import its content. Never exported.
 */
export const addressFact = "owner-address";

/** "yes" while an earlier account of the same person has a household on this device. */
export const earlierAccountFact = "earlier-account";

const normalizeAddress = (email: string): string => email.trim().toLowerCase();

export async function saveOwnerAddress({ state, setFact }: Pick<DeviceStore, "state" | "setFact">, email: string) {
  if (state.get().facts.get(addressFact) !== normalizeAddress(email))
    await setFact(addressFact, normalizeAddress(email));
}

export const isSameAddress = (one: string, other: string): boolean => normalizeAddress(one) === normalizeAddress(other);

/**
 * "This is a shared computer", chosen at sign-in. A session cookie, because it is shared between tabs and deleted when the
 * browser closes; neither local nor session storage does both.
 */
const name = "shared_computer";

export const isSharedComputer = (page: Pick<Document, "cookie">): boolean =>
  page.cookie.split("; ").includes(`${name}=1`);

export function setSharedComputer(page: Pick<Document, "cookie">, isShared: boolean): void {
  page.cookie = `${name}=${isShared ? "1" : ""}; path=/; SameSite=Strict${isShared ? "" : "; Max-Age=0"}`;
}
