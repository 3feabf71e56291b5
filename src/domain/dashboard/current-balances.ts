import type { Account, Household } from "../household/household.ts";
import { type Balance, byDay } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { type WeekId, weekOfDay } from "../time/week.ts";

/** The household with the last recorded balance of each account and debt, instead of those from the intake. */
export interface CurrentBalances {
  household: Household;
  /** The last week in which a cash or savings balance was recorded; null: not since the intake. */
  lastChecked: WeekId | null;
}

export function currentBalances(household: Household, balances: readonly Balance[], today: Day): CurrentBalances {
  const last = lastBalances(balances, today);
  const accounts = household.accounts.map((account) => {
    const balance = last.get(`account:${account.id}`);
    return balance ? { ...withoutRange(account), ...balanceFields(balance) } : account;
  });
  const debts = household.debts.map((debt) => {
    const balance = last.get(`debt:${debt.id}`);
    return balance ? { ...debt, balance: balance.amount } : debt;
  });
  return { household: { ...household, accounts, debts }, lastChecked: lastCheckedIn(household, last) };
}

/** A range belongs to the balance it was entered with, so the new balance replaces both. */
function withoutRange({ low: _low, high: _high, ...account }: Account): Account {
  return account;
}

const balanceFields = ({ amount, low, high }: Balance) => ({
  balance: amount,
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});

/** The last balance of each item, in the order that net worth uses. */
function lastBalances(balances: readonly Balance[], today: Day): ReadonlyMap<string, Balance> {
  const soFar = balances.filter(({ day }) => day <= today).sort(byDay);
  return new Map(soFar.map((balance) => [`${balance.of.kind}:${balance.of.id}`, balance]));
}

function lastCheckedIn({ accounts, calendars }: Household, last: ReadonlyMap<string, Balance>): WeekId | null {
  const days = accounts
    .filter(({ kind }) => kind === "cash" || kind === "savings")
    .flatMap(({ id }) => last.get(`account:${id}`)?.day ?? []);
  const latest = days.sort().at(-1);
  return latest === undefined ? null : weekOfDay(latest, calendars);
}
