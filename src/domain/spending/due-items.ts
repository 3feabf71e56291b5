import type { LandingPay } from "../dashboard/coming-up-cover.ts";
import type { Figure } from "../explain.ts";
import type { Bill, Household, Income } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, type Day } from "../time/day.ts";
import { occurrences, type Schedule } from "../time/occurrences.ts";
import { paymentId } from "./paid-bills.ts";
import type { RecurringTemplate } from "./recurring.ts";
import { repeatsBetween } from "./repeat-of.ts";

/** Something that falls on a day. `due` is what it asks for: nothing for repeated income and transfers. */
export type DueItem = {
  day: Day;
  label: string;
  due: Minor;
  /** A bill that was paid, or what was entered or dismissed already. */
  isRecorded: boolean;
} & (DueBill | { kind: "entry"; entry: Transaction });

type DueBill = { kind: "bill"; bill: Bill };

/** What falls due for a household. */
export interface Dues {
  household: Pick<Household, "bills" | "incomes">;
  templates: readonly RecurringTemplate[];
  /** Whether an entry of that id was recorded or dismissed; a bill's payment is one too. */
  isKnown: (id: string) => boolean;
}

/** Nothing falls before its next day: what is next due in a month is not due before. */
function fallsBetween(schedule: Schedule, from: Day, to: Day): Day[] {
  return occurrences(schedule, schedule.on > from ? schedule.on : from, to);
}

/** Bills and repeated entries between two days, in the order of days. */
export function duesBetween({ household, templates, isKnown }: Dues, from: Day, to: Day): DueItem[] {
  const bills = household.bills.flatMap((bill) =>
    fallsBetween({ cadence: bill.cadence, on: bill.nextDue }, from, to).map(
      (day): DueItem => dueBill(bill, day, isKnown(paymentId(bill, day))),
    ),
  );
  const entries = templates.flatMap((template) => repeatsBetween(template, from, to));
  return [...bills, ...entries.map((entry) => dueEntry(entry, isKnown(entry.id)))].sort(byDay);
}

const dueBill = (bill: Bill, day: Day, isRecorded: boolean): DueItem => ({
  ...{ kind: "bill", bill, isRecorded, day, label: bill.label, due: bill.amount },
});

const dueEntry = (entry: Transaction, isRecorded: boolean): DueItem => ({
  ...{ kind: "entry", entry, isRecorded, day: entry.day, label: entry.payee },
  due: entry.kind === "spending" ? entry.amount : minor(0),
});

/** Pay that lands between two days, in their order. Irregular pay has no day, nor has one whose next day nobody told. */
export const paysBetween = (incomes: readonly Income[], from: Day, to: Day): LandingPay[] =>
  scheduled(incomes)
    .flatMap(({ schedule, ...pay }) => fallsBetween(schedule, from, to).map((day) => ({ ...pay, day })))
    .sort(byDay);

/** The first payday of anyone after a day. */
export function nextPayday(incomes: readonly Income[], after: Day): Day | undefined {
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

/** What is due, added up; what falls several times is one line of the reasons. */
export function sumOfDues(dues: readonly DueItem[], formula: string): Result<Figure, "too-large"> {
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
  ...{ label: times > 1 ? `${label}, ${times} times` : label, amount: minor(due) },
});
