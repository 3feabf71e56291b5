import type { DeviceStore } from "../device-store.ts";

/**
 * The address of the account that a device database belongs to. Should the server lose the account, only somebody who has
 * confirmed the same address is offered what is in here. It stays in this database, is in no file, and goes with it.
 */
export const addressFact = "owner-address";

/** In the database of somebody whose earlier account has a household on this device: "yes" as long as that is so. */
export const earlierAccountFact = "earlier-account";

const comparable = (email: string): string => email.trim().toLowerCase();

export async function noteOwnerAddress({ state, setFact }: Pick<DeviceStore, "state" | "setFact">, email: string) {
  if (state.get().facts.get(addressFact) !== comparable(email)) await setFact(addressFact, comparable(email));
}

export const isSameAddress = (one: string, other: string): boolean => comparable(one) === comparable(other);
