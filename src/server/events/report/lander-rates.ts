import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import type { FunnelStep } from "#domain/funnel/funnel-event.ts";
import { type Folded, folded, type Group, type Interval, isTelling, wilson } from "#domain/funnel/reach.ts";

export const rateSteps = ["complete", "first-save"] as const satisfies readonly FunnelStep[];

export type RateStep = (typeof rateSteps)[number];

export interface Rate {
  hits: number;
  tries: number;
  /** Null where there were no tries, or hits that belong to none of them. */
  interval: Interval | null;
  isTelling: boolean;
}

export function rateOf({ reach }: Pick<Group, "reach">, step: RateStep): Rate {
  const [hits, tries] = [reach.all[step], reach.all.landing];
  const interval = wilson(hits, tries);
  return { hits, tries, interval, isTelling: isTelling(interval) };
}

export const landersShown = 20;

/** By the first lander; browsers that came without one stand beside them, to compare. */
export const landersOf = (counts: FunnelCounts): Folded => folded(counts.by.first.lander, landersShown);

/** Where the scale of rates ends: at the next ten percent above all that can be told. */
export function scaleEnd(rates: readonly Rate[]): number {
  const highs = rates.flatMap(({ interval, isTelling }) => (interval && isTelling ? [interval.high] : []));
  return Math.min(1, Math.ceil(Math.max(0.1, ...highs) * 10 - 1e-9) / 10);
}
