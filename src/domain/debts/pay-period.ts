import { add, type Minor, minor, subtract } from "../money/money.ts";
import type { OneOff, Owed } from "./payoff-plan.ts";
import { interestOf, minimumFor, type Rhythm } from "./rhythm.ts";

/** One period of one debt: opening + interest − paid = closing. */
export interface PayoffRow {
  readonly period: number;
  readonly opening: Minor;
  readonly interest: Minor;
  readonly paid: Minor;
  readonly closing: Minor;
}

/** A debt while it is being paid. */
export interface RunningDebt {
  owed: Owed;
  rhythm: Rhythm;
  /** Per period. */
  minimum: Minor;
  balance: Minor;
  rows: PayoffRow[];
}

/** What one period has to give: the minimums of all debts and the extra, and one-off money. */
export interface PeriodMoney {
  budget: Minor;
  /** What a minimum did not need is not paid to another debt. */
  keepsFreed?: boolean;
  oneOffs: readonly OneOff[];
}

type OpenRow = { -readonly [Key in keyof PayoffRow]: PayoffRow[Key] };

type OpenDebt = { debt: RunningDebt; row: OpenRow };

export const startPaying = (owed: Owed, rhythm: Rhythm): RunningDebt => ({
  owed,
  rhythm,
  minimum: minimumFor(owed.minimum, rhythm),
  balance: owed.balance,
  rows: [],
});

/**
 * Interest first, then every minimum, then one-off money, then all that is left down the order. The budget holds the
 * minimums of paid-off debts too, so that freed money rolls on within the period.
 */
export function payPeriod(debts: readonly RunningDebt[], period: number, money: PeriodMoney): void {
  const { budget, oneOffs, keepsFreed = false } = money;
  const open = debts.filter(({ balance }) => balance > 0).map((debt) => ({ debt, row: openRow(debt, period) }));
  let left = budget;
  for (const { debt, row } of open) {
    const paid = pay(row, debt.minimum);
    left = subtract(left, keepsFreed ? debt.minimum : paid);
  }
  for (const oneOff of oneOffs) left = add(left, afterOneOff(open, oneOff));
  for (const { row } of open) left = subtract(left, pay(row, left));
  for (const { debt, row } of open) close(debt, row);
}

function openRow({ owed, balance, rhythm }: RunningDebt, period: number): OpenRow {
  const interest = interestOf(balance, owed.apr, rhythm);
  return { period, opening: balance, interest, paid: minor(0), closing: add(balance, interest) };
}

/** Never more than is owed. Returns what was paid. */
function pay(row: OpenRow, amount: Minor): Minor {
  const part = minor(Math.min(amount, row.closing));
  row.paid = add(row.paid, part);
  row.closing = subtract(row.closing, part);
  return part;
}

/** Returns what the named debt did not need. */
function afterOneOff(open: readonly OpenDebt[], { amount, debtId }: OneOff): Minor {
  const target = open.find(({ debt }) => debt.owed.id === debtId);
  return target ? subtract(amount, pay(target.row, amount)) : amount;
}

function close(debt: RunningDebt, row: OpenRow): void {
  debt.balance = row.closing;
  debt.rows.push(row);
}
