import { offers } from "#web/platform/offers.ts";
import { latestSession, latestSignIn } from "#web/platform/session.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { newId } from "#web/store/new-id.ts";
import { type Landing, viewNow } from "./begin-tracking.ts";
import { browserArrival, isReload } from "./browser-arrival.ts";
import { consentNow, followConsent } from "./consent/consent.ts";
import type { DebugPanel } from "./debug-panel.ts";
import type { Sink } from "./emitter.ts";
import { dropHappenings, type Happening, isWhole, takeHappenings } from "./happenings.ts";
import { keptIn } from "./kept.ts";
import { openMeasuring } from "./measuring.ts";
import { inOneTab } from "./one-tab.ts";
import { eraseEvents } from "./outbox/event-database.ts";
import { outboxSink } from "./outbox-sink.ts";
import { pageParams } from "./page-params.ts";
import { forgetMeasuring } from "./stored.ts";
import { dropCookies } from "./tag.ts";
import { tagSink } from "./tag-sink.ts";

const local = keptIn(() => localStorage);
const session = keptIn(() => sessionStorage);

/** Measures while there is consent: from the moment it is given to the moment it is taken back. */
export function startTracking(landing: Landing, debug?: DebugPanel): void {
  const { analyticsId } = readSiteConfig();
  const tag = analyticsId ? tagSink(analyticsId, landingPage(landing)) : null;
  let stop: (() => void) | null = null;

  const begin = () => {
    const outbox = offers("own-events") ? outboxSink((ids) => debug?.settled(ids)) : null;
    const sink = together([...(outbox ? [outbox] : []), ...(tag ? [tag] : []), ...(debug ? [debug] : [])]);
    // After a refusal there is nothing left to tell of but what is here now.
    const isAnew = !isWhole();
    const landed = isAnew ? { at: Date.now(), view: viewNow() } : landing;
    if (isAnew) sink.page(landingPage(landed));
    const measure = openMeasuring({
      ...{ local, session, sink, arrival: browserArrival(landed), landedOn: landed.view, isReload: isReload() },
      // Ids that sort by time cost the collector's storage a fraction of random ones.
      newId: () => newId(Date.now()),
    });
    takeHappenings(measure);
    if (isAnew) for (const happening of present()) measure(happening);
    return () => {
      dropHappenings();
      outbox?.stop();
      tag?.stop();
    };
  };
  /** Taken back while it waited for its turn, it does not begin. */
  const beginOnce = () => {
    if (isGranted()) stop ??= begin();
  };
  const isGranted = () => consentNow()?.choice === "granted";
  const look = () => {
    // Tabs that begin together would each take themselves for the first of the visit.
    if (isGranted()) return void inOneTab("visit", {}, beginOnce);
    stop?.();
    stop = null;
    void eraseEvents();
    if (consentNow()) forgetMeasuring(local, session);
    if (analyticsId) dropCookies();
  };
  followConsent(look);
  look();
}

function landingPage(landed: Landing) {
  const { page_location, page_referrer } = pageParams(landed.view, browserArrival(landed).referrer?.address ?? "");
  return { page_location, page_referrer };
}

/** Where someone who changed their mind is, and who they are. */
function present(): Happening[] {
  const at = Date.now();
  const known = latestSession();
  const view: Happening = { kind: "view", at, view: viewNow() };
  return known.isKnown ? [view, { kind: "user", at, user: known.user, signIn: latestSignIn() }] : [view];
}

function together(sinks: readonly Sink[]): Sink {
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
