import type { Account, Debt, Household, Person } from "../household/household.ts";

type Owned = Pick<Account | Debt, "ownerIds">;

/** Whose something is. Whoever left counts no longer; what nobody is named for, or all adults are, is the household's. */
export function ownersOf({ ownerIds = [] }: Owned, people: readonly Person[]): readonly Person[] {
  const adults = people.filter(({ kind }) => kind === "adult");
  const named = people.filter(({ id }) => ownerIds.includes(id));
  const isEveryones = named.length === 0 || adults.every(({ id }) => ownerIds.includes(id));
  return isEveryones ? [] : named;
}

/** The accounts and debts that are one person's alone. */
export function ownOf({ accounts, debts, people }: Household, personId: string): string[] {
  const isOwn = (one: Owned) => {
    const owners = ownersOf(one, people);
    return owners.length === 1 && owners[0]!.id === personId;
  };
  return [...accounts, ...debts].filter(isOwn).map(({ id }) => id);
}
