import type { Category, Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { type PeriodKind, periodAt } from "./period.ts";
import { type PeriodSpending, periodSpending } from "./period-spending.ts";
import { autumn, calendars, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

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
