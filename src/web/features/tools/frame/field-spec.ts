import type { FieldReader } from "#domain/intake/fields.ts";
import * as read from "#domain/intake/fields.ts";
import type { Minor } from "#domain/money/money.ts";
import { parseNumber } from "#domain/money/parse-number.ts";
import type { Rate } from "#domain/money/rate.ts";
import { ok } from "#domain/result.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";
import type { SelectOption } from "#web/ui/select.tsx";

interface FieldBase {
  label: string;
  suffix?: string;
  hint?: string;
  /** May stay empty, which means zero or none. */
  optional?: true;
  /** Hides the "(optional)" mark, for groups of many optional fields. */
  unmarked?: true;
  /** The initial text, in plain digits. */
  initial?: string;
}

/** One field of a tool: its label and what can be typed into it. Hours are parsed as hundredths. */
export type FieldSpec = FieldBase &
  (
    | { kind: "money" }
    | { kind: "percent" }
    | { kind: "day" }
    | { kind: "text" }
    | { kind: "whole" | "hundredths"; min: number; max: number }
    | { kind: "choice"; options: readonly [SelectOption & { value: string }, ...(SelectOption & { value: string })[]] }
  );

export type Specs = Readonly<Record<string, FieldSpec>>;

interface ValueOfKind {
  money: Minor;
  percent: Rate;
  day: Day;
  text: string;
  whole: number;
  hundredths: number;
}

type ValueOf<Spec extends FieldSpec> = Spec extends { kind: "choice"; options: readonly { value: infer V }[] }
  ? V
  : Spec["kind"] extends keyof ValueOfKind
    ? ValueOfKind[Spec["kind"]]
    : never;

/** The parsed values of a tool's fields, once all are valid. */
export type Values<S extends Specs> = {
  readonly [Name in keyof S]: S[Name] extends { optional: true } ? ValueOf<S[Name]> | undefined : ValueOf<S[Name]>;
};

export function readerOf(spec: FieldSpec): FieldReader<unknown> {
  const reader = requiredReader(spec);
  return spec.optional ? read.optional(reader) : reader;
}

function requiredReader(spec: FieldSpec): FieldReader<unknown> {
  if (spec.kind === "choice") return read.oneOf(valuesOf(spec.options) as [string, ...string[]]);
  if (spec.kind === "whole") return read.whole(spec.min, spec.max);
  if (spec.kind === "hundredths") return hundredths(spec.min, spec.max);
  return { money: read.amountFromZero, percent: read.rate, day: read.day, text: read.label }[spec.kind];
}

const valuesOf = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value);

const hundredths =
  (min: number, max: number): FieldReader<number> =>
  (text, { format: { locale } }) => {
    const number = parseNumber(text, { locale, decimals: 2, min, max });
    return number.ok ? ok(Math.round(number.value * 100)) : number;
  };

/** How many decimals a number of this kind may have. */
export const decimalsOf = { percent: read.rateDecimals, whole: 0, hundredths: 2 } as const;

const option = <Value extends Cadence>(value: Value, label: string) => ({ value, label });

/** How often people are paid, the most common first. */
export const payOptions = [
  option("fortnightly", "Every two weeks"),
  option("weekly", "Every week"),
  option("twice-monthly", "Twice a month"),
  option("monthly", "Every month"),
] as const;
