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
export const letInElsewhere = (event: StorageEvent): string | null => (event.key === key ? event.newValue : null);

/** A browser that refuses to remember opens the household once the server has said who is here. */
function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
