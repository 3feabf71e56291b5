import { hasCapability } from "#web/platform/capabilities.ts";
import { newId } from "#web/platform/new-id.ts";
import { latestSession, latestSignIn } from "#web/platform/session.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { withTabLock } from "#web/platform/tab-lock.ts";
import { type AnalyticsEvent, consumeEvents, discardEvents, isQueueComplete } from "./analytics-queue.ts";
import { currentView, type Landing } from "./begin-tracking.ts";
import { currentConsent, onConsentChange } from "./consent.ts";
import type { DebugPanel } from "./debug-panel.ts";
import { deleteEventDatabase } from "./event-database.ts";
import { outboxSink } from "./outbox.ts";
import { pageParams } from "./page-params.ts";
import { dropCookies, tagSink } from "./tag.ts";
import { openTracker, type Sink } from "./tracker.ts";
import { clearStorage, local, session } from "./tracking-storage.ts";
import { browserArrival, isReload } from "./visit.ts";

/** Tracks while there is consent: starts when it is given, stops and deletes everything when it is withdrawn. */
export function startTracking(landing: Landing, debug?: DebugPanel): void {
  const { analyticsId } = readSiteConfig();
  const tag = analyticsId ? tagSink(analyticsId, landingPage(landing)) : null;
  let stop: (() => void) | null = null;

  const begin = () => {
    const outbox = hasCapability("own-events") ? outboxSink((ids) => debug?.settled(ids)) : null;
    const sink = combineSinks([outbox, tag, debug].filter((each) => !!each));
    // After a refusal the earlier events are gone: start over with the page that is shown now.
    const startsOver = !isQueueComplete();
    const landed = startsOver ? { at: Date.now(), view: currentView() } : landing;
    if (startsOver) sink.page(landingPage(landed));
    const trackEvent = openTracker({
      local,
      session,
      sink,
      arrival: browserArrival(landed),
      landedOn: landed.view,
      isReload: isReload(),
      // Ids that sort by time take far less space in the collector's index than random ones.
      newId: () => newId(Date.now()),
    });
    consumeEvents(trackEvent);
    if (startsOver) for (const event of currentEvents()) trackEvent(event);
    return () => {
      discardEvents();
      outbox?.stop();
      tag?.stop();
    };
  };
  const isGranted = () => currentConsent()?.choice === "granted";
  const beginOnce = () => {
    // Consent may have been withdrawn while this tab waited for the lock.
    if (isGranted()) stop ??= begin();
  };
  const applyConsent = () => {
    // Without the lock, tabs that open together would each count as the landing of the visit.
    if (isGranted()) return void withTabLock("visit", {}, beginOnce);
    stop?.();
    stop = null;
    void deleteEventDatabase();
    if (currentConsent()) clearStorage();
    if (analyticsId) dropCookies();
  };
  onConsentChange(applyConsent);
  applyConsent();
}

function landingPage(landed: Landing) {
  const { page_location, page_referrer } = pageParams(landed.view, browserArrival(landed).referrer?.address ?? "");
  return { page_location, page_referrer };
}

/** The page that is shown and the user who is signed in, for a visitor who agrees after a refusal. */
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
