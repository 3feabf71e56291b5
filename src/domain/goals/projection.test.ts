import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { type WeekId, weeksBetween } from "../time/week.ts";
import { goalPace, paceAmount, projectFinish } from "./projection.ts";
import { situationWith } from "./situation.fixture.ts";

const weekly = (amount: number, weeks: number, thisWeek = 0) => [...Array<number>(weeks).fill(amount), thisWeek];

const project = (...situation: Parameters<typeof situationWith>) => {
  const projection = projectFinish(situationWith(...situation));
  if (!projection.ok) throw new Error(projection.problem);
  return projection.value;
};

const paceOf = (...situation: Parameters<typeof situationWith>) => {
  const pace = goalPace(situationWith(...situation));
  return pace && [pace.usual, pace.best, pace.worst].map(paceAmount);
};

describe("the pace of a goal", () => {
  it("[GO9] is the mean of what was saved in the last 13 weeks, weeks without a save included", () => {
    expect(paceOf(weekly(1_000, 13))).toEqual([1_000, 1_000, 1_000]);
    expect(paceOf([13_000, ...weekly(0, 12)])).toEqual([1_000, 1_857, 0]);
    expect(paceOf([99_000, ...weekly(1_000, 13)])).toEqual([1_000, 1_000, 1_000]);
  });

  it("[GO9] looks back no further than the start of the goal", () => {
    expect(paceOf([3_000, 1_000, 0], {}, "2026-W44")).toEqual([2_000, 3_000, 1_000]);
  });

  it("[GO9] counts this week only if it does not lower the pace", () => {
    expect(paceOf(weekly(1_000, 13, 10))).toEqual([1_000, 1_000, 1_000]);
    expect(paceOf(weekly(1_000, 13, 14_000))![0]).toBe(2_000);
    expect(paceOf([5_000], {}, "2026-W46")).toEqual([5_000, 5_000, 5_000]);
    expect(paceOf([5_000], {}, "2027-W01")).toEqual([5_000, 5_000, 5_000]);
  });

  it("has a spread from the better and the weaker half, the middle week in both", () => {
    const saved = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => n * 700);
    expect(paceOf([...saved, 0])).toEqual([4_900, 7_000, 2_800]);
  });
});

describe("the projected finish", () => {
  it("[GO11] is the end of the week in which the saves of these weeks would fill it", () => {
    // 380 000 − 13 × 10 000 = 250 000 left: this week and 24 more.
    expect(project(weekly(10_000, 13))).toMatchObject({
      state: "on-the-way",
      pace: { amount: 10_000 },
      week: "2027-W17",
      finish: "2027-05-02",
      earliest: "2027-05-02",
      latest: "2027-05-02",
      weeksEarly: null,
    });
  });

  it("[GO11] does not change when this week is saved as usual", () => {
    const finish = (thisWeek: number) => project(weekly(10_000, 13, thisWeek));
    expect(finish(10_000)).toMatchObject({ week: "2027-W17" });
    expect(finish(4_000)).toMatchObject({ week: "2027-W17" });
  });

  it("[GO11] is this week when this week's usual save is enough", () => {
    expect(project(weekly(1_000, 13), { target: minor(14_000) })).toMatchObject({ finish: "2026-11-15" });
    expect(project(weekly(1_000, 13), { target: minor(14_001) })).toMatchObject({ finish: "2026-11-22" });
  });

  it("shows how many weeks before or after the goal's date it is", () => {
    const by = (date: string) => project(weekly(10_000, 13), { by: date as Day });
    expect(by("2027-05-16")).toMatchObject({ weeksEarly: 2 });
    expect(by("2027-05-15")).toMatchObject({ weeksEarly: 1 });
    expect(by("2027-05-01")).toMatchObject({ weeksEarly: -1 });
    expect(by("2026-11-01")).toMatchObject({ weeksEarly: -26 });
  });

  it("has an earliest and a latest, and no latest when the weaker half saved nothing", () => {
    const uneven = [...Array.from({ length: 13 }, (_, index) => (index % 2 ? 20_000 : 10_000)), 0];
    expect(project(uneven)).toMatchObject({ finish: "2027-02-07", earliest: "2027-01-24", latest: "2027-03-21" });
    expect(project([13_000, ...weekly(0, 12)])).toMatchObject({ state: "on-the-way", latest: null });
  });

  it("has no pace yet without saves in these weeks", () => {
    expect(project([0])).toEqual({ state: "no-pace-yet" });
    expect(project([5_000, ...weekly(0, 13)])).toEqual({ state: "no-pace-yet" });
  });

  it("is out of sight after 2100, and reached when it is", () => {
    expect(project([0, 1, 0])).toMatchObject({ state: "out-of-sight" });
    expect(project([380_000])).toEqual({ state: "reached" });
    const [beyond, within] = [4_000, 3_800].map((weeks) => project([13, ...weekly(0, 12)], { target: minor(weeks) }));
    expect([beyond!.state, within!.state]).toEqual(["out-of-sight", "on-the-way"]);
    expect(within).toMatchObject({ finish: "2099-06-07" });
  });

  it("sees the last week that ends in 2100, and no further", () => {
    // One unit a week: 2100-W51, which ends on 26 December, is 3 867 weeks after this one.
    const weeks = weeksBetween("2026-W46" as WeekId, "2100-W51" as WeekId);
    const [within, beyond] = [14 + weeks, 15 + weeks].map((target) =>
      project(weekly(1, 13), { target: minor(target) }),
    );
    expect(within).toMatchObject({ state: "on-the-way", week: "2100-W51", finish: "2100-12-26" });
    expect(beyond).toMatchObject({ state: "out-of-sight" });
  });

  it("passes on a problem of the goal", () => {
    const result = projectFinish(situationWith([1_000], { target: minor(0) }));
    expect(result).toEqual({ ok: false, problem: "target-not-above-zero" });
  });

  it("[GO11] ends with the household's own week, also after its first day changed", () => {
    const situation = situationWith(weekly(10_000, 13));
    const zone = { timeZone: "Europe/Berlin" };
    const saturdays = { ...zone, firstDay: 6 as const, from: "2027-W01" as WeekId };
    const calendars = [{ ...zone, firstDay: 1 as const, from: "2020-W01" as WeekId }, saturdays] as const;
    expect(projectFinish({ ...situation, calendars })).toMatchObject({ ok: true, value: { finish: "2027-04-30" } });
  });

  it("[GO11] explains itself", () => {
    const projection = project(weekly(10_000, 13));
    if (projection.state !== "on-the-way") throw new Error(projection.state);
    expect(projection.why.inputs).toEqual([
      { label: "Left to save", amount: 250_000 },
      { label: "Saved a week lately", amount: 10_000 },
      { label: "Weeks after this one", count: 24 },
    ]);
    expect(projection.pace.why.inputs).toContainEqual({ label: "Saved in these weeks", amount: 130_000 });
  });
});
