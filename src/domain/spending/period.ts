import type { Household, Income } from "../household/household.ts";
import { err, ok, type Result } from "../result.ts";
import { paymentsAYear } from "../time/cadence.ts";
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from "../time/day.ts";
import { occurrences, type Schedule } from "../time/occurrences.ts";
import { endOfWeek, startOfWeek, type WeekId, weekOfDay } from "../time/week.ts";

export type PeriodKind = "week" | "month" | "pay";

/** The days that a screen shows, both ends included. */
export type SpendingPeriod = { from: Day; to: Day } & (
  | { kind: "week"; week: WeekId }
  | { kind: "month" }
  /** From a payday to the day before the next payday of this income. */
  | { kind: "pay"; income: Income }
);

export type PeriodProblem = "no-dated-pay";

/** The parts of a household that determine a period. */
type Dated = Pick<Household, "calendars" | "incomes">;

type Found = Result<SpendingPeriod, PeriodProblem>;

/** The longest time between paydays: a leap year. */
const longestWait = 366;

/** The period of a kind that contains a day. */
export function periodAt(kind: PeriodKind, day: Day, household: Dated): Found {
  if (kind === "pay") return payPeriod(day, household);
  return ok(kind === "month" ? monthOfDay(day) : weekContaining(day, household));
}

export const nextPeriod = ({ kind, to }: SpendingPeriod, household: Dated): Found =>
  periodAt(kind, addDays(to, 1), household);

export const previousPeriod = ({ kind, from }: SpendingPeriod, household: Dated): Found =>
  periodAt(kind, addDays(from, -1), household);

/** The largest regular income per year with known paydays; of two equal ones the lower id. */
export function datedPay(incomes: readonly Income[]): { income: Income; schedule: Schedule } | undefined {
  const dated = incomes.flatMap((income) => {
    const { pay } = income;
    if (pay.cadence === "irregular" || pay.nextOn === undefined || pay.amount <= 0) return [];
    const { cadence, nextOn } = pay;
    return { income, schedule: { cadence, on: nextOn }, aYear: pay.amount * paymentsAYear[cadence] };
  });
  return dated.sort((a, b) => b.aYear - a.aYear || (a.income.id < b.income.id ? -1 : 1))[0];
}

function payPeriod(day: Day, { incomes }: Dated): Found {
  const pay = datedPay(incomes);
  if (!pay) return err("no-dated-pay");
  const { income, schedule } = pay;
  const from = occurrences(schedule, addDays(day, -longestWait), day).at(-1)!;
  const next = occurrences(schedule, addDays(day, 1), addDays(day, longestWait))[0]!;
  return ok({ kind: "pay", income, from, to: addDays(next, -1) });
}

function monthOfDay(day: Day): SpendingPeriod {
  const from = dayOf(yearOf(day), monthOf(day), 1);
  return { kind: "month", from, to: addDays(addMonths(from, 1), -1) };
}

function weekContaining(day: Day, { calendars }: Dated): SpendingPeriod {
  const week = weekOfDay(day, calendars);
  return { kind: "week", week, from: startOfWeek(week, calendars), to: endOfWeek(week, calendars) };
}
