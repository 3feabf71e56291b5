import { recordEvent } from "#web/analytics/analytics-queue.ts";
import { followSession, latestAddress } from "#web/platform/session.ts";
import { forgetTypedOf } from "#web/platform/typed.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { settleImports } from "#web/store/households/import-from-account.ts";
import { currentDevice, isAccountOpen, open, turn } from "#web/store/owner/current-device.ts";
import { earlierAccountFact, isSameOwner, noteOwnerAddress } from "#web/store/owner/owner.ts";
import { earlierAccountsOf } from "#web/store/owner/unknown-account.ts";
import { createSerialQueue } from "#web/store/serial-queue.ts";

/**
 * Another tab has signed someone out, and erases what the device had of them: nothing of it stays open here. Erased here
 * too, because a tab may have opened it anew in between, by a storage that did not yet say that they had left.
 */
export const leaveWith = (uid: string): Promise<void> =>
  turn(async () => {
    const current = currentDevice.get();
    if (current.phase === "closed" || !isSameOwner(current.owner, { uid })) return;
    forgetTypedOf(uid);
    currentDevice.set({ phase: "closed" });
    if (current.phase === "open") {
      current.store.close();
      await current.store.database.erase().catch(() => {});
    }
    await open("anonymous");
  });

/** Whether its questions were answered once: finished in the intake, or with somebody in it who can save. */
const isBegun = ({ space, of }: HouseholdState): boolean =>
  space === "shared" && (of.person.size > 0 || of.household.list().some(({ confirmed }) => confirmed !== undefined));

let isFollowing = false;

/** A household that comes with an account was answered for, on whichever device: that is told, and nothing else of it. */
export function followHousehold(): void {
  if (isFollowing) return;
  isFollowing = true;
  let stopReading = () => {};
  const look = () => {
    stopReading();
    const device = currentDevice.get();
    if (device.phase !== "open" || device.owner === "anonymous") return;
    const { state } = device.store;
    const read = () => {
      if (![...state.get().households.values()].some(isBegun)) return;
      stopReading();
      recordEvent({ kind: "household", at: Date.now() });
    };
    stopReading = state.subscribe(read);
    read();
  };
  currentDevice.subscribe(look);
  look();
}

let stopFollowing = () => {};
const inOrder = createSerialQueue();

/**
 * Notes whose address this account has, in case the server loses it. What was imported from an account that the server no longer knows leaves its old place once the server has it. Another
 * one that could be imported is noted, so that every page of the household can say so.
 */
export function followEarlierAccounts(): void {
  stopFollowing();
  const device = currentDevice.get();
  if (device.phase !== "open" || device.owner === "anonymous" || !isAccountOpen(device)) return;
  const { store } = device;
  const { uid } = device.owner;
  const settle = () =>
    inOrder(async () => {
      if (store.status.get() !== "in-step" || !(await settleImports(store.database))) return;
      await store.householdsChanged();
      void look();
    }).catch(() => {});
  const look = () =>
    inOrder(async () => {
      const address = latestAddress();
      if (!address) return;
      await noteOwnerAddress(store, address.email);
      const noted = (await earlierAccountsOf(uid, address)).length > 0 ? "yes" : "";
      const before = store.state.get().facts.get(earlierAccountFact) ?? "";
      if (noted !== before) await store.setFact(earlierAccountFact, noted);
    }).catch(() => {});
  const stops = [store.status.subscribe(() => void settle()), followSession(() => void look())];
  stopFollowing = () => {
    for (const stop of stops) stop();
  };
  void settle();
  void look();
}
