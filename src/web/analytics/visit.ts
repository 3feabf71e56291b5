import type { Arrival } from "#domain/attribution/arrival.ts";
import { type AttributionRecord, readRecord } from "#domain/attribution/record.ts";
import { arrive, isRunning, type RunningVisit, readVisit } from "#domain/attribution/touches.ts";
import type { Kept } from "./kept.ts";

/** The visit under way, shared by the tabs of this browser. */
export interface Visit {
  /** Whether it began with this page: a reload, or another tab of it, is no landing. */
  isLanding: boolean;
  first(): AttributionRecord;
  last(): AttributionRecord;
  /** Its number at that time, which makes it go on. After half an hour without anything it has another. */
  idAt(at: number): string;
}

export interface VisitParts {
  local: Kept;
  session: Kept;
  arrival: Arrival;
  isReload: boolean;
  newId: () => string;
}

export const keys = {
  first: "attribution.first",
  last: "attribution.last",
  session: "attribution.session",
  visit: "visit",
  landingSent: "landing_sent",
} as const;

export function openVisit({ local, session, arrival, isReload, newId }: VisitParts): Visit {
  const kept = {
    first: readRecord(local.read(keys.first)),
    last: readRecord(local.read(keys.last)),
    session: readRecord(session.read(keys.session)),
    visit: readVisit(local.read(keys.visit)),
    landingSent: session.read(keys.landingSent) !== null,
    isReload,
  };
  const arrived = arrive(arrival, kept, newId());
  if (!kept.first) local.write(keys.first, JSON.stringify(arrived.first));
  local.write(keys.last, JSON.stringify(arrived.last));
  local.write(keys.visit, JSON.stringify(arrived.visit));
  session.write(keys.session, JSON.stringify(arrived.session));
  session.write(keys.landingSent, "1");
  return {
    isLanding: arrived.isLanding,
    // Another tab may have been come to since, and storage may hold anything.
    first: () => readRecord(local.read(keys.first)) ?? arrived.first,
    last: () => readRecord(local.read(keys.last)) ?? arrived.last,
    idAt: (at) => continued(local, at, arrived.session, newId).id,
  };
}

function continued(local: Kept, at: number, record: AttributionRecord, newId: () => string): RunningVisit {
  const known = readVisit(local.read(keys.visit));
  const visit =
    known && isRunning(known, at) ? { ...known, last: Math.max(at, known.last) } : { id: newId(), record, last: at };
  local.write(keys.visit, JSON.stringify(visit));
  return visit;
}
