import { type Day, dayAt } from "#domain/time/day.ts";
import { currentTime } from "./clock.ts";

/** The calendar day where this device is, whatever its clock says. */
export const today = (): Day => dayAt(currentTime(), Intl.DateTimeFormat().resolvedOptions().timeZone);
