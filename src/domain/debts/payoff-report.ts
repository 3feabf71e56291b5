import { type Minor, minor, sum } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { endingPayment } from "./ending-payment.ts";
import type { PayoffRow, RunningDebt } from "./pay-period.ts";
import { dayOfPayment, monthsOf, type Rhythm } from "./rhythm.ts";

export interface Payoff {
  rhythm: Rhythm;
  start: Day;
  /** In the order in which extra money reaches them. Debts with nothing owed are left out. */
  debts: readonly DebtPayoff[];
  ending: Ending;
  /** The first debt that is gone. Of several in one period, the first in the order. */
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

export type DebtEnd =
  | { kind: "paid-off"; period: number; on: Day }
  /** `endingPayment` a period, from now on and alone, would end it within 30 years. */
  | { kind: "never-ends"; endingPayment: Minor };

/** Interest is told only where it has an end. */
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
      : { kind: "paid-off", period: rows.length, on: dayOfPayment(start, rows.length, rhythm) };
  return { id: owed.id, label: owed.label, rows, interest, paid, end };
}

function endingOf(debts: readonly DebtPayoff[], { rhythm, start }: Frame): Ending {
  const endless = debts.filter(({ end }) => end.kind === "never-ends");
  if (endless.length > 0) return { kind: "never-ends", ids: endless.map(({ id }) => id) };
  const periods = Math.max(0, ...debts.map(({ rows }) => rows.length));
  return {
    kind: "debt-free",
    periods,
    months: monthsOf(periods, rhythm),
    on: dayOfPayment(start, periods, rhythm),
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

/** What is still owed on all debts after a period, for a chart of balances. Period 0 is the start. */
export const owedAfter = (payoff: Payoff, period: number): Minor =>
  sum(payoff.debts.map(({ rows }) => (period === 0 ? rows[0]?.opening : rows[period - 1]?.closing) ?? minor(0)));
