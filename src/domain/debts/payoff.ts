import { add, type Minor, minor, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { type PeriodMoney, payPeriod, type RunningDebt, startPaying } from "./pay-period.ts";
import { inPaymentOrder } from "./payment-order.ts";
import { type PayoffPlan, type PayoffProblem, problemOfPlan } from "./payoff-plan.ts";
import { type Payoff, payoffOf } from "./payoff-report.ts";
import { longestRun } from "./rhythm.ts";

/** Debts that outgrow this are stopped early: they are far past any household, and sums must stay exact. */
const outgrown = 4e15;

/** Pays all debts off, period by period, in the plan's order. */
export function payOff(plan: PayoffPlan): Result<Payoff, PayoffProblem> {
  const problem = problemOfPlan(plan);
  if (problem) return err(problem);
  const owed = inPaymentOrder(plan.debts, plan.order).filter(({ balance }) => balance > 0);
  const debts = owed.map((debt) => startPaying(debt, plan.rhythm));
  runPayments(debts, longestRun(plan.rhythm), moneyByPeriod(plan, debts));
  return ok(payoffOf(debts, plan));
}

/** Until nothing is owed, or a hundred years have passed, or the debts have outgrown all counting. */
export function runPayments(
  debts: readonly RunningDebt[],
  longest: number,
  moneyIn: (period: number) => PeriodMoney,
): void {
  let owed = sum(debts.map(({ balance }) => balance));
  let interest = 0;
  for (let period = 1; period <= longest && owed > 0 && owed + interest < outgrown; period++) {
    payPeriod(debts, period, moneyIn(period));
    owed = sum(debts.map(({ balance }) => balance));
    interest += interestIn(debts, period);
  }
}

function interestIn(debts: readonly RunningDebt[], period: number): number {
  const rows = debts.map(({ rows }) => rows.at(-1));
  return rows.reduce((total, row) => total + (row?.period === period ? row.interest : 0), 0);
}

/** The latest change that has begun decides the extra; of two in one period, the one listed later. */
function moneyByPeriod(plan: PayoffPlan, debts: readonly RunningDebt[]): (period: number) => PeriodMoney {
  const { extraChanges = [], oneOffs = [], keepsFreed = false, freed = minor(0) } = plan;
  const minimumsOf = (paid: readonly RunningDebt[]): Minor => sum(paid.map(({ minimum }) => minimum));
  const all = add(minimumsOf(debts), freed);
  const changes = extraChanges.toSorted((a, b) => a.from - b.from);
  const extraIn = (period: number): Minor => changes.findLast(({ from }) => from <= period)?.extra ?? plan.extra;
  return (period) => ({
    budget: add(keepsFreed ? minimumsOf(debts.filter(({ balance }) => balance > 0)) : all, extraIn(period)),
    oneOffs: oneOffs.filter((oneOff) => oneOff.period === period),
    keepsFreed,
  });
}

/** A debt alone at its minimum: nothing extra, and nothing rolls on. */
export function runAtMinimum(debt: RunningDebt): void {
  runPayments([debt], longestRun(debt.rhythm), () => ({ budget: debt.minimum, oneOffs: [] }));
}
