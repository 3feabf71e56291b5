import { calendarFile } from "#domain/money-date/calendar-file.ts";
import type { MoneyDate } from "#domain/money-date/money-date.ts";
import { saveFile } from "#web/files/save-file.ts";
import { paths } from "#web/paths.ts";

/** A calendar with the money date in it, made here. A household has one, so a second file replaces what the first brought. */
export function saveCalendar(date: MoneyDate): void {
  const content = calendarFile({
    date,
    since: Date.now(),
    uid: `money-date@${location.hostname}`,
    link: `${location.origin}${paths.moneyDate}`,
  });
  saveFile({ name: "weekfold-money-date.ics", type: "ics", content });
}
