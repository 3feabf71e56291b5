import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { halfTimePacer, inBatches } from "./batches.ts";

/** A clock that moves only when the test says so. */
function world() {
  const state = { now: 0 };
  const slept: number[] = [];
  const pace = halfTimePacer({
    now: () => state.now,
    sleep: async (milliseconds) => void slept.push(milliseconds),
  });
  return { state, slept, pace };
}

describe("heavy work", () => {
  it("waits after each task for as long as the task took", async () => {
    const { state, slept, pace } = world();
    for (const took of [10, 4]) {
      state.now += took;
      await pace(took);
      state.now += slept.at(-1)!;
    }
    expect(slept).toEqual([10, 4]);
  });

  it("queues concurrent tasks, so that all of them together take half", async () => {
    const { state, slept, pace } = world();
    for (let piece = 0; piece < 3; piece += 1) {
      state.now += 10;
      void pace(10);
    }
    expect(slept).toEqual([10, 20, 30]);
  });

  it("owes nothing for idle time", async () => {
    const { state, slept, pace } = world();
    state.now = 10;
    await pace(10);
    state.now = 10_000;
    await pace(5);
    expect(slept).toEqual([10, 5]);
  });

  it("takes at most half of the time, whatever tasks come when", () => {
    const piece = fc.record({ pause: fc.integer({ min: 0, max: 50 }), took: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 50 }), (pieces) => {
        const { state, slept, pace } = world();
        let worked = 0;
        for (const { pause, took } of pieces) {
          state.now += pause + took;
          worked += took;
          void pace(took);
          // Everything requested so far is answered only when the same time was left to others.
          expect(state.now + slept.at(-1)!).toBeGreaterThanOrEqual(2 * worked);
        }
      }),
    );
  });
});

/** Answers each number with its double once it is released, and records the batches. */
function doubling({ most = 100, concurrency = 1, refused = -1, isSystemWide = false } = {}) {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const ask = inBatches(
    async (batch: readonly number[]) => {
      batches.push(batch);
      await new Promise<void>((open) => gates.push(open));
      if (batch.includes(refused)) throw new Error(`not ${refused}`);
      return batch.map((number) => number * 2);
    },
    { sizeOf: (number) => number, most, concurrency, isSystemWide: () => isSystemWide },
  );
  return { ask, batches, gates };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Releases batches until all requests are answered. */
async function settled<T>(answers: Promise<T>[], gates: (() => void)[]): Promise<PromiseSettledResult<T>[]> {
  let isOver = false;
  const all = Promise.allSettled(answers).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const open of gates.splice(0)) open();
    await turn();
  }
  return all;
}

const values = (results: PromiseSettledResult<number>[]) =>
  results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason)));

describe("batches", () => {
  it("combine requests of the same turn, and give each its own answer", async () => {
    const { ask, batches, gates } = doubling();
    const answers = [1, 2, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it("gather requests while one is running, in their order", async () => {
    const { ask, batches, gates } = doubling();
    const first = ask(1);
    await turn();
    const others = [2, 3, 4].map(ask);
    await turn();
    expect(batches).toEqual([[1]]);
    expect(values(await settled([first, ...others], gates))).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it("respect the maximum size; a larger request goes alone", async () => {
    const { ask, batches, gates } = doubling({ most: 10 });
    const answers = [4, 6, 1, 99, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual([8, 12, 2, 198, 6]);
    expect(batches).toEqual([[4, 6], [1], [99], [3]]);
  });

  it("run a limited number at a time", async () => {
    const { ask, batches, gates } = doubling({ most: 1, concurrency: 2 });
    const answers = [1, 1, 1].map(ask);
    for (let turns = 0; turns < 5; turns += 1) await turn();
    expect(batches).toHaveLength(2);
    await settled(answers, gates);
    expect(batches).toHaveLength(3);
  });

  it("fail no request because of another one", async () => {
    const { ask, batches, gates } = doubling({ refused: 2 });
    const answers = [1, 2, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual([2, "Error: not 2", 6]);
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect(values(await settled([ask(5)], gates))).toEqual([10]);
  });

  it("fail all requests at once for a system-wide error", async () => {
    const { ask, batches, gates } = doubling({ refused: 2, isSystemWide: true });
    const answers = [1, 2, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual(Array(3).fill("Error: not 2"));
    expect(batches).toHaveLength(1);
  });
});
