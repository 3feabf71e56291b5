/** The funnel steps, in order. */
export const funnelSteps = ["landing", "home", "intake", "submit", "complete", "first-save", "week-4"] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** The attribution dimensions of a touch. */
export const dimensions = ["source", "medium", "campaign", "lander"] as const;

export type Dimension = (typeof dimensions)[number];

/** The first touch, and the latest one at the time of the event. */
export const touches = ["first", "last"] as const;

export type Touch = (typeof touches)[number];

export type TouchNames = Readonly<Record<Dimension, string>>;

/** The event fields that counting needs. They identify a visit and a cohort, never a person. */
export interface FunnelEvent extends Readonly<Record<Touch, TouchNames>> {
  readonly at: number;
  readonly visit: string;
  readonly name: string;
  /** The week of the first touch. */
  readonly since: string;
  /** The steps that this browser reached for the first time with this event. */
  readonly reached: readonly FunnelStep[];
  /** Weeks since the first touch; only on the first event of each week. */
  readonly week: number | null;
  readonly isBot: boolean;
}
