import type { Category, Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import type { CalendarHistory, WeekId } from "../time/week.ts";
import { weekSpan } from "../time/week-span.ts";
import { type PeriodKind, periodAt } from "./period.ts";
import { type PeriodSpending, periodSpending } from "./period-spending.ts";
import { spendingBook } from "./spending-book.ts";

/** Sample data for the tests of this folder. */
export const calendars: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "UTC" }];

export const autumn = weekSpan("2026-W40" as WeekId, "2026-W53" as WeekId, calendars);

export const category = (id: string, budget: number, rollover: Category["rollover"] = "off"): Category => ({
  id,
  label: id,
  kind: "need",
  weeklyBudget: minor(budget),
  rollover,
});

let entries = 0;

export const entry = (day: string, amount: number, more: Partial<Transaction> = {}): Transaction => ({
  id: `t${++entries}`,
  day: day as Day,
  amount: minor(amount),
  payee: "Market",
  personId: "maya",
  kind: "spending",
  note: "",
  ...more,
});

/** A household that is paid every other Monday, on a Thursday in November. */
export const began = "2026-W40" as WeekId;
export const thursday = "2026-11-12" as Day;
const pay = income(0, { pay: { cadence: "fortnightly", amount: minor(90_000), nextOn: "2026-11-09" as Day } });
export const living = (...categories: readonly Category[]) =>
  sampleHousehold({ calendars, categories, incomes: [pay] });
export const food = (day: string, amount: number, more: Partial<Transaction> = {}) =>
  entry(day, amount, { categoryId: "food", ...more });

export function spendingIn(
  kind: PeriodKind,
  entries: readonly Transaction[],
  household: Household,
  today = thursday,
): PeriodSpending {
  const period = periodAt(kind, today, household);
  if (!period.ok) throw new Error(period.problem);
  const found = periodSpending(spendingBook(entries, autumn), period.value, household, began, thursday);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}
