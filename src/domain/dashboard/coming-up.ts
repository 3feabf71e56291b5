import { billsStillDue } from "../debts/paid-by-bill.ts";
import type { Explanation, Figure } from "../explain.ts";
import type { Bill, Household, Income } from "../household/household.ts";
import { isEverydayAccount } from "../ledger/accounts.ts";
import { type Minor, minor, negate, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { IsPaid } from "../spending/recurring.ts";
import { entriesBetween, type SpendingBook } from "../spending/spending-book.ts";
import type { Cadence } from "../time/cadence.ts";
import { addDays, type Day } from "../time/day.ts";
import { occurrences } from "../time/occurrences.ts";

/** How many days ahead bills are listed, today included. */
export const daysAhead = 14;

export interface DueBill {
  bill: Bill;
  day: Day;
}

export interface ComingUp {
  /** In the order of days. */
  bills: readonly DueBill[];
  total: Figure;
  cover: Cover;
}

/** Unpaid bills that fall due from today on, by current debt balances, and whether the household's everyday money of today covers them. */
export function comingUp(
  household: Household,
  today: Day,
  isPaid: IsPaid = () => false,
  isReceived: (pay: LandingPay) => boolean = () => false,
): Result<ComingUp, "too-large"> {
  const until = addDays(today, daysAhead - 1);
  const bills = dueBills(household, today, until).filter(({ bill, day }) => !isPaid(bill, day));
  const pays = landingPays(household, today, until).filter((pay) => !isReceived(pay));
  const accounts = household.accounts.filter(isEverydayAccount);
  const amounts = [...bills.map(({ bill }) => bill), ...pays].map(({ amount }) => amount);
  if (!canBeAdded([...amounts, ...accounts.map(({ balance }) => balance)])) return err("too-large");
  const dues = bills.map(({ bill, day }) => ({ day, amount: bill.amount }));
  const held = accounts.length > 0 ? sum(accounts.map(({ balance }) => balance)) : null;
  return ok({ bills, total: totalOf(bills), cover: coverOf(held, dues, pays) });
}

/** Starts at the next due day: what is next due in a month is not due before. */
const daysFrom = (on: Day, cadence: Cadence, today: Day, until: Day): Day[] =>
  occurrences({ cadence, on }, on > today ? on : today, until);

const dueBills = (household: Household, today: Day, until: Day): DueBill[] =>
  billsStillDue(household)
    .flatMap((bill) => daysFrom(bill.nextDue, bill.cadence, today, until).map((day) => ({ bill, day })))
    .sort(byDay);

/** How many days before its day pay may already be in the account. */
const daysEarly = 3;

/** Whether pay of today is among the entries, so that everyday accounts hold it already: income of that person, about as much. */
export function receivedPay(book: SpendingBook, today: Day): (pay: LandingPay) => boolean {
  const recent = entriesBetween(book, addDays(today, -daysEarly), today).filter(
    ({ kind, account }) => kind === "income" && account?.kind === "account",
  );
  return ({ income, amount, day }) =>
    day === today &&
    recent.some((entry) => entry.personId === income.personId && Math.abs(entry.amount - amount) * 2 <= amount);
}

/** Irregular pay and pay without a known next day are left out. */
const landingPays = ({ incomes }: Household, today: Day, until: Day): LandingPay[] =>
  incomes
    .flatMap((income) => {
      const { pay } = income;
      if (pay.cadence === "irregular" || pay.nextOn === undefined || pay.amount <= 0) return [];
      const { amount } = pay;
      return daysFrom(pay.nextOn, pay.cadence, today, until).map((day) => ({ income, amount, day }));
    })
    .sort(byDay);

const byDay = (a: { day: Day }, b: { day: Day }): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

const canBeAdded = (amounts: readonly number[]): boolean =>
  amounts.reduce((total, amount) => total + Math.abs(amount), 0) <= Number.MAX_SAFE_INTEGER;

function totalOf(dues: readonly DueBill[]): Figure {
  const bills = [...new Set(dues.map(({ bill }) => bill))];
  return {
    amount: sum(dues.map(({ bill }) => bill.amount)),
    why: {
      formula: `every bill that falls in the next ${daysAhead} days, today included, added up`,
      inputs: bills.map((bill) => {
        const times = dues.filter((due) => due.bill === bill).length;
        const label = times > 1 ? `${bill.label}, ${times} times` : bill.label;
        return { label, amount: minor(bill.amount * times) };
      }),
    },
  };
}

export interface LandingPay {
  income: Income;
  amount: Minor;
  day: Day;
}

export interface Due {
  day: Day;
  amount: Minor;
}

/** The amount short on a day, above zero. */
interface Missing {
  day: Day;
  amount: Minor;
}

/** Whether the known money covers the bills. `unknown`: no everyday account has a balance. */
export type Cover =
  | { kind: "unknown" }
  | { kind: "covered"; why: Explanation }
  /** Needs all pay up to and including this one. */
  | { kind: "covered-by-pay"; pay: LandingPay; why: Explanation }
  /** The first short day and the largest shortfall. */
  | { kind: "short"; first: Missing; most: Missing; why: Explanation };

/** Both lists are sorted by day. Pay that lands on a bill's day counts for that bill. */
export function coverOf(held: Minor | null, dues: readonly Due[], pays: readonly LandingPay[]): Cover {
  if (held === null) return { kind: "unknown" };
  const last = dues.at(-1)?.day;
  const needed = [...Array(pays.length + 1).keys()].find((count) => !shortDays(held, dues, pays.slice(0, count))[0]);
  if (needed === 0 || last === undefined) return { kind: "covered", why: whyOf(held, dues, []) };
  if (needed !== undefined) {
    const counted = pays.slice(0, needed);
    return { kind: "covered-by-pay", pay: counted.at(-1)!, why: whyOf(held, dues, counted) };
  }
  const missing = shortDays(held, dues, pays);
  const most = missing.reduce((one, other) => (other.amount > one.amount ? other : one));
  return { kind: "short", first: missing[0]!, most, why: whyOf(held, upTo(most.day, dues), upTo(most.day, pays)) };
}

/** The days on which the bills so far exceed the money so far, with the difference. */
function shortDays(held: Minor, dues: readonly Due[], pays: readonly LandingPay[]): Missing[] {
  const days = [...new Set(dues.map(({ day }) => day))];
  return days.flatMap((day) => {
    const left = held + total(upTo(day, pays)) - total(upTo(day, dues));
    return left < 0 ? { day, amount: minor(-left) } : [];
  });
}

const upTo = <Dated extends { day: Day }>(until: Day, list: readonly Dated[]): Dated[] =>
  list.filter(({ day }) => day <= until);

const total = (list: readonly { amount: Minor }[]): Minor => sum(list.map(({ amount }) => amount));

const whyOf = (held: Minor, dues: readonly Due[], pays: readonly LandingPay[]): Explanation => ({
  formula: "what everyday accounts hold today + pay that lands in time − bills",
  inputs: [
    { label: "Everyday accounts", amount: held },
    ...pays.map(({ income, amount }) => ({ label: income.label, amount })),
    { label: "Bills", amount: negate(total(dues)) },
  ],
});
