import { describe, expect, it } from "vitest";
import type { HabitWeek } from "../dashboard/habit-week.ts";
import { bill } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { billsBetween, habitToMind } from "./agenda-next-week.ts";

const [from, to] = ["2026-11-16", "2026-11-22"] as Day[] as [Day, Day];

describe("[MD11] the week ahead", () => {
  it("lists bills by day, each as often as it falls due", () => {
    const rent = bill(120_000, { id: "rent", label: "Rent", cadence: "monthly", nextDue: "2026-10-18" as Day });
    const pool = bill(1_500, { id: "pool", label: "Pool", nextDue: "2026-11-02" as Day });
    const due = billsBetween([rent, pool], from, to);
    expect(due.map(({ label, day }) => [label, day])).toEqual([
      ["Pool", "2026-11-16"],
      ["Rent", "2026-11-18"],
    ]);
  });

  it("lists no bill before its first day, and none where none falls", () => {
    expect(billsBetween([bill(100, { nextDue: "2026-12-01" as Day })], from, to)).toEqual([]);
    expect(billsBetween([], from, to)).toEqual([]);
  });

  it("has the habit in mind that came off worst, and none where all were kept", () => {
    const habit = (label: string, kept: number, timesAWeek: number): HabitWeek => ({
      habit: { id: label, label, timesAWeek },
      ...{ days: [], kept, isDone: kept >= timesAWeek },
    });
    expect(habitToMind([habit("cook", 3, 4), habit("lunch", 1, 3), habit("walk", 1, 3)])?.habit.id).toBe("lunch");
    expect(habitToMind([habit("cook", 4, 4)])).toBeNull();
    expect(habitToMind([])).toBeNull();
  });
});
