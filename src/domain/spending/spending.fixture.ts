import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { CalendarHistory, WeekId } from "../time/week.ts";
import { weekSpan } from "../time/week-span.ts";

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
