import * as v from "valibot";
import { parts } from "#domain/intake/answers.ts";
import { lastYear, parseTimeZone } from "#domain/time/day.ts";
import type { CalendarChange, CalendarHistory } from "#domain/time/week.ts";
import {
  accountRef,
  amountAboveZero,
  amountFromZero,
  currency,
  day,
  id,
  label,
  labelOrNone,
  maxLabelLength,
  maxRows,
  note,
  rate,
  week,
  weekday,
  wholeFrom,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

const order = v.union([
  v.picklist(["avalanche", "snowball"]),
  v.looseObject({ own: v.pipe(v.array(id), v.maxLength(maxRows)) }),
]);

const oneOff = v.looseObject({ on: day, amount: amountAboveZero, debtId: v.exactOptional(id) });

/** One field: amount and cadence belong together, and so do an extra payment and the order. */
const payoff = v.looseObject({
  order,
  rhythm: v.picklist(["monthly", "weekly"]),
  extra: amountFromZero,
  keepsFreed: v.exactOptional(v.boolean()),
  oneOffs: v.exactOptional(v.pipe(v.array(oneOff), v.maxLength(maxRows))),
});

/** One field too: only the rate above inflation counts. A withdrawal rate of zero would never be enough. */
const assumptions = v.looseObject({
  growth: rate,
  inflation: rate,
  withdrawal: v.pipe(
    rate,
    v.check((share) => share > 0),
  ),
});

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

const locale = v.pipe(v.string(), v.maxLength(64), v.check(isLocale));

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const timeZone = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((name) => parseTimeZone(name).ok),
);

const isOldestFirst = (changes: CalendarHistory): boolean =>
  changes.every(({ from }, index) => index === 0 || changes[index - 1]!.from < from);

const calendars = v.pipe(
  v.array(v.looseObject({ from: week, firstDay: weekday, timeZone })),
  v.minLength(1),
  v.maxLength(maxRows),
  v.transform((changes) => changes as readonly CalendarChange[] as CalendarHistory),
  v.check(isOldestFirst),
);

const householdSchema = v.looseObject({
  id,
  name: labelOrNone,
  country,
  currency,
  locale,
  calendars,
  moneyDate: weekday,
  reason: note,
  /** One field: day and method are chosen together. */
  settling: v.exactOptional(v.looseObject({ since: day, by: v.picklist(["equal", "income"]) })),
  payoff: v.exactOptional(payoff),
  assumptions: v.exactOptional(assumptions),
  defaultAccount: v.exactOptional(accountRef),
  /** The week in which the household was created: earlier weeks do not count as missed. */
  began: v.exactOptional(week),
  /** When each step of the intake was last confirmed; absent before the intake was finished. */
  confirmed: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(maxLabelLength)), day)),
});

/** A country implies a currency, so the two merge together. */
export const household = kindOf(householdSchema, [["country", "currency"]]);

const personSchema = v.looseObject({
  id,
  name: label,
  kind: v.picklist(["adult", "child"]),
  birthYear: v.exactOptional(wholeFrom(1900, lastYear)),
  defaultAccount: v.exactOptional(accountRef),
  /** The account that this person signs in with, if any. */
  uid: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
});

export const person = kindOf(personSchema);

const pauseSchema = v.pipe(
  v.looseObject({
    id,
    from: week,
    to: v.exactOptional(week),
  }),
  v.forward(
    v.check(({ from, to = from }) => from <= to),
    ["to"],
  ),
);

/** A pause must end after it begins, so both merge together. */
export const pause = kindOf(pauseSchema, [["from", "to"]]);

/** The calculation methods that the household chose; absent if it never chose. */
const settingsSchema = v.looseObject({
  id,
  sharing: v.exactOptional(v.picklist(["half-and-half", "by-income", "equal-leftover"])),
});

export const settings = kindOf(settingsSchema);

/** The lists of the intake, and the household's own answers. */
export const draftParts = ["household", ...parts] as const;

/**
 * One row of the intake as typed so far. Its answers are additional fields, named as in the finished record and validated
 * only there. Each row is its own record, so that two people can fill in one draft without losing answers.
 */
const intakeDraftSchema = v.looseObject({
  id,
  part: v.picklist(draftParts),
  order: wholeFrom(0, 1_000_000),
  /** The record that this row changes; absent for a new one. */
  of: v.exactOptional(id),
  /** The record will be deleted. */
  removed: v.exactOptional(v.boolean()),
});

export const intakeDraft = kindOf(intakeDraftSchema);
