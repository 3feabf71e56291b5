import { setImmediate as settle } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createProber } from "./prober.ts";
import { fakeTiming } from "./timing.fixture.ts";

function probing(random: () => number = () => 1) {
  const timing = fakeTiming(random);
  timing.watched = true;
  const seen = { asked: 0, reached: 0, isThere: false, hangs: false };
  const prober = createProber({
    timing,
    reach() {
      seen.asked += 1;
      return seen.hangs ? new Promise<boolean>(() => {}) : Promise.resolve(seen.isThere);
    },
    onReached() {
      seen.reached += 1;
    },
  });
  const pass = async (milliseconds: number) => {
    timing.pass(milliseconds);
    await settle();
  };
  return { prober, timing, seen, pass };
}

describe("probing for the server", () => {
  it("[RE29] goes on every few seconds until it answers, then says so once and stops", async () => {
    const { prober, timing, seen, pass } = probing();
    prober.start();
    prober.start();
    for (let tried = 1; tried <= 20; tried += 1) {
      await pass(3_500);
      expect([seen.asked, seen.reached]).toEqual([tried, 0]);
    }
    seen.isThere = true;
    await pass(3_500);
    expect([seen.reached, timing.waits()]).toEqual([1, []]);
  });

  it("[RE29] does not wait for a probe that hangs", async () => {
    const { prober, seen, pass } = probing();
    seen.hangs = true;
    prober.start();
    await pass(3_500);
    [seen.hangs, seen.isThere] = [false, true];
    await pass(3_500);
    expect([seen.asked, seen.reached]).toEqual([2, 1]);
  });

  it("[RE29] asks nothing where nobody looks, or all is well, and says nothing late", async () => {
    const { prober, timing, seen, pass } = probing();
    timing.watched = false;
    prober.start();
    await pass(10_000);
    expect([seen.asked, timing.waits()]).toEqual([0, []]);
    timing.watched = true;
    prober.start();
    seen.isThere = true;
    timing.pass(3_500);
    prober.stop();
    await settle();
    expect([seen.asked, seen.reached, timing.waits()]).toEqual([1, 0, []]);
  });

  it("[RE29] of 1000 devices each is back within five seconds, and no tenth of a second sees a rush", async () => {
    let state = 7;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    const timing = fakeTiming(random);
    timing.watched = true;
    let isThere = false;
    const backAt: number[] = [];
    for (let device = 0; device < 1_000; device += 1)
      createProber({
        timing,
        reach: async () => isThere,
        onReached: () => void backAt.push(timing.now()),
      }).start();
    const step = async () => {
      timing.pass(100);
      await settle();
    };
    // All were cut at the same moment, the worst that can happen.
    while (timing.now() < 30_000) await step();
    isThere = true;
    while (timing.now() < 35_000) await step();
    expect(backAt).toHaveLength(1_000);
    const tenths = new Map<number, number>();
    for (const at of backAt) tenths.set(at, (tenths.get(at) ?? 0) + 1);
    expect(Math.max(...tenths.values())).toBeLessThanOrEqual(80);
  });
});
