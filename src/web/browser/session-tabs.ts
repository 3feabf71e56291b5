/** What the tabs of a browser tell each other about its session. */
export interface SessionMessage {
  /** Who has left; null where that was not known. */
  signedOut: string | null;
}

const name = "session";

let open: BroadcastChannel | null = null;

/** Listens to the other tabs. An open channel would keep a page out of the back/forward cache, so it is closed in there. */
export function listenToChannel(onMessage: (message: SessionMessage) => void): () => void {
  const ending = new AbortController();
  const begin = () => {
    open = newChannel();
    if (open) open.onmessage = ({ data }) => isMessage(data) && onMessage(data);
  };
  const end = () => {
    open?.close();
    open = null;
  };
  begin();
  window.addEventListener("pagehide", end, ending);
  window.addEventListener("pageshow", ({ persisted }) => persisted && begin(), ending);
  return () => {
    ending.abort();
    end();
  };
}

/** Reaches every other tab. The page's own channel does not hear itself, and another one of this page would. */
export function tellTabs(message: SessionMessage): void {
  const channel = open ?? newChannel();
  channel?.postMessage(message);
  if (channel !== open) channel?.close();
}

/** None in old browsers and where storage is refused: other tabs then find out when they ask the server again. */
function newChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** A tab of another build may say other things. */
function isMessage(data: unknown): data is SessionMessage {
  const said = (data as Partial<SessionMessage> | null)?.signedOut;
  return said === null || typeof said === "string";
}
