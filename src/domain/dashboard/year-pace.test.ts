import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Pause, Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { yearStrip } from "../saves/streak.ts";
import { type WeekId, weekId, weeksInYear } from "../time/week.ts";
import { type PaceInput, weeksSaved, yearPace } from "./year-pace.ts";

const week = (index: number): WeekId => weekId(2026, index);
const saveIn = (index: number, amount: number): Save => ({
  id: `s${index}`,
  week: week(index),
  personId: "maya",
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: index,
});

interface Told {
  began?: number;
  now?: number;
  pauses?: Pause[];
  saves?: Save[];
  weekly?: number;
}

function inputOf({ began = 1, now = 10, pauses = [], saves = [], weekly = 100 }: Told): PaceInput {
  const history = { began: week(began), now: week(now), saves, reviews: [], pauses };
  const strip = yearStrip(2026, history);
  if (!strip.ok) throw new Error(strip.problem);
  const saved = saves.reduce((total, { amount }) => total + amount, 0);
  return { ...history, strip: strip.value, weekly: minor(weekly), saved: minor(saved) };
}

function paceOf(told: Told) {
  const pace = yearPace(inputOf(told));
  if (!pace.ok) throw new Error(pace.problem);
  const { ahead, yearEnd, weeks } = pace.value;
  return { ahead: ahead.amount, yearEnd: yearEnd.amount, ...weeks, why: pace.value };
}

describe("the year against the plan", () => {
  it("counts past weeks as planned, and the current week as remaining until it is decided", () => {
    const saves = [saveIn(1, 150), saveIn(2, 100)];
    expect(paceOf({ now: 3, saves })).toMatchObject({ planned: 2, remaining: 51, ahead: 50, yearEnd: 250 + 5_100 });
    const decided = paceOf({ now: 3, saves: [...saves, saveIn(3, 0)] });
    expect(decided).toMatchObject({ remaining: 50, ahead: -50, yearEnd: 250 + 5_000 });
  });

  it("plans nothing for weeks before the household began or for paused weeks", () => {
    expect(paceOf({ began: 8, now: 10 })).toMatchObject({ ahead: -200, remaining: 44 });
    expect(paceOf({ began: 8, now: 10, saves: [saveIn(2, 70)] })).toMatchObject({ ahead: -130 });
    const pauses = [{ from: week(4), to: week(5) }];
    expect(paceOf({ now: 10, pauses, saves: [saveIn(4, 30)] })).toMatchObject({ ahead: -670, remaining: 44 });
  });

  it("expects nothing more during an open pause", () => {
    const pace = paceOf({ now: 3, saves: [saveIn(1, 100)], pauses: [{ from: week(2) }] });
    expect(pace).toMatchObject({ ahead: 0, remaining: 0, yearEnd: 100 });
  });

  it("has nothing planned in the first week", () => {
    expect(paceOf({ began: 10, now: 10 })).toMatchObject({ planned: 0, ahead: 0, remaining: 44 });
  });

  it("reports a year that is too large to be exact", () => {
    expect(yearPace(inputOf({ weekly: Number.MAX_SAFE_INTEGER }))).toEqual({ ok: false, problem: "too-large" });
  });

  it("explains every figure", () => {
    const { why } = paceOf({ now: 3, saves: [saveIn(1, 150)] });
    expect(why.planned.why.inputs).toEqual([
      { label: "The plan for a week, as it is now", amount: 100 },
      { label: "Weeks", count: 2 },
    ]);
    expect(why.ahead.why.inputs.slice(0, 2)).toEqual([
      { label: "Set aside this year", amount: 150 },
      { label: "Planned so far", amount: 200 },
    ]);
    expect(why.yearEnd.why.inputs.at(-1)).toEqual({ label: "Weeks that remain", count: 51 });
  });

  it("is on plan when every week is saved as planned, whatever was paused", () => {
    const index = fc.integer({ min: 1, max: 53 });
    const pause = fc.tuple(index, index).map((ends) => ends.sort((a, b) => a - b));
    fc.assert(
      fc.property(index, index, fc.array(pause), fc.integer({ min: 0, max: 1e9 }), (a, b, ends, weekly) => {
        const [began, now] = a < b ? [a, b] : [b, a];
        const pauses = ends.map(([from, to]) => ({ from: week(from!), to: week(to!) }));
        const isOff = (at: number) => ends.some(([from, to]) => from! <= at && at <= to!);
        const ons = Array.from({ length: weeksInYear(2026) }, (_, at) => at + 1).filter(
          (at) => at >= began && !isOff(at),
        );
        const saves = ons.filter((at) => at <= now).map((at) => saveIn(at, weekly));
        const pace = paceOf({ began, now, pauses, saves, weekly });
        expect(pace.ahead).toBe(0);
        expect(pace.yearEnd).toBe(ons.length * weekly);
      }),
    );
  });
});

describe("the weeks saved", () => {
  it("counts saved weeks out of those that are over or decided, without paused ones", () => {
    const saves = [saveIn(1, 50), saveIn(2, 0), saveIn(6, 10)];
    const { strip } = inputOf({ now: 6, saves, pauses: [{ from: week(3), to: week(4) }] });
    expect(weeksSaved(strip)).toMatchObject({ saved: 2, of: 4 });
    expect(weeksSaved(strip).why.inputs).toEqual([
      { label: "Weeks with money set aside", count: 2 },
      { label: "Decided on nothing", count: 1 },
      { label: "Skipped", count: 1 },
    ]);
  });

  it("is zero of zero in a first week without a decision", () => {
    expect(weeksSaved(inputOf({ began: 10 }).strip)).toMatchObject({ saved: 0, of: 0 });
  });
});
