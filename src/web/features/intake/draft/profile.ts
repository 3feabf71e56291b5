import * as v from "valibot";
import type { Answers } from "#domain/intake/answers.ts";
import { currency as currencyOf, type MoneyFormat } from "#domain/money/money.ts";
import { parseTimeZone, type Weekday } from "#domain/time/day.ts";
import { longestNote, maxLabelLength } from "#sync/kinds/fields.ts";
import { type Fields, kinds } from "#sync/kinds/kinds.ts";
import type { Place } from "#web/household/place/place.ts";

/** A household's own answers, outside of its lists. */
export interface Profile {
  name: string;
  place: Place;
  moneyDate: Weekday;
  reason: string;
}

const sunday = 7;

/** Defaults from the browser, before a household exists. */
export const guessedProfile = (place: Place): Profile => ({ name: "", place, moneyDate: sunday, reason: "" });

export function profileOf(record: Fields<"household">): Profile {
  const { name, country, currency, locale, calendars, moneyDate, reason } = record;
  const { firstDay, timeZone } = calendars.at(-1)!;
  return { name, place: { country, currency, locale, firstDay, timeZone }, moneyDate, reason };
}

/** Applies typed answers. Unreadable ones change nothing. */
export function withTyped(profile: Profile, typed: Answers): Profile {
  const { name = profile.name, reason = profile.reason } = typed;
  return {
    name,
    reason,
    place: placeWith(profile.place, typed),
    moneyDate: weekdayIn(typed.moneyDate) ?? profile.moneyDate,
  };
}

function placeWith(place: Place, typed: Answers): Place {
  const { country, currency = "", locale, timeZone = "" } = typed;
  const { entries } = kinds.household.schema;
  return {
    country: v.is(entries.country, country) ? country : place.country,
    currency: currencyOf(currency).ok ? currency : place.currency,
    locale: v.is(entries.locale, locale) ? locale : place.locale,
    firstDay: weekdayIn(typed.firstDay) ?? place.firstDay,
    timeZone: parseTimeZone(timeZone).ok ? timeZone : place.timeZone,
  };
}

function weekdayIn(text: string | undefined): Weekday | undefined {
  const day = Number(text);
  return Number.isInteger(day) && day >= 1 && day <= 7 ? (day as Weekday) : undefined;
}

/** Texts that are too long to be saved. */
export function profileProblems({ name, reason }: Profile): Readonly<Record<string, "too-long">> {
  return {
    ...(name.trim().length > maxLabelLength && { name: "too-long" as const }),
    ...(reason.length > longestNote && { reason: "too-long" as const }),
  };
}

export const placeAnswers = ({ country, currency, locale, firstDay, timeZone }: Place): Answers => ({
  country,
  currency,
  locale,
  timeZone,
  firstDay: String(firstDay),
});

export const formatOf = ({ currency, locale }: Place): MoneyFormat => ({ currency: currency as never, locale });
