import type { Account, Debt } from "../household/household.ts";
import type { Balance } from "../household/records.ts";
import type { Day } from "../time/day.ts";

export interface Listed {
  accounts: readonly Pick<Account, "id" | "balance" | "low" | "high">[];
  debts: readonly Pick<Debt, "id" | "balance">[];
}

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

const mark = "@listed";

/** Synthetic ids, used by no record: they mark initial balances. */
export const isListing = (balanceId: string): boolean => balanceId.endsWith(mark);

function listedBalance(kind: Balance["of"]["kind"], listed: Listed["accounts"][number], day: Day): Balance {
  const { id, balance: amount, low, high } = listed;
  const range = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
  return { id: `${id}${mark}`, of: { kind, id }, day, amount, ...range };
}

function earliestDays(balances: readonly Balance[]): ReadonlyMap<string, Day> {
  const earliest = new Map<string, Day>();
  for (const { of, day } of balances) {
    const key = `${of.kind}:${of.id}`;
    const known = earliest.get(key);
    if (known === undefined || day < known) earliest.set(key, day);
  }
  return earliest;
}
