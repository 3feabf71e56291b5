import { add, type Minor, minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { endingPayment } from "./loan.ts";
import {
  interestOf,
  maxPeriods,
  minimumFor,
  monthsIn,
  type OneOff,
  type Owed,
  type PayoffOrder,
  type PayoffPlan,
  type PayoffProblem,
  paymentDay,
  problemOfPlan,
  type Rhythm,
} from "./payoff-plan.ts";

/** The run stops when debts exceed this: no household comes near it, and sums must stay exact. */
const largestDebt = 4e15;

/** Pays off all debts, period by period, in the plan's order. */
export function payOff(plan: PayoffPlan): Result<Payoff, PayoffProblem> {
  const problem = problemOfPlan(plan);
  if (problem) return err(problem);
  const owed = inPaymentOrder(plan.debts, plan.order).filter(({ balance }) => balance > 0);
  const debts = owed.map((debt) => startPaying(debt, plan.rhythm));
  runPayments(debts, maxPeriods(plan.rhythm), moneyByPeriod(plan, debts));
  return ok(payoffOf(debts, plan));
}

/** Runs until nothing is owed, a hundred years have passed, or the debts are too large to count. */
function runPayments(debts: readonly RunningDebt[], longest: number, moneyIn: (period: number) => PeriodMoney): void {
  let owed = sum(debts.map(({ balance }) => balance));
  let interest = 0;
  for (let period = 1; period <= longest && owed > 0 && owed + interest < largestDebt; period++) {
    payPeriod(debts, period, moneyIn(period));
    owed = sum(debts.map(({ balance }) => balance));
    interest += interestIn(debts, period);
  }
}

function interestIn(debts: readonly RunningDebt[], period: number): number {
  const rows = debts.map(({ rows }) => rows.at(-1));
  return rows.reduce((total, row) => total + (row?.period === period ? row.interest : 0), 0);
}

/** The latest change that has started sets the extra; of two in one period, the one listed later. */
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

/** Pays one debt at its minimum alone: no extra, and nothing rolls over. */
export function runAtMinimum(debt: RunningDebt): void {
  runPayments([debt], maxPeriods(debt.rhythm), () => ({ budget: debt.minimum, oneOffs: [] }));
}

export interface Payoff {
  rhythm: Rhythm;
  start: Day;
  /** In the order in which extra money reaches them, without debts on which nothing is owed. */
  debts: readonly DebtPayoff[];
  ending: Ending;
  /** The first debt that is paid off. Of several in one period, the first in the order. */
  firstWin: Win | null;
}

export interface DebtPayoff {
  id: string;
  label: string;
  rows: readonly PayoffRow[];
  interest: Minor;
  paid: Minor;
  end: DebtEnd;
}

type DebtEnd =
  | { kind: "paid-off"; period: number; on: Day }
  /** Paying `endingPayment` each period from now on, with nothing else, would end it within 30 years. */
  | { kind: "never-ends"; endingPayment: Minor };

/** Total interest exists only if the debts end. */
export type Ending =
  | { kind: "debt-free"; periods: number; months: number; on: Day; interest: Minor; paid: Minor }
  | { kind: "never-ends"; ids: readonly string[] };

export interface Win {
  id: string;
  label: string;
  period: number;
  on: Day;
}

type Frame = { rhythm: Rhythm; start: Day };

export function payoffOf(running: readonly RunningDebt[], { rhythm, start }: Frame): Payoff {
  const debts = running.map((debt) => debtPayoffOf(debt, start));
  return { rhythm, start, debts, ending: endingOf(debts, { rhythm, start }), firstWin: firstWinOf(debts) };
}

function debtPayoffOf({ owed, rhythm, balance, rows }: RunningDebt, start: Day): DebtPayoff {
  const interest = sum(rows.map((row) => row.interest));
  const paid = sum(rows.map((row) => row.paid));
  const end: DebtEnd =
    balance > 0
      ? { kind: "never-ends", endingPayment: endingPayment(owed.balance, owed.apr, rhythm) }
      : { kind: "paid-off", period: rows.length, on: paymentDay(start, rows.length, rhythm) };
  return { id: owed.id, label: owed.label, rows, interest, paid, end };
}

function endingOf(debts: readonly DebtPayoff[], { rhythm, start }: Frame): Ending {
  const endless = debts.filter(({ end }) => end.kind === "never-ends");
  if (endless.length > 0) return { kind: "never-ends", ids: endless.map(({ id }) => id) };
  const periods = Math.max(0, ...debts.map(({ rows }) => rows.length));
  return {
    kind: "debt-free",
    periods,
    months: monthsIn(periods, rhythm),
    on: paymentDay(start, periods, rhythm),
    interest: sum(debts.map(({ interest }) => interest)),
    paid: sum(debts.map(({ paid }) => paid)),
  };
}

function firstWinOf(debts: readonly DebtPayoff[]): Win | null {
  const wins = debts.flatMap(({ id, label, end }) =>
    end.kind === "paid-off" ? { id, label, period: end.period, on: end.on } : [],
  );
  return wins.toSorted((a, b) => a.period - b.period)[0] ?? null;
}

/** The total owed on all debts after a period, for a chart. Period 0 is the start. */
export const owedAfter = (payoff: Payoff, period: number): Minor =>
  sum(payoff.debts.map(({ rows }) => (period === 0 ? rows[0]?.opening : rows[period - 1]?.closing) ?? minor(0)));

/** One period of one debt: opening + interest − paid = closing. */
export interface PayoffRow {
  readonly period: number;
  readonly opening: Minor;
  readonly interest: Minor;
  readonly paid: Minor;
  readonly closing: Minor;
}

/** A debt during a run, mutated in place. */
export interface RunningDebt {
  owed: Owed;
  rhythm: Rhythm;
  /** Per period. */
  minimum: Minor;
  balance: Minor;
  rows: PayoffRow[];
}

/** The money of one period: the minimums of all debts, the extra, and one-off payments. */
interface PeriodMoney {
  budget: Minor;
  /** Unused parts of minimums are not paid to another debt. */
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
 * Adds interest, then pays every minimum, then one-off money, then the rest down the order. The budget includes the
 * minimums of paid-off debts, so that freed money rolls over within the period.
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

/** Pays at most what is owed. Returns what was paid. */
function pay(row: OpenRow, amount: Minor): Minor {
  const part = minor(Math.min(amount, row.closing));
  row.paid = add(row.paid, part);
  row.closing = subtract(row.closing, part);
  return part;
}

/** Pays the one-off to its debt. Returns the rest. */
function afterOneOff(open: readonly OpenDebt[], { amount, debtId }: OneOff): Minor {
  const target = open.find(({ debt }) => debt.owed.id === debtId);
  return target ? subtract(amount, pay(target.row, amount)) : amount;
}

function close(debt: RunningDebt, row: OpenRow): void {
  debt.balance = row.closing;
  debt.rows.push(row);
}

/**
 * The debts in the order in which extra money reaches them, fixed at the start. Independent of the listing order: equal
 * balances go by the higher APR, equal APRs by the smaller balance, and full ties by id.
 */
export function inPaymentOrder(debts: readonly Owed[], order: PayoffOrder): Owed[] {
  if (order === "snowball") return debts.toSorted((a, b) => bySmallest(a, b) || byHighestApr(a, b) || byId(a, b));
  if (order === "avalanche") return debts.toSorted(asAvalanche);
  return debts.toSorted((a, b) => placeOf(a, order.own) - placeOf(b, order.own) || asAvalanche(a, b));
}

const asAvalanche = (a: Owed, b: Owed): number => byHighestApr(a, b) || bySmallest(a, b) || byId(a, b);

const bySmallest = (a: Owed, b: Owed): number => a.balance - b.balance;

const byHighestApr = (a: Owed, b: Owed): number => b.apr - a.apr;

// Compares code units, so that every device and locale agrees.
const byId = (a: Owed, b: Owed): number => (a.id < b.id ? -1 : 1);

/** Debts missing from a custom order come after the listed ones. */
const placeOf = ({ id }: Owed, own: readonly string[]): number => (own.includes(id) ? own.indexOf(id) : own.length);
