import { type Arrival, pageAddress } from "#domain/attribution/arrival.ts";
import { type AttributionRecord, readRecord } from "#domain/attribution/record.ts";
import { arrive, isRunning, type RunningVisit, readVisit } from "#domain/attribution/touches.ts";
import type { SafeStorage } from "#web/platform/safe-storage.ts";
import type { Landing } from "./begin-tracking.ts";

/** The current visit, shared by the tabs of this browser. */
export interface Visit {
  /** Whether this page began it: a reload or a second tab does not. */
  isLanding: boolean;
  first(): AttributionRecord;
  last(): AttributionRecord;
  /** The visit's id at that time. Extends the visit; after half an hour without events a new one begins. */
  idAt(at: number): string;
}

export interface VisitParts {
  local: SafeStorage;
  session: SafeStorage;
  arrival: Arrival;
  isReload: boolean;
  newId: () => string;
}

export const storageKeys = {
  first: "attribution.first",
  last: "attribution.last",
  session: "attribution.session",
  visit: "visit",
  landingSent: "landing_sent",
} as const;

export function openVisit({ local, session, arrival, isReload, newId }: VisitParts): Visit {
  const stored = {
    first: readRecord(local.read(storageKeys.first)),
    last: readRecord(local.read(storageKeys.last)),
    session: readRecord(session.read(storageKeys.session)),
    visit: readVisit(local.read(storageKeys.visit)),
    landingSent: session.read(storageKeys.landingSent) !== null,
    isReload,
  };
  const arrived = arrive(arrival, stored, newId());
  if (!stored.first) local.write(storageKeys.first, JSON.stringify(arrived.first));
  local.write(storageKeys.last, JSON.stringify(arrived.last));
  local.write(storageKeys.visit, JSON.stringify(arrived.visit));
  session.write(storageKeys.session, JSON.stringify(arrived.session));
  session.write(storageKeys.landingSent, "1");
  return {
    isLanding: arrived.isLanding,
    // Read again each time, because another tab may have written since; and storage may hold anything.
    first: () => readRecord(local.read(storageKeys.first)) ?? arrived.first,
    last: () => readRecord(local.read(storageKeys.last)) ?? arrived.last,
    idAt: (at) => continueVisit(local, at, arrived.session, newId).id,
  };
}

function continueVisit(local: SafeStorage, at: number, record: AttributionRecord, newId: () => string): RunningVisit {
  const known = readVisit(local.read(storageKeys.visit));
  const visit =
    known && isRunning(known, at) ? { ...known, last: Math.max(at, known.last) } : { id: newId(), record, last: at };
  local.write(storageKeys.visit, JSON.stringify(visit));
  return visit;
}

/** How the visitor arrived. The query is the landing's own, because the address bar may have changed since. */
export function browserArrival({ at, view }: Landing): Arrival {
  return {
    params: queryParams(view.search),
    referrer: parseReferrer(document.referrer),
    ownHost: location.host,
    ts: at,
  };
}

/** Back and forward count as reloads: the page was visited before. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

/** Lowercases the names; the first of a repeated name wins. */
export function queryParams(search: string): Record<string, string> {
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(pairs.reverse());
}

function parseReferrer(text: string): Arrival["referrer"] {
  if (!URL.canParse(text)) return null;
  const { protocol, host, origin, pathname, search } = new URL(text);
  if (protocol === "android-app:") return { host, isApp: true, address: `${protocol}//${host}` };
  if (!/^https?:$/.test(protocol)) return null;
  return { host, isApp: false, address: pageAddress({ origin, path: pathname, params: queryParams(search) }) };
}
