import type { FunnelEvent, FunnelStep, TouchNames } from "./funnel-event.ts";

/** An action of a browser, with its latest touch at that time. */
export interface Moment {
  at: number;
  visit: string;
  name: string;
  last: TouchNames;
}

/** A browser with its full history, which a report never sees; the expected counts are computed from it. */
export interface Browser {
  isBot: boolean;
  first: TouchNames;
  moments: Moment[];
}

const minute = 60_000;
const day = 86_400_000;

/** A seeded random generator. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(roll: () => number, list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;

export interface Chances {
  from: number;
  to: number;
  touches: readonly TouchNames[];
  bots: number;
  /** The probability that a browser returns in any later week. */
  again: number;
}

export const makeBrowsers = (seed: number, count: number, chances: Chances): Browser[] => {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, number) => makeBrowser(roll, `${seed}-${number}`, chances));
};

function makeBrowser(roll: () => number, id: string, { from, to, touches, bots, again }: Chances): Browser {
  const browser: Browser = { isBot: roll() < bots, first: pick(roll, touches), moments: [] };
  const begin = from + Math.floor(roll() * (to - from));
  let last = browser.first;
  for (let at = begin, visit = 0; at < to; at += Math.floor((1 + roll() * 12) * day), visit++) {
    if (visit > 0 && roll() > again) break;
    if (visit > 0 && roll() < 0.3) last = pick(roll, touches);
    browser.moments.push(...makeVisit(roll, { at, visit: `${id}-${visit}`, last }, visit > 0));
  }
  browser.moments = browser.moments.filter(({ at }) => at < to);
  return browser;
}

/** Steps may be skipped: an article leads straight to the intake, and a link to the week. */
function makeVisit(roll: () => number, begin: Omit<Moment, "name">, isAgain: boolean): Moment[] {
  const chance = (share: number, ...names: string[]) => (roll() < share ? names : []);
  const isKeen = roll() < (isAgain ? 0.5 : 0.3);
  const intake = isKeen && roll() < (isAgain ? 0.3 : 0.9) ? ["intake_view"] : [];
  const sent = intake.length > 0 ? chance(0.8, "intake_submit") : [];
  const done = sent.length > 0 ? chance(0.9, "intake_complete", "dashboard_view") : [];
  const saves = isKeen && (isAgain || done.length > 0) ? chance(0.75, "week_save") : [];
  const names = ["landing", "page_view", ...chance(0.7, "home_view"), ...intake, ...sent, ...done, ...saves];
  return names.map((name, index) => ({ ...begin, name, at: begin.at + index * Math.floor(1 + roll() * 4) * minute }));
}

const stepOf: Readonly<Record<string, FunnelStep>> = {
  landing: "landing",
  home_view: "home",
  intake_view: "intake",
  intake_submit: "submit",
  intake_complete: "complete",
  week_save: "first-save",
};

const thursday = 3;

/** Weeks since the one of 1 January 1970, which started on a Monday three days earlier. */
export const weekIndex = (at: number): number => Math.floor((at / day + thursday) / 7);

/** The name of a week by its Thursday, computed independently of the tested code. */
export function weekName(at: number): string {
  const middle = new Date((weekIndex(at) * 7 - thursday + 3) * day);
  const inYear = Math.floor((middle.getTime() - Date.UTC(middle.getUTCFullYear(), 0, 1)) / day / 7) + 1;
  return `${middle.getUTCFullYear()}-W${String(inYear).padStart(2, "0")}`;
}

/** The events that the browser sends. */
export function saidBy({ isBot, first, moments }: Browser): FunnelEvent[] {
  const said = new Set<string>();
  const firstSave = moments.find(({ name }) => name === "week_save")?.at;
  const isNew = (what: string) => !said.has(what) && Boolean(said.add(what));
  return moments.map(({ at, visit, name, last }) => {
    const since = moments[0]!.at;
    const week = weekIndex(at) - weekIndex(since);
    const isFourth = name === "week_save" && weekIndex(at) - weekIndex(firstSave!) >= 3;
    const steps: (FunnelStep | undefined)[] = [stepOf[name], isFourth ? "week-4" : undefined];
    const reached = steps.filter((step): step is FunnelStep => step !== undefined && isNew(step));
    return {
      at,
      visit,
      name,
      first,
      last,
      since: weekName(since),
      reached,
      week: isNew(`${week}`) ? week : null,
      isBot,
    };
  });
}

/** All events, oldest first, as the storage returns them. */
export const history = (browsers: readonly Browser[]): FunnelEvent[] =>
  browsers.flatMap(saidBy).sort((a, b) => a.at - b.at);
