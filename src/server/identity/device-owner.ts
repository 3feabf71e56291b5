import { ownerHeader } from "#sync/protocol.ts";
import type { ReadSession } from "./session.ts";

/** Nobody is signed in for a device that asks in the name of someone else. */
export const ofDeviceOwner =
  (readSession: ReadSession): ReadSession =>
  async (request) => {
    const person = await readSession(request);
    const owner = request.headers.get(ownerHeader);
    return owner === null || owner === person?.uid ? person : null;
  };
