import { ownerHeader } from "#sync/protocol.ts";
import type { ReadSession } from "./session.ts";

/** Whether a request comes from this person's own device, or from one that says nothing of whose it is. */
export function isTheirDevice(headers: Headers, uid: string): boolean {
  const owner = headers.get(ownerHeader);
  return owner === null || owner === uid;
}

/** Nobody is signed in for a device that asks in the name of someone else. */
export const ofDeviceOwner =
  (readSession: ReadSession): ReadSession =>
  async (request) => {
    const person = await readSession(request);
    return person && isTheirDevice(request.headers, person.uid) ? person : null;
  };
