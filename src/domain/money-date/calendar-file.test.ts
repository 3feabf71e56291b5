import { describe, expect, it } from "vitest";
import type { Weekday } from "../time/day.ts";
import { calendarFile, zoneLines } from "./calendar-file.ts";
import { escaped, folded } from "./calendar-text.ts";

const since = Date.parse("2026-11-15T10:00:00Z");
const link = "https://money.example/MyDashboard/money-date";
const fileFor = (timeZone: string, weekday: Weekday = 7, minute = 1140) =>
  calendarFile({ date: { weekday, minute, timeZone }, since, uid: "one@money.example", link });
const zone = (name: string) => zoneLines(name, since).slice(2, -1).join(" ");

describe("the calendar", () => {
  it("has one event, every week at the same local time, without financial data", () => {
    const lines = fileFor("Europe/Berlin").split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "UID:one@money.example",
        "DTSTAMP:20261115T100000Z",
        "DTSTART;TZID=Europe/Berlin:20261115T190000",
        "DTEND;TZID=Europe/Berlin:20261115T191000",
        "RRULE:FREQ=WEEKLY;BYDAY=SU",
        "SUMMARY:Money date",
        `URL:${link}`,
      ]),
    );
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines.join()).not.toMatch(/[$€£]|\d[.,]\d{2}\b/);
  });

  it("is lines of at most 75 octets that end as the standard says", () => {
    const file = fileFor("America/Argentina/ComodRivadavia");
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of file.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(file.replaceAll("\r\n ", "")).toContain(
      `DESCRIPTION:Ten minutes for the week: what came in\\, what to set aside\\, one decision.\\n${link}`,
    );
  });

  it("breaks no character and escapes what would end a value", () => {
    const long = `SUMMARY:${"é😀漢".repeat(30)}`;
    const lines = folded(long).split("\r\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(folded(long).replaceAll("\r\n ", "")).toBe(long);
    expect(escaped("a,b;c\\d\r\ne\nf")).toBe("a\\,b\\;c\\\\d\\ne\\nf");
  });

  it("ends after midnight where it begins just before", () => {
    const file = fileFor("UTC", 7, 1435);
    expect(file).toContain("DTSTART;TZID=UTC:20261115T235500\r\nDTEND;TZID=UTC:20261116T000500\r\n");
  });
});

describe("the time zone of a calendar", () => {
  it("is a rule when clock changes follow one", () => {
    expect(zone("Europe/Berlin")).toBe(
      "BEGIN:DAYLIGHT DTSTART:20250330T020000 RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU TZOFFSETFROM:+0100 TZOFFSETTO:+0200 END:DAYLIGHT " +
        "BEGIN:STANDARD DTSTART:20251026T030000 RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU TZOFFSETFROM:+0200 TZOFFSETTO:+0100 END:STANDARD",
    );
    expect(zone("America/New_York")).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU");
    expect(zone("America/New_York")).toContain("RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU");
    expect(zone("Australia/Sydney")).toMatch(/DTSTART:20250406T030000 RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU/);
  });

  it("are one line where they never change, and a list where they change by no such rule", () => {
    expect(zone("Asia/Kolkata")).toBe(
      "BEGIN:STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0530 TZOFFSETTO:+0530 END:STANDARD",
    );
    const morocco = zone("Africa/Casablanca");
    expect(morocco).not.toContain("RRULE");
    expect(morocco.match(/BEGIN:/g)!.length).toBeGreaterThan(15);
    // The first Sunday after the first of the month may be the first or the second.
    expect(zone("America/Santiago")).not.toContain("RRULE");
  });

  it("begin before the first money date does", () => {
    for (const name of ["Europe/Berlin", "America/Santiago", "Asia/Tokyo", "Africa/Casablanca"]) {
      const starts = [...zone(name).matchAll(/DTSTART:(\d{8})/g)].map(([, day]) => day!);
      expect(starts.some((day) => day < "20261115")).toBe(true);
    }
  });
});
