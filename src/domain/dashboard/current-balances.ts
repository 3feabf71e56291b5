import type { Account, AccountRef, Household } from "../household/household.ts";
import { distinct, type Save } from "../household/records.ts";
import { accountKey } from "../ledger/accounts.ts";
import type { Ledger, LedgerBalance } from "../ledger/ledger.ts";
import { movementsOfSave } from "../ledger/movements.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { type WeekId, weekOfDay } from "../time/week.ts";

/** The household with the balances of today from the ledger, instead of those that its accounts and debts were added with. */
export interface CurrentBalances {
  household: Household;
  /** The same without the saves of the running week: saving as planned must not change the week's plan. */
  startOfWeek: Household;
}

export function currentBalances(
  household: Household,
  ledger: Ledger,
  saves: readonly Save[],
  today: Day,
): CurrentBalances {
  const now = withBalances(household, ledger, today);
  return { household: now, startOfWeek: withoutSavesOf(weekOfDay(today, household.calendars), now, saves) };
}

/** Takes the saves of a week out of the balances, whether they are derived or stated since. */
export function withoutSavesOf(week: WeekId, household: Household, saves: readonly Save[]): Household {
  const changes = new Map<string, number>();
  for (const save of distinct(saves)) {
    if (save.week !== week) continue;
    for (const { account, change } of movementsOfSave(save, household))
      changes.set(account, (changes.get(account) ?? 0) + change);
  }
  if (changes.size === 0) return household;
  const before = (ref: AccountRef, balance: Minor): Minor => minor(balance - (changes.get(accountKey(ref)) ?? 0));
  return {
    ...household,
    accounts: household.accounts.map((one) => ({
      ...one,
      balance: before({ kind: "account", id: one.id }, one.balance),
    })),
    debts: household.debts.map((one) => ({ ...one, balance: before({ kind: "debt", id: one.id }, one.balance) })),
  };
}

function withBalances(household: Household, ledger: Ledger, today: Day): Household {
  const accounts = household.accounts.map((account) => {
    const balance = ledger.on({ kind: "account", id: account.id }, today);
    return balance ? { ...withoutRange(account), ...balanceFields(balance) } : account;
  });
  const debts = household.debts.map((debt) => {
    const balance = ledger.on({ kind: "debt", id: debt.id }, today);
    return balance ? { ...debt, balance: balance.amount } : debt;
  });
  return { ...household, accounts, debts };
}

/** A range belongs to the balance it was entered with, so the new balance replaces both. */
function withoutRange({ low: _low, high: _high, ...account }: Account): Account {
  return account;
}

const balanceFields = ({ amount, low, high }: LedgerBalance) => ({
  balance: amount,
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});
