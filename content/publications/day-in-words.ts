export type Day = `${number}-${number}-${number}`;
export type Month = `${number}-${number}`;
export type Year = `${number}`;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const monthName = (month: string): string => months[Number(month) - 1] ?? month;

/** "7 October 2026", "September 2026" or "2022". Without `Date`, so that server and browser render the same text. */
export function dayInWords(day: Day | Month | Year): string {
  const [year, month, date] = day.split("-");
  return [date && Number(date), month && monthName(month), year].filter(Boolean).join(" ");
}

/**
 * The span of a set of dates: "2–7 October 2026", or both ends in full if the months differ. A bare year absorbs dates
 * within that year.
 */
export function spanInWords(days: readonly (Day | Month | Year)[]): string | undefined {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return undefined;
  if (first === last || (first.length === 4 && last.startsWith(first))) return dayInWords(first);
  const sameMonth = first.length === 10 && first.slice(0, 7) === last.slice(0, 7);
  return sameMonth ? `${Number(first.slice(8))}–${dayInWords(last)}` : `${dayInWords(first)} to ${dayInWords(last)}`;
}
