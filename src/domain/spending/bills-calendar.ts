import type { LandingPay } from "../dashboard/coming-up-cover.ts";
import type { Figure } from "../explain.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, addMonths, type Day, dayOf, daysBetween, monthOf, yearOf } from "../time/day.ts";
import { type DueItem, type Dues, duesBetween, nextPayday, paysBetween, sumOfDues } from "./due-items.ts";

export interface CalendarDay {
  day: Day;
  dues: readonly DueItem[];
  pays: readonly LandingPay[];
}

/** From a payday, or from today, to the day before the next payday of anyone. */
export interface UntilPay {
  from: Day;
  to: Day;
  /** What lands on its first day. */
  pays: readonly LandingPay[];
  dues: readonly DueItem[];
  sum: Figure;
}

export interface BillsCalendar {
  /** Every day of the month. */
  days: readonly CalendarDay[];
  sum: Figure;
  /** One for each payday of the month, in their order; the last may reach into the next month. */
  untilPay: readonly UntilPay[];
}

/** The month that holds a day. */
export function billsCalendar(dues: Dues, day: Day): Result<BillsCalendar, "too-large"> {
  const first = dayOf(yearOf(day), monthOf(day), 1);
  const last = addDays(addMonths(first, 1), -1);
  const all = duesBetween(dues, first, last);
  const pays = paysBetween(dues.household.incomes, first, last);
  const sum = sumOfDues(all, "every bill and repeated expense of the month, added up");
  if (!sum.ok) return sum;
  const spans = [...new Set(pays.map((pay) => pay.day))].map((payday) => untilNextPay(dues, payday));
  const untilPay = spans.flatMap((span) => (span.ok ? span.value : []));
  if (untilPay.length < spans.length) return err("too-large");
  return ok({ days: daysOf(first, last, all, pays), sum: sum.value, untilPay });
}

/** What is still due before anyone's next pay, today included and what was entered already left out. */
export function dueBeforePay(dues: Dues, today: Day): Result<UntilPay, "no-dated-pay" | "too-large"> {
  return untilNextPay(dues, today, (item) => !item.isRecorded);
}

/** For so long a bill that was not marked as paid is asked for. */
const daysAskedFor = 7;

/** The bills of the last week that nobody marked as paid. Whoever never does is not asked for more than these. */
export const duesLately = (dues: Dues, today: Day): DueItem[] =>
  duesBetween({ ...dues, templates: [] }, addDays(today, -daysAskedFor), addDays(today, -1)).filter(
    ({ isRecorded }) => !isRecorded,
  );

function untilNextPay(
  dues: Dues,
  from: Day,
  isCounted: (item: DueItem) => boolean = () => true,
): Result<UntilPay, "no-dated-pay" | "too-large"> {
  const { incomes } = dues.household;
  const next = nextPayday(incomes, from);
  if (next === undefined) return err("no-dated-pay");
  // A bill that falls on a payday is paid by that pay.
  const to = addDays(next, -1);
  const items = duesBetween(dues, from, to).filter(isCounted);
  const sum = sumOfDues(items, "every bill and repeated expense before the next pay, added up");
  return sum.ok ? ok({ from, to, pays: paysBetween(incomes, from, from), dues: items, sum: sum.value }) : sum;
}

function daysOf(first: Day, last: Day, dues: readonly DueItem[], pays: readonly LandingPay[]): CalendarDay[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = addDays(first, index);
    return { day, dues: dues.filter((item) => item.day === day), pays: pays.filter((pay) => pay.day === day) };
  });
}
