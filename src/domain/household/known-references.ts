import type { Account, Debt, Goal, Household } from "./household.ts";

type Pointing = Pick<Household, "people" | "accounts" | "debts">;

/** Drops dangling references from accounts and debts: a removed person owns nothing, a sold car secures no loan. */
export function withKnownReferences({ people, accounts, debts }: Pointing): Pick<Household, "accounts" | "debts"> {
  const isPerson = knownIn(people);
  const isAccount = knownIn(accounts);
  return {
    accounts: mapped(accounts, (account) => withKnownOwners(account, isPerson)),
    debts: mapped(debts, (debt) => withKnownAccount(withKnownOwners(debt, isPerson), isAccount)),
  };
}

type PointingGoals = Pick<Household, "people" | "bills" | "goals">;

/** Drops dangling references from goals: a deleted bill makes its fund an ordinary goal. */
export function goalsWithKnownReferences({ people, bills, goals }: PointingGoals): readonly Goal[] {
  const [isPerson, isBill, isGoal] = [knownIn(people), knownIn(bills), knownIn(goals)];
  return mapped(goals, (goal) => withKnownSweep(withKnownBill(withKnownOwners(goal, isPerson), isBill), isGoal));
}

type IsKnown = (id: string) => boolean;

function knownIn(list: readonly { id: string }[]): IsKnown {
  const ids = new Set(list.map(({ id }) => id));
  return (id) => ids.has(id);
}

function withKnownOwners<Item extends Account | Debt | Goal>(item: Item, isPerson: IsKnown): Item {
  if (item.ownerIds === undefined || item.ownerIds.every(isPerson)) return item;
  return { ...item, ownerIds: item.ownerIds.filter(isPerson) };
}

function withKnownAccount(debt: Debt, isAccount: IsKnown): Debt {
  if (debt.accountId === undefined || isAccount(debt.accountId)) return debt;
  const { accountId: _, ...rest } = debt;
  return rest;
}

function withKnownBill(goal: Goal, isBill: IsKnown): Goal {
  if (goal.billId === undefined || isBill(goal.billId)) return goal;
  const { billId: _, ...rest } = goal;
  return rest;
}

/** A goal must not sweep to itself. */
function withKnownSweep(goal: Goal, isGoal: IsKnown): Goal {
  const to = goal.sweepTo;
  if (to?.kind !== "goal" || (isGoal(to.id) && to.id !== goal.id)) return goal;
  const { sweepTo: _, ...rest } = goal;
  return rest;
}

/** Returns the same list if nothing changed, so that memoized results stay valid. */
function mapped<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
