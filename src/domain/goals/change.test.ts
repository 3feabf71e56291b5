import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { addWeeks } from "../time/week.ts";
import { effectOfChange, type GoalChange } from "./change.ts";
import type { GoalSituation } from "./progress.ts";
import { type Projection, projectFinish } from "./projection.ts";
import { situationWith, thisWeek } from "./situation.fixture.ts";

const steady = [...Array<number>(13).fill(10_000), 0];
const by = "2027-04-18" as Day;

const effectOf = (change: GoalChange, amounts = steady, goal = {}) => {
  const effect = effectOfChange(situationWith(amounts, { by, ...goal }), change);
  if (!effect.ok) throw new Error(effect.problem);
  return effect.value;
};

describe("a trial change of a goal", () => {
  it("with more a week is full sooner, and needs no more by its date", () => {
    const effect = effectOf({ extra: minor(15_000) });
    expect(effect).toMatchObject({ weeksSooner: 15, needMore: 0 });
    expect(effect.asIs.projection).toMatchObject({ week: "2027-W17", weeksEarly: -2 });
    expect(effect.changed.projection).toMatchObject({ week: "2027-W02", weeksEarly: 13, pace: { amount: 25_000 } });
  });

  it("with less a week is full later, and with zero a week never", () => {
    expect(effectOf({ extra: minor(-5_000) })).toMatchObject({ weeksSooner: -25 });
    const stopped = effectOf({ extra: minor(-10_000) });
    expect(stopped).toMatchObject({ weeksSooner: null, changed: { projection: { state: "no-pace-yet" } } });
  });

  it("gives a pace to a goal that had none", () => {
    const effect = effectOf({ extra: minor(38_000) }, [0]);
    expect(effect).toMatchObject({ weeksSooner: null, asIs: { projection: { state: "no-pace-yet" } } });
    expect(effect.changed.projection).toMatchObject({ state: "on-the-way", finish: "2027-01-17" });
  });

  it("with a later date needs less a week, and finishes at the same time", () => {
    const effect = effectOf({ by: "2027-09-26" as Day });
    expect(effect.asIs.need).toMatchObject({ ok: true, value: { weeks: 23, perWeek: { amount: 10_870 } } });
    expect(effect).toMatchObject({ weeksSooner: 0, needMore: 5_435 - 10_870 });
  });

  it("with a smaller target is full sooner, or reached", () => {
    expect(effectOf({ target: minor(280_000) })).toMatchObject({ weeksSooner: 10 });
    const reached = effectOf({ target: minor(130_000) });
    expect(reached).toMatchObject({
      weeksSooner: 24,
      needMore: -10_870,
      changed: { projection: { state: "reached" } },
    });
  });

  it("compares no weekly amounts without a date", () => {
    const effect = effectOfChange(situationWith(steady), { extra: minor(1_000) });
    expect(effect).toMatchObject({ ok: true, value: { needMore: null, asIs: { need: { problem: "no-date" } } } });
  });

  it("rejects a past date, a missing target, or an amount that is too large", () => {
    const problemOf = (change: GoalChange) => effectOfChange(situationWith(steady), change);
    expect(problemOf({ by: "2026-11-11" as Day })).toEqual({ ok: false, problem: "date-in-past" });
    expect(problemOf({ target: minor(0) })).toEqual({ ok: false, problem: "target-not-above-zero" });
    expect(problemOf({ extra: minor(Number.MAX_SAFE_INTEGER) })).toEqual({ ok: false, problem: "too-large" });
  });

  it("explains the trial change", () => {
    const { why } = effectOf({ extra: minor(500), by: "2027-09-26" as Day, target: minor(1) });
    expect(why.inputs.map(({ label }) => label)).toEqual(["Extra a week", "New date", "New target"]);
    const { projection } = effectOf({ extra: minor(500) }).changed;
    expect("pace" in projection && projection.pace.why.inputs).toEqual([
      { label: "Saved in these weeks", amount: 130_000 },
      { label: "Weeks", count: 13 },
      { label: "Extra a week", amount: 500 },
    ]);
  });
});

const anySituation = fc
  .record({
    amounts: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 })), { minLength: 1, maxLength: 18 }),
    target: fc.integer({ min: 1, max: 2_000_000 }),
    withdrawn: fc.nat(30_000),
    weeksOld: fc.nat(20),
  })
  .map(({ amounts, target, withdrawn, weeksOld }): GoalSituation => {
    const made = situationWith(amounts, { target: minor(target) }, addWeeks(thisWeek, -weeksOld));
    return { ...made, money: { ...made.money, withdrawn: minor(withdrawn) } };
  });

const never = "9999";

/** Finish, earliest and latest as text that sorts like time. */
function datesOf(projection: Projection): [string, string, string] {
  if (projection.state === "reached") return ["", "", ""];
  if (projection.state !== "on-the-way") return [never, never, never];
  return [projection.finish, projection.earliest, projection.latest ?? never];
}

const finishes = (situation: GoalSituation) => {
  const projection = projectFinish(situation);
  if (!projection.ok) throw new Error(projection.problem);
  return datesOf(projection.value);
};

function expectNoLater(more: readonly string[], less: readonly string[]): void {
  for (const [index, date] of more.entries()) expect(date <= less[index]!).toBe(true);
}

function saveMore({ money, ...situation }: GoalSituation, weeksAgo: number, amount: number): GoalSituation {
  const week = addWeeks(thisWeek, -weeksAgo);
  const before = money.weeks.get(week) ?? { saved: minor(0), withdrawn: minor(0) };
  const weeks = new Map(money.weeks).set(week, { ...before, saved: minor(before.saved + amount) });
  return { ...situation, money: { ...money, saved: minor(money.saved + amount), weeks } };
}

describe("more money", () => {
  it("[GO14] saved in any week, this one too, never makes a goal finish later", () => {
    fc.assert(
      fc.property(anySituation, fc.nat(20), fc.nat(60_000), (situation, weeksAgo, amount) => {
        expectNoLater(finishes(saveMore(situation, weeksAgo, amount)), finishes(situation));
      }),
      { numRuns: 400 },
    );
  });

  it("[GO14] there from the start, or not withdrawn, never makes a goal finish later", () => {
    fc.assert(
      fc.property(anySituation, fc.nat(60_000), (situation, amount) => {
        const goal = { ...situation.goal, alreadySaved: minor(amount) };
        expectNoLater(finishes({ ...situation, goal }), finishes(situation));
        const money = { ...situation.money, withdrawn: minor(0) };
        expectNoLater(finishes({ ...situation, money }), finishes(situation));
      }),
    );
  });

  it("[GO14] a week never makes a goal finish later", () => {
    const extra = fc.integer({ min: -20_000, max: 60_000 });
    fc.assert(
      fc.property(anySituation, extra, extra, (situation, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((n) => {
          const effect = effectOfChange(situation, { extra: minor(n) });
          if (!effect.ok) throw new Error(effect.problem);
          return datesOf(effect.value.changed.projection);
        });
        expectNoLater(more!, less!);
      }),
    );
  });

  it("keeps the finish between its earliest and its latest", () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const [finish, earliest, latest] = finishes(situation);
        expect(earliest <= finish && finish <= latest).toBe(true);
      }),
    );
  });
});
