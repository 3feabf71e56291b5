import { useEffect } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { firstSession, followSession, latestSession, readSession, resyncSession } from "#web/platform/session.ts";
import { currentDevice, isAccountOpen, meetSession, openDevice } from "#web/store/owner/current-device.ts";
import { isSameOwner, letInElsewhere } from "#web/store/owner/owner.ts";
import { tickEvery } from "#web/store/sync/browser-client.ts";

let isMet = false;

/** Opens what is on this device at once, and then hears from the server whose it is: once a page load. */
async function openAndMeet(): Promise<void> {
  await openDevice();
  if (isMet) return;
  isMet = true;
  const session = await firstSession();
  isMet = session.isKnown;
  await meetSession(session);
}

/** The network is back, or someone looks again: what waits is sent, and whoever was not known may be known now. */
async function wake(): Promise<void> {
  const device = currentDevice.get();
  if (device.phase === "open") device.store.wake();
  if (isMet && device.phase !== "hidden") return;
  const session = await readSession();
  isMet = session.isKnown;
  await meetSession(session);
}

/** What concerns only a device that an account has open; visitors fetch none of it. */
const accountChunk = lazyChunk("account-device", () => import("./account-device.ts"));
const accountDevice = () => accountChunk.load({ isOptional: true });

const ignored = () => {};

const followAccount = ({ followHousehold, followEarlierAccounts }: typeof import("./account-device.ts")): void => {
  followHousehold();
  followEarlierAccounts();
};

/** Someone signed out in another tab. What can't be closed for want of its file is hidden. */
const leave = (uid: string): Promise<void> =>
  accountDevice().then(
    ({ leaveWith }) => leaveWith(uid),
    () => meetSession({ isKnown: true, user: null }),
  );

/** As long as someone looks at this tab, the one that talks to the server is not to fall asleep. */
function sayInSight(): void {
  const device = currentDevice.get();
  if (document.visibilityState === "visible" && device.phase === "open") device.store.sayInSight();
}

/** Back at this window, which may have been in sight all the time: whoever types now should not wait for the server. */
function wakeOffline(): void {
  const device = currentDevice.get();
  if (device.phase === "open" && device.store.status.get() === "offline") device.store.wake();
}

const justAsked = 5_000;

/**
 * A refused pull hid the household, or another tab signed someone in and theirs opened here too: the whole page should
 * know who is signed in now.
 */
async function lookWhenOther(): Promise<void> {
  const [device, session] = [currentDevice.get(), latestSession()];
  const isAccounts = isAccountOpen(device);
  if (isAccounts) void accountDevice().then(followAccount, ignored);
  const isNews = isAccounts && session.isKnown && session.user === null;
  if (device.phase === "hidden" && session.isKnown && session.user) await lookAgain();
  else if (device.phase === "hidden" || isNews) await resyncSession(justAsked);
}

let lookedAgainAt = 0;

/** The last answer named someone whom the server then refused, so it is out of date, however young. Not without end. */
async function lookAgain(): Promise<void> {
  if (Date.now() - lookedAgainAt <= justAsked) return void setTimeout(() => void lookWhenOther(), justAsked);
  lookedAgainAt = Date.now();
  await readSession();
}

/** Another tab let someone else in: one person's household does not stay on screen in a browser that is another's by now. */
async function lookWhenLetIn(event: StorageEvent): Promise<void> {
  const [uid, device] = [letInElsewhere(event), currentDevice.get()];
  if (uid === null || device.phase === "closed" || device.owner === "anonymous") return;
  if (!isSameOwner(device.owner, { uid })) await readSession();
}

export function useDeviceOpening(): void {
  useEffect(() => {
    void openAndMeet();
    const ending = new AbortController();
    // Whoever signs in or out meanwhile, here or elsewhere.
    const stopFollowing = followSession(
      (user, left) => void (left ? leave(left) : meetSession({ isKnown: true, user })),
    );
    const stopWatching = currentDevice.subscribe(() => void lookWhenOther());
    ending.signal.addEventListener("abort", stopFollowing);
    ending.signal.addEventListener("abort", stopWatching);
    window.addEventListener("storage", (event) => void lookWhenLetIn(event), ending);
    const ticking = setInterval(sayInSight, tickEvery);
    ending.signal.addEventListener("abort", () => clearInterval(ticking));
    window.addEventListener("focus", wakeOffline, ending);
    window.addEventListener("online", () => void wake(), ending);
    // Back from the browser's memory: no time has passed for the page, and maybe days for everyone else.
    window.addEventListener("pageshow", ({ persisted }) => persisted && void wake(), ending);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void wake(), ending);
    return () => ending.abort();
  }, []);
}
