import type { Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import { couple } from "./couple.ts";
import { record, weeksAgo } from "./records.ts";

/** The couple, on a pause that began three weeks ago and has no end yet. */
export const paused = (today: Day): AnyRecord[] => [
  ...couple(today).filter(({ kind, fields: { week } }) => !isDecision(kind) || String(week) < weeksAgo(today, 3)),
  record("pause", "pause-now", { from: weeksAgo(today, 3) }),
];

const isDecision = (kind: string): boolean => kind === "save" || kind === "week-review";
