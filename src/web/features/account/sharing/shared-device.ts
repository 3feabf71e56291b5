import type { User } from "#sync/user.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";

/** Whether what is open on this device is this person's own. */
export const isTheirs = (device: CurrentDevice, { uid }: User): boolean =>
  device.phase === "open" && device.owner !== "anonymous" && device.owner.uid === uid;
