import type { Interval } from "#domain/funnel/reach.ts";
import type { Day } from "#domain/time/day.ts";

const whole = new Intl.NumberFormat("en-US");
const tenths = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What stands where there is nothing to be a share of. */
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

export const momentIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "long", timeStyle: "short" }).format(at);
