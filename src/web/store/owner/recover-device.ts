import { eraseAll, repair } from "../device/repair.ts";
import { type Salvage, salvage } from "../device/salvage.ts";
import { currentDevice, deviceQueue, isAccountOpen, open, showRefusal } from "./current-device.ts";
import { databaseName, type Owner } from "./owner.ts";

/** Goes on where the device keeps nothing: everything works, and goes with the page. */
export const continueInMemory = (): Promise<void> => whenRefused((owner) => open(owner, { inMemory: true }));

/** What can be read of a household that does not open. Null where not even that can be told. */
export async function salvageDevice(): Promise<Salvage | null> {
  const current = currentDevice.get();
  return current.phase === "refused" ? salvage(databaseName(current.owner)) : null;
}

/** Opens again with what was salvaged. What could not be read is gone after this, so it is offered as a file before. */
export const repairDevice = ({ content }: Salvage): Promise<void> =>
  whenRefused(async (owner) => {
    await repair(databaseName(owner), content);
    await open(owner);
  });

/** Begins anew where nothing could be read. Only after someone has said so. */
export const startOver = (): Promise<void> =>
  whenRefused(async (owner) => {
    await eraseAll(databaseName(owner));
    await open(owner);
  });

/** Leaves a household whose session ended where it is, and opens what is here without an account. */
export const continueWithoutAccount = (): Promise<void> =>
  deviceQueue(async () => {
    if (currentDevice.get().phase === "hidden") await open("anonymous");
  });

/** Erases everything that is open here without a server, in all tabs. */
export const eraseDevice = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "open" || isAccountOpen(current)) return;
    current.store.close();
    await current.store.database.erase();
    await open("anonymous", { inMemory: current.isInMemory ?? false });
  });

/** What fails here leaves everything as it was, and is told as the next refusal. */
const whenRefused = (work: (owner: Owner) => Promise<void>): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "refused") return;
    await work(current.owner).catch((error: unknown) => showRefusal(current.owner, error));
  });
