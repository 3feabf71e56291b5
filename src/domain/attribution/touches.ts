import { type Arrival, classify, isRedirectBack, isTagged } from "./arrival.ts";
import { type AttributionRecord, isFields, isInstant, isSameTouch, parseStored, recordFrom } from "./record.ts";

/** The current visit, shared by all tabs of a browser. */
export interface RunningVisit {
  id: string;
  record: AttributionRecord;
  /** The last activity, in milliseconds. */
  last: number;
}

/** What a browser has stored at an arrival. */
export interface StoredTouches {
  first: AttributionRecord | null;
  last: AttributionRecord | null;
  session: AttributionRecord | null;
  visit: RunningVisit | null;
  landingSent: boolean;
  isReload: boolean;
}

interface Arrived {
  first: AttributionRecord;
  last: AttributionRecord;
  session: AttributionRecord;
  visit: RunningVisit;
  isLanding: boolean;
}

const idle = 30 * 60_000;

/** Uses the absolute difference, because a clock may be set back: activity far in the future is another visit. */
export const isRunning = (visit: RunningVisit, now: number): boolean => Math.abs(now - visit.last) <= idle;

/** The stored values after an arrival. `newId` is used if a new visit starts. */
export function arrive(arrival: Arrival, stored: StoredTouches, newId: string): Arrived {
  const { ts } = arrival;
  const running = stored.visit && isRunning(stored.visit, ts) ? stored.visit : null;
  const found = classify(arrival);
  const earlier = earlierTouch(arrival, found, stored, running?.record);
  const record = earlier ?? found;
  return {
    first: stored.first ?? record,
    last: !earlier && isTelling(arrival, found) ? found : (stored.last ?? record),
    session: record,
    visit: { id: running?.id ?? newId, record, last: Math.max(ts, running?.last ?? ts) },
    isLanding: !running && !stored.landingSent,
  };
}

/** The touch that continues, or null if this arrival is a new touch. `running` is the current visit, if any. */
function earlierTouch(
  arrival: Arrival,
  found: AttributionRecord,
  { isReload, session, visit, last }: StoredTouches,
  running: AttributionRecord | undefined,
): AttributionRecord | null {
  // A reload repeats the tag of its first load, while another tab may have a newer touch since.
  if (isReload && session) return running ?? session;
  if (isTagged(arrival.params)) return running && isSameTouch(found, running) ? running : null;
  if (running) return running;
  return isRedirectBack(arrival) ? (session ?? visit?.record ?? last) : null;
}

/** A direct visit or one from the site's own pages adds no attribution. */
const isTelling = ({ params }: Arrival, { medium }: AttributionRecord): boolean =>
  isTagged(params) || (medium !== "(none)" && medium !== "internal");

/** The format that the collector accepts; it would reject every event of a visit with another id. */
const visitId = /^[A-Za-z0-9-]{8,64}$/;

/** Parses a stored visit; null if it is invalid. */
export function readVisit(text: string | null): RunningVisit | null {
  const stored = parseStored(text);
  if (!isFields(stored)) return null;
  const { id, last } = stored;
  const record = recordFrom(stored.record);
  const isWhole = typeof id === "string" && visitId.test(id) && isInstant(last) && record !== null;
  return isWhole ? { id, record, last } : null;
}

const signUpWindow = 15_000;
const dayMs = 86_400_000;

/** An account is new while its last sign-in is the one that created it. With unreadable times it is not new. */
export const signUpState = (creation: string, lastSignIn: string): "new" | "known" =>
  Math.abs(Date.parse(lastSignIn) - Date.parse(creation)) <= signUpWindow ? "new" : "known";

/** Whole days; zero when the time is unreadable or the clock is behind. */
export function daysSince(creation: string, now: number): number {
  const days = Math.floor((now - Date.parse(creation)) / dayMs);
  return days > 0 ? days : 0;
}

const intakeWindow = 15_000;

/** Whether a dashboard visit follows from submitting the intake. */
export const completesIntake = (clickedAt: number, landedAt: number): boolean =>
  landedAt >= clickedAt && landedAt - clickedAt <= intakeWindow;
