import type { Currency } from "#domain/money/money.ts";
import { err } from "#domain/result.ts";
import { dayAt } from "#domain/time/day.ts";
import { weekAt, weekOf } from "#domain/time/week.ts";
import { type Fields, newRecord } from "#sync/kinds/kinds.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { type Command, changing, type HouseholdState } from "#web/store/index.ts";
import type { Place } from "./place/place.ts";

/** Each household has exactly one such record, so the id is the same in all of them. */
export const householdRecordId = "household";

const sunday = 7;

/** The household record of a new household. */
export function newHouseholdRecord(name: string, place: Place, now: number): LiveRecord<"household"> {
  const { country, currency, locale, firstDay, timeZone } = place;
  const from = weekOf(dayAt(now, timeZone), firstDay);
  const calendars = [{ from, firstDay, timeZone }] as const;
  return newRecord("household", {
    id: householdRecordId,
    name: name.trim(),
    country,
    currency: currency as Currency,
    locale,
    calendars,
    moneyDate: sunday,
    reason: "",
    began: weekAt(now, calendars),
  });
}

/** The household's name, or a description if it has none. */
export function householdName({ space, of }: HouseholdState): string {
  const name = of.household.list()[0]?.name.trim();
  if (name) return name;
  return space === "private" ? "Only you" : "Household without a name";
}

/** Changes fields of the household record. */
export const changingHousehold = (name: string, change: object): Command => ({
  name,
  edits(state, newId) {
    const own = state.of.household.list()[0];
    const fields = change as Partial<Fields<"household">>;
    return own ? changing(name, "household", own.id, () => fields).edits(state, newId) : err("gone");
  },
});
