import { withTabs } from "#web/platform/session.ts";
import { clearFieldsOf } from "#web/platform/use-persisted-fields.ts";
import { eraseAll } from "../device/repair.ts";
import { currentDevice, deviceQueue, open } from "./current-device.ts";
import { databaseName, rememberOwner, setSharedComputer } from "./owner.ts";
import { eraseUntilGone, markSignedOut } from "./signed-out.ts";

/**
 * The server has ended an account, or every session of it: what this device has of it goes too, unsent or not. By then the
 * household may be hidden already, because its stream was told first. Answers whether nothing of it is left.
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
