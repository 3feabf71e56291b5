import { type Day, dayAt } from "#domain/time/day.ts";

/** The calendar day where this device is. */
export const today = (): Day => dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
