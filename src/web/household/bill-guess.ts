import { useMemo } from "react";
import type { Bill, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type BillOn, guessBill, openBillsAround, type Payable, payeesOfBills } from "#domain/spending/bill-matches.ts";
import { paidBills } from "#domain/spending/recurring.ts";
import { entriesBetween, type SpendingBook } from "#domain/spending/spending-book.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { dateWords } from "./words/date-words.ts";

/** The bills that an entry of a day may pay, the nearest first. */
export function useBillChoices(day: Day, bills: readonly Bill[], book: SpendingBook): readonly BillOn[] {
  return useMemo(
    () => (bills.length === 0 ? [] : openBillsAround(bills, day, paidBills(book, day))),
    [day, bills, book],
  );
}

/** The bill that a typed entry seems to pay. Reads no past entries while there is none, because there may be very many. */
export function useBillGuess(
  entry: Payable | undefined,
  bills: readonly Bill[],
  book: SpendingBook,
): BillOn | undefined {
  const day = bills.length > 0 ? entry?.day : undefined;
  const past = useMemo(
    () =>
      day && {
        isPaid: paidBills(book, day),
        paidBefore: payeesOfBills(entriesBetween(book, addDays(day, -daysRemembered), day)),
      },
    [book, day],
  );
  return entry && past ? guessBill(entry, { bills, ...past }) : undefined;
}

/** How long ago a payee may have been paid for its bill to be recognized. A yearly bill comes back after a year. */
const daysRemembered = 400;

/** "Rent, 1 December". */
export const billOnWords = ({ bill, due }: BillOn): string => `${bill.label}, ${dateWords(due)}`;

/** What paying it by this type of entry does. */
export function billEffectWords(
  { bill }: BillOn,
  { debts }: Pick<Household, "debts">,
  kind: Transaction["kind"],
): string {
  const debt = debts.find(({ id }) => id === bill.debtId);
  if (debt) return kind === "spending" ? `It is a payment to ${debt.label}.` : "It is no longer due then.";
  return "It takes nothing from safe to spend.";
}
