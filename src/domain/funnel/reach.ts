import { type FunnelStep, funnelSteps } from "./funnel-event.ts";

type StepCounts = Record<FunnelStep, number>;

/** How many browsers reached each step; `ripe` counts those whose first four weeks are over. */
export interface Reach {
  all: StepCounts;
  ripe: StepCounts;
}

interface FunnelRow {
  step: FunnelStep;
  count: number;
  /** Null when the basis is zero. */
  ofLanding: number | null;
  ofBefore: number | null;
}

const noSteps = (): StepCounts => ({
  landing: 0,
  home: 0,
  intake: 0,
  submit: 0,
  complete: 0,
  "first-save": 0,
  "week-4": 0,
});

export const noReach = (): Reach => ({ all: noSteps(), ripe: noSteps() });

export function addSteps(reach: Reach, reached: Iterable<FunnelStep>, isRipe: boolean): void {
  for (const step of reached) {
    reach.all[step]++;
    if (isRipe) reach.ripe[step]++;
  }
}

function addReach(to: Reach, more: Reach): void {
  for (const step of funnelSteps) {
    to.all[step] += more.all[step];
    to.ripe[step] += more.ripe[step];
  }
}

export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The basis of a step's share: browsers from last week cannot have reached week 4. */
export const basisOf = (reach: Reach, step: FunnelStep): StepCounts => (step === "week-4" ? reach.ripe : reach.all);

export const funnelRow = (reach: Reach, step: FunnelStep): FunnelRow => {
  const counts = basisOf(reach, step);
  const before = funnelSteps[funnelSteps.indexOf(step) - 1];
  return {
    step,
    count: reach.all[step],
    ofLanding: shareOf(counts[step], counts.landing),
    ofBefore: before === undefined ? null : shareOf(counts[step], counts[before]),
  };
};

export const funnelRows = (reach: Reach): FunnelRow[] => funnelSteps.map((step) => funnelRow(reach, step));

export interface Group {
  name: string;
  reach: Reach;
}

/** Browsers grouped by a name from outside, such as a campaign. */
export interface Groups {
  named: Map<string, Reach>;
  /** All names that arrived after the limit was reached. */
  unnamed: Reach;
  isFull: boolean;
}

/** Limits memory, because visitors can make up any number of names. */
export const maxNames = 10_000;

export const noGroups = (): Groups => ({ named: new Map(), unnamed: noReach(), isFull: false });

/** The counter for a name. A name always has the same counter, so that none is split. */
export function reachOf(groups: Groups, name: string): Reach {
  const known = groups.named.get(name);
  if (known) return known;
  if (groups.named.size >= maxNames) {
    groups.isFull = true;
    return groups.unnamed;
  }
  const reach = noReach();
  groups.named.set(name, reach);
  return reach;
}

/** Names sorted by landings. */
export const ranked = (groups: Groups): Group[] =>
  [...groups.named].map(([name, reach]) => ({ name, reach })).sort(byLandings);

function byLandings(a: Group, b: Group): number {
  const more = (step: "landing" | "complete") => b.reach.all[step] - a.reach.all[step];
  return more("landing") || more("complete") || (a.name < b.name ? -1 : 1);
}

export interface Folded {
  shown: Group[];
  /** `isMore`: there are more names than counted here. */
  others: { names: number; isMore: boolean; reach: Reach } | null;
}

/** The first few names, and the rest as one row. A single remaining name is shown instead of "others". */
export function folded(groups: Groups, most: number): Folded {
  const all = ranked(groups);
  const keep = all.length === most + 1 && !groups.isFull ? all.length : most;
  const rest = all.slice(keep);
  if (rest.length === 0 && !groups.isFull) return { shown: all, others: null };
  const reach = noReach();
  for (const group of rest) addReach(reach, group.reach);
  addReach(reach, groups.unnamed);
  return { shown: all.slice(0, keep), others: { names: rest.length, isMore: groups.isFull, reach } };
}

/** The confidence interval of a share. */
export interface Interval {
  share: number;
  low: number;
  high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const z = 1.959963984540054;

/** The 95 % Wilson score interval, which is reliable for few tries and for shares near 0 or 1. */
export function wilson(hits: number, tries: number): Interval | null {
  if (tries <= 0 || hits < 0 || hits > tries) return null;
  const share = hits / tries;
  const spread = 1 + z ** 2 / tries;
  const middle = (share + z ** 2 / (2 * tries)) / spread;
  const half = (z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2))) / spread;
  // Exact at both ends, where floating point would be slightly off.
  return { share, low: hits === 0 ? 0 : middle - half, high: hits === tries ? 1 : middle + half };
}

/** A wider interval than twenty percentage points says next to nothing. */
const widestUsefulInterval = 0.2;

export const isUseful = (interval: Interval | null): interval is Interval =>
  interval !== null && interval.high - interval.low <= widestUsefulInterval;
