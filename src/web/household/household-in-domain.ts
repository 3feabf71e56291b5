import type { Household } from "#domain/household/household.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** The household on the device as the rules read it; nothing where its own record has not come yet. */
export function householdInDomain({ of }: HouseholdState): Household | null {
  const [record] = of.household.list();
  if (!record) return null;
  return {
    ...toDomain(record),
    people: of.person.list().map(toDomain),
    incomes: of.income.list().map(toDomain),
    bills: of.bill.list().map(toDomain),
    categories: of.category.list().map(toDomain),
    accounts: of.account.list().map(toDomain),
    debts: of.debt.list().map(toDomain),
    goals: of.goal.list().map(toDomain),
    habits: of.habit.list().map(toDomain),
  };
}
