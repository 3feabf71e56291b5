import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { milestones } from "./milestones.ts";
import { situationWith, thisWeek } from "./situation.fixture.ts";

const marksOf = (...situation: Parameters<typeof situationWith>) => {
  const marks = milestones(situationWith(...situation));
  if (!marks.ok) throw new Error(marks.problem);
  return marks.value.map(({ percent, amount, isReached, week }) => [percent, amount, isReached, week]);
};

describe("milestones", () => {
  it("[GO18] are a quarter, half, three quarters and all, with the week each was reached or is expected", () => {
    expect(marksOf([30_000, 10_000, 10_000, 0], { target: minor(100_000) }, "2026-W43")).toEqual([
      [25, 25_000, true, "2026-W43"],
      [50, 50_000, true, "2026-W45"],
      [75, 75_000, false, "2026-W47"],
      [100, 100_000, false, "2026-W48"],
    ]);
  });

  it("[GO18] have no week when reached at the start, or without a pace", () => {
    expect(marksOf([0], { target: minor(101), alreadySaved: minor(26) })).toEqual([
      [25, 26, true, null],
      [50, 51, false, null],
      [75, 76, false, null],
      [100, 101, false, null],
    ]);
  });

  it("lost by a withdrawal are not reached, and count again when passed again", () => {
    const situation = situationWith([60_000, 0, 20_000], { target: minor(100_000) });
    const weeks = new Map(situation.money.weeks).set("2026-W45" as typeof thisWeek, {
      saved: minor(0),
      withdrawn: minor(20_000),
    });
    const marks = milestones({ ...situation, money: { ...situation.money, withdrawn: minor(20_000), weeks } });
    expect(marks.ok && marks.value.map(({ isReached, week }) => [isReached, week]).slice(0, 2)).toEqual([
      [true, "2026-W44"],
      [true, "2026-W46"],
    ]);
    weeks.delete(thisWeek);
    const money = { saved: minor(60_000), withdrawn: minor(20_000), weeks };
    const lost = milestones({ ...situation, money });
    expect(lost.ok && lost.value[1]).toMatchObject({ percent: 50, isReached: false });
  });

  it("[GO18] need a target", () => {
    const result = milestones(situationWith([0], { target: minor(0) }));
    expect(result).toEqual({ ok: false, problem: "target-not-above-zero" });
  });
});
