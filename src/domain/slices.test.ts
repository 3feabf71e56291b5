import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, finish, inTurn, type Slices } from "./slices.ts";

function* counting(to: number): Slices<number> {
  for (let at = 0; at < to; at++) yield Math.floor((at * 1_000) / to);
  return to;
}

describe("work in slices", () => {
  it("[WI1] tells how much is done, and has its answer at the end", () => {
    const work = counting(4);
    expect(advance(work, () => false)).toEqual({ isDone: false, done: 0 });
    expect(advance(work, () => false)).toEqual({ isDone: false, done: 250 });
    expect(advance(work, () => true)).toEqual({ isDone: true, answer: 4 });
  });

  it("[WI1] one after the other tells rising parts of the whole", () => {
    const seen: number[] = [];
    const work = inTurn([counting(3), counting(0), counting(2)]);
    for (let step = advance(work, () => false); !step.isDone; step = advance(work, () => false)) seen.push(step.done);
    expect(seen).toEqual([0, 111, 222, 666, 833]);
    expect(finish(inTurn([counting(3), counting(2)]))).toEqual([3, 2]);
  });

  it("[WI1] comes to the same wherever it pauses", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.array(fc.boolean(), { minLength: 1 }), (length, clock) => {
        const work = inTurn([counting(length), counting(length)]);
        let [tick, step] = [0, advance(work, () => false)];
        while (!step.isDone) step = advance(work, () => clock[tick++ % clock.length]!);
        expect(step.answer).toEqual([length, length]);
      }),
    );
  });
});
