import type { Save, Transaction, TransferPair } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { dayNumber } from "../time/day.ts";
import { isSameAccount } from "./accounts.ts";

/** The two halves of a transfer: who is paired with whom, who could be, and how an entry changes. */

/** Banks book the two halves of one transfer within this many days. */
export const nearDays = 5;

/** What leaves the entry's own account: below zero if money arrives there. */
export const outOf = ({ kind, amount }: Pick<Transaction, "kind" | "amount">): number =>
  kind === "income" ? -amount : amount;

export interface Partners {
  entry: (id: string) => Transaction | undefined;
  save: (id: string) => Save | undefined;
}

export type Pair = { kind: "transaction"; entry: Transaction } | { kind: "save"; save: Save };

/**
 * The other half of a transfer. Two devices may pair one entry with different ones at once; the merge then keeps one of the
 * pointers. A pointer that nothing points back to counts as unpaired. Such an entry is a transfer still, and moves its own
 * account alone (`movementsOf`), as the statement that it came from does, so balances agree on every device.
 */
export function pairOf(entry: Transaction, partners: Partners): Pair | undefined {
  const { kind, pairedWith } = entry;
  if (kind !== "transfer" || pairedWith === undefined) return undefined;
  if (pairedWith.kind === "save") {
    const save = partners.save(pairedWith.id);
    return save && { kind: "save", save };
  }
  const other = partners.entry(pairedWith.id);
  const pointsBack =
    other?.kind === "transfer" && other.pairedWith?.kind === "transaction" && other.pairedWith.id === entry.id;
  return pointsBack ? { kind: "transaction", entry: other } : undefined;
}

/** Whether two entries could be the halves of one transfer: equal and opposite, in two accounts, and near in time. */
export function arePairable(one: Transaction, other: Transaction): boolean {
  if (outOf(one) !== -outOf(other) || one.id === other.id || !one.account) return false;
  if (one.toPersonId !== undefined || other.toPersonId !== undefined) return false;
  if (Math.abs(dayNumber(one.day) - dayNumber(other.day)) > nearDays) return false;
  return reaches(one, other) && reaches(other, one);
}

/** Whether the account of `other` may be the other side of `one`. */
function reaches({ account, toAccount }: Transaction, other: Transaction): boolean {
  if (toAccount) return isSameAccount(toAccount, other.account);
  return account !== undefined && other.account !== undefined && !isSameAccount(account, other.account);
}

const mostOffered = 3;

/** The entries that a person may pair with this one, nearest first. */
export function pairableWith(
  entry: Transaction,
  entries: readonly Transaction[],
  partners: Partners,
): readonly Transaction[] {
  if (!entry.account || entry.bill || pairOf(entry, partners)) return [];
  const size = Math.abs(entry.amount);
  const distance = ({ day }: Transaction) => Math.abs(dayNumber(day) - dayNumber(entry.day));
  return entries
    .filter(
      (other) =>
        Math.abs(other.amount) === size && arePairable(entry, other) && !other.bill && !pairOf(other, partners),
    )
    .sort((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))
    .slice(0, mostOffered);
}

type Half = Pick<Transaction, "kind" | "amount"> & {
  toAccount: Transaction["toAccount"] | undefined;
  pairedWith: TransferPair | undefined;
};

/** An entry as half of a transfer. The category stays on it unseen, so that unpairing restores it. */
export function pairedFields(entry: Transaction, pairedWith: TransferPair, other: Transaction["account"]): Half {
  const out = outOf(entry);
  return { kind: "transfer", amount: minor(out), toAccount: out > 0 ? other : undefined, pairedWith };
}

/** What an entry was before it was a transfer: spending, a refund if it has a category or is on a card, or income. */
export function unpairedFields(entry: Transaction): Half & { toPersonId: undefined } {
  const out = outOf(entry);
  const isRefund = entry.categoryId !== undefined || entry.splits !== undefined || entry.account?.kind === "debt";
  const cleared = { toAccount: undefined, pairedWith: undefined, toPersonId: undefined };
  if (out > 0 || isRefund) return { kind: "spending", amount: minor(out), ...cleared };
  return { kind: "income", amount: minor(-out), ...cleared };
}
