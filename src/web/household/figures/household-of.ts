import { nothingPaid, type PaidFromGoals, paidFromGoals } from "#domain/goals/paid-from-goals.ts";
import type { Household } from "#domain/household/household.ts";
import { goalsWithKnownReferences, withKnownReferences } from "#domain/household/known-references.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import { withoutArchivedBudgets } from "#domain/spending/categories.ts";
import type { Collections, HouseholdState } from "#web/store/index.ts";

type Of<Name extends keyof Collections> = Collections[Name];

/** The household of all its records; null if its own record has not arrived yet. */
export const householdOf = ({ of }: HouseholdState): Household | null =>
  read(of.household, of.person, of.income, of.bill, of.category, of.account, of.debt, of.goal, of.habit);

const holdings = memoizeLast((people: Of<"person">, accounts: Of<"account">, debts: Of<"debt">) =>
  withKnownReferences({ people: people.list(), accounts: accounts.list(), debts: debts.list() }),
);

const goalsOf = memoizeLast((people: Of<"person">, bills: Of<"bill">, goals: Of<"goal">) =>
  goalsWithKnownReferences({ people: people.list(), bills: bills.list(), goals: goals.list() }),
);

/** Memoized by its collections: a save or an expense leaves the household the same object. */
const read = memoizeLast(
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
    const [own] = household.list();
    if (!own) return null;
    return {
      ...own,
      people: people.list(),
      incomes: incomes.list(),
      bills: bills.list(),
      categories: withoutArchivedBudgets(categories.list()),
      ...holdings(people, accounts, debts),
      goals: goalsOf(people, bills, goals),
      habits: habits.list(),
    };
  },
);

/** What entries paid from goals, for commands and screens without a spending book. */
export const paidFromGoalsIn = ({ of }: HouseholdState): PaidFromGoals => paidBy(of.transaction, of.household);

const paidBy = memoizeLast((entries: Of<"transaction">, household: Of<"household">) => {
  const [own] = household.list();
  return own ? paidFromGoals(entries.list(), own.calendars) : nothingPaid;
});
