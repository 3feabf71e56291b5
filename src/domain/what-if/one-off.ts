import type { Account, Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { pour } from "../plan/waterfall.ts";
import { type Outlook, outlookOf, payStep } from "../plan/weeks-ahead.ts";
import { err, ok, type Result } from "../result.ts";
import type { TriedOut } from "./try-out.ts";

/** Money that comes goes down the plan at once; what is spent comes out of emergency money, as far as there is any. */
export function withOneOff(tried: TriedOut, amount: Minor): Result<TriedOut, "too-large" | "above-balance"> {
  if (amount >= 0) return poured(tried, amount);
  return -amount > tried.setAside ? err("above-balance") : ok(spent(tried, amount));
}

function poured(tried: TriedOut, amount: Minor): Result<TriedOut, "too-large"> {
  const { household, today, setAside } = tried;
  const money = outlookOf(household, setAside);
  const steps = pour(amount, { household, today, setAside, goalSavings: money.goals, debtBalances: money.owed });
  if (!steps.ok) return err("too-large");
  const emergencyGoals = new Set(household.goals.flatMap(({ id, kind }) => (kind === "emergency" ? id : [])));
  for (const step of steps.value) payStep(step, emergencyGoals, money);
  return ok({ ...tried, setAside: money.setAside, household: withMoney(household, amount, money) });
}

/** What went to debts is in no account any more. */
function withMoney(household: Household, amount: Minor, { goals, owed, invested }: Outlook): Household {
  const toDebts = household.debts.reduce((sum, { id, balance }) => sum + balance - owed.get(id)!, 0);
  return {
    ...household,
    goals: household.goals.map((goal) => ({ ...goal, alreadySaved: goals.get(goal.id)! })),
    debts: household.debts.map((debt) => ({ ...debt, balance: owed.get(debt.id)! })),
    accounts: [
      ...household.accounts,
      accountOf("savings", minor(amount - toDebts - invested)),
      accountOf("investment", invested),
    ],
  };
}

const spent = (tried: TriedOut, amount: Minor): TriedOut => ({
  ...tried,
  setAside: minor(tried.setAside + amount),
  household: { ...tried.household, accounts: [...tried.household.accounts, accountOf("savings", amount)] },
});

const accountOf = (kind: "savings" | "investment", balance: Minor): Account => ({
  ...{ id: `tried-${kind}-${balance}`, label: "Money that came once", kind, balance },
});
