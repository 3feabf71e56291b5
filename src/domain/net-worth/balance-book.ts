import type { Account, Debt } from "../household/household.ts";
import type { Balance } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { staleAfterDays, staleDebtAfterDays } from "./staleness.ts";

/** What an account or a debt was said to stand at on a day. Without a range, low and high are the amount itself. */
export interface Entry {
  day: Day;
  amount: Minor;
  low: Minor;
  high: Minor;
}

export interface Holding {
  kind: "account" | "debt";
  id: string;
  label: string;
  /** Days after which a balance is worth another look. */
  staleAfter: number;
  /** By day, the last one of a day deciding. */
  entries: readonly Entry[];
}

/** All balances, sorted once, so that any day and any series is one walk. */
export interface BalanceBook {
  holdings: readonly Holding[];
  /** In the order of days; `holding` is an index. */
  entries: readonly { holding: number; entry: Entry }[];
}

export interface Owned {
  accounts: readonly Pick<Account, "id" | "label" | "kind">[];
  debts: readonly Pick<Debt, "id" | "label">[];
}

/**
 * Opens the book of a household, or of the accounts and debts in `only`. The order of balances does not matter: of two on
 * one day the one with the greater id counts. Balances of accounts that the household no longer lists are left out.
 */
export function balanceBook(
  owned: Owned,
  balances: readonly Balance[],
  only?: readonly string[],
): Result<BalanceBook, "too-large"> {
  const holdings = holdingsOf(owned, only && new Set(only));
  const indexes = new Map(holdings.map(({ kind, id }, index) => [keyOf(kind, id), index]));
  const entries: { holding: number; entry: Entry }[] = [];
  for (const balance of balances.toSorted(byDay)) {
    const holding = indexes.get(keyOf(balance.of.kind, balance.of.id));
    if (holding !== undefined) entries.push({ holding, entry: entryOf(balance) });
  }
  if (!canBeSummed(entries, holdings.length)) return err("too-large");
  for (const { holding, entry } of entries) holdings[holding]!.entries.push(entry);
  return ok({ holdings, entries });
}

const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

function holdingsOf({ accounts, debts }: Owned, only: ReadonlySet<string> | undefined) {
  const isAsked = ({ id }: { id: string }) => only === undefined || only.has(id);
  const own = accounts.filter(isAsked).map(({ id, label, kind }) => {
    return { kind: "account" as const, id, label, staleAfter: staleAfterDays[kind], entries: [] as Entry[] };
  });
  const owe = debts.filter(isAsked).map(({ id, label }) => {
    return { kind: "debt" as const, id, label, staleAfter: staleDebtAfterDays, entries: [] as Entry[] };
  });
  return [...own, ...owe];
}

// The amount lies in its own range, whatever was typed beside it.
const entryOf = ({ day, amount, low = amount, high = amount }: Balance): Entry => ({
  day,
  amount,
  low: low < amount ? low : amount,
  high: high > amount ? high : amount,
});

// Ids come first among the ties; the rest only keeps two versions of one id from depending on their order.
function byDay(a: Balance, b: Balance): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  const [left, right] = [entryOf(a), entryOf(b)];
  return left.amount - right.amount || left.low - right.low || left.high - right.high;
}

/** Checked once for the whole book: no sum or difference of one balance each can then leave the exact numbers. */
function canBeSummed(entries: BalanceBook["entries"], holdings: number): boolean {
  let largest = 0;
  for (const { entry } of entries) largest = Math.max(largest, Math.abs(entry.low), Math.abs(entry.high));
  return largest * holdings * 2 <= Number.MAX_SAFE_INTEGER;
}
