import { addDays, type Day } from "#domain/time/day.ts";
import { monthWords } from "#web/household/words/date-words.ts";

/** "March 2031": so far ahead a day would be false certainty. */
export const monthIn = (weeks: number, today: Day): string => monthWords(addDays(today, weeks * 7));
