import { setImmediate as settle } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { RoundEnd } from "./replicate.ts";
import { createRounds } from "./rounds.ts";
import { fakeTiming } from "./timing.fixture.ts";

/** Rounds that end when the test says how. */
function someRounds() {
  const timing = fakeTiming();
  const open: ((end: RoundEnd | Error) => void)[] = [];
  const seen = { statuses: [] as string[], begun: 0, lost: 0 };
  const round = () =>
    new Promise<RoundEnd>((resolve, reject) => {
      seen.begun += 1;
      open.push((end) => (end instanceof Error ? reject(end) : resolve(end)));
    });
  const rounds = createRounds({
    ...{ round, timing },
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
  it("[RE4] begin at a nudge, one at a time, and once more for all the nudges in between", async () => {
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

  it("[RE4] wait longer after each failure, and start over once one went well", async () => {
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

  it("[RE4] begin at once after an edit, however many failed before, and wait on where that fails too", async () => {
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

  it("[RE4] count a fault on the device as a failure that passes", async () => {
    const { rounds, timing, seen, end } = someRounds();
    rounds.nudge();
    await end(new Error("the device says no"));
    expect([seen.statuses.at(-1), timing.waits()]).toEqual(["offline", [1_000]]);
  });

  it("[RE4] begin at once when the device awakes, and forget the failures before", async () => {
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
    "[RE4] end for good as %s",
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
    "[RE4] are tried again after %s",
    async (how) => {
      const { rounds, timing, seen, end } = someRounds();
      rounds.nudge();
      await end(how);
      timing.pass(1_000);
      expect([seen.begun, seen.lost]).toEqual([2, 0]);
    },
  );

  it("[RE4] are over once stopped, also the one that is running and the one that waits", async () => {
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
