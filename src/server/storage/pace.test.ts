import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { halfOfTheTime } from "./pace.ts";

/** A clock that moves only where something is said to take time. */
function world() {
  const state = { now: 0 };
  const slept: number[] = [];
  const pace = halfOfTheTime({
    now: () => state.now,
    sleep: async (milliseconds) => void slept.push(milliseconds),
  });
  return { state, slept, pace };
}

describe("[SV14] heavy work", () => {
  it("waits after each piece for as long as the piece took", async () => {
    const { state, slept, pace } = world();
    for (const took of [10, 4]) {
      state.now += took;
      await pace(took);
      state.now += slept.at(-1)!;
    }
    expect(slept).toEqual([10, 4]);
  });

  it("queues where several ask at once, so that all of them together take half", async () => {
    const { state, slept, pace } = world();
    for (let piece = 0; piece < 3; piece += 1) {
      state.now += 10;
      void pace(10);
    }
    expect(slept).toEqual([10, 20, 30]);
  });

  it("owes nothing for a time in which there was none", async () => {
    const { state, slept, pace } = world();
    state.now = 10;
    await pace(10);
    state.now = 10_000;
    await pace(5);
    expect(slept).toEqual([10, 5]);
  });

  it("takes at most half of the time, whatever pieces come when", () => {
    const piece = fc.record({ pause: fc.integer({ min: 0, max: 50 }), took: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 50 }), (pieces) => {
        const { state, slept, pace } = world();
        let worked = 0;
        for (const { pause, took } of pieces) {
          state.now += pause + took;
          worked += took;
          void pace(took);
          // The answer to everything asked so far is out only when as much time was left to others.
          expect(state.now + slept.at(-1)!).toBeGreaterThanOrEqual(2 * worked);
        }
      }),
    );
  });
});
