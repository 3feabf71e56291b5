import { addDays, type Day } from "../time/day.ts";
import type { FunnelEvent } from "./funnel-event.ts";
import type { Span } from "./period.ts";

export const dailyKinds = ["landings", "visits", "completions", "saves"] as const;

export type DailyKind = (typeof dailyKinds)[number];

export type DayCounts = { day: Day } & Record<DailyKind, number>;

export interface Daily {
  days: Map<Day, DayCounts>;
  /** The visits seen on the day of the previous event, and on the previous day with events. */
  visits: { day: Day | null; today: Set<string>; before: Set<string> };
}

const kindOf: Readonly<Record<string, DailyKind>> = {
  landing: "landings",
  intake_complete: "completions",
  week_save: "saves",
};

const noCounts = (day: Day): DayCounts => ({ day, landings: 0, visits: 0, completions: 0, saves: 0 });

/** Every day of the span, including days without events. */
export function noDays(span: Span<Day>): Daily {
  const days = new Map<Day, DayCounts>();
  for (let day = span.first; day <= span.last; day = addDays(day, 1)) days.set(day, noCounts(day));
  return { days, visits: { day: null, today: new Set(), before: new Set() } };
}

/** A visit counts on the day it started, even outside the span. */
export function addToDay(daily: Daily, event: FunnelEvent, day: Day): void {
  const isNew = isNewVisit(daily.visits, event.visit, day);
  const counts = daily.days.get(day);
  if (!counts) return;
  if (isNew) counts.visits++;
  const kind = Object.hasOwn(kindOf, event.name) ? kindOf[event.name] : undefined;
  if (kind) counts[kind]++;
}

/** Events come oldest first and a visit ends after half an hour of inactivity, so older visits can be dropped. */
function isNewVisit(visits: Daily["visits"], visit: string, day: Day): boolean {
  if (visits.day !== day) {
    visits.before = visits.today;
    visits.today = new Set();
    visits.day = day;
  }
  const isKnown = visits.today.has(visit) || visits.before.has(visit);
  visits.today.add(visit);
  return !isKnown;
}
