import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { addWeeks } from "../time/week.ts";
import { effectOfChange } from "./change.ts";
import type { Projection } from "./projection.ts";
import { projectFinish } from "./projection.ts";
import { situationWith, thisWeek } from "./situation.fixture.ts";
import type { GoalSituation } from "./situation.ts";

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

  it("[GO14] there from the start, or left in, never makes a goal finish later", () => {
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

  it("[GO10] keeps the finish between its earliest and its latest", () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const [finish, earliest, latest] = finishes(situation);
        expect(earliest <= finish && finish <= latest).toBe(true);
      }),
    );
  });
});
