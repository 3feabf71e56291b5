import { addDays, type Day } from "#domain/time/day.ts";
import { monthWords } from "#web/household/words/date-words.ts";

/** "March 2031": so far ahead a day would be false certainty. */
export const monthIn = (weeks: number, today: Day): string => monthWords(addDays(today, weeks * 7));

const weeksAMonth = 365.25 / 12 / 7;

/** "three weeks", "14 months", "two years". */
export function spanWords(weeks: number): string {
  if (weeks < 9) return countWords(weeks, "week");
  const months = Math.round(weeks / weeksAMonth);
  return months < 24 ? countWords(months, "month") : countWords(Math.round(months / 12), "year");
}

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

export const countWords = (count: number, unit: string): string =>
  `${small[count] ?? count} ${unit}${count === 1 ? "" : "s"}`;
