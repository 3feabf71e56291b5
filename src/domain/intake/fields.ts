import { maxLabelLength } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { parseAmount, spell } from "../money/parse-amount.ts";
import { parseNumber } from "../money/parse-number.ts";
import { type Rate, rateOfPercent } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, parseDay } from "../time/day.ts";
import type { AnswerProblem, AnswerProblems, Answers, ReadOptions } from "./answers.ts";

/** Parses one answer; an untouched field is the empty string. */
export type FieldReader<Value> = (text: string, asked: ReadOptions) => Result<Value, AnswerProblem>;

type Readers = Readonly<Record<string, FieldReader<unknown>>>;
type ValueOf<Reader> = Reader extends FieldReader<infer Value> ? Value : never;

/** The values of all parsed fields. A reader that may return `undefined` makes its field optional. */
type Values<R extends Readers> = {
  [Name in keyof R as undefined extends ValueOf<R[Name]> ? never : Name]: ValueOf<R[Name]>;
} & {
  [Name in keyof R as undefined extends ValueOf<R[Name]> ? Name : never]?: Exclude<ValueOf<R[Name]>, undefined>;
};

/** The parsed fields, and the problems of the others. */
export interface FieldsRead<All> {
  values: Partial<All>;
  problems: AnswerProblems;
}

/** An entry, or all problems of its answers at once. */
export type EntryRead<Entry> = { ok: true; value: Entry } | { ok: false; problems: AnswerProblems };

export function readFields<R extends Readers>(readers: R, answers: Answers, asked: ReadOptions): FieldsRead<Values<R>> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, AnswerProblem> = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = read(answers[name] ?? "", asked);
    if (!value.ok) problems[name] = value.problem;
    else if (value.value !== undefined) values[name] = value.value;
  }
  return { values: values as Partial<Values<R>>, problems };
}

/** Adds a problem of several answers together. A field's own problem takes precedence. */
export const withProblem = <All>(read: FieldsRead<All>, field: string, problem: AnswerProblem): FieldsRead<All> => ({
  values: read.values,
  problems: { [field]: problem, ...read.problems },
});

/** Without problems all fields are present, so `make` may rely on them. */
export const entryRead = <All, Entry>(
  { values, problems }: FieldsRead<All>,
  make: (all: All) => Entry,
): EntryRead<Entry> =>
  Object.keys(problems).length === 0 ? { ok: true, value: make(values as All) } : { ok: false, problems };

/** A billion units of a currency with three decimals: the limit of a stored amount. */
const largestAmount = 1_000_000_000_000;

/** Whether text has only spaces and invisible characters. */
export const isNothing = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** Any script and emoji. The length counts UTF-16 units, as in stored records. */
export const label: FieldReader<string> = (text) => {
  if (isNothing(text)) return err("empty");
  const trimmed = text.trim();
  return trimmed.length > maxLabelLength ? err("too-long") : ok(trimmed);
};

export const amount: FieldReader<Minor> = (text, { format }) => {
  const read = parseAmount(text, format);
  return read.ok && Math.abs(read.value) > largestAmount ? err("too-large") : read;
};

export const fromZero =
  (read: FieldReader<Minor>): FieldReader<Minor> =>
  (text, asked) => {
    const found = read(text, asked);
    return found.ok && found.value < 0 ? err("negative") : found;
  };

export const amountFromZero = fromZero(amount);

/** Zero is no valid target. */
export const amountAboveZero: FieldReader<Minor> = (text, asked) => {
  const read = amountFromZero(text, asked);
  return read.ok && read.value === 0 ? err("too-small") : read;
};

export const rateDecimals = 3;

/** A yearly percentage, as a bank writes it. */
export const rate: FieldReader<Rate> = (text, { format: { locale } }) => {
  const percent = parseNumber(text, { locale, decimals: rateDecimals, min: 0, max: 100 });
  if (!percent.ok) return percent;
  const read = rateOfPercent(percent.value);
  return read.ok ? read : err("too-large");
};

export const whole =
  (min: number, max: number): FieldReader<number> =>
  (text, { format: { locale } }) =>
    parseNumber(text, { locale, decimals: 0, min, max });

/** Accepts digits of any script, as for amounts. */
export const day: FieldReader<Day> = (text) => {
  if (isNothing(text)) return err("empty");
  const read = parseDay(spell(text));
  return read.ok ? read : err("not-a-day");
};

/** Defaults to the first choice. */
export const oneOf =
  <Choice extends string>(choices: readonly [Choice, ...Choice[]]): FieldReader<Choice> =>
  (text) => {
    if (isNothing(text)) return ok(choices[0]);
    const chosen = choices.find((choice) => choice === text.trim());
    return chosen === undefined ? err("unreadable") : ok(chosen);
  };

/** The format of a record id. */
export const id: FieldReader<string> = (text) =>
  /^[A-Za-z0-9][A-Za-z0-9_@:.-]{0,79}$/.test(text.trim()) ? ok(text.trim()) : err("unreadable");

export const yesOrNo: FieldReader<boolean> = (text) => {
  if (isNothing(text) || text.trim() === "no") return ok(false);
  return text.trim() === "yes" ? ok(true) : err("unreadable");
};

export const optional =
  <Value>(read: FieldReader<Value>): FieldReader<Value | undefined> =>
  (text, asked) =>
    isNothing(text) ? ok(undefined) : read(text, asked);

export const orElse =
  <Value>(read: FieldReader<Value>, otherwise: Value): FieldReader<Value> =>
  (text, asked) =>
    isNothing(text) ? ok(otherwise) : read(text, asked);

export const zeroAmount: Minor = minor(0);
