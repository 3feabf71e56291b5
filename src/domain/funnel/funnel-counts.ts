import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import type { DayCounts } from "./daily.ts";
import type { Dimension, Touch } from "./funnel-event.ts";
import type { Groups } from "./groups.ts";
import type { Period, Span } from "./period.ts";
import type { Reach } from "./reach.ts";
import type { Cohort } from "./retention.ts";

export type GroupsBy = Record<Touch, Record<Dimension, Groups>>;

/** All that a report says, as numbers. */
export interface FunnelCounts {
  period: Period;
  /** When the first event of all that were looked through happened; null where there was none. */
  firstAt: number | null;
  /** Null where there is no event to count from, or the period has no day of those that were measured. */
  days: Span<Day> | null;
  /** Null where no week begins within the period. */
  weeks: Span<WeekId> | null;
  funnel: Reach;
  by: GroupsBy;
  cohorts: Cohort[];
  daily: DayCounts[];
  /** Events by name, most frequent first. */
  names: { name: string; count: number }[];
  /** Events of names beyond those that were told apart. */
  unnamed: number;
  /** Of the period's days, counted here; and the bots' among all of them, counted or not. */
  events: number;
  botEvents: number;
}
