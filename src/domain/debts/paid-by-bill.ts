import type { Bill, Debt, Household } from "../household/household.ts";
import { perMonth } from "../time/cadence.ts";

/** A bill that names the debt it pays is one payment with it: it counts once, and ends when nothing is owed any more. */

type Paying = Pick<Bill, "debtId">;

/** The debts that a bill pays. Their minimums count as that bill. */
export const debtsPaidByBills = (bills: readonly Paying[]): ReadonlySet<string> =>
  new Set(bills.flatMap(({ debtId }) => debtId ?? []));

/** The bill that pays a debt, the first of several. */
export const billPaying = <Some extends Paying>({ id }: Pick<Debt, "id">, bills: readonly Some[]): Some | undefined =>
  bills.find(({ debtId }) => debtId === id);

/** The debt that a bill pays; undefined if it pays none or that debt was deleted. */
export const debtPaidBy = <Some extends Pick<Debt, "id">>({ debtId }: Paying, debts: readonly Some[]) =>
  debtId === undefined ? undefined : debts.find(({ id }) => id === debtId);

/** The bills that still fall due, by current debt balances: a bill ends with the debt that it pays. */
export function billsStillDue({ bills, debts }: Pick<Household, "bills" | "debts">): readonly Bill[] {
  const paidOff = new Set(debts.filter(({ balance }) => balance <= 0).map(({ id }) => id));
  const hasEnded = ({ debtId }: Bill): boolean => debtId !== undefined && paidOff.has(debtId);
  return bills.some(hasEnded) ? bills.filter((bill) => !hasEnded(bill)) : bills;
}

/** A bill and a debt that may be one payment entered twice. */
export interface SamePayment {
  bill: Bill;
  debt: Debt;
}

/**
 * The pairs to ask about: the same name, otherwise the same amount a month. Nothing is asked twice: each bill and each debt
 * is in one pair, and linked bills, separate bills and paid debts are in none.
 */
export function samePayments({ bills, debts }: Pick<Household, "bills" | "debts">): SamePayment[] {
  const paid = debtsPaidByBills(bills);
  const open = debts.filter(({ id, balance }) => balance > 0 && !paid.has(id));
  const free = bills.filter((bill) => !bill.isSeparate && debtPaidBy(bill, debts) === undefined);
  const found: SamePayment[] = [];
  for (const isAlike of [hasSameName, hasSameAmount]) {
    for (const bill of free) {
      const isTaken = (id: string) => found.some((pair) => pair.bill.id === id || pair.debt.id === id);
      const debt = isTaken(bill.id) ? undefined : open.find((one) => !isTaken(one.id) && isAlike(bill, one));
      if (debt) found.push({ bill, debt });
    }
  }
  return found;
}

function hasSameName(bill: Bill, debt: Debt): boolean {
  const name = comparable(bill.label);
  return name !== "" && name === comparable(debt.label);
}

const hasSameAmount = (bill: Bill, debt: Debt): boolean =>
  debt.minimum > 0 && perMonth(bill.amount, bill.cadence) === debt.minimum;

/** Without case, accents, spaces and punctuation: "Car-loan" and "CAR LOAN" are one name. */
const comparable = (label: string): string =>
  label
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
