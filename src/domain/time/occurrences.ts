import type { Cadence } from "./cadence.ts";
import { addDays, addMonths, type Day, dateOf, daysBetween, daysInMonth, monthOf, yearOf } from "./day.ts";

/** When something is due: one known day and a cadence. */
export interface Schedule {
  cadence: Cadence;
  /** Any one occurrence; all others are derived from it. */
  on: Day;
}

const stepDays: Partial<Record<Cadence, number>> = { weekly: 7, fortnightly: 14 };
const stepMonths: Partial<Record<Cadence, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/** All occurrences from `from` to `to`, both included. */
export function occurrences(schedule: Schedule, from: Day, to: Day): Day[] {
  const days = stepDays[schedule.cadence];
  if (days !== undefined) return everyDays(schedule.on, days, from, to);
  const months = stepMonths[schedule.cadence];
  if (months !== undefined) return everyMonths(schedule.on, months, dateOf(schedule.on), from, to);
  return twiceMonthly(schedule.on, from, to);
}

function everyDays(on: Day, step: number, from: Day, to: Day): Day[] {
  const skipped = Math.ceil(daysBetween(on, from) / step);
  const first = addDays(on, skipped * step);
  const count = Math.max(0, Math.floor(daysBetween(first, to) / step) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index * step));
}

/** The same date each month, or the last day of a shorter month: a 31st stays a 31st in March. */
function everyMonths(on: Day, step: number, date: number, from: Day, to: Day): Day[] {
  const gap = (yearOf(from) - yearOf(on)) * 12 + monthOf(from) - monthOf(on);
  const found: Day[] = [];
  for (let months = Math.floor(gap / step) * step; ; months += step) {
    const day = addMonths(on, months, date);
    if (day > to) return found;
    if (day >= from) found.push(day);
  }
}

/** Twice-monthly pay is on the 1st and 15th, on the 15th and last day, or fifteen days apart. */
function twiceMonthly(on: Day, from: Day, to: Day): Day[] {
  const dates = twoDates(dateOf(on), daysInMonth(yearOf(on), monthOf(on)));
  return dates.flatMap((date) => everyMonths(on, 1, date, from, to)).sort();
}

function twoDates(date: number, lastDate: number): [number, number] {
  if (date === 1) return [1, 15];
  if (date === 15 || date === lastDate) return [15, 31];
  return date < 15 ? [date, date + 15] : [date - 15, date];
}

/** Months with more paydays than usual: three for fortnightly pay, five for weekly. */
export function monthsWithExtraPay(schedule: Schedule, year: number): { month: number; pays: number }[] {
  const usual = { weekly: 4, fortnightly: 2 }[schedule.cadence as string];
  if (usual === undefined) return [];
  return Array.from({ length: 12 }, (_, index) => index + 1)
    .map((month) => ({ month, pays: paysIn(schedule, year, month) }))
    .filter(({ pays }) => pays > usual);
}

function paysIn(schedule: Schedule, year: number, month: number): number {
  const first = `${year}-${String(month).padStart(2, "0")}-01` as Day;
  return occurrences(schedule, first, addDays(addMonths(first, 1), -1)).length;
}
