import { type Day, dayAt } from "#domain/time/day.ts";
import { currentTime } from "./clock.ts";

/** The calendar day in this device's time zone, by the server's clock. */
export const today = (): Day => dayAt(currentTime(), Intl.DateTimeFormat().resolvedOptions().timeZone);
