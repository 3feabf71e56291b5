import { add, type Minor, minor, subtract } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";
import { type Loan, type LoanProblem, levelPayment, problemOfLoan, problemOfPaid } from "./level-payment.ts";
import type { PayoffRow } from "./pay-period.ts";
import { interestOf, type Rhythm } from "./rhythm.ts";

export interface Amortisation {
  payment: Minor;
  /** The last payment settles what roundings left over, so that the loan ends on time. */
  rows: readonly PayoffRow[];
  interest: Minor;
}

/** The schedule of a loan at its equal payment, with each period's interest rounded half to even. */
export function amortise(loan: Loan): Result<Amortisation, LoanProblem> {
  const payment = levelPayment(loan);
  if (!payment.ok) return payment;
  const rows: PayoffRow[] = [];
  let balance = loan.principal;
  for (let period = 1; period <= loan.periods && balance > 0; period++) {
    const row = amortisedRow(loan, { period, opening: balance, payment: payment.value });
    rows.push(row);
    balance = row.closing;
  }
  const interest = rows.reduce((total, row) => add(total, row.interest), minor(0));
  return ok({ payment: payment.value, rows, interest });
}

type Step = { period: number; opening: Minor; payment: Minor };

function amortisedRow(loan: Loan, { period, opening, payment }: Step): PayoffRow {
  const interest = interestOf(opening, loan.apr, loan.rhythm);
  const owed = add(opening, interest);
  const paid = period === loan.periods ? owed : minor(Math.min(payment, owed));
  return { period, opening, interest, paid, closing: subtract(owed, paid) };
}

/** What is left after paying a given amount some times, each period's interest rounded half to even. */
export function balanceAfterPaying(loan: Loan, payment: Minor, paid: number): Result<Minor, LoanProblem> {
  const problem = problemOfLoan(loan) ?? problemOfPaid(paid, loan.periods);
  if (problem) return err(problem);
  if (payment < 0) return err("negative-payment");
  let balance: Minor | null = loan.principal;
  for (let period = 0; period < paid && balance; period++) balance = afterPaying(balance, loan, payment);
  return balance === null ? err("too-large") : ok(balance);
}

/** Nothing when the balance has outgrown what is counted exactly. */
function afterPaying(balance: Minor, terms: Terms, payment: Minor): Minor | null {
  const owed = balance + interestOf(balance, terms.apr, terms.rhythm);
  const left = Math.max(0, owed - payment);
  return left < outgrown ? minor(left) : null;
}

type Terms = { apr: Rate; rhythm: Rhythm };

const outgrown = 4e15;
