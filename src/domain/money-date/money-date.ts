import { addDays, type Day, type Weekday } from "../time/day.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "../time/week.ts";
import { dayShown, instantAt } from "./wall-clock.ts";

/** When a household sits down with its week: once a week, by the clocks of one place. */
export interface MoneyDate {
  weekday: Weekday;
  /** Minutes since midnight. */
  minute: number;
  timeZone: string;
}

/** How long before it a reminder comes, in minutes on the clock. */
export const leads = [60, 180, 1440] as const;
export type Lead = (typeof leads)[number];

/** One reminder: of which week's money date, and when. */
export interface Reminder {
  week: WeekId;
  at: number;
}

/** The day of a week's money date. Each weekday is once in a week, whichever day a household calls the first. */
export const moneyDay = (week: WeekId, weekday: Weekday): Day => addDays(weekStart(week), weekday - 1);

export const reminderAt = ({ weekday, minute, timeZone }: MoneyDate, lead: Lead, week: WeekId): number =>
  instantAt(moneyDay(week, weekday), minute - lead, timeZone);

/** When the day of a money date is over: nobody wants to be reminded after that. */
export const dayEnds = ({ weekday, timeZone }: MoneyDate, week: WeekId): number =>
  instantAt(addDays(moneyDay(week, weekday), 1), 0, timeZone);

/** The first reminder after an instant, and of a week after the given one. */
export function nextReminder(date: MoneyDate, lead: Lead, after: number, afterWeek: WeekId | null): Reminder {
  let week = weekOf(dayShown(after, date.timeZone));
  for (;;) {
    const at = reminderAt(date, lead, week);
    if (at > after && (afterWeek === null || week > afterWeek)) return { week, at };
    week = addWeeks(week, 1);
  }
}

/** The reminder of a week, or of the first after it whose day is not over yet. */
export function reminderStillOpen(date: MoneyDate, lead: Lead, now: number, from: WeekId): Reminder {
  let week = from;
  while (dayEnds(date, week) <= now) week = addWeeks(week, 1);
  return { week, at: reminderAt(date, lead, week) };
}

/** The day of the first money date that has not begun at an instant. */
export function nextMoneyDay(date: MoneyDate, from: number): Day {
  const week = weekOf(dayShown(from, date.timeZone));
  const day = moneyDay(week, date.weekday);
  return instantAt(day, date.minute, date.timeZone) >= from ? day : addDays(day, 7);
}
