import { type Minor, sum } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { Payoff, PayoffRow } from "./payoff.ts";
import { paymentDay } from "./payoff-plan.ts";

/** One payment day: every debt's row, and the totals. */
export interface ScheduleRow {
  period: number;
  on: Day;
  interest: Minor;
  paid: Minor;
  /** Still owed afterwards. */
  left: Minor;
  debts: readonly (PayoffRow & { id: string; label: string })[];
}

/** The row limit for a debt that never ends: ten years of weeks. */
export const maxScheduleRows = 520;

/** All payments for a table or a file. A plan that ends is listed completely. */
export function scheduleOf(payoff: Payoff): ScheduleRow[] {
  const { debts, ending } = payoff;
  const longest = Math.max(0, ...debts.map(({ rows }) => rows.length));
  const length = ending.kind === "debt-free" ? longest : Math.min(longest, maxScheduleRows);
  return Array.from({ length }, (_, index) => rowAt(payoff, index));
}

function rowAt({ debts, start, rhythm }: Payoff, index: number): ScheduleRow {
  const rows = debts.flatMap(({ id, label, rows }) => (rows[index] ? { ...rows[index], id, label } : []));
  const all = (of: (row: PayoffRow) => Minor): Minor => sum(rows.map(of));
  return {
    period: index + 1,
    on: paymentDay(start, index + 1, rhythm),
    interest: all(({ interest }) => interest),
    paid: all(({ paid }) => paid),
    left: all(({ closing }) => closing),
    debts: rows,
  };
}
