import { add, type Minor, minor, sum } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";
import { comparePlans, type PlanComparison } from "./compare-payoffs.ts";
import { type Loan, type LoanProblem, levelPayment } from "./loan.ts";
import type { OneOff, Owed, PayoffOrder, PayoffPlan, PayoffProblem } from "./payoff-plan.ts";

/** A new loan that replaces some debts. */
export interface RefinanceOffer {
  /** The id of the new debt, unique among the remaining debts. */
  id: string;
  label: string;
  debtIds: readonly string[];
  apr: Rate;
  /** The one-time fee, added to the loan. */
  fee: Minor;
  /** Equal monthly payments. */
  months: number;
}

export type RefinanceProblem = PayoffProblem | LoanProblem;

export interface Refinance extends PlanComparison {
  debt: Owed;
  /** Interest saved minus the fee: below zero the loan costs more than it saves. */
  netSaved: Minor | null;
}

/** The effect of an offer. Freed minimums follow the plan's rule; the extra stays the same. */
export function refinance(plan: PayoffPlan, offer: RefinanceOffer): Result<Refinance, RefinanceProblem> {
  const debt = newDebt(plan, offer);
  if (!debt.ok) return debt;
  const compared = comparePlans(plan, refinanced(plan, offer, debt.value));
  if (!compared.ok) return compared;
  const { interestSaved } = compared.value;
  const netSaved = interestSaved === null ? null : minor(interestSaved - offer.fee);
  return ok({ ...compared.value, debt: debt.value, netSaved });
}

function newDebt({ debts }: PayoffPlan, offer: RefinanceOffer): Result<Owed, RefinanceProblem> {
  const { id, label, debtIds, apr, fee, months } = offer;
  const replaced = debts.filter((debt) => debtIds.includes(debt.id));
  if (new Set(debtIds).size !== replaced.length) return err("unknown-debt");
  if (replaced.length === 0) return err("no-debts");
  if (fee < 0) return err("negative-extra");
  const balances = replaced.map(({ balance }) => minor(Math.max(0, balance)));
  if (!Number.isSafeInteger(balances.reduce((total, balance) => total + balance, 0) + fee)) return err("too-large");
  const loan: Loan = { principal: add(sum(balances), fee), apr, periods: months, rhythm: "monthly" };
  const payment = levelPayment(loan);
  // One unit more, so that rounded interest never leaves a last payment of a few cents.
  return payment.ok ? ok({ id, label, apr, balance: loan.principal, minimum: minor(payment.value + 1) }) : payment;
}

/** The plan with the loan in the place of the first replaced debt. */
function refinanced(plan: PayoffPlan, { debtIds }: RefinanceOffer, debt: Owed): PayoffPlan {
  const isReplaced = (id: string | undefined) => id !== undefined && debtIds.includes(id);
  const oneOffs = (plan.oneOffs ?? []).map(
    (oneOff): OneOff => (isReplaced(oneOff.debtId) ? { ...oneOff, debtId: debt.id } : oneOff),
  );
  const debts = [...plan.debts.filter(({ id }) => !isReplaced(id)), debt];
  return { ...plan, debts, order: orderWith(plan.order, isReplaced, debt.id), oneOffs };
}

function orderWith(order: PayoffOrder, isReplaced: (id: string) => boolean, id: string): PayoffOrder {
  if (typeof order === "string") return order;
  return { own: [...new Set(order.own.map((one) => (isReplaced(one) ? id : one)))] };
}
