import type { Household } from "#domain/household/household.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { saveFile } from "#web/files/save-file.ts";
import { paths } from "#web/paths.ts";

const evening = 19 * 60;

export const calendarFileChunk = lazyChunk("calendar-file", () => import("#domain/money-date/calendar-file.ts"));

/** The household's money date as a calendar file, made here. What makes it comes when it is wanted. */
export async function saveCalendar({ moneyDate, calendars }: Household): Promise<boolean> {
  try {
    const { calendarFile } = await calendarFileChunk.load();
    const content = calendarFile({
      date: { weekday: moneyDate, minute: evening, timeZone: calendars.at(-1)!.timeZone },
      since: Date.now(),
      // The same as the account's file has, so that one replaces the other.
      uid: `money-date@${location.hostname}`,
      link: `${location.origin}${paths.moneyDate}`,
    });
    saveFile({ name: "weekfold-money-date.ics", type: "ics", content });
    return true;
  } catch {
    return false;
  }
}
