import { longestLabel } from "../household/limits.ts";
import { spell } from "../money/amount-text.ts";
import { type Minor, minor } from "../money/money.ts";
import { parseAmount } from "../money/parse-amount.ts";
import { parseNumber } from "../money/parse-number.ts";
import { type Rate, rateOfPercent } from "../money/rate.ts";
import { err, ok } from "../result.ts";
import { type Day, parseDay } from "../time/day.ts";
import type { FieldReader } from "./read-fields.ts";

/** A billion units of three decimals: what a record may hold, and less than currencies of four decimals could write. */
const largestAmount = 1_000_000_000_000;

/** Spaces and characters that show as nothing. */
export const isNothing = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** Any script and emoji. Its length is counted as records count it, in UTF-16. */
export const label: FieldReader<string> = (text) => {
  if (isNothing(text)) return err("empty");
  const trimmed = text.trim();
  return trimmed.length > longestLabel ? err("too-long") : ok(trimmed);
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

/** A goal of nothing is none. */
export const amountAboveZero: FieldReader<Minor> = (text, asked) => {
  const read = amountFromZero(text, asked);
  return read.ok && read.value === 0 ? err("too-small") : read;
};

export const rateDecimals = 3;

/** Percent a year as written in a letter from the bank. */
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

/** Digits of any script, as amounts may have them. */
export const day: FieldReader<Day> = (text) => {
  if (isNothing(text)) return err("empty");
  const read = parseDay(spell(text));
  return read.ok ? read : err("not-a-day");
};

/** The first one is meant where nothing is chosen. */
export const oneOf =
  <Choice extends string>(choices: readonly [Choice, ...Choice[]]): FieldReader<Choice> =>
  (text) => {
    if (isNothing(text)) return ok(choices[0]);
    const chosen = choices.find((choice) => choice === text.trim());
    return chosen === undefined ? err("unreadable") : ok(chosen);
  };

/** The form of an id, as records are held to it. */
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

export const nothing: Minor = minor(0);
