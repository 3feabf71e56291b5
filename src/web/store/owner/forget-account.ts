import { withTabs } from "#web/platform/session.ts";
import { clearFieldsOf } from "#web/platform/use-persisted-fields.ts";
import { eraseAll } from "../device/repair.ts";
import { currentDevice, deviceQueue, open } from "./current-device.ts";
import { databaseName, rememberOwner, setSharedComputer } from "./owner.ts";
import { eraseUntilGone, markSignedOut } from "./signed-out.ts";

/**
 * The server deleted the account or ended all of its sessions: erases its data here too, even if unsent. The household may be
 * hidden already, because its stream ended first. Returns whether nothing is left.
 */
export const forgetAccount = (): Promise<boolean> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase === "closed" || current.owner === "anonymous") return true;
    const { uid } = current.owner;
    markSignedOut(document, uid);
    withTabs(({ notifyTabs }) => notifyTabs(uid));
    rememberOwner("anonymous");
    clearFieldsOf(uid);
    setSharedComputer(document, false);
    if (current.phase === "open") {
      current.store.close();
      await current.store.database.erase();
    } else await eraseAll(databaseName(current.owner));
    await open("anonymous");
    return eraseUntilGone(uid);
  });
