import { eraseAll, repair } from "../device/repair.ts";
import { type Salvage, salvage } from "../device/salvage.ts";
import { currentDevice, deviceQueue, isAccountOpen, open, showRefusal } from "./current-device.ts";
import { databaseName, type Owner } from "./owner.ts";

/** Continues without storage: everything works until the page closes. */
export const continueInMemory = (): Promise<void> => whenRefused((owner) => open(owner, { inMemory: true }));

/** The readable content of a household that does not open. Null if nothing can be read. */
export async function salvageDevice(): Promise<Salvage | null> {
  const current = currentDevice.get();
  return current.phase === "refused" ? salvage(databaseName(current.owner)) : null;
}

/** Reopens with the salvaged content. The rest is lost after this, so callers offer a backup file first. */
export const repairDevice = ({ content }: Salvage): Promise<void> =>
  whenRefused(async (owner) => {
    await repair(databaseName(owner), content);
    await open(owner);
  });

/** Erases an unreadable database and starts over. Callers must have the user's confirmation. */
export const startOver = (): Promise<void> =>
  whenRefused(async (owner) => {
    await eraseAll(databaseName(owner));
    await open(owner);
  });

/** Leaves a hidden household as it is, and opens the anonymous one. */
export const continueWithoutAccount = (): Promise<void> =>
  deviceQueue(async () => {
    if (currentDevice.get().phase === "hidden") await open("anonymous");
  });

/** Erases the open household, in all tabs, if it does not sync. */
export const eraseDevice = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "open" || isAccountOpen(current)) return;
    current.store.close();
    await current.store.database.erase();
    await open("anonymous", { inMemory: current.isInMemory ?? false });
  });

/** A failure changes nothing, and shows as the next refusal. */
const whenRefused = (work: (owner: Owner) => Promise<void>): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "refused") return;
    await work(current.owner).catch((error: unknown) => showRefusal(current.owner, error));
  });
