import { describe, expect, it } from "vitest";
import { steps } from "#sync/events/event-batch.ts";
import { funnelCounter } from "./funnel-counter.ts";
import { type FunnelEvent, funnelSteps } from "./funnel-event.ts";
import { funnelRow } from "./reach.ts";

const hour = 3_600_000;
const way = { source: "google", medium: "organic", campaign: "", lander: "" };

describe("what is counted", () => {
  const now = Date.UTC(2027, 0, 6, 12);
  const event = (more: Partial<FunnelEvent>): FunnelEvent => ({
    ...{ at: now - hour, visit: "one", name: "page_view", first: way, last: way, since: "2027-W01" },
    ...{ reached: [], week: null, isBot: false, ...more },
  });
  const countsOf = (...events: FunnelEvent[]) => {
    const counter = funnelCounter({ from: null, to: null, zone: "UTC", now, withBots: false });
    for (const one of events) counter.add(one);
    return counter.counts();
  };

  it("[RP1] knows the same steps as the browsers", () => {
    expect(funnelSteps).toEqual(steps);
  });

  it("[RP2] lets a step hold more than the one before, and gives no share of nothing", () => {
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

  it("[RP19] tells so many names of events apart and no more, and always those it was given", () => {
    const counter = funnelCounter({ from: null, to: null, zone: "UTC", now, withBots: false }, ["week_save"]);
    for (let index = 0; index < 2_000; index++) counter.add(event({ name: `made_up_${index}` }));
    counter.add(event({ name: "week_save" }));
    const { names, unnamed, events } = counter.counts();
    expect(names).toHaveLength(1_001);
    expect([unnamed, events]).toEqual([1_000, 2_001]);
    expect(names).toContainEqual({ name: "week_save", count: 1 });
  });

  it("[RP11] has week 53 between the years", () => {
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

  it("[RP8] takes no browser of a week that lies ahead, or that no calendar has, or of a week without number", () => {
    const odd = ["2027-W02", "2099-W01", "2026-W54", "__proto__", ""];
    const { cohorts, funnel } = countsOf(
      ...odd.map((since) => event({ since, reached: ["landing"], week: 0 })),
      ...[-1, 0.5, 13, 9_999].map((week) => event({ week })),
    );
    expect(funnel.all.landing).toBe(0);
    expect(cohorts.flatMap(({ cells }) => cells).every(({ browsers }) => browsers === 0)).toBe(true);
  });
});
