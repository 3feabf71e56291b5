import { err, ok, type Result } from "../result.ts";
import { bareNumber, readDigits, separatorsIn, spell } from "./parse-amount.ts";

export type NumberProblem = "empty" | "unreadable" | "ambiguous" | "too-many-decimals" | "too-small" | "too-large";

export type NumberFormat = {
  locale: string;
  /** The most decimals the number may have. */
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
};

const marks = ["%", "٪"];

/** Parses a count or a rate, never money: the result may be a fraction. */
export function parseNumber(text: string, format: NumberFormat): Result<number, NumberProblem> {
  const spelled = spell(text);
  if (spelled === "") return err("empty");
  const bare = bareNumber(spelled, marks);
  if (!bare) return err("unreadable");
  const digits = readDigits(bare.body, separatorsIn(new Intl.NumberFormat(format.locale)));
  if (!digits.ok) return digits;
  if (digits.value.fraction.length > format.decimals) return err("too-many-decimals");
  const size = Number(`${digits.value.whole}.${digits.value.fraction}0`);
  return withinLimits(bare.negative ? 0 - size : size, format);
}

function withinLimits(n: number, { min, max }: NumberFormat): Result<number, NumberProblem> {
  if (n < (min ?? Number.NEGATIVE_INFINITY)) return err("too-small");
  if (n > (max ?? Number.POSITIVE_INFINITY)) return err("too-large");
  return ok(n);
}

/** Formats a number so that it parses back to the same value. */
export function numberAsTyped(n: number, { locale, decimals }: NumberFormat): string {
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(Math.abs(n));
  return n < 0 ? `−${digits}` : digits;
}
