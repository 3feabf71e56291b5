import { addMonths, type Day, parseDay } from "#domain/time/day.ts";

/** What was typed, or a sentence on what stands in its way. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; words: string };

/** A day that exists, not more than a year ahead: further is a slip of the finger. */
export function readDay(text: string, today: Day): Read<Day> {
  const day = parseDay(text);
  if (!day.ok) return { ok: false, words: "Choose a day that is in the calendar, from 1970 on." };
  if (day.value <= addMonths(today, 12)) return day;
  return { ok: false, words: "That day is more than a year ahead. Choose a nearer one." };
}

/** The last day of something that comes again: none, or one after it began. */
export function readUntil(text: string, first: Day): Read<Day | undefined> {
  if (text === "") return { ok: true, value: undefined };
  const day = parseDay(text);
  if (!day.ok) return { ok: false, words: "Choose a day that is in the calendar, or leave it empty." };
  return day.value > first ? day : { ok: false, words: "Choose a day after the entry’s own, or leave it empty." };
}
