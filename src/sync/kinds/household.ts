import * as v from "valibot";
import type { Assumptions, Household, PayoffChoice, Person } from "#domain/household/household.ts";
import type { Pause } from "#domain/household/records.ts";
import { parts } from "#domain/intake/answers.ts";
import type { SharingMethod } from "#domain/plan/fair-shares.ts";
import { lastYear, parseTimeZone } from "#domain/time/day.ts";
import type { CalendarChange, CalendarHistory } from "#domain/time/week.ts";
import {
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
import { type FieldsOf, kindOf } from "./kind.ts";

const order = v.union([
  v.picklist(["avalanche", "snowball"]),
  v.looseObject({ own: v.pipe(v.array(id), v.maxLength(maxRows)) }),
]);

const oneOff = v.looseObject({ on: day, amount: amountAboveZero, debtId: v.exactOptional(id) });

/** One field: 50 a week is not 50 a month, and an extra was weighed with its order. */
const payoff = v.looseObject({
  order,
  rhythm: v.picklist(["monthly", "weekly"]),
  extra: amountFromZero,
  keepsFreed: v.exactOptional(v.boolean()),
  oneOffs: v.exactOptional(v.pipe(v.array(oneOff), v.maxLength(maxRows))),
}) satisfies v.GenericSchema<unknown, PayoffChoice>;

/** One field too: what is left above inflation is what counts. A withdrawal of nothing would never be enough. */
const assumptions = v.looseObject({
  growth: rate,
  inflation: rate,
  withdrawal: v.pipe(
    rate,
    v.check((share) => share > 0),
  ),
}) satisfies v.GenericSchema<unknown, Assumptions>;

type Lists = "people" | "incomes" | "bills" | "categories" | "accounts" | "debts" | "goals" | "habits";

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
  name: labelOrNone,
  country,
  currency,
  locale,
  calendars,
  moneyDate: weekday,
  reason: note,
  /** One field: the day and the way are said at once. */
  settling: v.exactOptional(v.looseObject({ since: day, by: v.picklist(["equal", "income"]) })),
  payoff: v.exactOptional(payoff),
  assumptions: v.exactOptional(assumptions),
  /** The week in which the household began here: no week before it is missed. */
  began: v.exactOptional(week),
  /** When each step of the intake was last said to hold; absent before the intake was finished. */
  confirmed: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(maxLabelLength)), day)),
}) satisfies v.GenericSchema<unknown, Omit<FieldsOf<Household>, Lists>>;

/** A country brings its currency: one person's country never stands beside the other's currency. */
export const household = kindOf(householdSchema, [["country", "currency"]]);

const personSchema = v.looseObject({
  name: label,
  type: v.picklist(["adult", "child"]),
  birthYear: v.exactOptional(wholeFrom(1900, lastYear)),
  /** The account this person signs in with, where they have one. */
  uid: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
}) satisfies v.GenericSchema<unknown, FieldsOf<Person>>;

export const person = kindOf(personSchema);

const pauseSchema = v.pipe(
  v.looseObject({ from: week, to: v.exactOptional(week) }),
  v.forward(
    v.check(({ from, to = from }) => from <= to),
    ["to"],
  ),
) satisfies v.GenericSchema<unknown, FieldsOf<Pause>>;

/** A pause ends after it began. */
export const pause = kindOf(pauseSchema, [["from", "to"]]);

/** What the household chose among several ways to compute. What it never chose is absent. */
interface Settings {
  sharing?: SharingMethod;
}

const settingsSchema = v.looseObject({
  sharing: v.exactOptional(v.picklist(["half-and-half", "by-income", "equal-leftover"])),
}) satisfies v.GenericSchema<unknown, Settings>;

export const settings = kindOf(settingsSchema);

/** The lists of the intake, and the household's own answers. */
export const draftParts = ["household", ...parts] as const;

/**
 * One row of the intake as typed so far: its answers are further fields, named as in the finished record and checked
 * only there. A row is a record of its own, so that two people filling one draft keep both people's rows and answers.
 */
const intakeDraftSchema = v.looseObject({
  part: v.picklist(draftParts),
  order: wholeFrom(0, 1_000_000),
  /** The record that this row changes; absent: a new one. */
  of: v.exactOptional(id),
  /** The record is to go. */
  removed: v.exactOptional(v.boolean()),
});

export const intakeDraft = kindOf(intakeDraftSchema);
