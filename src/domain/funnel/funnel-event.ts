/** How far a browser came, in this order. */
export const funnelSteps = ["landing", "home", "intake", "submit", "complete", "first-save", "week-4"] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** What is known of how a browser found the site. */
export const dimensions = ["source", "medium", "campaign", "lander"] as const;

export type Dimension = (typeof dimensions)[number];

/** Its first way to the site, and its latest one when the event happened. */
export const touches = ["first", "last"] as const;

export type Touch = (typeof touches)[number];

export type TouchNames = Readonly<Record<Dimension, string>>;

/** As much of an event as counting needs. It is of a visit and of a browser's first week, never of a person. */
export interface FunnelEvent extends Readonly<Record<Touch, TouchNames>> {
  readonly at: number;
  readonly visit: string;
  readonly name: string;
  /** The week of the first touch. */
  readonly since: string;
  /** The steps that this browser reached with it, for the first time. */
  readonly reached: readonly FunnelStep[];
  /** Weeks since the first touch; with the first event of each of them only. */
  readonly week: number | null;
  readonly isBot: boolean;
}
