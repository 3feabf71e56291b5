import type { Currency } from "#domain/money/money.ts";
import { dayAt } from "#domain/time/day.ts";
import { weekOf } from "#domain/time/week.ts";
import { weekAt } from "#domain/time/week-calendar.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Place } from "./place/place.ts";

/** There is one such record a household, so its id is the same in all of them. */
export const householdRecordId = "household";

const sunday = 7;

/** A household's record of itself, as it begins. */
export function newHouseholdRecord(name: string, place: Place, now: number): AnyRecord {
  const { country, currency, locale, firstDay, timeZone } = place;
  const from = weekOf(dayAt(now, timeZone), firstDay);
  const calendars = [{ from, firstDay, timeZone }] as const;
  return {
    ...{ id: householdRecordId, kind: "household", schema: kinds.household.edition, version: 0, deleted: false },
    ...{ name: name.trim(), country, currency: currency as Currency, locale, calendars },
    ...{ moneyDate: sunday, reason: "", began: weekAt(now, calendars) },
  };
}
