import { describe, expect, it } from "vitest";
import { day, growingDelay, minute, type Rule, window } from "./attempts.ts";

/** Tries at the given times, and returns how long each attempt has to wait. */
function waits(rule: Rule, times: readonly number[]): number[] {
  let row: Parameters<Rule>[0];
  return times.map((now) => {
    const decision = rule(row, now);
    if ("wait" in decision) return decision.wait;
    row = decision;
    return 0;
  });
}

describe("a fixed window", () => {
  it("[ID11] allows up to the maximum, until the window is over", () => {
    expect(waits(window(2, minute), [0, 10, 20, 59_999, 60_000, 60_001, 60_002])).toEqual([
      0, 0, 59_980, 1, 0, 0, 59_998,
    ]);
  });
});

describe("a growing delay", () => {
  it("[ID12] allows a few attempts without delay", () => {
    expect(waits(growingDelay, [0, 1, 2, 3, 4])).toEqual([0, 0, 0, 0, 0]);
  });

  it("[ID12] doubles with each further attempt, up to fifteen minutes", () => {
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

  it("[ID12] counts no attempts during a delay", () => {
    expect(waits(growingDelay, [0, 0, 0, 0, 0, 5_000, 14_999, 15_000, 44_999])).toEqual([
      0, 0, 0, 0, 0, 10_000, 1, 0, 1,
    ]);
  });

  it("[ID12] resets after a day", () => {
    const times = [0, 0, 0, 0, 0, 15_000, 15_000 + day, 15_000 + day];
    expect(waits(growingDelay, times)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
