import type { Household } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import { balanceBook } from "#domain/net-worth/balance-book.ts";
import { type NetWorth, netWorthOn } from "#domain/net-worth/net-worth.ts";
import type { Day } from "#domain/time/day.ts";

/** What the household owns and owes by the rows that can be read. Null while there are none: that is no zero. */
export function netWorthSoFar({ accounts, debts }: Pick<Household, "accounts" | "debts">, day: Day): NetWorth | null {
  const balances: Balance[] = [
    ...accounts.map(({ id, balance: amount, low = amount, high = amount }) => ({
      ...{ id, day, amount, low, high },
      of: { kind: "account" as const, id },
    })),
    ...debts.map(({ id, balance: amount }) => ({ id, day, amount, of: { kind: "debt" as const, id } })),
  ];
  const book = balanceBook({ accounts, debts }, balances);
  return book.ok && balances.length > 0 ? netWorthOn(book.value, day) : null;
}
