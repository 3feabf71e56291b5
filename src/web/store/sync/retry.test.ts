import { setImmediate as settle } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoffDelay } from "#web/platform/timing.ts";
import type { RoundEnd } from "./replicate.ts";
import { createProber, createRoundScheduler } from "./retry.ts";
import { fakeTiming } from "./server.fixture.ts";

const failures = fc.integer({ min: 1, max: 10_000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

it("[RE3] waits for at least half a second and at most five minutes", () => {
  fc.assert(
    fc.property(failures, chance, (count, random) => {
      const wait = backoffDelay(count, () => random);
      expect(wait).toBeGreaterThanOrEqual(500);
      expect(wait).toBeLessThanOrEqual(300_000);
      expect(Number.isInteger(wait)).toBe(true);
    }),
  );
});

it("[RE3] doubles the delay with each failure, up to five minutes", () => {
  const waits = Array.from({ length: 12 }, (_, index) => backoffDelay(index + 1, () => 1));
  expect(waits.map((wait) => wait / 1_000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

it("[RE3] randomizes half of the delay", () => {
  expect([0, 0.5, 1].map((random) => backoffDelay(5, () => random))).toEqual([8_000, 12_000, 16_000]);
});

/** Rounds that the test ends. */
function someRounds() {
  const timing = fakeTiming();
  const open: ((end: RoundEnd | Error) => void)[] = [];
  const seen = { statuses: [] as string[], begun: 0, lost: 0 };
  const round = () =>
    new Promise<RoundEnd>((resolve, reject) => {
      seen.begun += 1;
      open.push((end) => (end instanceof Error ? reject(end) : resolve(end)));
    });
  const rounds = createRoundScheduler({
    round,
    timing,
    onStatus: (status) => void seen.statuses.push(status),
    onLost() {
      seen.lost += 1;
    },
  });
  const end = async (how: RoundEnd | Error) => {
    open.shift()!(how);
    await settle();
  };
  return { rounds, timing, seen, end, running: () => open.length };
}

describe("rounds", () => {
  it("start on a nudge, one at a time, and once more for all nudges in between", async () => {
    const { rounds, seen, end, running } = someRounds();
    rounds.nudge();
    rounds.nudge();
    rounds.nudge();
    expect([seen.begun, running()]).toEqual([1, 1]);
    await end("in-step");
    expect([seen.begun, running()]).toEqual([2, 1]);
    await end("in-step");
    expect([seen.begun, running()]).toEqual([2, 0]);
    expect(seen.statuses).toEqual(["sending", "in-step", "sending", "in-step"]);
  });

  it("back off after each failure, and reset after a success", async () => {
    const { rounds, timing, seen, end } = someRounds();
    rounds.nudge();
    for (const wait of [1_000, 2_000, 4_000]) {
      await end("unreachable");
      expect(timing.waits()).toEqual([wait]);
      timing.pass(wait - 1);
      expect(timing.waits()).toEqual([1]);
      timing.pass(1);
    }
    expect(seen.begun).toBe(4);
    await end("in-step");
    rounds.nudge();
    await end("busy");
    expect(timing.waits()).toEqual([1_000]);
  });

  it("start at once after an edit despite the backoff, which continues if that fails too", async () => {
    const { rounds, timing, seen, end } = someRounds();
    rounds.nudge();
    await end("unreachable");
    timing.pass(1_000);
    await end("unreachable");
    expect(timing.waits()).toEqual([2_000]);
    rounds.nudge();
    expect([seen.begun, timing.waits()]).toEqual([3, []]);
    await end("unreachable");
    expect(timing.waits()).toEqual([4_000]);
  });

  it("count a device failure as temporary", async () => {
    const { rounds, timing, seen, end } = someRounds();
    rounds.nudge();
    await end(new Error("the device says no"));
    expect([seen.statuses.at(-1), timing.waits()]).toEqual(["offline", [1_000]]);
  });

  it("start at once on wake, and reset the backoff", async () => {
    const { rounds, timing, seen, end } = someRounds();
    rounds.nudge();
    await end("unreachable");
    rounds.wake();
    expect([seen.begun, timing.waits()]).toEqual([2, []]);
    await end("unreachable");
    expect(timing.waits()).toEqual([1_000]);
    rounds.wake();
    rounds.wake();
    await end("in-step");
    expect(seen.begun).toBe(4);
    await end("unreachable");
    expect(timing.waits()).toEqual([1_000]);
  });

  it.each(["signed-out", "newer-edition", "other-protocol", "household-gone", "not-a-member"] as const)(
    "end for good as %s",
    async (how) => {
      const { rounds, timing, seen, end } = someRounds();
      rounds.nudge();
      rounds.nudge();
      await end(how);
      rounds.nudge();
      rounds.wake();
      expect([seen.begun, timing.waits()]).toEqual([1, []]);
      expect(seen.lost).toBe(how === "household-gone" || how === "not-a-member" ? 1 : 0);
    },
  );

  it.each(["other-epoch", "too-large", "household-full", "refused", "busy"] as const)(
    "are retried after %s",
    async (how) => {
      const { rounds, timing, seen, end } = someRounds();
      rounds.nudge();
      await end(how);
      timing.pass(1_000);
      expect([seen.begun, seen.lost]).toEqual([2, 0]);
    },
  );

  it("end once stopped, including running and delayed ones", async () => {
    const { rounds, timing, seen, end } = someRounds();
    rounds.nudge();
    rounds.stop();
    await end("not-a-member");
    expect([seen.lost, seen.statuses]).toEqual([0, ["sending"]]);
    const other = someRounds();
    other.rounds.nudge();
    await other.end("unreachable");
    other.rounds.stop();
    expect([other.timing.waits(), timing.waits()]).toEqual([[], []]);
  });
});

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
  it("[RE29] continues every few seconds until a response, then reports it once and stops", async () => {
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

  it("[RE29] does nothing while hidden or once stopped", async () => {
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

  it("[RE29] reconnects 1000 devices within five seconds, without a peak in any tenth of a second", async () => {
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
    // Worst case: all were cut at the same moment.
    while (timing.now() < 30_000) await step();
    isThere = true;
    while (timing.now() < 35_000) await step();
    expect(backAt).toHaveLength(1_000);
    const tenths = new Map<number, number>();
    for (const at of backAt) tenths.set(at, (tenths.get(at) ?? 0) + 1);
    expect(Math.max(...tenths.values())).toBeLessThanOrEqual(80);
  });
});
