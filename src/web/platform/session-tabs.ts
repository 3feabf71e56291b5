import { applyRemoteSignOut, latestSession, readSession, sessionService } from "./session.ts";
import { readSiteConfig } from "./site-config.ts";

interface Message {
  /** The uid. */
  signedOut: string;
  at: number;
}

const channelName = "session";
const maxMessageAge = 5_000;

let channel: BroadcastChannel | null = null;
let isListening = false;

/** Applies a sign-out of another tab here at once. Loaded only where a user is signed in. */
export function listenToTabs(): void {
  if (isListening) return;
  isListening = true;
  openChannel();
  // An open channel would keep the page out of the back/forward cache, where it receives nothing.
  window.addEventListener("pagehide", closeChannel);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    openChannel();
    void readSession();
  });
}

/** Reaches every other tab; a channel does not receive its own messages. */
export function notifyTabs(uid: string): void {
  if (!channel) openChannel();
  channel?.postMessage({ signedOut: uid, at: Date.now() } satisfies Message);
}

/** Missing in old browsers and where storage is blocked: other tabs then notice when they next read the session. */
function openChannel(): void {
  try {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => handleMessage((data ?? {}) as Partial<Message>);
  } catch {
    channel = null;
  }
}

function closeChannel(): void {
  channel?.close();
  channel = null;
}

/** Ignores the messages of other builds, and sign-outs of a user who is not signed in here. */
function handleMessage({ signedOut: uid, at = 0 }: Partial<Message>): void {
  const session = latestSession();
  if (typeof uid !== "string" || (session.isKnown && session.user && session.user.uid !== uid)) return;
  // The tab was frozen: the user may have signed in again since.
  if (Date.now() - at > maxMessageAge) return void readSession();
  applyRemoteSignOut(uid);
  // On a shared computer the Firebase client has a session of its own in each tab.
  if (readSiteConfig().firebase) void sessionService().then((service) => service.end());
}
