import { describe, expect, it } from "vitest";
import type { Pause, Save, WeekReview } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { type WeekHistory, yearStrip } from "./week-states.ts";

const week = (index: number) => `2026-W${String(index).padStart(2, "0")}` as WeekId;
const save = (index: number, amount: number): Save => ({
  id: `${index}-${amount}`,
  week: week(index),
  personId: "maya",
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: index,
});
const review = (index: number, decision: WeekReview["decision"], isFolded = false): WeekReview => {
  return { week: week(index), decision, isFolded };
};
const pause = (from: number, to?: number): Pause => (to ? { from: week(from), to: week(to) } : { from: week(from) });

const history = (change: Partial<WeekHistory>): WeekHistory => {
  return { began: week(3), now: week(10), saves: [], reviews: [], pauses: [], ...change };
};

const states = (change: Partial<WeekHistory>) => {
  const strip = yearStrip(2026, history(change));
  if (!strip.ok) throw new Error(strip.problem);
  return strip.value.map(({ state }) => state);
};

describe("the strip of a year", () => {
  it("[SK7] has every week of the year, 53 in a long one", () => {
    expect(states({})).toHaveLength(53);
    expect(yearStrip(2027, history({}))).toMatchObject({ ok: true, value: { length: 52 } });
  });

  it("[SK7] shows weeks as saved, decided on nothing, skipped, now, and next", () => {
    const saves = [save(3, 5_000), save(4, 0), save(5, 0), save(5, 100)];
    const reviews = [review(6, "nothing"), review(7, "saved"), review(8, "skipped")];
    const shown = states({ saves, reviews }).slice(2, 11);
    expect(shown).toEqual(["saved", "zero", "saved", "zero", "saved", "skipped", "skipped", "now", "next"]);
  });

  it("[SK7] shows this week as decided as soon as it is", () => {
    expect(states({ saves: [save(10, 100)] })[9]).toBe("saved");
    expect(states({ reviews: [review(10, "nothing")] })[9]).toBe("zero");
  });

  it("[SK7] shows a save that was moved to another week there alone", () => {
    const moved = { ...save(5, 100), week: week(6), recordedAt: 99 };
    for (const saves of [
      [save(5, 100), moved],
      [moved, save(5, 100)],
    ]) {
      expect(states({ saves }).slice(4, 6)).toEqual(["skipped", "saved"]);
    }
  });

  it("[SK8] skips no week before the household began, and shows what was filled in there", () => {
    expect(states({ saves: [save(1, 100)] }).slice(0, 3)).toEqual(["saved", "next", "skipped"]);
  });

  it("[SK9] shows a pause where nothing was decided, up to this week while it lasts", () => {
    const shown = states({ saves: [save(5, 100)], pauses: [pause(4, 6), pause(9)] }).slice(2, 11);
    expect(shown).toEqual(["skipped", "paused", "saved", "paused", "skipped", "skipped", "paused", "paused", "next"]);
  });

  it("[SK10] folds the weeks that a review folded", () => {
    const strip = yearStrip(2026, history({ saves: [save(5, 100)], reviews: [review(5, "saved", true)] }));
    expect(strip.ok && strip.value.filter(({ isFolded }) => isFolded)).toEqual([
      { week: "2026-W05", state: "saved", isFolded: true },
    ]);
  });

  it.each([1969, 2101, 2026.5, NaN])("[SK7] has no year %d", (year) => {
    expect(yearStrip(year, history({}))).toEqual({ ok: false, problem: "out-of-range" });
  });
});
