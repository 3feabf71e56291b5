import { observable } from "#web/platform/observable.ts";
import { latestSignIn, type SessionAnswer, signOutCount, signOutLocally } from "#web/platform/session.ts";
import { clearFieldsOf } from "#web/platform/use-persisted-fields.ts";
import { DeviceError, type DeviceProblem, deviceProblemOf } from "../device/device-problem.ts";
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
 * What this page has open. `isInMemory`: nothing of it is on the device, so it goes with the page; `hidden`: the session
 * of the person whose household is here has ended, so it stays closed until the same person signs in again; nothing of it
 * is lost. `isOffline`: the server no longer knows the account, so it was opened without replication.
 */
export type CurrentDevice =
  | { phase: "closed" }
  | { phase: "open"; owner: Owner; store: DeviceStore; isInMemory?: boolean; isOffline?: boolean }
  | { phase: "hidden"; owner: Owner }
  | { phase: "refused"; owner: Owner; problem: DeviceProblem };

export const currentDevice = observable<CurrentDevice>({ phase: "closed" });

/** Whether an account's household is open here, in step with its server. */
export const isAccountOpen = (device: CurrentDevice): boolean =>
  device.phase === "open" && device.owner !== "anonymous" && !device.isOffline;

/** What opens and closes goes one after the other. */
export const deviceQueue = createSerialQueue();

/** Opens what was open here last, at once and without asking anyone. */
export const openDevice = (): Promise<void> =>
  deviceQueue(async () => {
    if (currentDevice.get().phase === "closed") await open(rememberedOwner());
  });

/** The server has said who is here. Someone new opens their own; whose session ended finds theirs closed. */
export function applySession(session: SessionAnswer): Promise<void> {
  const before = signOutCount();
  return deviceQueue(async () => {
    // Whoever signed out before it came to this must not find theirs open again.
    if (!session.isKnown || before !== signOutCount()) return;
    if (session.user) await openSessionOwner({ uid: session.user.uid });
    else hide();
  });
}

/** Tries again after a refusal. */
export const reopenDevice = (): Promise<void> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "closed") await open(current.owner);
  });

/** Where something is nowhere but here, signing out would lose it: unsent changes, or a household that was set aside. */
export const signOutHere = (evenOnlyHere: boolean): Promise<"done" | "only-here"> =>
  deviceQueue(async () => {
    const current = currentDevice.get();
    if (current.phase !== "open" || current.owner === "anonymous") return "done";
    if (!evenOnlyHere && (await hasUnsyncedData(current.store))) return "only-here";
    // First of all, so that the other tabs find nobody when the database is taken from them.
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
  /** Without replication, because the server no longer knows the account. */
  isOffline?: boolean;
  /** The sign-in that the server says the owner has, "" where it named none; undefined where it was not asked. */
  signIn?: string;
}

export async function open(owner: Owner, { inMemory = false, isOffline = false, signIn }: Opening = {}): Promise<void> {
  const before = currentDevice.get();
  if (before.phase === "open") {
    // Nobody writes any more while the next one opens, and what was written a moment ago is kept first.
    currentDevice.set({ phase: "closed" });
    await before.store.settled();
    before.store.close();
  }
  // Before they are remembered: the tab that signs out may look right now whether anything of them is left.
  if (owner !== "anonymous" && hasSignedOut(document, owner.uid, signIn)) return await open("anonymous");
  const onTaken = () => {
    const now = currentDevice.get();
    // The store would hold the lead of a database that it no longer has.
    if (now.phase === "open") now.store.close();
    currentDevice.set({ phase: "closed" });
    void openDevice();
  };
  try {
    const options = { isShared: isSharedComputer(document) && !isOffline, isInMemory: inMemory, isOffline };
    const isInMemory = staysInMemory(owner, options);
    // Before what was here without an account is taken from the other tabs: they open this one then. On a shared computer
    // not even who was here stays.
    rememberOwner(isInMemory ? "anonymous" : owner);
    const store = await openOwner(owner, { ...options, signIn, onTakenOver });
    if (store === "signed-out") return await open("anonymous");
    store.status.subscribe(() => store.status.get() === "signed-out" && hide());
    currentDevice.set({ phase: "open", owner, store, isInMemory, isOffline });
    store.entriesLoaded.catch((error: unknown) => refuseOpen(store, owner, error));
  } catch (error) {
    showRefusal(owner, error);
  }
}

/** What opened turned out to be unreadable further on. */
function refuseOpen(store: DeviceStore, owner: Owner, error: unknown): void {
  const now = currentDevice.get();
  if (now.phase !== "open" || now.store !== store) return;
  store.close();
  showRefusal(owner, error);
}

export function showRefusal(owner: Owner, error: unknown): void {
  const problem = error instanceof DeviceError ? error.problem : deviceProblemOf(error);
  currentDevice.set({ phase: "refused", owner, problem });
}
