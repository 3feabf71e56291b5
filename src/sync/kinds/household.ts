import * as v from "valibot";
import type { Household } from "#domain/household/household.ts";
import { parseTimeZone } from "#domain/time/day.ts";
import type { CalendarChange, CalendarHistory } from "#domain/time/week.ts";
import { currency, day, labelOrNone, longestLabel, mostRows, note, week, weekday } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";
import { assumptions, payoff } from "./payoff.ts";

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
  v.maxLength(mostRows),
  v.transform((changes) => changes as readonly CalendarChange[] as CalendarHistory),
  v.check(isOldestFirst),
);

const schema = v.looseObject({
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
  confirmed: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(longestLabel)), day)),
}) satisfies v.GenericSchema<unknown, Omit<FieldsOf<Household>, Lists>>;

/** A country brings its currency: one person's country never stands beside the other's currency. */
export const household = kindOf(schema, [["country", "currency"]]);
