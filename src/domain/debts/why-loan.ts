import type { Explanation, ExplanationInput } from "../explain.ts";
import type { Minor } from "../money/money.ts";
import { paymentsAYear } from "../time/cadence.ts";
import type { Loan } from "./level-payment.ts";

/** Why an equal payment is what it is. */
export const whyLevelPayment = (loan: Loan): Explanation => ({
  formula: `Borrowed × r ÷ (1 − (1 + r)⁻ⁿ), with r = APR ÷ ${paymentsAYear[loan.rhythm]} and n payments.`,
  inputs: inputsOf(loan),
});

/** Why so much is left of a loan after some payments. */
export const whyLeft = (loan: Loan, payment: Minor, paid: number): Explanation => ({
  formula: `After each payment: what is owed + interest (APR ÷ ${paymentsAYear[loan.rhythm]}, rounded) − the payment.`,
  inputs: [...inputsOf(loan), { label: "Payment", amount: payment }, { label: "Payments made", count: paid }],
});

const inputsOf = ({ principal, apr, periods }: Loan): ExplanationInput[] => [
  { label: "Borrowed", amount: principal },
  { label: "APR", rate: apr },
  { label: "Payments", count: periods },
];
