import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { discardEvents, followPageViews, type PageView } from "./analytics-queue.ts";
import { currentConsent, onConsentChange } from "./consent.ts";
import { listenForDeclaredEvents } from "./declared-events.ts";

/** Where and when a page was come to. */
export interface Landing {
  at: number;
  view: PageView;
}

const tracking = lazyChunk("tracking", () => import("./tracking.ts"));

/** In storage as long as anything of measuring is. */
export const progressKey = "measured";

/**
 * From the first moment of a page: what happens is held, and what turns it into events is fetched only once there is consent.
 * A blocked or failing file of it harms nothing.
 */
export function beginTracking(): void {
  const landing = { at: Date.now(), view: currentView() };
  let isFetched = false;
  const look = () => {
    const choice = currentConsent()?.choice;
    const isRefused = choice === "refused";
    if (isRefused) discardEvents();
    // What an earlier consent left here goes too.
    if (isFetched || !(choice === "granted" || (isRefused && hasProgress()))) return;
    isFetched = true;
    fetchTracking(landing).catch(() => {
      isFetched = false;
    });
  };
  // First of all: a page out of the browser's cache is not told of before it is known whether it may be.
  onConsentChange(look);
  followPageViews();
  listenForDeclaredEvents();
  look();
}

/** In development every event is shown with where it went. */
async function fetchTracking(landing: Landing): Promise<void> {
  const { startTracking } = await tracking.load({ isOptional: true });
  const debug = import.meta.env.DEV ? (await import("./debug-panel.ts")).openDebugPanel() : undefined;
  startTracking(landing, debug);
}

export const currentView = (): PageView => ({
  path: location.pathname,
  search: location.search,
  title: document.title,
  isRestored: false,
});

function hasProgress(): boolean {
  try {
    return localStorage.getItem(progressKey) !== null;
  } catch {
    return false;
  }
}
