import * as v from "valibot";
import { longestLabel, mostRows } from "#domain/household/household.ts";
import { type Currency, currency as currencyOf, minor, type Minor } from "#domain/money/money.ts";
import { isRate, type Rate } from "#domain/money/rate.ts";
import { type Cadence, paymentsAYear } from "#domain/time/cadence.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { parseWeekId, type WeekId } from "#domain/time/week.ts";
import { recordIdSchema } from "../record.ts";

/** A record does not know its household's currency, so this is the limit of one with three decimals: a billion units. */
export const largestAmount = 1_000_000_000_000;

const amountFrom = (least: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(least),
    v.maxValue(largestAmount),
    v.transform((amount): Minor => minor(amount)),
  );

/** May be below zero: an overdraft, a refund. */
export const amount = amountFrom(-largestAmount);
export const amountFromZero = amountFrom(0);
export const amountAboveZero = amountFrom(1);

/** The text must be the parsed value itself: reading a record changes nothing in it. */
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

export const label = v.pipe(
  v.string(),
  v.maxLength(longestLabel),
  v.check((text) => text.trim() !== ""),
);

/** A name that may be left out, such as a payee or the household's own. */
export const labelOrNone = v.pipe(v.string(), v.maxLength(longestLabel));

export const longestNote = 2_000;
export const note = v.pipe(v.string(), v.maxLength(longestNote));

/** Of a row as a bank wrote it. */
export const longestKey = 200;

export const rate = v.pipe(
  v.number(),
  v.transform((number) => number as Rate),
  v.check(isRate),
);

/** A yearly rate that may be below zero: what a thing loses. */
export const rateOfChange = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-100_000),
  v.maxValue(100_000),
  // One zero only.
  v.transform((number) => (number + 0) as Rate),
);

export const wholeFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

export const cadence = v.picklist(Object.keys(paymentsAYear) as Cadence[]);

export const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7]);

/** People or other things, none of them named twice. */
export const ids = v.pipe(
  v.array(id),
  v.maxLength(mostRows),
  v.check((list) => new Set(list).size === list.length),
);

/** Milliseconds. */
export const instant = wholeFrom(0, Number.MAX_SAFE_INTEGER);

export { longestLabel, mostRows };
