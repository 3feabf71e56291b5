import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayOfNumber, type Weekday, weekdayOf } from "./day.ts";
import { isoYears } from "./iso-weeks.golden.ts";
import {
  addWeeks,
  type CalendarHistory,
  changeCalendar,
  endOfWeek,
  parseWeekId,
  startOfWeek,
  type WeekId,
  weekAt,
  weekEnd,
  weekId,
  weekOf,
  weekOfDay,
  weekQuarter,
  weekRange,
  weekStart,
  weeksBetween,
  weeksInYear,
} from "./week.ts";

const days = fc.integer({ min: 0, max: 47_846 }).map(dayOfNumber);
const firstDays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
const week = (text: string) => text as WeekId;

describe("the week of a day", () => {
  it.each([
    ["2026-11-15", "2026-W46"],
    ["2026-12-28", "2026-W53"],
    ["2027-01-03", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2024-12-30", "2025-W01"],
    ["2021-01-03", "2020-W53"],
    ["1970-01-01", "1970-W01"],
    ["2100-12-31", "2100-W52"],
  ])("[WK1] %s lies in %s", (day, name) => {
    expect(weekOf(day as Day)).toBe(name);
  });

  it("[WK2] knows the long years from 2004 to 2060", () => {
    const long = Array.from({ length: 57 }, (_, index) => 2004 + index).filter((year) => weeksInYear(year) === 53);
    expect(long).toEqual([2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048, 2054, 2060]);
  });

  it.each(isoYears)("[WK2] %d begins on %s and has %d weeks", (year, monday, weeks) => {
    expect(weekStart(weekId(year, 1))).toBe(monday);
    expect(weekOf(monday as Day)).toBe(weekId(year, 1));
    expect(weeksInYear(year)).toBe(weeks);
    expect(addWeeks(weekId(year, weeks), 1)).toBe(weekId(year + 1, 1));
  });

  it("[WK2] ends 2026 with a week 53 from 28 December to 3 January", () => {
    expect([weekStart(week("2026-W53")), weekEnd(week("2026-W53"))]).toEqual(["2026-12-28", "2027-01-03"]);
  });

  it.each([
    [7, "2026-11-15", "2026-W47", "2026-11-15"],
    [6, "2026-11-14", "2026-W47", "2026-11-14"],
    [6, "2026-11-13", "2026-W46", "2026-11-07"],
    [7, "2026-12-27", "2026-W53", "2026-12-27"],
    [4, "2026-11-12", "2026-W46", "2026-11-12"],
  ] as const)("[WK3] with weekday %d first, %s lies in %s, which starts on %s", (firstDay, day, name, start) => {
    const found = weekOf(day as Day, firstDay);
    expect([found, weekStart(found, firstDay)]).toEqual([name, start]);
  });

  it("[WK3] holds seven days from its first, for every first day from 1970 to 2100", () => {
    fc.assert(
      fc.property(days, firstDays, (day, firstDay) => {
        const found = weekOf(day, firstDay);
        const start = weekStart(found, firstDay);
        expect(weekdayOf(start)).toBe(firstDay);
        expect(start <= day && day <= weekEnd(found, firstDay)).toBe(true);
        expect(weekOf(addDays(start, 3))).toBe(found);
      }),
    );
  });
});

describe("counting weeks", () => {
  it("adds and subtracts so that one undoes the other, and names keep their order", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, weeks) => {
        const from = weekOf(day);
        const to = addWeeks(from, weeks);
        expect(weeksBetween(from, to)).toBe(weeks);
        expect(addWeeks(to, -weeks)).toBe(from);
        expect(to > from).toBe(weeks > 0);
      }),
    );
  });

  it("lists the weeks between two, both included", () => {
    expect(weekRange(week("2026-W52"), week("2027-W02"))).toEqual(["2026-W52", "2026-W53", "2027-W01", "2027-W02"]);
    expect(weekRange(week("2027-W02"), week("2026-W52"))).toEqual([]);
  });

  it("[WK5] has quarters of thirteen weeks, the last with a 53rd", () => {
    expect(
      ["2026-W01", "2026-W13", "2026-W14", "2026-W39", "2026-W40", "2026-W53"].map((name) => weekQuarter(week(name))),
    ).toEqual([1, 1, 2, 3, 4, 4]);
  });
});

describe("reading a week's name", () => {
  it.each([
    ["2026-W53", true],
    ["2025-W53", "unreadable-week"],
    ["2026-W00", "unreadable-week"],
    ["2026-46", "unreadable-week"],
    ["", "unreadable-week"],
    ["1969-W01", "out-of-range"],
    ["2101-W01", "out-of-range"],
  ])("%j is %j", (text, expected) => {
    const read = parseWeekId(text);
    expect(read.ok ? true : read.problem).toBe(expected);
  });
});

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

  it("[WK7] undone in the same week leaves only the last choice", () => {
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
  it("follows the household's clocks", () => {
    const newYork: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "America/New_York" }];
    const sundayNight = Date.parse("2026-11-16T03:00:00Z");
    expect(weekAt(sundayNight, newYork)).toBe("2026-W46");
    expect(weekAt(sundayNight, berlin)).toBe("2026-W47");
  });

  it("uses the new zone only from the week it takes effect in", () => {
    const moved = changeCalendar(berlin, { firstDay: 1, timeZone: "Pacific/Auckland" }, thisWeek);
    // Sunday evening in Berlin is Monday morning in Auckland.
    expect(weekAt(Date.parse("2026-11-15T20:00:00Z"), moved)).toBe("2026-W46");
    expect(weekAt(Date.parse("2026-11-22T20:00:00Z"), moved)).toBe("2026-W48");
    expect(weekAt(Date.parse("2026-11-22T20:00:00Z"), berlin)).toBe("2026-W47");
  });

  it("follows the week's own time zone after a move to where it is earlier", () => {
    const auckland: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "Pacific/Auckland" }];
    const moved = changeCalendar(auckland, { firstDay: 1, timeZone: "Europe/Berlin" }, "2026-W45" as WeekId);
    expect(weekAt(Date.parse("2026-11-15T20:00:00Z"), moved)).toBe("2026-W46");
    expect(weekAt(Date.parse("2026-11-15T20:00:00Z"), auckland)).toBe("2026-W47");
  });
});
