const numbers = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** "nine", and from 13 on in digits. */
export const numberWords = (count: number): string => numbers[count] ?? String(count);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
