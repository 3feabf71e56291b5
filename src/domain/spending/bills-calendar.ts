import type { LandingPay } from "../dashboard/coming-up.ts";
import type { Figure } from "../explain.ts";
import type { Bill, Household, Income } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, addMonths, type Day, dayOf, daysBetween, monthOf, yearOf } from "../time/day.ts";
import { occurrences, type Schedule } from "../time/occurrences.ts";
import { type IsPaid, type RecurringTemplate, repeatsBetween } from "./recurring.ts";

export interface CalendarDay {
  day: Day;
  dues: readonly DueItem[];
  pays: readonly LandingPay[];
}

/** From a payday or today to the day before anyone's next payday. */
interface UntilPay {
  from: Day;
  to: Day;
  /** Pay that lands on the first day. */
  pays: readonly LandingPay[];
  dues: readonly DueItem[];
  sum: Figure;
}

export interface BillsCalendar {
  /** Every day of the month. */
  days: readonly CalendarDay[];
  sum: Figure;
  /** One per payday of the month, sorted; the last may reach into the next month. */
  untilPay: readonly UntilPay[];
}

/** The bills calendar of the month that contains a day. */
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

/** What is still due before anyone's next pay, today included, without entries that are already recorded. */
export function dueBeforePay(dues: Dues, today: Day): Result<UntilPay, "no-dated-pay" | "too-large"> {
  return untilNextPay(dues, today, (item) => !item.isRecorded);
}

/** How many days the app reminds of an unpaid bill. */
const daysReminded = 7;

/** The unpaid bills of the last week. Older ones are not shown, in case the household never marks bills as paid. */
export const recentUnpaidBills = (dues: Dues, today: Day): DueItem[] =>
  duesBetween({ ...dues, templates: [] }, addDays(today, -daysReminded), addDays(today, -1)).filter(
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
  // A bill due on a payday is paid from that pay.
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

/** Something due on a day. `due` is zero for recurring income and transfers. */
export type DueItem = {
  day: Day;
  label: string;
  due: Minor;
  /** A paid bill, or an entry that is already recorded or dismissed. */
  isRecorded: boolean;
} & (DueBill | { kind: "entry"; entry: Transaction });

type DueBill = { kind: "bill"; bill: Bill };

/** Everything that can fall due for a household. */
export interface Dues {
  household: Pick<Household, "bills" | "incomes">;
  templates: readonly RecurringTemplate[];
  /** Whether the repeated entry with this id is recorded or dismissed. */
  isKnown: (id: string) => boolean;
  isPaid: IsPaid;
}

/** Starts at the next due day: what is next due in a month is not due before. */
function fallsBetween(schedule: Schedule, from: Day, to: Day): Day[] {
  return occurrences(schedule, schedule.on > from ? schedule.on : from, to);
}

/** Bills and recurring entries between two days, sorted by day. */
function duesBetween({ household, templates, isKnown, isPaid }: Dues, from: Day, to: Day): DueItem[] {
  const bills = household.bills.flatMap((bill) =>
    fallsBetween({ cadence: bill.cadence, on: bill.nextDue }, from, to).map(
      (day): DueItem => dueBill(bill, day, isPaid(bill, day)),
    ),
  );
  const entries = templates.flatMap((template) => repeatsBetween(template, from, to));
  return [...bills, ...entries.map((entry) => dueEntry(entry, isKnown(entry.id)))].sort(byDay);
}

const dueBill = (bill: Bill, day: Day, isRecorded: boolean): DueItem => ({
  kind: "bill",
  bill,
  isRecorded,
  day,
  label: bill.label,
  due: bill.amount,
});

const dueEntry = (entry: Transaction, isRecorded: boolean): DueItem => ({
  kind: "entry",
  entry,
  isRecorded,
  day: entry.day,
  label: entry.payee,
  due: entry.kind === "spending" ? entry.amount : minor(0),
});

/** Pay between two days, sorted by day. Irregular pay and pay without a known next day are left out. */
export const paysBetween = (incomes: readonly Income[], from: Day, to: Day): LandingPay[] =>
  scheduled(incomes)
    .flatMap(({ schedule, ...pay }) => fallsBetween(schedule, from, to).map((day) => ({ ...pay, day })))
    .sort(byDay);

/** Anyone's first payday after a day. */
function nextPayday(incomes: readonly Income[], after: Day): Day | undefined {
  const next = scheduled(incomes).flatMap(({ schedule }) => {
    const from = schedule.on > after ? schedule.on : addDays(after, 1);
    return occurrences(schedule, from, addDays(from, 366)).slice(0, 1);
  });
  return next.sort()[0];
}

function scheduled(incomes: readonly Income[]) {
  return incomes.flatMap((income) => {
    const { pay } = income;
    if (pay.cadence === "irregular" || pay.nextOn === undefined || pay.amount <= 0) return [];
    return { income, amount: pay.amount, schedule: { cadence: pay.cadence, on: pay.nextOn } };
  });
}

const byDay = (a: { day: Day }, b: { day: Day }): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

/** The total due; items that occur several times are one line of the explanation. */
function sumOfDues(dues: readonly DueItem[], formula: string): Result<Figure, "too-large"> {
  const lines = new Map<string, { label: string; due: number; times: number }>();
  let [total, size] = [0, 0];
  for (const item of dues) {
    total += item.due;
    size += Math.abs(item.due);
    const key = item.kind === "bill" ? `bill ${item.bill.id}` : `entry ${item.entry.id.split("@")[0]}`;
    const { due, times } = lines.get(key) ?? { due: 0, times: 0 };
    lines.set(key, { label: item.label, due: due + item.due, times: times + 1 });
  }
  if (size > Number.MAX_SAFE_INTEGER) return err("too-large");
  const inputs = [...lines.values()].filter(({ due }) => due !== 0);
  return ok({ amount: minor(total), why: { formula, inputs: inputs.map(inputOf) } });
}

const inputOf = ({ label, due, times }: { label: string; due: number; times: number }) => ({
  label: times > 1 ? `${label}, ${times} times` : label,
  amount: minor(due),
});
