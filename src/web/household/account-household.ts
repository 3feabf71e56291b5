import type { HouseholdState } from "#web/store/household-state.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { accountHousehold } from "#web/tracking/happenings.ts";

/** Whether its questions were answered once: finished in the intake, or with somebody in it who can save. */
const isBegun = ({ space, of }: HouseholdState): boolean =>
  space === "shared" && (of.person.size > 0 || of.household.list().some(({ confirmed }) => confirmed !== undefined));

/** A household that comes with an account was answered for, on whichever device: that is told, and nothing else of it. */
export function followAccountHousehold(): () => void {
  let stopReading = () => {};
  const look = () => {
    stopReading();
    const device = currentDevice.get();
    const isAccounts = device.phase === "open" && device.owner !== "anonymous";
    if (!isAccounts) return accountHousehold(false);
    const { state } = device.store;
    const read = () => {
      const isThere = [...state.get().households.values()].some(isBegun);
      if (isThere) stopReading();
      accountHousehold(isThere);
    };
    stopReading = state.subscribe(read);
    read();
  };
  const stopFollowing = currentDevice.subscribe(look);
  look();
  return () => {
    stopFollowing();
    stopReading();
  };
}
