import type { Explanation } from "../explain.ts";
import type { SaveTarget } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";

/** What one target of the waterfall would take this week. */
export interface Ask {
  target: SaveTarget;
  label: string;
  /** Until the target is full. */
  remaining: Minor;
  /** At most what remains; less for goals that have time. */
  thisWeek: Minor;
  why: Explanation;
}

/** How much of an amount is missing, never below zero. */
export const missingOf = (wanted: Minor, there: Minor): Minor => minor(Math.max(0, wanted - there));

/** Said only where it matters: what is there already is more than what is wanted. */
export const floorInWords = (wanted: Minor, there: Minor): string => (there > wanted ? "; never below zero" : "");
