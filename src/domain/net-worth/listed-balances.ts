import type { Balance } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { earliestDays, type Listed, listedBalance, listedMark } from "./balance-book.ts";

export type ListedOn = (id: string) => Day;

/**
 * All balances plus the initial balance of each account and debt. The initial one counts from the day the item was listed,
 * unless there is a balance of that day or earlier: then the household has entered its past itself.
 */
export function withListedBalances(
  { accounts, debts }: Listed,
  balances: readonly Balance[],
  listedOn: ListedOn,
): readonly Balance[] {
  const earliest = earliestDays(balances);
  const listedOf = (kind: Balance["of"]["kind"]) => (one: Listed["accounts"][number]) => {
    const [day, first] = [listedOn(one.id), earliest.get(`${kind}:${one.id}`)];
    return first !== undefined && first <= day ? [] : [listedBalance(kind, one, day)];
  };
  return [...balances, ...accounts.flatMap(listedOf("account")), ...debts.flatMap(listedOf("debt"))];
}

/** Synthetic ids, used by no record: they mark initial balances. */
export const isListing = (balanceId: string): boolean => balanceId.endsWith(listedMark);
