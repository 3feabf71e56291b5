import type { Debt } from "../household/household.ts";
import { sum } from "../money/money.ts";
import type { CheckedHousehold } from "../plan/check-amounts.ts";
import { monthOfIncome } from "../plan/needs.ts";
import { highApr, isHighApr } from "../plan/safety-asks.ts";
import { type HealthCheck, knownCheck, type Measure, type NextStep, unknownCheck } from "./check.ts";
import { partsUp } from "./part-of.ts";
import { goodDebtShare, goodHighAprDebts } from "./thresholds.ts";

const shareThreshold: Measure = { unit: "share-thousandths", value: goodDebtShare };
const countThreshold: Measure = { unit: "debts", value: goodHighAprDebts };

const openDebts = ({ debts }: CheckedHousehold): Debt[] => debts.filter(({ balance }) => balance > 0);

/** People say what they own and owe in one go: with neither listed, no debts means no answer. */
const saidWhatIsOwed = ({ debts, accounts }: CheckedHousehold): boolean => debts.length + accounts.length > 0;

/** All debt payments count here, also those listed as bills. */
export function checkDebtToIncome(household: CheckedHousehold): HealthCheck {
  const income = monthOfIncome(household).amount;
  const debts = openDebts(household);
  const paid = sum(debts.map(({ minimum }) => minimum));
  const inputs = [
    ...debts.map(({ label, minimum }) => ({ label, amount: minimum })),
    { label: "Money in a month", amount: income },
  ];
  const why = { formula: "debt payments a month ÷ money in a month", inputs };
  const known = { id: "debt-to-income", threshold: shareThreshold, why } as const;
  if (income === 0) return unknownCheck(known, "add-incomes");
  if (!saidWhatIsOwed(household)) return unknownCheck(known, "add-accounts-and-debts");
  const share = partsUp(paid, income, 1_000);
  return knownCheck(
    known,
    share,
    share <= goodDebtShare,
    payOff(
      debts.filter(({ minimum }) => minimum > 0),
      byBalance,
    ),
  );
}

/** How many debts are above the line at which paying them off comes before the emergency fund. */
export function checkHighAprDebt(household: CheckedHousehold): HealthCheck {
  const dear = openDebts(household).filter(isHighApr);
  const inputs = [
    { label: "High above", rate: highApr },
    ...openDebts(household).map(({ label, apr }) => ({ label, rate: apr })),
  ];
  const why = { formula: "number of debts whose APR is above the line", inputs };
  const known = { id: "high-apr-debt", threshold: countThreshold, why } as const;
  if (!saidWhatIsOwed(household)) return unknownCheck(known, "add-accounts-and-debts");
  return knownCheck(known, dear.length, dear.length <= goodHighAprDebts, payOff(dear, byApr));
}

/** The smallest is gone soonest, and its payment with it. */
const byBalance = (a: Debt, b: Debt): number => a.balance - b.balance;
const byApr = (a: Debt, b: Debt): number => b.apr - a.apr;

function payOff(debts: readonly Debt[], order: (a: Debt, b: Debt) => number): NextStep {
  const [first] = debts.toSorted(order);
  return first ? { action: "pay-off-a-debt", debtId: first.id, amount: first.balance } : { action: "keep-going" };
}
