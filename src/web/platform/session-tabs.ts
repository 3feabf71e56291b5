import { applyRemoteSignOut, latestSession, readSession, sessionService } from "./session.ts";
import { readSiteConfig } from "./site-config.ts";

interface Message {
  /** Who has left, and when, by the clock that all tabs share. */
  signedOut: string;
  at: number;
}

const channelName = "session";
const maxMessageAge = 5_000;

let channel: BroadcastChannel | null = null;
let isListening = false;

/** A sign-out in another tab is one here too, at once. Fetched where someone is signed in: only they can leave. */
export function listenToTabs(): void {
  if (isListening) return;
  isListening = true;
  openChannel();
  // An open channel would keep the page out of the back/forward cache, and in there it hears nothing.
  window.addEventListener("pagehide", closeChannel);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    openChannel();
    void readSession();
  });
}

/** Reaches every other tab. The channel that listens does not hear itself. */
export function notifyTabs(uid: string): void {
  if (!channel) openChannel();
  channel?.postMessage({ signedOut: uid, at: Date.now() } satisfies Message);
}

/** None in old browsers and where storage is refused: other tabs then find out when they ask the server again. */
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

/** A tab of another build may say other things, and someone else who is here by now stays. */
function handleMessage({ signedOut: uid, at = 0 }: Partial<Message>): void {
  const session = latestSession();
  if (typeof uid !== "string" || (session.isKnown && session.user && session.user.uid !== uid)) return;
  // The browser let this tab sleep: they may have signed in again since.
  if (Date.now() - at > maxMessageAge) return void readSession();
  applyRemoteSignOut(uid);
  // A project's client keeps a session of its own in each tab of a shared computer.
  if (readSiteConfig().firebase) void sessionService().then((service) => service.end());
}
