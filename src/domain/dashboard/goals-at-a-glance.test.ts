import { describe, expect, it } from "vitest";
import { moneyOfGoals } from "../goals/goal-money.ts";
import { saveTo, today } from "../goals/situation.fixture.ts";
import type { Goal } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { goal, sampleHousehold } from "../plan/sample-household.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { goalsAtAGlance } from "./goals-at-a-glance.ts";

const began = "2026-W01" as WeekId;
const goals: Goal[] = (["active", "paused", "finished", "archived"] as const).map((state) =>
  goal(10_000, { id: state, state }),
);
const lately = Array.from({ length: 4 }, (_, index) => addWeeks("2026-W45" as WeekId, -index));

const glance = (of: Goal[], saves = lately.flatMap((week) => of.map(({ id }) => saveTo(id, week, 500)))) => {
  const seen = goalsAtAGlance(sampleHousehold({ goals: of }), moneyOfGoals(saves, []), today, began);
  if (!seen.ok) throw new Error(seen.problem);
  return seen.value;
};

describe("goals at a glance", () => {
  it("[DB1] shows active goals and paused ones, but none that is finished or archived", () => {
    expect(glance(goals).map(({ goal: { id } }) => id)).toEqual(["active", "paused"]);
  });

  it("[DB1] tells of a paused goal where it stands and how it was going", () => {
    const paused = glance(goals)[1]!;
    expect(paused.progress).toMatchObject({ ok: true, value: { saved: { amount: 2_000 } } });
    expect(paused.projection).toMatchObject({ ok: true, value: { state: "on-the-way" } });
  });

  it("[DB1] reckons a goal's pace from its own first week, and from the household's where it names none", () => {
    const pace = (since?: WeekId) => {
      const [one] = glance([goal(10_000, since ? { id: "new", since } : { id: "new" })]);
      return one!.projection.ok && "pace" in one!.projection.value && one!.projection.value.pace.amount;
    };
    expect(pace("2026-W42" as WeekId)).toBe(500);
    expect(pace()).toBe(Math.round(2_000 / 13));
  });

  it("[DB1] shows a goal without money, and hands on sums too large", () => {
    expect(glance([goal(10_000)], [])[0]!.progress).toMatchObject({ ok: true, value: { left: 10_000 } });
    const huge = [saveTo("a", began, Number.MAX_SAFE_INTEGER), saveTo("a", lately[0]!, 1)];
    const seen = goalsAtAGlance(sampleHousehold({ goals: [goal(minor(1))] }), moneyOfGoals(huge, []), today, began);
    expect(seen).toEqual({ ok: false, problem: "too-large" });
  });
});
