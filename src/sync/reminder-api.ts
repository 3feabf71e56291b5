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
    // Only a zone name: it is written into calendars unchanged.
    v.regex(/^[A-Za-z0-9_+/-]+$/),
    v.check((name) => parseTimeZone(name).ok),
  ),
}) satisfies v.GenericSchema<unknown, MoneyDate>;

/** The reminder settings. `mail`: how many minutes before the money date; null for none. */
export const reminderChoiceSchema = v.object({
  date,
  mail: v.nullable(v.picklist(leads)),
});

export interface ReminderChoice {
  date: MoneyDate;
  mail: Lead | null;
}

/** The signed-in person's reminders, for the account screen. */
export interface Reminders {
  /** Null before anything was chosen. */
  choice: ReminderChoice | null;
  /** The address for mails, and whether it is confirmed: nothing is mailed to unconfirmed addresses. */
  email: string;
  emailVerified: boolean;
  /** The time of the next mail, in milliseconds. */
  nextMail: number | null;
  feed: Feed | null;
}

/** A calendar's secret address. `url` is null if the site's secret has changed since: then only a new one can be created. */
export interface Feed {
  url: string | null;
}
