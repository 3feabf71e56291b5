import { describe, expect, it } from "vitest";
import { addWeeks, type WeekId } from "../time/week.ts";
import { checkDecidedWeeks } from "./decided-weeks.ts";

const thisWeek = "2026-W46" as WeekId;

const good = (value: number) => ({ state: "good", value: { value }, nextStep: { action: "keep-going" } });
const unknown = { state: "unknown", value: undefined, nextStep: { action: "keep-deciding" } };

describe("weeks with a decision", () => {
  const back = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => addWeeks(thisWeek, -from - index));
  const decided = (decidedWeeks: WeekId[], since = 30, pausedWeeks: WeekId[] = []) => {
    const weeks = { thisWeek, firstWeek: addWeeks(thisWeek, -since), decidedWeeks, pausedWeeks };
    return checkDecidedWeeks(weeks);
  };

  it("[HE7] are good from ten of the last thirteen that are over", () => {
    expect(decided(back(4, 13))).toMatchObject(good(10));
  });

  it("[HE7] do not count this week, nor weeks before, nor one twice", () => {
    expect(decided([...back(0, 9), ...back(5, 6), ...back(14, 20)])).toMatchObject({
      state: "watch",
      value: { value: 9 },
      nextStep: { action: "decide-this-week" },
    });
  });

  it("[HE7] leave paused weeks out, and look further back", () => {
    expect(decided(back(5, 14), 30, back(1, 4))).toMatchObject(good(10));
  });

  it("[HE7] are unknown until there are thirteen, unless they are good already", () => {
    expect(decided(back(1, 9), 12)).toMatchObject(unknown);
    expect(decided(back(1, 10), 10)).toMatchObject(good(10));
    expect(decided([], 0)).toMatchObject(unknown);
  });
});
