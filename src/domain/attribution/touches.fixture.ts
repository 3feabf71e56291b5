import { noon, recordOf } from "./arrival.fixture.ts";
import type { AttributionRecord } from "./record.ts";
import type { KeptTouches, RunningVisit } from "./touches.ts";

export const minutes = 60_000;
export const nothing: KeptTouches = {
  first: null,
  last: null,
  session: null,
  visit: null,
  landingSent: false,
  isReload: false,
};
export const organic = recordOf({ source: "google", medium: "organic", ts: noon - 90 * minutes });
export const letter = recordOf({ source: "letter", medium: "email", campaign: "may", ts: noon - 10 * minutes });
export const tagged = { utm_source: "letter", utm_medium: "email", utm_campaign: "may" };
export const visitOf = (record: AttributionRecord, last = noon - 5 * minutes): RunningVisit => ({
  id: "visit-0001",
  record,
  last,
});
export const known = (changes: Partial<KeptTouches>): KeptTouches => ({
  ...nothing,
  first: organic,
  last: organic,
  ...changes,
});
