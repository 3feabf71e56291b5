import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { safeLocalStorage } from "#web/platform/safe-storage.ts";
import { discardEvents, followPageViews, type PageView } from "./analytics-queue.ts";
import { currentConsent, onConsentChange } from "./consent.ts";
import { listenForDeclaredEvents } from "./declared-events.ts";

/** The first page view of this document, and when it loaded. */
export interface Landing {
  at: number;
  view: PageView;
}

const tracking = lazyChunk("tracking", () => import("./tracking.ts"));

/** Present in local storage as long as anything of tracking is stored. */
export const progressKey = "measured";

/**
 * Queues events from the first moment of a page, and fetches the code that processes them only once there is consent.
 * If that code is blocked or fails to load, the page still works.
 */
export function beginTracking(): void {
  const landing = { at: Date.now(), view: currentView() };
  let isFetched = false;
  const applyConsent = () => {
    const choice = currentConsent()?.choice;
    const isRefused = choice === "refused";
    if (isRefused) discardEvents();
    // After a refusal the code is needed once more, to delete what an earlier consent stored.
    if (isFetched || !(choice === "granted" || (isRefused && hasProgress()))) return;
    isFetched = true;
    fetchTracking(landing).catch(() => {
      isFetched = false;
    });
  };
  // Before the others: a page out of the back/forward cache must re-read the consent before it records a view.
  onConsentChange(applyConsent);
  followPageViews();
  listenForDeclaredEvents();
  applyConsent();
}

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

const hasProgress = (): boolean => safeLocalStorage.read(progressKey) !== null;
