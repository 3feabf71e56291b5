const numbers = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** "nine", and from 13 on in digits. */
export const numberWords = (count: number): string => numbers[count] ?? String(count);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "one week", "14 months". */
export const countWords = (count: number, unit: string): string =>
  `${numberWords(count)} ${unit}${count === 1 ? "" : "s"}`;

const weeksAMonth = 365.25 / 12 / 7;

/** "three weeks", "14 months", "two years". */
export function spanWords(weeks: number): string {
  if (weeks < 9) return countWords(weeks, "week");
  const months = Math.round(weeks / weeksAMonth);
  return months < 24 ? countWords(months, "month") : countWords(Math.round(months / 12), "year");
}
