import type { AccountEvent } from "#sync/account-api.ts";
import { noteEvent } from "./account-events.ts";
import type { AccountParts } from "./account-route.ts";

/** Notes what a route did to an account. */
export const noteFor = (
  { database, now }: AccountParts,
  uid: string,
  device: string,
  what: AccountEvent["what"],
): Promise<void> => database.write((query) => noteEvent(query, { uid, device, what, now: now() }));
