import * as v from "valibot";
import { maxLabelLength, maxRows } from "#domain/household/household.ts";
import { type Currency, currency as currencyOf, type Minor, minor } from "#domain/money/money.ts";
import { isRate, type Rate } from "#domain/money/rate.ts";
import { type Cadence, paymentsAYear } from "#domain/time/cadence.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { parseWeekId, type WeekId } from "#domain/time/week.ts";
import { recordIdSchema } from "../record.ts";

/** A record does not know its household's currency, so the limit assumes three decimals: a billion units. */
export const largestAmount = 1_000_000_000_000;

const amountFrom = (least: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(least),
    v.maxValue(largestAmount),
    v.transform((amount): Minor => minor(amount)),
  );

/** May be negative: an overdraft, a refund. */
export const amount = amountFrom(-largestAmount);
export const amountFromZero = amountFrom(0);
export const amountAboveZero = amountFrom(1);

/** Accepts only texts in canonical form: reading a record never changes it. */
const textRead = <Value extends string>(parse: (text: string) => { ok: true; value: string } | { ok: false }) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const parsed = parse(text);
      return parsed.ok && parsed.value === text;
    }),
    v.transform((text) => text as Value),
  );

export const day = textRead<Day>(parseDay);
export const week = textRead<WeekId>(parseWeekId);
export const currency = textRead<Currency>(currencyOf);

export const id = recordIdSchema;

export const accountRef = v.looseObject({ kind: v.picklist(["account", "debt"]), id });

export const label = v.pipe(
  v.string(),
  v.maxLength(maxLabelLength),
  v.check((text) => text.trim() !== ""),
);

/** An optional name, such as a payee or the name of the household. */
export const labelOrNone = v.pipe(v.string(), v.maxLength(maxLabelLength));

export const longestNote = 2_000;
export const note = v.pipe(v.string(), v.maxLength(longestNote));

/** The key of an imported bank row. */
export const longestKey = 200;

export const rate = v.pipe(
  v.number(),
  v.transform((number) => number as Rate),
  v.check(isRate),
);

/** A yearly rate that may be negative: a loss of value. */
export const rateOfChange = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-100_000),
  v.maxValue(100_000),
  // Excludes -0.
  v.transform((number) => (number + 0) as Rate),
);

export const wholeFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

export const cadence = v.picklist(Object.keys(paymentsAYear) as Cadence[]);

export const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7]);

/** Ids without duplicates. */
export const ids = v.pipe(
  v.array(id),
  v.maxLength(maxRows),
  v.check((list) => new Set(list).size === list.length),
);

/** Milliseconds. */
export const instant = wholeFrom(0, Number.MAX_SAFE_INTEGER);

export { maxLabelLength, maxRows };

/** The optional uncertainty of an amount. */
export const range = { low: v.exactOptional(amount), high: v.exactOptional(amount) };

type Range = { low?: Minor; high?: Minor };

/** An amount lies in its own range. */
export const isInRange = (middle: Minor, { low = middle, high = middle }: Range): boolean =>
  low <= middle && middle <= high;

/** Deeper than any record of ours; it protects the recursive comparison and merge from a stack overflow. */
export const deepest = 16;

/** Names that are dropped or set the prototype when an object is copied. */
const unsafeNames = new Set(["__proto__", "prototype", "constructor"]);

/** Whether a value survives a JSON round trip unchanged. */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) {
    return value === null || typeof value === "string" || typeof value === "boolean";
  }
  if (depth === deepest) return false;
  if (Array.isArray(value)) return isPlainList(value, depth);
  if (!isPlainObject(value)) return false;
  return Object.entries(value).every(([name, field]) => !unsafeNames.has(name) && isPlainJson(field, depth + 1));
}

/** By index, because `every` would skip a hole, and JSON would not. */
function isPlainList(list: readonly unknown[], depth: number): boolean {
  for (let index = 0; index < list.length; index++) if (!isPlainJson(list[index], depth + 1)) return false;
  return true;
}

/** Checks the prototype chain: an object from another window has another `Object.prototype`. */
function isPlainObject(value: object): boolean {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || Object.getPrototypeOf(parent) === null;
}
