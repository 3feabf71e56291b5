import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../time/day.ts";
import { type Browser, history, makeBrowsers, weekName } from "./browsers.fixture.ts";
import { funnelCounter } from "./funnel-counter.ts";
import { dimensions, funnelSteps, touches } from "./funnel-event.ts";
import { ranked } from "./groups.ts";
import * as known from "./known-answers.fixture.ts";
import { funnelRow } from "./reach.ts";

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

function counted(browsers: readonly Browser[], { from, to, ...rest }: known.Asked) {
  const counter = funnelCounter({ ...rest, from: from as Day | null, to: to as Day | null });
  for (const event of history(browsers)) counter.add(event);
  return counter.counts();
}

function eachHistory(check: (browsers: Browser[], asked: known.Asked, counts: ReturnType<typeof counted>) => void) {
  fc.assert(
    fc.property(asked, ({ seed, period, zone, withBots }) => {
      const browsers = makeBrowsers(seed, 120, { from: begin, to: end, touches: ways, bots: 0.15, again: 0.85 });
      const question = { ...period, zone, withBots, now: end + hour };
      check(browsers, question, counted(browsers, question));
    }),
    { numRuns: 25 },
  );
}

describe("a history whose answers are known", () => {
  it("[RP1] counts each browser first seen in the period once at each step it reached", () => {
    eachHistory((browsers, question, { funnel }) => {
      const ours = known.inPeriod(browsers, question);
      for (const step of funnelSteps) expect(funnel.all[step]).toBe(known.countOf(ours, step));
    });
  });

  it("[RP3] measures week 4 by the browsers whose first four weeks are over", () => {
    eachHistory((browsers, question, { funnel }) => {
      const ripe = known.ripeOf(known.inPeriod(browsers, question), question.now);
      const { ofLanding, ofBefore } = funnelRow(funnel, "week-4");
      const fourth = known.countOf(ripe, "week-4");
      expect(ofLanding).toBe(ripe.length === 0 ? null : fourth / known.countOf(ripe, "landing"));
      const saved = known.countOf(ripe, "first-save");
      expect(ofBefore).toBe(saved === 0 ? null : fourth / saved);
    });
  });

  it("[RP4] tells browsers apart by their first way to the site, and steps by the last one then", () => {
    eachHistory((browsers, question, { by }) => {
      const ours = known.inPeriod(browsers, question);
      for (const kind of touches)
        for (const dimension of dimensions)
          for (const step of funnelSteps) {
            const groups = ranked(by[kind][dimension]).filter(({ reach }) => reach.all[step] > 0);
            const found = groups.map(({ name, reach }) => [name, reach.all[step]] as const);
            const right = known.countsByName(ours, step, kind, dimension);
            expect(new Map(found)).toEqual(right);
          }
    });
  });

  it("[RP8] counts who of a week came back in which week after", () => {
    eachHistory((browsers, question, { cohorts, weeks }) => {
      const ours = known.inPeriod(browsers, question);
      const found = cohorts.flatMap(({ since, cells }) => cells.map(({ week, browsers }) => [since, week, browsers]));
      const right = cohorts.flatMap(({ since, cells }) =>
        cells.map(({ week }) => [since, week, known.activeIn(ours, since, week)]),
      );
      expect(found).toEqual(right);
      expect(cohorts.reduce((sum, { browsers }) => sum + browsers, 0)).toBe(ours.length);
      expect([cohorts[0]?.since, cohorts.at(-1)?.since]).toEqual([weeks?.first, weeks?.last]);
    });
  });

  it("[RP9] counts what happened each day where the operator is, and visits on the day they began", () => {
    eachHistory((browsers, question, { daily, events }) => {
      const right = known.dailyCounts(browsers, question);
      for (const { day, ...counts } of daily) {
        const names = ["landing", "visits", "intake_complete", "week_save"].map((name) => right[`${day} ${name}`] ?? 0);
        expect([day, counts.landings, counts.visits, counts.completions, counts.saves]).toEqual([day, ...names]);
      }
      const days = new Set<string>(daily.map(({ day }) => day));
      const within = Object.entries(right).filter(([key]) => days.has(key.slice(0, 10)) && !key.endsWith(" visits"));
      expect(events).toBe(within.reduce((sum, [, count]) => sum + count, 0));
    });
  });

  it("[RP12] counts events of bots, which are in no other figure unless asked for", () => {
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
