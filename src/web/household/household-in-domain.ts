import type { Household } from "#domain/household/household.ts";
import { goalsWithKnownReferences, withKnownReferences } from "#domain/household/known-references.ts";
import { remember } from "#domain/remember.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import type { Collections, HouseholdState } from "#web/store/household-state.ts";
import { inDomain } from "./figures/in-domain.ts";

type Of<Name extends keyof Collections> = Collections[Name];

/** The household on the device as the rules read it; nothing where its own record has not come yet. */
export const householdInDomain = ({ of }: HouseholdState): Household | null =>
  read(of.household, of.person, of.income, of.bill, of.category, of.account, of.debt, of.goal, of.habit);

const holdings = remember((people: Of<"person">, accounts: Of<"account">, debts: Of<"debt">) =>
  withKnownReferences({ people: inDomain(people), accounts: inDomain(accounts), debts: inDomain(debts) }),
);

const goalsOf = remember((people: Of<"person">, bills: Of<"bill">, goals: Of<"goal">) =>
  goalsWithKnownReferences({ people: inDomain(people), bills: inDomain(bills), goals: inDomain(goals) }),
);

/** By its collections: a save or an expense leaves the household the same object, and all that follows from it. */
const read = remember(
  (
    household: Of<"household">,
    people: Of<"person">,
    incomes: Of<"income">,
    bills: Of<"bill">,
    categories: Of<"category">,
    accounts: Of<"account">,
    debts: Of<"debt">,
    goals: Of<"goal">,
    habits: Of<"habit">,
  ): Household | null => {
    const [record] = household.list();
    if (!record) return null;
    return {
      ...toDomain(record),
      people: inDomain(people),
      incomes: inDomain(incomes),
      bills: inDomain(bills),
      categories: inDomain(categories),
      ...holdings(people, accounts, debts),
      goals: goalsOf(people, bills, goals),
      habits: inDomain(habits),
    };
  },
);
