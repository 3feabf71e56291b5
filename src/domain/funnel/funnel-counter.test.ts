import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { steps } from "#sync/events/event-batch.ts";
import type { Day } from "../time/day.ts";
import { type Browser, history, type Moment, makeBrowsers, weekIndex, weekName } from "./browsers.fixture.ts";
import { funnelCounter } from "./funnel-counter.ts";
import {
  type Dimension,
  dimensions,
  type FunnelEvent,
  type FunnelStep,
  funnelSteps,
  type Touch,
  touches,
} from "./funnel-event.ts";
import { funnelRow, ranked } from "./reach.ts";

describe("funnel counter", () => {
  const hour = 3_600_000;
  const way = { source: "google", medium: "organic", campaign: "", lander: "" };

  describe("counting", () => {
    const now = Date.UTC(2027, 0, 6, 12);
    const event = (more: Partial<FunnelEvent>): FunnelEvent => ({
      at: now - hour,
      visit: "one",
      name: "page_view",
      first: way,
      last: way,
      since: "2027-W01",
      reached: [],
      week: null,
      isBot: false,
      ...more,
    });
    const countsOf = (...events: FunnelEvent[]) => {
      const counter = funnelCounter({ from: null, to: null, zone: "UTC", now, withBots: false });
      for (const one of events) counter.add(one);
      return counter.counts();
    };

    it("knows the same steps as the browsers", () => {
      expect(funnelSteps).toEqual(steps);
    });

    it("allows a step to exceed the previous one, and has no share of zero", () => {
      const { funnel } = countsOf(
        event({ reached: ["landing", "intake"] }),
        event({ reached: ["landing", "landing", "home"] }),
        event({ reached: ["intake"] }),
        event({ reached: ["intake"] }),
      );
      expect(funnelRow(funnel, "intake")).toEqual({ step: "intake", count: 3, ofLanding: 1.5, ofBefore: 3 });
      expect(funnelRow(funnel, "landing")).toEqual({ step: "landing", count: 2, ofLanding: 1, ofBefore: null });
      expect(funnelRow(funnel, "complete").ofBefore).toBeNull();
      expect(funnelRow(funnel, "week-4").ofLanding).toBeNull();
    });

    it("counts a limited number of event names separately, and always the given ones", () => {
      const counter = funnelCounter({ from: null, to: null, zone: "UTC", now, withBots: false }, ["week_save"]);
      for (let index = 0; index < 2_000; index++) counter.add(event({ name: `made_up_${index}` }));
      counter.add(event({ name: "week_save" }));
      const { names, unnamed, events } = counter.counts();
      expect(names).toHaveLength(1_001);
      expect([unnamed, events]).toEqual([1_000, 2_001]);
      expect(names).toContainEqual({ name: "week_save", count: 1 });
    });

    it("has week 53 between the years", () => {
      const { cohorts } = countsOf(
        event({ at: Date.UTC(2026, 11, 27, 23), since: "2026-W52", week: 0 }),
        event({ at: Date.UTC(2026, 11, 28), since: "2026-W53", week: 0 }),
        event({ at: Date.UTC(2027, 0, 3, 23), since: "2026-W53", week: 0 }),
        event({ at: Date.UTC(2027, 0, 4), since: "2026-W53", week: 1 }),
      );
      expect(cohorts.map(({ since, browsers }) => [since, browsers])).toEqual([
        ["2026-W52", 1],
        ["2026-W53", 2],
        ["2027-W01", 0],
      ]);
      expect(cohorts[1]!.cells.slice(0, 3)).toEqual([
        { week: 0, state: "over", browsers: 2, share: 1 },
        { week: 1, state: "open", browsers: 1, share: 0.5 },
        { week: 2, state: "ahead", browsers: 0, share: 0 },
      ]);
    });

    it("ignores browsers with a future or invalid week", () => {
      const odd = ["2027-W02", "2099-W01", "2026-W54", "__proto__", ""];
      const { cohorts, funnel } = countsOf(
        ...odd.map((since) => event({ since, reached: ["landing"], week: 0 })),
        ...[-1, 0.5, 13, 9_999].map((week) => event({ week })),
      );
      expect(funnel.all.landing).toBe(0);
      expect(cohorts.flatMap(({ cells }) => cells).every(({ browsers }) => browsers === 0)).toBe(true);
    });
  });
});

/** The right answers, told from what each browser did and not from what was said of it. */
interface Asked {
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
function stepMoment({ moments }: Browser, step: FunnelStep): Moment | undefined {
  if (step !== "week-4") return moments.find(({ name }) => name === nameOf[step]);
  const saves = moments.filter(({ name }) => name === "week_save");
  return saves.find(({ at }) => weekIndex(at) >= weekIndex(saves[0]!.at) + 3);
}

const mondayOf = (at: number): string => new Date((weekIndex(at) * 7 - 3) * day).toISOString().slice(0, 10);

function inPeriod(browsers: readonly Browser[], { from, to, withBots }: Asked): Browser[] {
  return browsers.filter(({ moments, isBot }) => {
    const monday = mondayOf(moments[0]!.at);
    return (withBots || !isBot) && (from === null || monday >= from) && (to === null || monday <= to);
  });
}

const isRipe = ({ moments }: Browser, now: number): boolean => weekIndex(now) > weekIndex(moments[0]!.at) + 3;

const countOf = (browsers: readonly Browser[], step: FunnelStep): number =>
  browsers.filter((browser) => stepMoment(browser, step)).length;

const ripeOf = (browsers: readonly Browser[], now: number): Browser[] =>
  browsers.filter((browser) => isRipe(browser, now));

/** Browsers at a step by name: by the first touch for good, by the last one as it was at that step. */
function countsByName(browsers: readonly Browser[], step: FunnelStep, touch: Touch, dimension: Dimension) {
  const counts = new Map<string, number>();
  for (const browser of browsers) {
    const moment = stepMoment(browser, step);
    const name = moment && (touch === "first" ? browser.first : moment.last)[dimension];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const activeIn = (browsers: readonly Browser[], since: string, week: number): number =>
  browsers.filter(
    ({ moments }) =>
      weekName(moments[0]!.at) === since &&
      moments.some(({ at }) => weekIndex(at) === weekIndex(moments[0]!.at) + week),
  ).length;

const shown = (zone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });

/** How many happened each day by name, and as `visits` how many visits began. */
function dailyCounts(browsers: readonly Browser[], { zone, withBots }: Asked): Record<string, number> {
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

describe("funnel history", () => {
  const hour = 3_600_000;
  const touch = (source: string, medium: string, campaign = "", lander = "") => ({ source, medium, campaign, lander });
  const ways = [
    touch("google", "organic"),
    touch("google", "cpc", "autumn", "couples"),
    touch("facebook", "paid_social", "autumn", "debt"),
    touch("(direct)", "(none)"),
    touch("__proto__", "constructor", "toString", "weekly-budget"),
  ];

  // From before the clocks go back in Europe, through week 53 of 2026, to after they go forward.
  const [begin, end] = [Date.UTC(2026, 9, 12), Date.UTC(2027, 3, 5, 9)];
  const periods = [
    { from: null, to: null },
    { from: "2026-10-20", to: null },
    { from: "2026-10-26", to: "2027-01-03" },
    { from: null, to: "2026-12-31" },
  ];
  const zones = ["UTC", "Europe/Berlin", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Apia", "Australia/Lord_Howe"];

  const asked = fc.record({
    seed: fc.integer(),
    period: fc.constantFrom(...periods),
    zone: fc.constantFrom(...zones),
    withBots: fc.boolean(),
  });

  function counted(browsers: readonly Browser[], { from, to, ...rest }: Asked) {
    const counter = funnelCounter({ ...rest, from: from as Day | null, to: to as Day | null });
    for (const event of history(browsers)) counter.add(event);
    return counter.counts();
  }

  function eachHistory(check: (browsers: Browser[], asked: Asked, counts: ReturnType<typeof counted>) => void) {
    fc.assert(
      fc.property(asked, ({ seed, period, zone, withBots }) => {
        const browsers = makeBrowsers(seed, 120, { from: begin, to: end, touches: ways, bots: 0.15, again: 0.85 });
        const question = { ...period, zone, withBots, now: end + hour };
        check(browsers, question, counted(browsers, question));
      }),
      { numRuns: 25 },
    );
  }

  describe("a history with known counts", () => {
    it("counts each browser first seen in the period once at each step it reached", () => {
      eachHistory((browsers, question, { funnel }) => {
        const ours = inPeriod(browsers, question);
        for (const step of funnelSteps) expect(funnel.all[step]).toBe(countOf(ours, step));
      });
    });

    it("measures week 4 by the browsers whose first four weeks are over", () => {
      eachHistory((browsers, question, { funnel }) => {
        const ripe = ripeOf(inPeriod(browsers, question), question.now);
        const { ofLanding, ofBefore } = funnelRow(funnel, "week-4");
        const fourth = countOf(ripe, "week-4");
        expect(ofLanding).toBe(ripe.length === 0 ? null : fourth / countOf(ripe, "landing"));
        const saved = countOf(ripe, "first-save");
        expect(ofBefore).toBe(saved === 0 ? null : fourth / saved);
      });
    });

    it("groups browsers by their first touch, and steps by the last touch at that time", () => {
      eachHistory((browsers, question, { by }) => {
        const ours = inPeriod(browsers, question);
        for (const kind of touches)
          for (const dimension of dimensions)
            for (const step of funnelSteps) {
              const groups = ranked(by[kind][dimension]).filter(({ reach }) => reach.all[step] > 0);
              const found = groups.map(({ name, reach }) => [name, reach.all[step]] as const);
              const right = countsByName(ours, step, kind, dimension);
              expect(new Map(found)).toEqual(right);
            }
      });
    });

    it("counts how many of a cohort came back in each later week", () => {
      eachHistory((browsers, question, { cohorts, weeks }) => {
        const ours = inPeriod(browsers, question);
        const found = cohorts.flatMap(({ since, cells }) => cells.map(({ week, browsers }) => [since, week, browsers]));
        const right = cohorts.flatMap(({ since, cells }) =>
          cells.map(({ week }) => [since, week, activeIn(ours, since, week)]),
        );
        expect(found).toEqual(right);
        expect(cohorts.reduce((sum, { browsers }) => sum + browsers, 0)).toBe(ours.length);
        expect([cohorts[0]?.since, cohorts.at(-1)?.since]).toEqual([weeks?.first, weeks?.last]);
      });
    });

    it("counts events by day in the operator's time zone, and visits on the day they started", () => {
      eachHistory((browsers, question, { daily, events }) => {
        const right = dailyCounts(browsers, question);
        for (const { day, ...counts } of daily) {
          const names = ["landing", "visits", "intake_complete", "week_save"].map(
            (name) => right[`${day} ${name}`] ?? 0,
          );
          expect([day, counts.landings, counts.visits, counts.completions, counts.saves]).toEqual([day, ...names]);
        }
        const days = new Set<string>(daily.map(({ day }) => day));
        const within = Object.entries(right).filter(([key]) => days.has(key.slice(0, 10)) && !key.endsWith(" visits"));
        expect(events).toBe(within.reduce((sum, [, count]) => sum + count, 0));
      });
    });

    it("counts events of bots, which are in no other figure unless requested", () => {
      eachHistory((browsers, question, counts) => {
        const people = browsers.filter(({ isBot }) => !isBot);
        const all = { ...question, from: null, to: null };
        const bots = browsers.filter(({ isBot }) => isBot).flatMap(({ moments }) => moments);
        expect(counted(browsers, all).botEvents).toBe(bots.length);
        if (question.withBots || weekName(browsersBegin(people)) !== weekName(browsersBegin(browsers))) return;
        expect(counts.funnel).toEqual(counted(people, question).funnel);
      });
    });
  });

  const browsersBegin = (browsers: readonly Browser[]) => Math.min(...browsers.map(({ moments }) => moments[0]!.at));
});
