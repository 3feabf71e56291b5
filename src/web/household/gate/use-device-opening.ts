import { useEffect } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { visibleTickMs } from "#web/backends/own/browser-client.ts";
import { firstSession, latestSession, onSessionChange, readSession, refreshSession } from "#web/platform/session.ts";
import {
  applySession,
  currentDevice,
  isAccountOpen,
  isSameOwner,
  openDevice,
  ownerFromStorageEvent,
} from "#web/store/index.ts";

/** Whether the server's answer about who is signed in is known. */
let isSessionKnown = false;

/** Opens the household on this device at once, then asks the server who is signed in: once per page load. */
async function openAndCheckSession(): Promise<void> {
  await openDevice();
  if (isSessionKnown) return;
  isSessionKnown = true;
  const session = await firstSession();
  isSessionKnown = session.isKnown;
  await applySession(session);
}

/** The network is back, or the tab is visible again: sends what waits, and asks again who is signed in if that is unknown. */
async function wake(): Promise<void> {
  const device = currentDevice.get();
  if (device.phase === "open") device.store.wake();
  if (isSessionKnown && device.phase !== "hidden") return;
  const session = await readSession();
  isSessionKnown = session.isKnown;
  await applySession(session);
}

/** Only needed while an account is open; visitors never load it. */
const accountChunk = lazyChunk("account-device", () => import("./account-device.ts"));
const accountDevice = () => accountChunk.load({ isOptional: true });

const ignored = () => {};

const followAccount = ({ followHousehold, followEarlierAccounts }: typeof import("./account-device.ts")): void => {
  followHousehold();
  followEarlierAccounts();
};

/** The account signed out in another tab. If the chunk that closes it does not load, the household is hidden instead. */
const leave = (uid: string): Promise<void> =>
  accountDevice().then(
    ({ closeSignedOut }) => closeSignedOut(uid),
    () => applySession({ isKnown: true, user: null }),
  );

/** While this tab is visible, the tab that talks to the server must not go idle. */
function announceVisible(): void {
  const device = currentDevice.get();
  if (document.visibilityState === "visible" && device.phase === "open") device.store.announceVisible();
}

/** The window has focus again, maybe after being visible all along: reconnect now instead of waiting for the next retry. */
function wakeOffline(): void {
  const device = currentDevice.get();
  if (device.phase === "open" && device.store.status.get() === "offline") device.store.wake();
}

const recently = 5_000;

/**
 * A refused pull hid the household, or another tab signed someone in and their household opened here too: the whole page
 * must learn who is signed in now.
 */
async function checkAfterDeviceChange(): Promise<void> {
  const [device, session] = [currentDevice.get(), latestSession()];
  const isAccounts = isAccountOpen(device);
  if (isAccounts) void accountDevice().then(followAccount, ignored);
  const isNews = isAccounts && session.isKnown && session.user === null;
  if (device.phase === "hidden" && session.isKnown && session.user) await readSessionAgain();
  else if (device.phase === "hidden" || isNews) await refreshSession(recently);
}

let readAgainAt = 0;

/** The last response named a user whom the server then refused, so it is stale even if recent. Throttled to avoid a loop. */
async function readSessionAgain(): Promise<void> {
  if (Date.now() - readAgainAt <= recently) return void setTimeout(() => void checkAfterDeviceChange(), recently);
  readAgainAt = Date.now();
  await readSession();
}

/** Another tab signed someone else in: the previous household must not stay on screen. */
async function checkAfterOtherSignIn(event: StorageEvent): Promise<void> {
  const [uid, device] = [ownerFromStorageEvent(event), currentDevice.get()];
  if (uid === null || device.phase === "closed" || device.owner === "anonymous") return;
  if (!isSameOwner(device.owner, { uid })) await readSession();
}

export function useDeviceOpening(): void {
  useEffect(() => {
    void openAndCheckSession();
    const ending = new AbortController();
    // Signing in or out, in this tab or another one.
    const stopFollowing = onSessionChange(
      (user, left) => void (left ? leave(left) : applySession({ isKnown: true, user })),
    );
    const stopWatching = currentDevice.subscribe(() => void checkAfterDeviceChange());
    ending.signal.addEventListener("abort", stopFollowing);
    ending.signal.addEventListener("abort", stopWatching);
    window.addEventListener("storage", (event) => void checkAfterOtherSignIn(event), ending);
    const ticking = setInterval(announceVisible, visibleTickMs);
    ending.signal.addEventListener("abort", () => clearInterval(ticking));
    window.addEventListener("focus", wakeOffline, ending);
    window.addEventListener("online", () => void wake(), ending);
    // Restored from the back/forward cache, maybe after days.
    window.addEventListener("pageshow", ({ persisted }) => persisted && void wake(), ending);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void wake(), ending);
    return () => ending.abort();
  }, []);
}
