import { describe, expect, it } from "vitest";
import { day, growingDelay, minute, type Rule, window } from "./attempts.ts";

/** Tries at the given times and tells what each was told to wait. */
function waits(rule: Rule, times: readonly number[]): number[] {
  let row: Parameters<Rule>[0];
  return times.map((now) => {
    const judged = rule(row, now);
    if ("wait" in judged) return judged.wait;
    row = judged;
    return 0;
  });
}

describe("so many within a time", () => {
  it("[ID11] takes the last one and no more, until the time is over", () => {
    expect(waits(window(2, minute), [0, 10, 20, 59_999, 60_000, 60_001, 60_002])).toEqual([
      0, 0, 59_980, 1, 0, 0, 59_998,
    ]);
  });
});

describe("a delay that grows", () => {
  it("[ID12] lets a few through at once", () => {
    expect(waits(growingDelay, [0, 1, 2, 3, 4])).toEqual([0, 0, 0, 0, 0]);
  });

  it("[ID12] doubles with each further one, up to fifteen minutes", () => {
    let [now, row] = [0, undefined as Parameters<Rule>[0]];
    const delays: number[] = [];
    for (let tried = 0; tried < 14; tried += 1) {
      row = growingDelay(row, now) as NonNullable<typeof row>;
      delays.push(Math.max(0, row.until - now));
      now = Math.max(now, row.until);
    }
    const seconds = delays.map((delay) => delay / 1000);
    expect(seconds).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
  });

  it("[ID12] counts nothing while it lasts", () => {
    expect(waits(growingDelay, [0, 0, 0, 0, 0, 5_000, 14_999, 15_000, 44_999])).toEqual([
      0, 0, 0, 0, 0, 10_000, 1, 0, 1,
    ]);
  });

  it("[ID12] is forgotten after a day", () => {
    const times = [0, 0, 0, 0, 0, 15_000, 15_000 + day, 15_000 + day];
    expect(waits(growingDelay, times)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
