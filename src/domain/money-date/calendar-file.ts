import { dayNumber, dayOfNumber, daysInMonth, weekdayOf } from "../time/day.ts";
import { closingStep, minutesThrough } from "./agenda.ts";
import { calendarText, escaped, offsetText, shownStamp, stamp } from "./calendar-text.ts";
import { type MoneyDate, nextMoneyDay } from "./money-date.ts";
import { dayMs, maxCachedZones, offsetAt } from "./wall-clock.ts";

export interface CalendarFile {
  date: MoneyDate;
  /** When the money date was set, in milliseconds. The calendar starts with the next one. */
  since: number;
  /** Stable per money date, so that calendar programs replace the event. */
  uid: string;
  /** The link in the event. */
  link: string;
}

const lasts = minutesThrough(closingStep);

/**
 * A calendar with the weekly money date. One recurring event with a named time zone, not a list of instants: it never ends
 * and keeps its local time when the clocks change. It contains no financial data.
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
    // Of two files with the same UID the later one wins.
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

export const weekdayCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** How many years of clock changes are examined, and listed if they follow no rule. */
const years = 11;
const yearMs = 366 * dayMs;

/**
 * The VTIMEZONE of a zone. Most programs use the zone's name; Outlook needs these lines. Changes that follow a rule, such as
 * the last Sunday in March, are written as a rule, others one by one.
 */
export function zoneLines(timeZone: string, since: number): readonly string[] {
  const year = new Date(since).getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const lines = linesByKey.get(key) ?? linesFrom(timeZone, Date.UTC(year, 0));
  if (linesByKey.size >= maxCachedZones) linesByKey.clear();
  linesByKey.set(key, lines);
  return lines;
}

/** Cached, because finding years of changes is slow and calendars poll every few hours. */
const linesByKey = new Map<string, readonly string[]>();

function linesFrom(timeZone: string, from: number): readonly string[] {
  const changes = zoneChanges(timeZone, from - yearMs, from + years * yearMs);
  const before = steady(changes[0]?.before ?? offsetAt(from, timeZone));
  const parts = rules(changes) ?? [before, ...changes.map((change) => partOf(change))];
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts.flat(), "END:VTIMEZONE"];
}

/** A part that applies from the beginning of time. */
const steady = (offset: number): string[] => partOf({ at: -offset, before: offset, after: offset });

/** The start is in local time before the change. */
function partOf({ at, before, after }: ZoneChange, rule?: string): string[] {
  const name = after > before ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${name}`,
    `DTSTART:${shownStamp(at + before)}`,
    ...(rule ? [`RRULE:FREQ=YEARLY;${rule}`] : []),
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

/** The two yearly rules, if the changes follow rules. */
function rules(changes: readonly ZoneChange[]): string[][] | null {
  const [one, other] = [changes.filter((_, at) => at % 2 === 0), changes.filter((_, at) => at % 2 === 1)];
  const found = [one, other].map((same) => ({ first: same[0], rule: ruleOf(same) }));
  return found.every(({ rule }) => rule) ? found.map(({ first, rule }) => partOf(first!, rule!)) : null;
}

function ruleOf(changes: readonly ZoneChange[]): string | null {
  if (changes.length < years - 1) return null;
  const found = changes.map(placeOf);
  const isSame = (read: (place: Place) => unknown) => new Set(found.map(read)).size === 1;
  if (!isSame(({ kind }) => kind) || !isSame(({ yearAfter }) => yearAfter)) return null;
  const { month, weekday, nth } = found[0]!;
  const code = weekdayCodes[weekday - 1];
  if (found.every(({ isLast }) => isLast)) return `BYMONTH=${month};BYDAY=-1${code}`;
  return isSame((place) => place.nth) ? `BYMONTH=${month};BYDAY=${nth}${code}` : null;
}

type Place = ReturnType<typeof placeOf>;

/** The position of a change in its year. */
function placeOf({ at, before, after }: ZoneChange, index: number) {
  const shown = at + before;
  const day = dayOfNumber(Math.floor(shown / dayMs));
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const weekday = weekdayOf(day);
  const kind = [month, weekday, shown % dayMs, before, after].join();
  const isLast = date + 7 > daysInMonth(year, month);
  return { month, weekday, kind, yearAfter: year - index, isLast, nth: Math.ceil(date / 7) };
}

/** A clock change of a zone, with the UTC offsets before and after. */
export interface ZoneChange {
  at: number;
  before: number;
  after: number;
}

/** No offset lasts for less than this. */
const step = 7 * dayMs;
const second = 1000;

/** All changes between two instants, according to the engine's time zone data. */
export function zoneChanges(timeZone: string, from: number, to: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  let before = offsetAt(from, timeZone);
  for (let at = from; at < to; at += step) {
    const after = offsetAt(at + step, timeZone);
    if (after !== before) changes.push({ at: momentOf(timeZone, at, at + step), before, after });
    before = after;
  }
  return changes;
}

/** Binary search for the first second with the offset of the end. */
function momentOf(timeZone: string, from: number, to: number): number {
  const end = offsetAt(to, timeZone);
  let [low, high] = [from, to];
  while (high - low > second) {
    const middle = Math.floor((low + high) / 2 / second) * second;
    if (offsetAt(middle, timeZone) === end) high = middle;
    else low = middle;
  }
  return high;
}
