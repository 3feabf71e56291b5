import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, type Weekday, weekdayOf } from "../time/day.ts";
import { type WeekId, weekOf } from "../time/week.ts";
import { endOfMoneyDay, leads, type MoneyDate, moneyDay, nextMoneyDay, nextReminder } from "./money-date.ts";
import { instantAt, offsetAt } from "./wall-clock.ts";

const sunday: MoneyDate = { weekday: 7, minute: 1140, timeZone: "Europe/Berlin" };
const utc = (text: string) => Date.parse(text);

const dates = fc.record({
  weekday: fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7),
  minute: fc.integer({ min: 0, max: 1439 }),
  timeZone: fc.constantFrom("Europe/Berlin", "America/New_York", "Pacific/Auckland", "America/Santiago", "UTC"),
});
const instants = fc.integer({ min: utc("2026-01-01"), max: utc("2031-01-01") });

describe("the next reminder", () => {
  it("comes so long before the money date on the clock, across a change of the clocks too", () => {
    expect(nextReminder(sunday, 60, utc("2026-11-15T10:00:00Z"), null)).toEqual({
      week: "2026-W46",
      at: utc("2026-11-15T17:00:00Z"),
    });
    expect(nextReminder(sunday, 1440, utc("2026-03-27T10:00:00Z"), null)).toEqual({
      week: "2026-W13",
      at: utc("2026-03-28T18:00:00Z"),
    });
  });

  it("is of another week where this one had its own", () => {
    const after = utc("2026-11-15T10:00:00Z");
    expect(nextReminder(sunday, 60, after, "2026-W46" as WeekId).week).toBe("2026-W47");
    const monday = { ...sunday, weekday: 1 as const };
    expect(nextReminder(monday, 1440, after, "2026-W46" as WeekId)).toEqual({
      week: "2026-W47",
      at: utc("2026-11-15T18:00:00Z"),
    });
  });

  it("is within eight days, by the right clock, and there is one each week", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...leads), instants, (date, lead, after) => {
        const next = nextReminder(date, lead, after, null);
        expect(next.at).toBeGreaterThan(after);
        expect(next.at - after).toBeLessThan(8 * 86_400_000 + 7_200_000);
        const day = moneyDay(next.week, date.weekday);
        expect([weekdayOf(day), weekOf(day)]).toEqual([date.weekday, next.week]);
        expect(next.at).toBe(instantAt(day, date.minute - lead, date.timeZone));
        expect(nextReminder(date, lead, next.at, next.week).week > next.week).toBe(true);
        const ends = endOfMoneyDay(date, next.week);
        expect([dayAt(ends - 1, date.timeZone), ends > next.at]).toEqual([day, true]);
      }),
    );
  });
});

it("a calendar begins with the first money date that has not begun", () => {
  expect(nextMoneyDay(sunday, utc("2026-11-15T18:00:00Z"))).toBe("2026-11-15");
  expect(nextMoneyDay(sunday, utc("2026-11-15T18:00:01Z"))).toBe("2026-11-22");
  expect(offsetAt(utc("2026-11-15T18:00:00Z"), sunday.timeZone)).toBe(3_600_000);
});
