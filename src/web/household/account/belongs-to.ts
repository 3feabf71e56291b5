import type { User } from "#sync/user.ts";
import type { CurrentDevice } from "#web/store/index.ts";

/** Whether the open household belongs to this user. */
export const belongsTo = (device: CurrentDevice, { uid }: Pick<User, "uid">): boolean =>
  device.phase === "open" && device.owner !== "anonymous" && device.owner.uid === uid;
