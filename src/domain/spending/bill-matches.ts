import type { AccountRef, Bill, Debt } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { isOpenOn, isSameAccount } from "../ledger/accounts.ts";
import { addDays, type Day, daysBetween } from "../time/day.ts";
import { occurrences } from "../time/occurrences.ts";
import { payeeKey } from "./payee-memory.ts";
import { payeeStem } from "./payee-rules.ts";
import { type IsPaid, paidBy, paymentId } from "./recurring.ts";

/** Which bill an entry pays, whether it was typed or imported. */

/** A bill on one of its due days. */
export interface BillOn {
  bill: Bill;
  due: Day;
}

/** How many days before and after its due day a bill may be paid. */
const [earliest, latest] = [14, 31];

/** The bills that an entry of a day may pay: each unpaid due day around it, the nearest first. */
export const openBillsAround = (bills: readonly Bill[], day: Day, isPaid: IsPaid): BillOn[] =>
  bills
    .flatMap((bill) => openDues(bill, day, isPaid))
    .sort((a, b) => distance(a, day) - distance(b, day) || (keyOf(a) < keyOf(b) ? -1 : 1));

/** What was due before the next due day was paid before the bill was listed: only entries of that time pay it. */
function openDues(bill: Bill, day: Day, isPaid: IsPaid): BillOn[] {
  const { cadence, nextDue } = bill;
  const isEarlier = day < addDays(nextDue, -earliest);
  return occurrences({ cadence, on: nextDue }, addDays(day, -latest), addDays(day, earliest))
    .filter((due) => (due >= nextDue || isEarlier) && !isPaid(bill, due))
    .map((due) => ({ bill, due }));
}

const distance = ({ due }: BillOn, day: Day): number => Math.abs(daysBetween(due, day));

const keyOf = ({ bill, due }: BillOn): string => paymentId(bill, due);

export type Payable = Pick<Transaction, "kind" | "amount" | "payee" | "day" | "account" | "toAccount">;

export interface BillClues {
  /** Those that still fall due. */
  bills: readonly Bill[];
  isPaid: IsPaid;
  /** The bill that a payee was paid for before, by `billPayee`. */
  paidBefore: ReadonlyMap<string, string>;
}

/** Payees are compared without the numbers and dates that banks append. */
export const billPayee = (payee: string): string => payeeKey(payeeStem(payee));

/** The payees of earlier payments, each with its latest bill. `entries` are in any order. */
export function payeesOfBills(entries: Iterable<Transaction>): ReadonlyMap<string, string> {
  const found = new Map<string, { id: string; due: Day }>();
  for (const { bill, payee } of entries) {
    if (!bill || payee.trim() === "") continue;
    const key = billPayee(payee);
    const known = found.get(key);
    if (!known || known.due < bill.due) found.set(key, bill);
  }
  return new Map([...found].map(([key, { id }]) => [key, id]));
}

/**
 * The bill that an entry seems to pay: one that its payee was paid for before, or whose name is in the payee, at about its
 * amount; for a transfer to a debt, the bill of that debt.
 */
export function guessBill(entry: Payable, { bills, isPaid, paidBefore }: BillClues): BillOn | undefined {
  const { kind, amount, day, toAccount } = entry;
  if (amount <= 0 || kind === "income") return undefined;
  const near = bills.filter((bill) => isAbout(amount, bill) && !isSameAccount(entry.account, debtOf(bill)));
  if (near.length === 0) return undefined;
  const isLikely =
    kind === "transfer" ? (bill: Bill) => isSameAccount(debtOf(bill), toAccount) : byPayee(entry, paidBefore);
  const likely = near.filter(isLikely);
  return likely.length === 0 ? undefined : openBillsAround(likely, day, isPaid)[0];
}

/**
 * The bill whose amount an imported entry is to the cent, within days of its due day. Banks often name a landlord or a company
 * that the bill does not. Too weak for what somebody types: two things may cost the same.
 */
export function guessBillByAmount(entry: Payable, { bills, isPaid }: BillClues): BillOn | undefined {
  if (entry.kind !== "spending") return undefined;
  const same = bills.filter((bill) => bill.amount === entry.amount && !isSameAccount(entry.account, debtOf(bill)));
  const [nearest] = same.length === 0 ? [] : openBillsAround(same, entry.day, isPaid);
  return nearest && distance(nearest, entry.day) <= mostDaysByAmount ? nearest : undefined;
}

const mostDaysByAmount = 5;

/** Bills such as electricity vary. */
const isAbout = (amount: number, bill: Bill): boolean => Math.abs(amount - bill.amount) * 2 <= bill.amount;

function byPayee({ payee }: Payable, paidBefore: BillClues["paidBefore"]): (bill: Bill) => boolean {
  const words = wordsOf(payee);
  const before = paidBefore.get(billPayee(payee));
  return ({ id, label }) => {
    const named = wordsOf(label);
    return before === id || (named.length > 0 && named.every((word) => words.includes(word)));
  };
}

/** Without case, accents and punctuation: "Netflix.com" has the words of "netflix". */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const debtOf = ({ debtId }: Bill): AccountRef | undefined =>
  debtId === undefined ? undefined : { kind: "debt", id: debtId };

type Unstored = Omit<Transaction, "id">;

/**
 * The entry as the payment of a bill. Bills are planned outside the weekly budgets, and no goal's money pays this one. The bill
 * of an open debt is a transfer to it, which has no category.
 */
export function asBillPayment(entry: Unstored, { bill, due }: BillOn, debts: readonly Debt[]): Unstored {
  const { goalId: _, ...paid } = { ...entry, bill: { id: bill.id, due } };
  const debt = debts.find(({ id }) => id === bill.debtId);
  if (!debt || !isOpenOn(debt, entry.day) || entry.kind !== "spending") return paid;
  const { categoryId: __, splits: ___, forPersonId: ____, ...transfer } = paid;
  return { ...transfer, kind: "transfer", toAccount: { kind: "debt", id: debt.id } };
}

/**
 * Finds the bill of each imported entry; each due day is paid once. `isSorted`: the household gave the payee's entries a
 * category before, so that they are no bill by their amount alone.
 */
export function createBillFinder(
  bills: readonly Bill[],
  existing: readonly Transaction[],
): (row: Payable, isSorted: boolean) => BillOn | undefined {
  if (bills.length === 0) return () => undefined;
  const [isPaidBefore, taken] = [paidBy(existing), new Set<string>()];
  const isPaid: IsPaid = (bill, due) => isPaidBefore(bill, due) || taken.has(paymentId(bill, due));
  const clues = { bills, isPaid, paidBefore: payeesOfBills(existing) };
  return (row, isSorted) => {
    const found = guessBill(row, clues) ?? (isSorted ? undefined : guessBillByAmount(row, clues));
    if (found) taken.add(keyOf(found));
    return found;
  };
}
