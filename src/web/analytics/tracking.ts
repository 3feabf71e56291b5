import { offers } from "#web/platform/offers.ts";
import { type SafeStorage, safeStorage } from "#web/platform/safe-storage.ts";
import { latestSession, latestSignIn } from "#web/platform/session.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { withTabLock } from "#web/platform/tab-lock.ts";
import { newId } from "#web/store/new-id.ts";
import { type AnalyticsEvent, consumeEvents, discardEvents, isQueueComplete } from "./analytics-queue.ts";
import { currentView, type Landing, progressKey } from "./begin-tracking.ts";
import { currentConsent, onConsentChange } from "./consent.ts";
import type { DebugPanel } from "./debug-panel.ts";
import { deleteEventDatabase } from "./event-database.ts";
import { outboxSink } from "./outbox.ts";
import { pageParams } from "./page-params.ts";
import { dropCookies, tagSink } from "./tag.ts";
import { homeSeenKey, openTracker, type Sink, submittedKey } from "./tracker.ts";
import { completedKey, isSignUpFlag } from "./user-properties.ts";
import { browserArrival, isReload, storageKeys } from "./visit.ts";

const local = safeStorage(() => localStorage);
const session = safeStorage(() => sessionStorage);

/** Measures while there is consent: from the moment it is given to the moment it is taken back. */
export function startTracking(landing: Landing, debug?: DebugPanel): void {
  const { analyticsId } = readSiteConfig();
  const tag = analyticsId ? tagSink(analyticsId, landingPage(landing)) : null;
  let stop: (() => void) | null = null;

  const begin = () => {
    const outbox = offers("own-events") ? outboxSink((ids) => debug?.settled(ids)) : null;
    const sink = combineSinks([...(outbox ? [outbox] : []), ...(tag ? [tag] : []), ...(debug ? [debug] : [])]);
    // After a refusal there is nothing left to tell of but what is here now.
    const isAnew = !isQueueComplete();
    const landed = isAnew ? { at: Date.now(), view: currentView() } : landing;
    if (isAnew) sink.page(landingPage(landed));
    const measure = openTracker({
      ...{ local, session, sink, arrival: browserArrival(landed), landedOn: landed.view, isReload: isReload() },
      // Ids that sort by time cost the collector's storage a fraction of random ones.
      newId: () => newId(Date.now()),
    });
    consumeEvents(measure);
    if (isAnew) for (const happening of currentEvents()) measure(happening);
    return () => {
      discardEvents();
      outbox?.stop();
      tag?.stop();
    };
  };
  /** Taken back while it waited for its turn, it does not begin. */
  const beginOnce = () => {
    if (isGranted()) stop ??= begin();
  };
  const isGranted = () => currentConsent()?.choice === "granted";
  const look = () => {
    // Tabs that begin together would each take themselves for the first of the visit.
    if (isGranted()) return void withTabLock("visit", {}, beginOnce);
    stop?.();
    stop = null;
    void deleteEventDatabase();
    if (currentConsent()) clearTrackingStorage(local, session);
    if (analyticsId) dropCookies();
  };
  onConsentChange(look);
  look();
}

function landingPage(landed: Landing) {
  const { page_location, page_referrer } = pageParams(landed.view, browserArrival(landed).referrer?.address ?? "");
  return { page_location, page_referrer };
}

/** Where someone who changed their mind is, and who they are. */
function currentEvents(): AnalyticsEvent[] {
  const at = Date.now();
  const known = latestSession();
  const view: AnalyticsEvent = { kind: "view", at, view: currentView() };
  return known.isKnown ? [view, { kind: "user", at, user: known.user, signIn: latestSignIn() }] : [view];
}

function combineSinks(sinks: readonly Sink[]): Sink {
  return {
    event(event) {
      for (const sink of sinks) sink.event(event);
    },
    page(params) {
      for (const sink of sinks) sink.page(params);
    },
    properties(properties) {
      for (const sink of sinks) sink.properties(properties);
    },
  };
}

/** Takes back all that measuring has written in this browser. */
export function clearTrackingStorage(local: SafeStorage, session: SafeStorage): void {
  const lasting: string[] = [storageKeys.first, storageKeys.last, storageKeys.visit, completedKey, progressKey];
  for (const name of [...lasting, ...local.names().filter(isSignUpFlag)]) local.remove(name);
  for (const name of [storageKeys.session, storageKeys.landingSent, homeSeenKey, submittedKey]) session.remove(name);
}
