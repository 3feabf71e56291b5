import type { DeviceStore } from "../device-store.ts";

/** Whose a device database is: of whoever uses this browser without an account, or of exactly one account. */
export type Owner = "anonymous" | { uid: string };

export const databaseName = (owner: Owner): string =>
  owner === "anonymous" ? "weekfold.anonymous" : `weekfold.user.${owner.uid}`;

export const isSameOwner = (one: Owner, other: Owner): boolean => databaseName(one) === databaseName(other);

const key = "device_user";

/** Who was signed in last, so that their household opens at once, and offline too. */
export function rememberedOwner(): Owner {
  const uid = tryStorage(() => localStorage.getItem(key));
  return uid ? { uid } : "anonymous";
}

export function rememberOwner(owner: Owner): void {
  tryStorage(() => (owner === "anonymous" ? localStorage.removeItem(key) : localStorage.setItem(key, owner.uid)));
}

/** Whom another tab has just let in, where that is what the browser tells. */
export const ownerFromStorageEvent = (event: StorageEvent): string | null =>
  event.key === key ? event.newValue : null;

/** A browser that refuses to remember opens the household once the server has said who is here. */
function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * The address of the account that a device database belongs to. Should the server lose the account, only somebody who has
 * confirmed the same address is offered what is in here. It stays in this database, is in no file, and goes with it.
 */
export const addressFact = "owner-address";

/** In the database of somebody whose earlier account has a household on this device: "yes" as long as that is so. */
export const earlierAccountFact = "earlier-account";

const normalizeAddress = (email: string): string => email.trim().toLowerCase();

export async function saveOwnerAddress({ state, setFact }: Pick<DeviceStore, "state" | "setFact">, email: string) {
  if (state.get().facts.get(addressFact) !== normalizeAddress(email))
    await setFact(addressFact, normalizeAddress(email));
}

export const isSameAddress = (one: string, other: string): boolean => normalizeAddress(one) === normalizeAddress(other);

/**
 * "This is a shared computer", chosen when signing in. A cookie without an end goes when the browser closes, and all
 * tabs know of it, which neither of the browser's storages does.
 */
const name = "shared_computer";

export const isSharedComputer = (page: Pick<Document, "cookie">): boolean =>
  page.cookie.split("; ").includes(`${name}=1`);

export function setSharedComputer(page: Pick<Document, "cookie">, isShared: boolean): void {
  page.cookie = `${name}=${isShared ? "1" : ""}; path=/; SameSite=Strict${isShared ? "" : "; Max-Age=0"}`;
}
