import type { Day } from "#domain/time/day.ts";

const months = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** "March 2031": far ahead a day would be false certainty. */
export const monthWords = (day: Day): string => months.format(new Date(day));
