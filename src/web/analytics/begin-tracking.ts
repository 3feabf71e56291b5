import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { consentNow, followConsent } from "./consent/consent.ts";
import { followDeclaredEvents } from "./declared-events.ts";
import { dropHappenings, type View } from "./happenings.ts";
import { followViews } from "./page-views.ts";

/** Where and when a page was come to. */
export interface Landing {
  at: number;
  view: View;
}

const tracking = lazyChunk("tracking", () => import("./start.ts"));

/** In storage as long as anything of measuring is. */
export const trace = "measured";

/**
 * From the first moment of a page: what happens is held, and what turns it into events is fetched only once there is consent.
 * A blocked or failing file of it harms nothing.
 */
export function beginTracking(): void {
  const landing = { at: Date.now(), view: viewNow() };
  let isFetched = false;
  const look = () => {
    const choice = consentNow()?.choice;
    const isRefused = choice === "refused";
    if (isRefused) dropHappenings();
    // What an earlier consent left here goes too.
    if (isFetched || !(choice === "granted" || (isRefused && hasTrace()))) return;
    isFetched = true;
    fetchTracking(landing).catch(() => {
      isFetched = false;
    });
  };
  // First of all: a page out of the browser's cache is not told of before it is known whether it may be.
  followConsent(look);
  followViews();
  followDeclaredEvents();
  look();
}

/** In development every event is shown with where it went. */
async function fetchTracking(landing: Landing): Promise<void> {
  const { startTracking } = await tracking.load({ isOptional: true });
  const debug = import.meta.env.DEV ? (await import("./debug-panel.ts")).openDebugPanel() : undefined;
  startTracking(landing, debug);
}

export const viewNow = (): View => ({
  path: location.pathname,
  search: location.search,
  title: document.title,
  isAgain: false,
});

function hasTrace(): boolean {
  try {
    return localStorage.getItem(trace) !== null;
  } catch {
    return false;
  }
}
