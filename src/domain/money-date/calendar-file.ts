import { dayNumber } from "../time/day.ts";
import { closingStep, minutesThrough } from "./agenda.ts";
import { calendarText, escaped, shownStamp, stamp } from "./calendar-text.ts";
import { type MoneyDate, nextMoneyDay } from "./money-date.ts";
import { dayMs } from "./wall-clock.ts";
import { weekdayCodes, zoneLines } from "./zone-lines.ts";

export interface CalendarFile {
  date: MoneyDate;
  /** When this was decided, in milliseconds: the calendar begins with the next money date. */
  since: number;
  /** The same for the same money date, so that a program which meets it again replaces it. */
  uid: string;
  /** The page for it. */
  link: string;
}

const lasts = minutesThrough(closingStep);

/**
 * A calendar with the money date in it, every week. One event with a rule and its zone's name, and not a list of instants:
 * it then never ends, and stays at seven in the evening when the clocks change. It says what and when, and nothing of money.
 */
export function calendarFile({ date, since, uid, link }: CalendarFile): string {
  const midnight = dayNumber(nextMoneyDay(date, since)) * dayMs;
  const at = (minute: number) => `;TZID=${date.timeZone}:${shownStamp(midnight + minute * 60_000)}`;
  return calendarText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Weekfold//Money date//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Money date",
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...zoneLines(date.timeZone, since),
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp(since)}`,
    // Of two files with one UID the later decided counts.
    `SEQUENCE:${Math.floor(since / 60_000)}`,
    `DTSTART${at(date.minute)}`,
    `DTEND${at(date.minute + lasts)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdayCodes[date.weekday - 1]}`,
    "SUMMARY:Money date",
    `DESCRIPTION:${escaped(`Ten minutes for the week: what came in, what to set aside, one decision.\n${link}`)}`,
    `URL:${link}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}
