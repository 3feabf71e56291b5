import type { Bill } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { entriesBetween } from "./period-entries.ts";
import { recurringId } from "./recurring.ts";
import type { SpendingBook } from "./spending-book.ts";

/** What someone says of a bill that was paid. */
export interface Payment {
  amount: Minor;
  day: Day;
  personId: string;
  categoryId?: string;
}

/** The id of the entry that pays a bill follows from the bill and the day it was due: two who pay it pay it once. */
export const paymentId = (bill: Pick<Bill, "id">, due: Day): string => recurringId(bill.id, due);

/** The entry of a paid bill. Bills are planned apart from weekly budgets: it is of a category only where that was said. */
export const paymentOf = (bill: Bill, due: Day, payment: Payment): Transaction => ({
  ...{ id: paymentId(bill, due), kind: "spending", payee: bill.label, note: "", ...payment },
});

/** Bills are paid a while before or after they are due, not years. */
const mostDaysApart = 92;

export type IsPaid = (bill: Pick<Bill, "id">, due: Day) => boolean;

/** Which bills around a day were paid. */
export function paidBills(book: SpendingBook, around: Day): IsPaid {
  const [from, to] = [addDays(around, -mostDaysApart), addDays(around, mostDaysApart)];
  const ids = new Set(entriesBetween(book, from, to).flatMap(({ id }) => (id.includes("@") ? id : [])));
  return (bill, due) => ids.has(paymentId(bill, due));
}
