import * as v from "valibot";
import { type Lead, leads, type MoneyDate } from "#domain/money-date/money-date.ts";
import { parseTimeZone } from "#domain/time/day.ts";

/** The messages of the reminder routes. */

const date = v.object({
  weekday: v.picklist([1, 2, 3, 4, 5, 6, 7]),
  minute: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1439)),
  timeZone: v.pipe(
    v.string(),
    v.maxLength(64),
    // Only a zone's name: it stands in calendars as it is.
    v.regex(/^[A-Za-z0-9_+/-]+$/),
    v.check((name) => parseTimeZone(name).ok),
  ),
}) satisfies v.GenericSchema<unknown, MoneyDate>;

/** What a person chooses. `mail`: one each week, so many minutes before; null for none. */
export const reminderChoiceSchema = v.object({
  date,
  mail: v.nullable(v.picklist(leads)),
});

export interface ReminderChoice {
  date: MoneyDate;
  mail: Lead | null;
}

/** One's own reminders, as the account screen shows them. */
export interface Reminders {
  /** Absent where nothing was chosen yet. */
  choice: ReminderChoice | null;
  /** Where mails go, and whether that address is confirmed: to others nothing is mailed. */
  email: string;
  emailVerified: boolean;
  /** When the next mail comes, in milliseconds. */
  nextMail: number | null;
  feed: Feed | null;
}

/** A calendar's secret address. `url` is absent where the site's own secret has changed since: then only a new one can be made. */
export interface Feed {
  url: string | null;
}
