import { observable } from "#web/platform/observable.ts";
import { latestSignIn, type SessionAnswer, signOutCount, signOutLocally } from "#web/platform/session.ts";
import { clearFieldsOf } from "#web/platform/use-persisted-fields.ts";
import { DeviceError, type DeviceProblem, deviceProblemOf } from "../device/device-database.ts";
import type { DeviceStore } from "../device-store.ts";
import { setAsidesOf } from "../households/set-aside-facts.ts";
import { createSerialQueue } from "../serial-queue.ts";
import { forgetLease } from "../tabs/lead.ts";
import { openOwner, staysInMemory } from "./open-owner.ts";
import {
  databaseName,
  isSameOwner,
  isSharedComputer,
  type Owner,
  rememberedOwner,
  rememberOwner,
  setSharedComputer,
} from "./owner.ts";
import { hasSignedOut, markSignedOut } from "./signed-out.ts";

/**
 * What this page has open. `isInMemory`: not stored on the device, so it is gone once the page closes; `hidden`: the owner's
 * session has ended, so the household stays closed until they sign in again, but nothing is lost; `isOffline`: the server no
 * longer has the account, so it was opened without sync.
 */
export type CurrentDevice =
  | { phase: "closed" }
  | { phase: "open"; owner: Owner; store: DeviceStore; isInMemory?: boolean; isOffline?: boolean }
  | { phase: "hidden"; owner: Owner }
  | { phase: "refused"; owner: Owner; problem: DeviceProblem };

export const currentDevice = observable<CurrentDevice>({ phase: "closed" });

/** Whether an account's household is open and syncs. */
export const isAccountOpen = (device: CurrentDevice): boolean =>
  device.phase === "open" && device.owner !== "anonymous" && !device.isOffline;

/** Serializes opening and closing. */
export const deviceQueue = createSerialQueue();

/** Opens what was open last, without waiting for the server. */
export const openDevice = (): Promise<void> =>
  deviceQueue(async () => {
    if (currentDevice.get().phase === "closed") await open(rememberedOwner());
  });

/** Applies the server's session: opens that account's household, or hides it if the session has ended. */
export function applySession(session: SessionAnswer): Promise<void> {
  const before = signOutCount();
  return deviceQueue(async () => {
    // Stale if someone signed out since: their household must not reopen.
    if (!session.isKnown || before !== signOutCount()) return;
    if (session.user) await openSessionOwner({ uid: session.user.uid });
    else hide();
  });
}

/** Retries after a failure. */
export const reopenDevice = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "closed") await open(current.owner);
  });

/** Refuses as `only-here` if signing out would lose unsent changes or a household that was set aside. */
export const signOutHere = (evenOnlyHere: boolean): Promise<"done" | "only-here"> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "open" || current.owner === "anonymous") return "done";
    if (!evenOnlyHere && (await hasUnsyncedData(current.store))) return "only-here";
    // First, so that other tabs find no owner when their database closes.
    markSignedOut(document, current.owner.uid);
    rememberOwner("anonymous");
    signOutLocally(current.owner.uid);
    clearFieldsOf(current.owner.uid);
    setSharedComputer(document, false);
    current.store.close();
    forgetLease(databaseName(current.owner));
    await current.store.database.erase();
    await open("anonymous");
    return "done";
  });

const hasUnsyncedData = ({ database }: DeviceStore): Promise<boolean> =>
  database.read(async (tables) => {
    const aside = (await setAsidesOf(tables)).filter(({ until }) => until > Date.now());
    return aside.length > 0 || (await tables.outbox.count()) > 0;
  });

async function openSessionOwner(owner: Owner): Promise<void> {
  const current = currentDevice.get();
  if (current.phase === "open" && isSameOwner(current.owner, owner) && !current.isOffline) return;
  await open(owner, { signIn: latestSignIn()?.id ?? "" });
}

function hide(): void {
  const current = currentDevice.get();
  if (current.phase !== "open" || current.owner === "anonymous" || current.isOffline) return;
  current.store.close();
  currentDevice.set({ phase: "hidden", owner: current.owner });
}

interface Opening {
  inMemory?: boolean;
  /** Without sync, because the server no longer has the account. */
  isOffline?: boolean;
  /** The owner's current sign-in according to the server, "" if it named none; undefined if the server was not asked. */
  signIn?: string;
}

export async function open(owner: Owner, { inMemory = false, isOffline = false, signIn }: Opening = {}): Promise<void> {
  const before = currentDevice.get();
  if (before.phase === "open") {
    // No new writes while the next one opens. Pending writes complete first.
    currentDevice.set({ phase: "closed" });
    await before.store.settled();
    before.store.close();
  }
  // Before remembering the owner: a tab that signs out may be checking now whether anything is left.
  if (owner !== "anonymous" && hasSignedOut(document, owner.uid, signIn)) return await open("anonymous");
  const onTakenOver = () => {
    const now = currentDevice.get();
    // The store would keep leading a database that it no longer has.
    if (now.phase === "open") now.store.close();
    currentDevice.set({ phase: "closed" });
    void openDevice();
  };
  try {
    const options = { isShared: isSharedComputer(document) && !isOffline, isInMemory: inMemory, isOffline };
    const isInMemory = staysInMemory(owner, options);
    // Before adoption closes the anonymous database in other tabs: they then open this owner. A shared computer doesn't even
    // remember the owner.
    rememberOwner(isInMemory ? "anonymous" : owner);
    const store = await openOwner(owner, { ...options, signIn, onTakenOver });
    if (store === "signed-out") return await open("anonymous");
    store.status.subscribe(() => store.status.get() === "signed-out" && hide());
    currentDevice.set({ phase: "open", owner, store, isInMemory, isOffline });
    store.entriesLoaded.catch((error: unknown) => closeAndRefuse(store, owner, error));
  } catch (error) {
    showRefusal(owner, error);
  }
}

/** The entries could not be read after the rest was opened. */
function closeAndRefuse(store: DeviceStore, owner: Owner, error: unknown): void {
  const now = currentDevice.get();
  if (now.phase !== "open" || now.store !== store) return;
  store.close();
  showRefusal(owner, error);
}

export function showRefusal(owner: Owner, error: unknown): void {
  const problem = error instanceof DeviceError ? error.problem : deviceProblemOf(error);
  currentDevice.set({ phase: "refused", owner, problem });
}
