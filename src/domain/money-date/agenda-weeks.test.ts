import { describe, expect, it } from "vitest";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { type AgendaWeeks, weeksToReview, weekToBeginWith } from "./agenda-weeks.ts";

const [before, week] = ["2026-W45", "2026-W46"] as WeekId[] as [WeekId, WeekId];
const calendars = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "UTC" }] as const;
const [monday, friday] = ["2026-11-09", "2026-11-13"] as Day[] as [Day, Day];

const given = (change: Partial<AgendaWeeks> = {}): AgendaWeeks => ({
  ...{ began: "2026-W01" as WeekId, week, today: friday, saves: [], reviews: [] },
  ...change,
});
const part = (of: WeekId) => ({ id: "x", week: of, personId: "maya", step: 1, furthest: 1 });

describe("[MD8] the weeks that can be reviewed", () => {
  it("are this one and the last, while the last is open and this one undecided", () => {
    expect(weeksToReview(given())).toEqual([before, week]);
    expect(weeksToReview(given({ saves: [{ week }] }))).toEqual([week]);
    expect(weeksToReview(given({ saves: [{ week: before }] }))).toEqual([before, week]);
    expect(weeksToReview(given({ reviews: [{ week: before, decision: "saved", isFolded: true }] }))).toEqual([week]);
  });

  it("are none from before the household began", () => {
    expect(weeksToReview(given({ began: week }))).toEqual([week]);
  });

  it("begin with this one, or with the last where it was begun or this one has only just come", () => {
    expect(weekToBeginWith(given(), [], calendars)).toBe(week);
    expect(weekToBeginWith(given({ today: monday }), [], calendars)).toBe(before);
    expect(weekToBeginWith(given(), [part(before)], calendars)).toBe(before);
    expect(weekToBeginWith(given({ today: monday }), [part(before), part(week)], calendars)).toBe(week);
    expect(weekToBeginWith(given({ today: monday, saves: [{ week }] }), [part(before)], calendars)).toBe(week);
  });
});
