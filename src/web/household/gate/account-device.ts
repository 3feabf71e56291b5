import { recordEvent } from "#web/analytics/analytics-queue.ts";
import { latestEmail, onSessionChange } from "#web/platform/session.ts";
import { clearFieldsOf } from "#web/platform/use-persisted-fields.ts";
import {
  createSerialQueue,
  currentDevice,
  deviceQueue,
  earlierAccountFact,
  findEarlierAccounts,
  type HouseholdState,
  isAccountOpen,
  isSameOwner,
  open,
  saveOwnerAddress,
  settleImports,
} from "#web/store/index.ts";

/**
 * Another tab signed this account out and erases its database, so this tab closes it. Erases it here too: this tab may have
 * reopened the database before local storage said that the account had left.
 */
export const closeSignedOut = (uid: string): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase === "closed" || !isSameOwner(current.owner, { uid })) return;
    clearFieldsOf(uid);
    currentDevice.set({ phase: "closed" });
    if (current.phase === "open") {
      current.store.close();
      await current.store.database.erase().catch(() => {});
    }
    await open("anonymous");
  });

/** Whether the intake was completed, or the household has someone in it who can save. */
const isSetUp = ({ space, of }: HouseholdState): boolean =>
  space === "shared" && (of.person.size > 0 || of.household.list().some(({ confirmed }) => confirmed !== undefined));

let isFollowing = false;

/** Reports once that the account has a household that was set up, on whichever device; nothing else about it. */
export function followHousehold(): void {
  if (isFollowing) return;
  isFollowing = true;
  let stopReading = () => {};
  const follow = () => {
    stopReading();
    const device = currentDevice.get();
    if (device.phase !== "open" || device.owner === "anonymous") return;
    const { state } = device.store;
    const read = () => {
      if (![...state.get().households.values()].some(isSetUp)) return;
      stopReading();
      recordEvent({ kind: "household", at: Date.now() });
    };
    stopReading = state.subscribe(read);
    read();
  };
  currentDevice.subscribe(follow);
  follow();
}

let stopFollowing = () => {};
const queued = createSerialQueue();

/**
 * Stores this account's email address, in case the server loses the account. Once the server has what was imported from a
 * lost account, its old database is removed. If another lost account could be imported, stores that as a fact, so that
 * every page of the household can show the notice.
 */
export function followEarlierAccounts(): void {
  stopFollowing();
  const device = currentDevice.get();
  if (device.phase !== "open" || device.owner === "anonymous" || !isAccountOpen(device)) return;
  const { store } = device;
  const { uid } = device.owner;
  let isComplete = true;
  const settle = () =>
    queued(async () => {
      if (store.status.get() !== "in-step") return;
      const hasSettled = await settleImports(store.database);
      if (hasSettled) await store.householdsChanged();
      if (hasSettled || !isComplete) void look();
    }).catch(() => {});
  const look = () =>
    queued(async () => {
      const address = latestEmail();
      if (!address) return;
      await saveOwnerAddress(store, address.email);
      // If the server did not respond, the next completed sync searches again.
      isComplete = false;
      const found = await findEarlierAccounts(uid, address);
      isComplete = found.isComplete;
      const noted = found.accounts.length > 0 ? "yes" : "";
      const before = store.state.get().facts.get(earlierAccountFact) ?? "";
      if (noted !== before && (noted || isComplete)) await store.setFact(earlierAccountFact, noted);
    }).catch(() => {});
  const stops = [store.status.subscribe(() => void settle()), onSessionChange(() => void look())];
  stopFollowing = () => {
    for (const stop of stops) stop();
  };
  void settle();
  void look();
}
