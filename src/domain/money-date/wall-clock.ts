import { type Day, dayNumber, dayOfNumber } from "../time/day.ts";

const minuteMs = 60_000;
export const dayMs = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Zones have many spellings, and whoever writes them all must not fill the memory. */
export const mostZones = 500;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-US-u-ca-iso8601", { timeZone, ...numeric, ...time });
  if (clocks.size >= mostZones) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) - whole;
}

/** The day that the clocks of a zone show at an instant. */
export const dayShown = (instant: number, timeZone: string): Day =>
  dayOfNumber(Math.floor((instant + offsetAt(instant, timeZone)) / dayMs));

/**
 * When the clocks of a zone show a time. Minutes count from the day's midnight and may lie outside the day. A time that the
 * clocks skip is taken by the clocks as they were before; of one that they show twice, the first counts.
 */
export function instantAt(day: Day, minute: number, timeZone: string): number {
  const shown = dayNumber(day) * dayMs + minute * minuteMs;
  // No zone changes its clocks twice within two days.
  const [before, after] = [offsetAt(shown - dayMs, timeZone), offsetAt(shown + dayMs, timeZone)];
  const fitting = [shown - before, shown - after].filter((instant) => instant + offsetAt(instant, timeZone) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : shown - before;
}
