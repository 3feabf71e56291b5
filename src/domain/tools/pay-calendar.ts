import type { Figure } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import { calendarText, escaped, stamp } from "../money-date/calendar-text.ts";
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from "../time/day.ts";
import { monthsWithExtraPay, occurrences, type Schedule } from "../time/occurrences.ts";

export interface PayMonth {
  /** The first day. */
  month: Day;
  paydays: readonly Day[];
  /** Has one more payday than the usual two or four. */
  isRich: boolean;
}

const monthsShown = 12;

/** The paydays of twelve months, starting with the month of a day. */
export function payMonths(schedule: Schedule, from: Day): PayMonth[] {
  const first = dayOf(yearOf(from), monthOf(from), 1);
  const months = Array.from({ length: monthsShown }, (_, index) => addMonths(first, index));
  return months.map((month) => ({
    month,
    paydays: occurrences(schedule, month, addDays(addMonths(month, 1), -1)),
    isRich: monthsWithExtraPay(schedule, yearOf(month)).some((rich) => rich.month === monthOf(month)),
  }));
}

export interface PayParts {
  month: Day;
  usual: number;
  beyond: number;
}

/** Each month’s usual and extra paydays, weighted by the amount, or by one when it is unknown. */
export const payParts = (months: readonly PayMonth[], each: number): PayParts[] =>
  months.map(({ month, paydays, isRich }) => {
    const beyond = isRich ? 1 : 0;
    return { month, usual: (paydays.length - beyond) * each, beyond: beyond * each };
  });

/** The total of the extra paydays. */
export function beyondUsual(months: readonly PayMonth[], amount: Minor): Figure {
  const count = months.filter(({ isRich }) => isRich).length;
  const inputs = [
    { label: "Each payday", amount },
    { label: "Months with one more", count },
  ];
  return {
    amount: minor(amount * count),
    why: { formula: "pay × months that have one payday more than usual", inputs },
  };
}

interface PayFile {
  months: readonly PayMonth[];
  /** The creation time in milliseconds. */
  made: number;
  host: string;
}

/** A calendar with one all-day event per payday, without amounts. */
export const payCalendarFile = ({ months, made, host }: PayFile): string =>
  calendarText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Weekfold//Paydays//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Paydays",
    ...months.flatMap((month) => month.paydays.flatMap((day, index) => eventOf(day, nameOf(month, index), made, host))),
    "END:VCALENDAR",
  ]);

const nameOf = ({ isRich, paydays }: PayMonth, index: number): string =>
  isRich && index === paydays.length - 1 ? `Payday, number ${index + 1} this month` : "Payday";

const dateText = (day: Day): string => day.replaceAll("-", "");

/** The id is derived from the day, so that importing a second file replaces the events of the first. */
const eventOf = (day: Day, name: string, made: number, host: string): string[] => [
  "BEGIN:VEVENT",
  `UID:payday-${day}@${host}`,
  `DTSTAMP:${stamp(made)}`,
  `DTSTART;VALUE=DATE:${dateText(day)}`,
  `DTEND;VALUE=DATE:${dateText(addDays(day, 1))}`,
  `SUMMARY:${escaped(name)}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];
