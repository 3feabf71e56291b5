import { addDays, type Day, type Weekday } from "../time/day.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "../time/week.ts";
import { instantAt, localDay } from "./wall-clock.ts";

/** The weekly time at which a household reviews its week, in one time zone. */
export interface MoneyDate {
  weekday: Weekday;
  /** Minutes since midnight. */
  minute: number;
  timeZone: string;
}

/** How long before the money date a reminder is sent, in minutes of local time. */
export const leads = [60, 180, 1440] as const;
export type Lead = (typeof leads)[number];

/** One reminder: the week of its money date, and its time. */
export interface Reminder {
  week: WeekId;
  at: number;
}

/** The day of a week's money date. Every week has each weekday once, whatever its first day is. */
export const moneyDay = (week: WeekId, weekday: Weekday): Day => addDays(weekStart(week), weekday - 1);

export const reminderAt = ({ weekday, minute, timeZone }: MoneyDate, lead: Lead, week: WeekId): number =>
  instantAt(moneyDay(week, weekday), minute - lead, timeZone);

/** The end of the money date's day, after which a reminder is useless. */
export const endOfMoneyDay = ({ weekday, timeZone }: MoneyDate, week: WeekId): number =>
  instantAt(addDays(moneyDay(week, weekday), 1), 0, timeZone);

/** The first reminder after an instant that belongs to a week after the given one. */
export function nextReminder(date: MoneyDate, lead: Lead, after: number, afterWeek: WeekId | null): Reminder {
  let week = weekOf(localDay(after, date.timeZone));
  for (;;) {
    const at = reminderAt(date, lead, week);
    if (at > after && (afterWeek === null || week > afterWeek)) return { week, at };
    week = addWeeks(week, 1);
  }
}

/** The reminder of a week, or of the first later week whose day is not over. */
export function reminderStillOpen(date: MoneyDate, lead: Lead, now: number, from: WeekId): Reminder {
  let week = from;
  while (endOfMoneyDay(date, week) <= now) week = addWeeks(week, 1);
  return { week, at: reminderAt(date, lead, week) };
}

/** The day of the first money date that has not started at an instant. */
export function nextMoneyDay(date: MoneyDate, from: number): Day {
  const week = weekOf(localDay(from, date.timeZone));
  const day = moneyDay(week, date.weekday);
  return instantAt(day, date.minute, date.timeZone) >= from ? day : addDays(day, 7);
}
