import { type Arrival, classify, isRedirectBack, isTagged } from "./arrival.ts";
import { type AttributionRecord, isFields, isInstant, isSameTouch, readKept, recordFrom } from "./record.ts";

/** A visit that the tabs of a browser share. */
export interface RunningVisit {
  id: string;
  record: AttributionRecord;
  /** Its last activity, in milliseconds. */
  last: number;
}

/** What a browser holds when a page is come to. */
export interface KeptTouches {
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

/** Clocks are set back too: activity far in the future is none of this visit's. */
export const isRunning = (visit: RunningVisit, now: number): boolean => Math.abs(now - visit.last) <= idle;

/** What is held once a page was come to. `newId` is the visit's, if one begins. */
export function arrive(arrival: Arrival, kept: KeptTouches, newId: string): Arrived {
  const { ts } = arrival;
  const running = kept.visit && isRunning(kept.visit, ts) ? kept.visit : null;
  const found = classify(arrival);
  const earlier = earlierTouch(arrival, found, kept, running?.record);
  const record = earlier ?? found;
  return {
    first: kept.first ?? record,
    last: !earlier && isTelling(arrival, found) ? found : (kept.last ?? record),
    session: record,
    visit: { id: running?.id ?? newId, record, last: Math.max(ts, running?.last ?? ts) },
    isLanding: !running && !kept.landingSent,
  };
}

/** The touch that goes on, or null where this arrival is a new one. `running` is the visit's, while it runs. */
function earlierTouch(
  arrival: Arrival,
  found: AttributionRecord,
  { isReload, session, visit, last }: KeptTouches,
  running: AttributionRecord | undefined,
): AttributionRecord | null {
  // The tag in a reloaded address is the one it was opened with, and another tab may have brought a newer one since.
  if (isReload && session) return running ?? session;
  if (isTagged(arrival.params)) return running && isSameTouch(found, running) ? running : null;
  if (running) return running;
  return isRedirectBack(arrival) ? (session ?? visit?.record ?? last) : null;
}

/** Coming by itself, or from the site's own pages, says nothing new of how the site was found. */
const isTelling = ({ params }: Arrival, { medium }: AttributionRecord): boolean =>
  isTagged(params) || (medium !== "(none)" && medium !== "internal");

/** As the collector takes it: an id of another form would make it refuse every event of the visit. */
const visitId = /^[A-Za-z0-9-]{8,64}$/;

/** What a browser kept, or null where it is anything else than a visit. */
export function readVisit(text: string | null): RunningVisit | null {
  const kept = readKept(text);
  if (!isFields(kept)) return null;
  const { id, last } = kept;
  const record = recordFrom(kept.record);
  const isWhole = typeof id === "string" && visitId.test(id) && isInstant(last) && record !== null;
  return isWhole ? { id, record, last } : null;
}

const signUpWindow = 15_000;
const dayMs = 86_400_000;

/** An account is new while its last sign-in is the one that made it. Times that can't be read make nobody new. */
export const signUpState = (creation: string, lastSignIn: string): "new" | "known" =>
  Math.abs(Date.parse(lastSignIn) - Date.parse(creation)) <= signUpWindow ? "new" : "known";

/** Whole days; none where the time can't be read, or a clock is behind. */
export function daysSince(creation: string, now: number): number {
  const days = Math.floor((now - Date.parse(creation)) / dayMs);
  return days > 0 ? days : 0;
}

const intakeWindow = 15_000;

/** Whether coming to the dashboard is what submitting the intake led to. */
export const completesIntake = (clickedAt: number, landedAt: number): boolean =>
  landedAt >= clickedAt && landedAt - clickedAt <= intakeWindow;
