import type { Day } from "#domain/time/day.ts";
import { weekStart } from "#domain/time/week.ts";
import type { AnyRecord } from "#sync/record.ts";
import { couple } from "./couple.ts";
import { weeksAgo } from "./records.ts";

const away = 9;

/** The couple, who have not looked in for nine weeks. */
export function returning(today: Day): AnyRecord[] {
  const since = weeksAgo(today, away);
  const isBefore = ({ fields: { week, day } }: AnyRecord) =>
    (week === undefined || String(week) < since) && (day === undefined || String(day) < weekStart(since));
  return couple(today).filter(isBefore);
}
