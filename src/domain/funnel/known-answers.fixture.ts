import { type Browser, type Moment, weekIndex, weekName } from "./browsers.fixture.ts";
import type { Dimension, FunnelStep, Touch } from "./funnel-event.ts";

/** The right answers, told from what each browser did and not from what was said of it. */
export interface Asked {
  zone: string;
  from: string | null;
  to: string | null;
  now: number;
  withBots: boolean;
}

const day = 86_400_000;

const nameOf: Record<Exclude<FunnelStep, "week-4">, string> = {
  landing: "landing",
  home: "home_view",
  intake: "intake_view",
  submit: "intake_submit",
  complete: "intake_complete",
  "first-save": "week_save",
};

/** With what a browser came that far, if it did. */
export function stepMoment({ moments }: Browser, step: FunnelStep): Moment | undefined {
  if (step !== "week-4") return moments.find(({ name }) => name === nameOf[step]);
  const saves = moments.filter(({ name }) => name === "week_save");
  return saves.find(({ at }) => weekIndex(at) >= weekIndex(saves[0]!.at) + 3);
}

const mondayOf = (at: number): string => new Date((weekIndex(at) * 7 - 3) * day).toISOString().slice(0, 10);

export function inPeriod(browsers: readonly Browser[], { from, to, withBots }: Asked): Browser[] {
  return browsers.filter(({ moments, isBot }) => {
    const monday = mondayOf(moments[0]!.at);
    return (withBots || !isBot) && (from === null || monday >= from) && (to === null || monday <= to);
  });
}

const isRipe = ({ moments }: Browser, now: number): boolean => weekIndex(now) > weekIndex(moments[0]!.at) + 3;

export const countOf = (browsers: readonly Browser[], step: FunnelStep): number =>
  browsers.filter((browser) => stepMoment(browser, step)).length;

export const ripeOf = (browsers: readonly Browser[], now: number): Browser[] =>
  browsers.filter((browser) => isRipe(browser, now));

/** Browsers at a step by name: by the first touch for good, by the last one as it was at that step. */
export function countsByName(browsers: readonly Browser[], step: FunnelStep, touch: Touch, dimension: Dimension) {
  const counts = new Map<string, number>();
  for (const browser of browsers) {
    const moment = stepMoment(browser, step);
    const name = moment && (touch === "first" ? browser.first : moment.last)[dimension];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

export const activeIn = (browsers: readonly Browser[], since: string, week: number): number =>
  browsers.filter(
    ({ moments }) =>
      weekName(moments[0]!.at) === since &&
      moments.some(({ at }) => weekIndex(at) === weekIndex(moments[0]!.at) + week),
  ).length;

const shown = (zone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });

/** How many happened each day by name, and as `visits` how many visits began. */
export function dailyCounts(browsers: readonly Browser[], { zone, withBots }: Asked): Record<string, number> {
  const format = shown(zone);
  const counts: Record<string, number> = {};
  const add = (at: number, what: string) => {
    const key = `${format.format(at)} ${what}`;
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (const { moments } of browsers.filter(({ isBot }) => withBots || !isBot)) {
    for (const { at, name } of moments) add(at, name);
    for (const visit of visitsOf(moments)) add(Math.min(...visit.map(({ at }) => at)), "visits");
  }
  return counts;
}

function visitsOf(moments: readonly Moment[]): Iterable<Moment[]> {
  const visits = new Map<string, Moment[]>();
  for (const moment of moments) visits.set(moment.visit, [...(visits.get(moment.visit) ?? []), moment]);
  return visits.values();
}
