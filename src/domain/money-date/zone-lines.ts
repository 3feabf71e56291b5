import { dayOfNumber, daysInMonth, weekdayOf } from "../time/day.ts";
import { offsetText, shownStamp } from "./calendar-text.ts";
import { dayMs, mostZones, offsetAt } from "./wall-clock.ts";
import { type ZoneChange, zoneChanges } from "./zone-changes.ts";

export const weekdayCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** How many years of changes are looked at, and listed where they follow no rule. */
const years = 11;
const yearMs = 366 * dayMs;

/**
 * A zone as calendar programs want it told: those that know the zone's name go by that, Outlook goes by these lines. Where
 * the changes follow a rule, such as the last Sunday in March, the rule is told; where not, each change.
 */
export function zoneLines(timeZone: string, since: number): readonly string[] {
  const year = new Date(since).getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const lines = known.get(key) ?? linesFrom(timeZone, Date.UTC(year, 0));
  if (known.size >= mostZones) known.clear();
  known.set(key, lines);
  return lines;
}

/** Looking up years of changes takes a while, and calendars ask again every few hours. */
const known = new Map<string, readonly string[]>();

function linesFrom(timeZone: string, from: number): readonly string[] {
  const changes = zoneChanges(timeZone, from - yearMs, from + years * yearMs);
  const before = steady(changes[0]?.before ?? offsetAt(from, timeZone));
  const parts = rules(changes) ?? [before, ...changes.map((change) => partOf(change))];
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts.flat(), "END:VTIMEZONE"];
}

/** Since ever, as far as a calendar is concerned. */
const steady = (offset: number): string[] => partOf({ at: -offset, before: offset, after: offset });

/** When it happens is told by the clocks as they were until then. */
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

/** The two changes that come back every year, if that is how it is. */
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

/** Where in its year a change lies. */
function placeOf({ at, before, after }: ZoneChange, index: number) {
  const shown = at + before;
  const day = dayOfNumber(Math.floor(shown / dayMs));
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const weekday = weekdayOf(day);
  const kind = [month, weekday, shown % dayMs, before, after].join();
  const isLast = date + 7 > daysInMonth(year, month);
  return { month, weekday, kind, yearAfter: year - index, isLast, nth: Math.ceil(date / 7) };
}
