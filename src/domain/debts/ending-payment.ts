import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { paymentsAYear } from "../time/cadence.ts";
import { balanceAfterPaying } from "./amortisation.ts";
import { type Loan, levelPayment } from "./level-payment.ts";
import type { Rhythm } from "./rhythm.ts";

export const yearsOfHint = 30;

/** The smallest payment a period that ends a debt within 30 years. */
export function endingPayment(balance: Minor, apr: Rate, rhythm: Rhythm): Minor {
  const loan: Loan = { principal: balance, apr, periods: yearsOfHint * paymentsAYear[rhythm], rhythm };
  const level = levelPayment(loan);
  let payment = level.ok ? level.value : balance;
  // Rounding interest takes off at most half a unit a period, and rounding the equal payment adds at most as much: one unit
  // less never ends the debt.
  while (!ends(loan, payment)) payment = minor(payment + 1);
  return payment;
}

function ends(loan: Loan, payment: Minor): boolean {
  const left = balanceAfterPaying(loan, payment, loan.periods);
  return left.ok && left.value === 0;
}
