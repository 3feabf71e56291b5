import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayOfNumber, type Weekday } from "./day.ts";
import { addWeeks, type WeekId } from "./week.ts";
import { type CalendarHistory, changeCalendar, endOfWeek, startOfWeek, weekAt, weekOfDay } from "./week-calendar.ts";

const berlin: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "Europe/Berlin" }];
const thisWeek = "2026-W46" as WeekId;
const toSunday = changeCalendar(berlin, { firstDay: 7, timeZone: "Europe/Berlin" }, thisWeek);

describe("changing the calendar", () => {
  it("[WK7] takes effect next week and renames no week before", () => {
    expect(weekOfDay("2026-11-15" as Day, toSunday)).toBe("2026-W46");
    expect([startOfWeek(thisWeek, toSunday), endOfWeek(thisWeek, toSunday)]).toEqual(["2026-11-09", "2026-11-15"]);
    expect(weekOfDay("2026-11-16" as Day, toSunday)).toBe("2026-W47");
    expect(startOfWeek("2026-W48" as WeekId, toSunday)).toBe("2026-11-22");
  });

  it("[WK7] moves no day of the present week, whatever is changed to what", () => {
    const weekdays: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
    for (const [before, after] of weekdays.flatMap((one) => weekdays.map((other) => [one, other] as const))) {
      const old: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: before, timeZone: "UTC" }];
      const changed = changeCalendar(old, { firstDay: after, timeZone: "UTC" }, thisWeek);
      const start = startOfWeek(thisWeek, old);
      for (let day = 0; day < 7; day++) expect(weekOfDay(addDays(start, day), changed)).toBe(thisWeek);
    }
  });

  it("[WK7] taken back in the same week leaves only the last choice", () => {
    const again = changeCalendar(toSunday, { firstDay: 3, timeZone: "Europe/Berlin" }, thisWeek);
    expect(again).toHaveLength(2);
    expect(again[1]).toMatchObject({ from: "2026-W47", firstDay: 3 });
  });

  it("[WK7] leaves no day without a week and none in two, whatever changes", () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), fc.integer({ min: 0, max: 1500 }), (changes, offset) => {
        const sorted = changes.toSorted(([a], [b]) => a - b);
        const history = sorted.reduce<CalendarHistory>(
          (made, [weeks, firstDay]) =>
            changeCalendar(made, { firstDay, timeZone: "UTC" }, addWeeks("2026-W01" as WeekId, weeks)),
          berlin,
        );
        const day = dayOfNumber(20_450 + offset);
        const week = weekOfDay(day, history);
        expect(startOfWeek(week, history) <= day && day <= endOfWeek(week, history)).toBe(true);
        expect(weekOfDay(addDays(endOfWeek(week, history), 1), history)).toBe(addWeeks(week, 1));
      }),
    );
  });
});

describe("the week at an instant", () => {
  it("[WK8] follows the household's clocks", () => {
    const newYork: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "America/New_York" }];
    const sundayNight = Date.parse("2026-11-16T03:00:00Z");
    expect(weekAt(sundayNight, newYork)).toBe("2026-W46");
    expect(weekAt(sundayNight, berlin)).toBe("2026-W47");
  });

  it("[WK8] uses the new zone only from the week it takes effect in", () => {
    const moved = changeCalendar(berlin, { firstDay: 1, timeZone: "Pacific/Auckland" }, thisWeek);
    // Sunday evening in Berlin is Monday morning in Auckland.
    expect(weekAt(Date.parse("2026-11-15T20:00:00Z"), moved)).toBe("2026-W46");
    expect(weekAt(Date.parse("2026-11-22T20:00:00Z"), moved)).toBe("2026-W48");
    expect(weekAt(Date.parse("2026-11-22T20:00:00Z"), berlin)).toBe("2026-W47");
  });

  it("[WK8] keeps to the week's own clocks after a move to where it is earlier", () => {
    const auckland: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "Pacific/Auckland" }];
    const moved = changeCalendar(auckland, { firstDay: 1, timeZone: "Europe/Berlin" }, "2026-W45" as WeekId);
    expect(weekAt(Date.parse("2026-11-15T20:00:00Z"), moved)).toBe("2026-W46");
    expect(weekAt(Date.parse("2026-11-15T20:00:00Z"), auckland)).toBe("2026-W47");
  });
});
