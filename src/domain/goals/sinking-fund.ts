import type { Figure } from "../explain.ts";
import type { Bill } from "../household/household.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addMonths, type Day, dateOf, lastYear, monthOf, yearOf } from "../time/day.ts";
import {
  addWeeks,
  type CalendarHistory,
  endOfWeek,
  type WeekId,
  weekOfDay,
  weekRange,
  weeksBetween,
} from "../time/week.ts";
import { lastWeekEndingBy } from "./progress.ts";

const monthsApart = { quarterly: 3, yearly: 12 } as const;

/** Weekly savings for a bill that is due quarterly or yearly. */
export interface SinkingFund {
  /** This week's part; parts may differ by a cent so that they add up exactly. */
  perWeek: Figure;
  /** What the completed weeks since the last due date should have saved; the full bill on its due day. */
  byNow: Figure;
  nextDue: Day;
  weeksLeft: number;
}

export type SinkingFundProblem = "too-frequent" | "amount-not-above-zero" | "out-of-range";

/** The next due day of a quarterly or yearly bill, today included; null beyond the supported years. */
export function nextDueOf(bill: Bill, today: Day): Day | null {
  if (!isInfrequent(bill)) return null;
  const months = monthsApart[bill.cadence];
  const due = addMonths(bill.nextDue, cyclesUntil(today, bill.nextDue, months) * months, dateOf(bill.nextDue));
  return yearOf(due) > lastYear ? null : due;
}

type InfrequentBill = Bill & { cadence: keyof typeof monthsApart };

const isInfrequent = (bill: Bill): bill is InfrequentBill => bill.cadence === "yearly" || bill.cadence === "quarterly";

/** Bills that are due monthly or more often need no fund: the weekly plan covers them. */
export function sinkingFund(
  bill: Bill,
  today: Day,
  calendars: CalendarHistory,
): Result<SinkingFund, SinkingFundProblem> {
  if (!isInfrequent(bill)) return err("too-frequent");
  if (bill.amount <= 0) return err("amount-not-above-zero");
  const months = monthsApart[bill.cadence];
  const cycles = cyclesUntil(today, bill.nextDue, months);
  const dueAfter = (count: number): Day => addMonths(bill.nextDue, count * months, dateOf(bill.nextDue));
  const nextDue = dueAfter(cycles);
  if (yearOf(nextDue) > lastYear) return err("out-of-range");
  const weeks = weeksOfCycle(dueAfter(cycles - 1), nextDue, calendars);
  return ok(fundOver(weeks, bill.amount, { nextDue, today, calendars }));
}

/** How many times the bill has fallen due since its recorded date; a bill due today is still unpaid. */
function cyclesUntil(today: Day, due: Day, months: number): number {
  if (due >= today) return 0;
  const monthsGone = (yearOf(today) - yearOf(due)) * 12 + monthOf(today) - monthOf(due);
  const cycles = Math.floor(monthsGone / months);
  return addMonths(due, cycles * months, dateOf(due)) >= today ? cycles : cycles + 1;
}

/** The weeks that end after the last due date and by the next one. */
const weeksOfCycle = (lastDue: Day, nextDue: Day, calendars: CalendarHistory): WeekId[] =>
  weekRange(addWeeks(lastWeekEndingBy(lastDue, calendars), 1), lastWeekEndingBy(nextDue, calendars));

type Moment = { nextDue: Day; today: Day; calendars: CalendarHistory };

function fundOver(weeks: readonly WeekId[], amount: Minor, { nextDue, today, calendars }: Moment): SinkingFund {
  const parts = allocate(amount, Array<number>(weeks.length).fill(1));
  if (!parts.ok) throw new Error(`Equal parts of ${weeks.length} weeks: ${parts.problem}`);
  const gone = weeks.filter((week) => endOfWeek(week, calendars) <= today).length;
  const thisWeek = weeksBetween(weeks[0]!, weekOfDay(today, calendars));
  const part = parts.value[Math.min(Math.max(thisWeek, 0), weeks.length - 1)] ?? minor(0);
  const inputs = [
    { label: "The bill", amount },
    { label: "Weeks between due dates", count: weeks.length },
  ];
  const soFar = {
    formula: "The bill ÷ weeks between due dates × weeks gone",
    inputs: [...inputs, { label: "Weeks gone", count: gone }],
  };
  return {
    perWeek: { amount: part, why: { formula: "The bill ÷ weeks between due dates", inputs } },
    byNow: { amount: sum(parts.value.slice(0, gone)), why: soFar },
    nextDue,
    weeksLeft: weeks.length - gone,
  };
}
