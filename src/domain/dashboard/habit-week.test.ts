import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { changeCalendar, type WeekId } from "../time/week.ts";
import { type HabitTick, habitWeeks, tickId } from "./habit-week.ts";

const [week, today] = ["2026-W46" as WeekId, "2026-11-12" as Day];
const cook = { id: "cook", label: "Cook at home", timesAWeek: 2 };
const household = sampleHousehold({ habits: [cook, { id: "walk", label: "Walk", timesAWeek: 1 }] });
const tick = (day: string, personId = "maya", habitId = "cook"): HabitTick => ({
  id: `${habitId}${day}${personId}`,
  habitId,
  personId,
  day: day as Day,
});
const cooked = (ticks: readonly HabitTick[]) => habitWeeks(household, ticks, week, today)[0]!;

describe("a habit's week", () => {
  it("has the household's days, marked as past, today or ahead", () => {
    const { days } = cooked([]);
    expect(days.map(({ when }) => when)).toEqual(["past", "past", "past", "today", "ahead", "ahead", "ahead"]);
    expect([days[0]!.day, days[6]!.day]).toEqual(["2026-11-09", "2026-11-15"]);
  });

  it("is as long as its week when the calendar changes", () => {
    const calendars = changeCalendar(household.calendars, { firstDay: 7, timeZone: "UTC" }, week);
    const lengths = ["2026-W46", "2026-W47"].map(
      (one) => habitWeeks({ ...household, calendars }, [], one as WeekId, today)[0]!.days.length,
    );
    expect(lengths).toEqual([7, 6]);
  });

  it("counts a day once, however many people ticked it, and is done after enough days", () => {
    const once = cooked([tick("2026-11-10"), tick("2026-11-10", "tom")]);
    expect([once.daysDone, once.isDone, once.days[1]!.by]).toEqual([1, false, ["maya", "tom"]]);
    expect(cooked([tick("2026-11-10"), tick("2026-11-11", "tom")]).isDone).toBe(true);
  });

  it("counts neither other weeks nor other habits", () => {
    expect(cooked([tick("2026-11-08"), tick("2026-11-16"), tick("2026-11-10", "maya", "walk")]).daysDone).toBe(0);
  });

  it("has ticks with ids derived from habit, day and person, unless that id would be too long", () => {
    expect(tickId("cook", "maya", today)).toBe("cook@2026-11-12:maya");
    expect(tickId("h".repeat(40), "p".repeat(40), today)).toBeUndefined();
  });

  it("counts distinct days, in any order", () => {
    const date = fc.integer({ min: 9, max: 15 }).map((one) => `2026-11-${String(one).padStart(2, "0")}`);
    const ticks = fc.array(fc.tuple(date, fc.constantFrom("maya", "tom")), { maxLength: 20 });
    fc.assert(
      fc.property(ticks, (list) => {
        const { daysDone } = cooked(list.map(([day, who]) => tick(day, who)));
        expect(daysDone).toBe(new Set(list.map(([day]) => day)).size);
        expect(cooked(list.toReversed().map(([day, who]) => tick(day, who))).daysDone).toBe(daysDone);
      }),
    );
  });
});
