import { type Minor, minor } from "../money/money.ts";
import { isRate, type Rate } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";
import { paymentsAYear } from "../time/cadence.ts";
import { longestRun, type Rhythm } from "./rhythm.ts";

/** A loan paid back in equal parts over a fixed number of periods. */
export interface Loan {
  principal: Minor;
  apr: Rate;
  periods: number;
  rhythm: Rhythm;
}

export type LoanProblem = "negative-balance" | "rate-out-of-range" | "bad-period" | "negative-payment" | "too-large";

const largestLoan = 1e13;
const wholeRate = 100_000;

/** The equal payment that ends a loan on time, exact until one rounding half to even at the end. */
export function levelPayment(loan: Loan): Result<Minor, LoanProblem> {
  const problem = problemOfLoan(loan);
  if (problem) return err(problem);
  const { grown, flat } = growthOf(loan, loan.periods);
  const principal = BigInt(loan.principal);
  if (loan.apr === 0) return ok(nearest(principal, BigInt(loan.periods)));
  const numerator = principal * BigInt(loan.apr) * grown;
  return ok(nearest(numerator, baseOf(loan.rhythm) * (grown - flat)));
}

/** What is left after some payments, were the equal payment not rounded at all. */
export function balanceAfter(loan: Loan, paid: number): Result<Minor, LoanProblem> {
  const problem = problemOfLoan(loan) ?? problemOfPaid(paid, loan.periods);
  if (problem) return err(problem);
  const principal = BigInt(loan.principal);
  const left = loan.periods - paid;
  if (loan.apr === 0) return ok(nearest(principal * BigInt(left), BigInt(loan.periods)));
  const { grown, flat } = growthOf(loan, left);
  const whole = growthOf(loan, loan.periods);
  // principal × (g^n − g^k) ÷ (g^n − 1) with k paid, written with the n − k that are left.
  const numerator = principal * growthOf(loan, paid).grown * (grown - flat);
  return ok(nearest(numerator, whole.grown - whole.flat));
}

export function problemOfLoan({ principal, apr, periods, rhythm }: Loan): LoanProblem | null {
  if (principal < 0) return "negative-balance";
  if (!isRate(apr)) return "rate-out-of-range";
  if (!Number.isInteger(periods) || periods < 1 || periods > longestRun(rhythm)) return "bad-period";
  return Number.isSafeInteger(principal) && principal <= largestLoan ? null : "too-large";
}

export const problemOfPaid = (paid: number, periods: number): LoanProblem | null =>
  Number.isInteger(paid) && paid >= 0 && paid <= periods ? null : "bad-period";

const baseOf = (rhythm: Rhythm): bigint => BigInt(wholeRate * paymentsAYear[rhythm]);

/** (1 + rate per period)^periods as the fraction grown ÷ flat: whole numbers of any size lose nothing. */
function growthOf({ apr, rhythm }: Loan, periods: number): { grown: bigint; flat: bigint } {
  const base = baseOf(rhythm);
  return { grown: (base + BigInt(apr)) ** BigInt(periods), flat: base ** BigInt(periods) };
}

/** Half to even, for amounts that are never negative. */
function nearest(amount: bigint, divisor: bigint): Minor {
  const quotient = amount / divisor;
  const twice = (amount % divisor) * 2n;
  const roundsUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return minor(Number(roundsUp ? quotient + 1n : quotient));
}
