import type { Bill, Goal, Household } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import { canHaveFund } from "#domain/plan/bill-funds.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";

/** Seldom bills that no open goal lays by for yet. */
export function billsWithoutFund({ bills, goals }: Pick<Household, "bills" | "goals">): readonly Bill[] {
  const open = goals.filter(({ state }) => state === "active" || state === "paused");
  const taken = new Set(open.map(({ billId }) => billId));
  return bills.filter((bill) => canHaveFund(bill) && !taken.has(bill.id));
}

/** Amount and date are the bill's, and follow it. */
export const fundFor = ({ id, label, amount }: Bill, due: Day, week: WeekId): Goal => ({
  ...{ id: "new", label, kind: "own", target: amount, by: due, priority: 1 },
  ...{ alreadySaved: minor(0), since: week, state: "active", billId: id },
});
