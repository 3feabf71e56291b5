declare const brand: unique symbol;

/** A week's name as in ISO 8601, such as `2026-W46`. */
export type WeekId = string & { readonly [brand]: "WeekId" };

const dayMs = 86_400_000;

/** Days since 1 January 1970, which was a Thursday. Counting in UTC keeps every day 24 hours long. */
const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / dayMs;

/** ISO weeks belong to the year of their Thursday. */
const thursdayOf = (day: number): number => day + 3 - ((((day + 3) % 7) + 7) % 7);

export function weekId(year: number, week: number): WeekId {
  return `${year}-W${String(week).padStart(2, "0")}` as WeekId;
}

/** The ISO week that holds a calendar day. */
export function isoWeekOf(day: { year: number; month: number; day: number }): { year: number; week: number } {
  const thursday = thursdayOf(dayNumber(day.year, day.month, day.day));
  const year = new Date(thursday * dayMs).getUTCFullYear();
  return { year, week: Math.floor((thursday - dayNumber(year, 1, 1)) / 7) + 1 };
}

/** 53 in long years: those whose 28 December falls into a week 53. */
export const weeksInYear = (year: number): number => isoWeekOf({ year, month: 12, day: 28 }).week;
