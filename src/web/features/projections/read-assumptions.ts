import type { Assumptions } from "#domain/household/household.ts";
import type { AnswerProblem, AnswerProblems, Answers, ReadOptions } from "#domain/intake/answers.ts";
import {
  type EntryRead,
  entryRead,
  type FieldReader,
  isNothing,
  rate,
  rateDecimals,
  readFields,
} from "#domain/intake/fields.ts";
import { numberAsTyped } from "#domain/money/parse-number.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import { err } from "#domain/result.ts";

/** An empty field is an error, not 0 %. */
export const percent: FieldReader<Rate> = (text, options) => (isNothing(text) ? err("empty") : rate(text, options));

/** A withdrawal rate of zero would need infinite money. */
const percentAboveZero: FieldReader<Rate> = (text, options) => {
  const read = percent(text, options);
  return read.ok && read.value === 0 ? err("too-small") : read;
};

const readers = { growth: percent, inflation: percent, withdrawal: percentAboveZero };

export const readAssumptions = (answers: Answers, options: ReadOptions): EntryRead<Assumptions> =>
  entryRead(readFields(readers, answers, options), (assumptions) => assumptions);

export const rateAsTyped = (given: Rate, locale: string): string =>
  numberAsTyped(percentOf(given), { locale, decimals: rateDecimals });

export const assumptionsAsTyped = ({ growth, inflation, withdrawal }: Assumptions, locale: string): Answers => ({
  growth: rateAsTyped(growth, locale),
  inflation: rateAsTyped(inflation, locale),
  withdrawal: rateAsTyped(withdrawal, locale),
});

const words: Readonly<Partial<Record<AnswerProblem, string>>> = {
  empty: "Enter how much a year, in percent.",
  unreadable: "This doesn’t read as a percentage. What you typed is still here.",
  ambiguous: "This can be read in two ways. Leave out the thousands separator to make it clear.",
  "too-many-decimals": "Up to three decimals fit here.",
  "too-small": "This has to be above 0 %.",
  negative: "This can’t be below 0 %.",
  "too-large": "The highest that fits here is 100 %.",
};

export const percentProblemWords = (problem: AnswerProblem): string =>
  words[problem] ?? "This can’t be kept as it stands. What you typed is still here.";

export const percentError = (problems: AnswerProblems, name: string): string | undefined =>
  problems[name] && percentProblemWords(problems[name]);
