import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import type { FunnelStep } from "#domain/funnel/funnel-event.ts";
import { type Folded, folded, type Group, type Interval, isUseful, wilson } from "#domain/funnel/reach.ts";
import type { Day } from "#domain/time/day.ts";

export const rateSteps = ["complete", "first-save"] as const satisfies readonly FunnelStep[];

export type RateStep = (typeof rateSteps)[number];

export interface Rate {
  hits: number;
  tries: number;
  /** Null without tries, or with hits that belong to none of them. */
  interval: Interval | null;
  isSignificant: boolean;
}

export function rateOf({ reach }: Pick<Group, "reach">, step: RateStep): Rate {
  const [hits, tries] = [reach.all[step], reach.all.landing];
  const interval = wilson(hits, tries);
  return { hits, tries, interval, isSignificant: isUseful(interval) };
}

const landersShown = 20;

/** By the first lander; browsers without one are a group too, to compare. */
export const landersOf = (counts: FunnelCounts): Folded => folded(counts.by.first.lander, landersShown);

/** Where the scale of rates ends: at the next ten percent above all significant rates. */
export function scaleEnd(rates: readonly Rate[]): number {
  const highs = rates.flatMap(({ interval, isSignificant }) => (interval && isSignificant ? [interval.high] : []));
  return Math.min(1, Math.ceil(Math.max(0.1, ...highs) * 10 - 1e-9) / 10);
}

const whole = new Intl.NumberFormat("en-US");
const tenths = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Shown in place of a share of nothing. */
const nothing = "–";

export const count = (number: number): string => whole.format(number);

export const percent = (share: number | null): string =>
  share === null ? nothing : `${tenths.format(share * 100)}\u00a0%`;

export const wholePercent = (share: number | null): string =>
  share === null ? nothing : `${whole.format(Math.round(share * 100))}\u00a0%`;

export const between = ({ low, high }: Interval): string =>
  `${tenths.format(low * 100)} to ${tenths.format(high * 100)}\u00a0%`;

export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", dateStyle: "long" });
const shortDayFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });

/** 15 November 2026. */
export const longDay = (day: Day): string => dayFormat.format(Date.parse(day));

/** 15 Nov. */
export const shortDay = (day: Day): string => shortDayFormat.format(Date.parse(day));

const momentIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "long", timeStyle: "short" }).format(at);

/** Period, weeks, bots and time: what must stand above any figure. */
export interface Heading {
  period: string;
  /** Empty if nothing was measured yet. */
  weeks: string;
  bots: string;
  made: string;
}

export const factsOf = ({ period, weeks, bots, made }: Heading): string[] =>
  [period, weeks, bots, made].filter((fact) => fact !== "");

export function headingOf(counts: FunnelCounts): Heading {
  const { zone, now } = counts.period;
  return {
    period: `${periodWords(counts)}, days in ${zone}`,
    weeks: weeksWords(counts),
    bots: botWords(counts),
    made: `Made ${momentIn(zone, now)}`,
  };
}

function periodWords({ days, period: { from, to } }: FunnelCounts): string {
  const [first, last] = [days?.first ?? from, days?.last ?? to];
  if (first && last) return `${longDay(first)} to ${longDay(last)}`;
  if (first) return `From ${longDay(first)}`;
  return last ? `Until ${longDay(last)}` : "Until now";
}

function weeksWords({ weeks, firstAt }: FunnelCounts): string {
  if (firstAt === null) return "";
  if (!weeks) return "Browsers first seen: no week begins in this period";
  const { first, last } = weeks;
  return first === last ? `Browsers first seen in ${first}` : `Browsers first seen in ${first} to ${last}`;
}

function botWords({ botEvents, events, period }: FunnelCounts): string {
  if (period.withBots) return `Bots are counted too: ${count(botEvents)} of ${count(events)} events`;
  return botEvents === 0
    ? "No bots were seen"
    : `Bots left out: ${count(botEvents)} of ${count(events + botEvents)} events`;
}
