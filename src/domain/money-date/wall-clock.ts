import { type Day, dayNumber, dayOfNumber } from "../time/day.ts";

const minuteMs = 60_000;
export const dayMs = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Limits the caches, because zone names have many spellings that a client could exhaust. */
export const maxCachedZones = 500;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-US-u-ca-iso8601", { timeZone, ...numeric, ...time });
  if (clocks.size >= maxCachedZones) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** The UTC offset of a zone at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) - whole;
}

/** The local day in a zone at an instant. */
export const localDay = (instant: number, timeZone: string): Day =>
  dayOfNumber(Math.floor((instant + offsetAt(instant, timeZone)) / dayMs));

/**
 * The instant of a local time in a zone. Minutes count from midnight and may be outside the day. A skipped time uses the
 * offset before the change; of a repeated time the first counts.
 */
export function instantAt(day: Day, minute: number, timeZone: string): number {
  const shown = dayNumber(day) * dayMs + minute * minuteMs;
  // No zone changes its clocks twice within two days.
  const [before, after] = [offsetAt(shown - dayMs, timeZone), offsetAt(shown + dayMs, timeZone)];
  const fitting = [shown - before, shown - after].filter((instant) => instant + offsetAt(instant, timeZone) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : shown - before;
}
