import type { Explanation, ExplanationInput } from "../explain.ts";
import { add, type Minor, minor, subtract } from "../money/money.ts";
import { isRate, type Rate } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";
import { paymentsAYear } from "../time/cadence.ts";
import type { PayoffRow } from "./payoff.ts";
import { interestOf, maxPeriods, type Rhythm } from "./payoff-plan.ts";

/** A loan paid back in equal payments over a fixed number of periods. */
export interface Loan {
  principal: Minor;
  apr: Rate;
  periods: number;
  rhythm: Rhythm;
}

export type LoanProblem = "negative-balance" | "rate-out-of-range" | "bad-period" | "negative-payment" | "too-large";

const largestLoan = 1e13;
const wholeRate = 100_000;

/** The equal payment that ends a loan on time. Exact, with one half-to-even rounding at the end. */
export function levelPayment(loan: Loan): Result<Minor, LoanProblem> {
  const problem = problemOfLoan(loan);
  if (problem) return err(problem);
  const { grown, flat } = growthOf(loan, loan.periods);
  const principal = BigInt(loan.principal);
  if (loan.apr === 0) return ok(divideHalfEven(principal, BigInt(loan.periods)));
  const numerator = principal * BigInt(loan.apr) * grown;
  return ok(divideHalfEven(numerator, baseOf(loan.rhythm) * (grown - flat)));
}

/** What is left after some payments if the equal payment were not rounded. */
export function balanceAfter(loan: Loan, paid: number): Result<Minor, LoanProblem> {
  const problem = problemOfLoan(loan) ?? problemOfPaid(paid, loan.periods);
  if (problem) return err(problem);
  const principal = BigInt(loan.principal);
  const left = loan.periods - paid;
  if (loan.apr === 0) return ok(divideHalfEven(principal * BigInt(left), BigInt(loan.periods)));
  const { grown, flat } = growthOf(loan, left);
  const whole = growthOf(loan, loan.periods);
  // principal × (g^n − g^k) ÷ (g^n − 1) with k paid, written with the n − k that are left.
  const numerator = principal * growthOf(loan, paid).grown * (grown - flat);
  return ok(divideHalfEven(numerator, whole.grown - whole.flat));
}

function problemOfLoan({ principal, apr, periods, rhythm }: Loan): LoanProblem | null {
  if (principal < 0) return "negative-balance";
  if (!isRate(apr)) return "rate-out-of-range";
  if (!Number.isInteger(periods) || periods < 1 || periods > maxPeriods(rhythm)) return "bad-period";
  return Number.isSafeInteger(principal) && principal <= largestLoan ? null : "too-large";
}

const problemOfPaid = (paid: number, periods: number): LoanProblem | null =>
  Number.isInteger(paid) && paid >= 0 && paid <= periods ? null : "bad-period";

const baseOf = (rhythm: Rhythm): bigint => BigInt(wholeRate * paymentsAYear[rhythm]);

/** (1 + rate per period)^periods as the fraction grown ÷ flat, in big integers so that nothing is lost. */
function growthOf({ apr, rhythm }: Loan, periods: number): { grown: bigint; flat: bigint } {
  const base = baseOf(rhythm);
  return { grown: (base + BigInt(apr)) ** BigInt(periods), flat: base ** BigInt(periods) };
}

/** Rounds half to even, for non-negative amounts. */
function divideHalfEven(amount: bigint, divisor: bigint): Minor {
  const quotient = amount / divisor;
  const twice = (amount % divisor) * 2n;
  const roundsUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return minor(Number(roundsUp ? quotient + 1n : quotient));
}

interface Amortization {
  payment: Minor;
  /** The last payment settles rounding differences, so that the loan ends on time. */
  rows: readonly PayoffRow[];
  interest: Minor;
}

/** The schedule of a loan at its equal payment, with each period's interest rounded half to even. */
export function amortize(loan: Loan): Result<Amortization, LoanProblem> {
  const payment = levelPayment(loan);
  if (!payment.ok) return payment;
  const rows: PayoffRow[] = [];
  let balance = loan.principal;
  for (let period = 1; period <= loan.periods && balance > 0; period++) {
    const row = amortizedRow(loan, { period, opening: balance, payment: payment.value });
    rows.push(row);
    balance = row.closing;
  }
  const interest = rows.reduce((total, row) => add(total, row.interest), minor(0));
  return ok({ payment: payment.value, rows, interest });
}

type Step = { period: number; opening: Minor; payment: Minor };

function amortizedRow(loan: Loan, { period, opening, payment }: Step): PayoffRow {
  const interest = interestOf(opening, loan.apr, loan.rhythm);
  const owed = add(opening, interest);
  const paid = period === loan.periods ? owed : minor(Math.min(payment, owed));
  return { period, opening, interest, paid, closing: subtract(owed, paid) };
}

/** What is left after some payments of a given amount, with each period's interest rounded half to even. */
export function balanceAfterPaying(loan: Loan, payment: Minor, paid: number): Result<Minor, LoanProblem> {
  const problem = problemOfLoan(loan) ?? problemOfPaid(paid, loan.periods);
  if (problem) return err(problem);
  if (payment < 0) return err("negative-payment");
  let balance: Minor | null = loan.principal;
  for (let period = 0; period < paid && balance; period++) balance = afterPaying(balance, loan, payment);
  return balance === null ? err("too-large") : ok(balance);
}

/** Null when the balance is too large to count exactly. */
function afterPaying(balance: Minor, terms: Terms, payment: Minor): Minor | null {
  const owed = balance + interestOf(balance, terms.apr, terms.rhythm);
  const left = Math.max(0, owed - payment);
  return left < largestBalance ? minor(left) : null;
}

type Terms = { apr: Rate; rhythm: Rhythm };

const largestBalance = 4e15;

export const hintYears = 30;

/** The smallest payment per period that ends a debt within 30 years. */
export function endingPayment(balance: Minor, apr: Rate, rhythm: Rhythm): Minor {
  const loan: Loan = { principal: balance, apr, periods: hintYears * paymentsAYear[rhythm], rhythm };
  const level = levelPayment(loan);
  let payment = level.ok ? level.value : balance;
  // Rounding the interest saves at most half a unit per period, and rounding the equal payment adds at most as much, so one
  // unit less never ends the debt.
  while (!ends(loan, payment)) payment = minor(payment + 1);
  return payment;
}

function ends(loan: Loan, payment: Minor): boolean {
  const left = balanceAfterPaying(loan, payment, loan.periods);
  return left.ok && left.value === 0;
}

/** Explains an equal payment. */
export const whyLevelPayment = (loan: Loan): Explanation => ({
  formula: `Borrowed × r ÷ (1 − (1 + r)⁻ⁿ), with r = APR ÷ ${paymentsAYear[loan.rhythm]} and n payments.`,
  inputs: inputsOf(loan),
});

/** Explains the balance of a loan after some payments. */
export const whyBalance = (loan: Loan, payment: Minor, paid: number): Explanation => ({
  formula: `After each payment: what is owed + interest (APR ÷ ${paymentsAYear[loan.rhythm]}, rounded) − the payment.`,
  inputs: [...inputsOf(loan), { label: "Payment", amount: payment }, { label: "Payments made", count: paid }],
});

const inputsOf = ({ principal, apr, periods }: Loan): ExplanationInput[] => [
  { label: "Borrowed", amount: principal },
  { label: "APR", rate: apr },
  { label: "Payments", count: periods },
];
