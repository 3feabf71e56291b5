import type { Household } from "#domain/household/household.ts";
import { goalsWithKnownReferences, withKnownReferences } from "#domain/household/known-references.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import { type DomainForm, toDomain } from "#sync/kinds/domain-form.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Collection, Collections, HouseholdState } from "#web/store/index.ts";

type Of<Name extends keyof Collections> = Collections[Name];

/** The household in the domain's form; null if its own record has not arrived yet. */
export const householdInDomain = ({ of }: HouseholdState): Household | null =>
  read(of.household, of.person, of.income, of.bill, of.category, of.account, of.debt, of.goal, of.habit);

const holdings = memoizeLast((people: Of<"person">, accounts: Of<"account">, debts: Of<"debt">) =>
  withKnownReferences({ people: inDomain(people), accounts: inDomain(accounts), debts: inDomain(debts) }),
);

const goalsOf = memoizeLast((people: Of<"person">, bills: Of<"bill">, goals: Of<"goal">) =>
  goalsWithKnownReferences({ people: inDomain(people), bills: inDomain(bills), goals: inDomain(goals) }),
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

const lists = new WeakMap<object, readonly unknown[]>();

/** A collection in the domain's form. Returns the same list for the same collection, so that memoized results stay valid. */
export function inDomain<Live extends AnyRecord>(collection: Collection<Live>): readonly DomainForm<Live>[] {
  const known = lists.get(collection);
  if (known) return known as readonly DomainForm<Live>[];
  const list = collection.list().map(formOf);
  lists.set(collection, list);
  return list;
}

const forms = new WeakMap<object, unknown>();

/** Cached per record: one more save among thousands converts one record. */
function formOf<Live extends AnyRecord>(record: Live): DomainForm<Live> {
  const known = forms.get(record) as DomainForm<Live> | undefined;
  if (known) return known;
  const form = toDomain(record);
  forms.set(record, form);
  return form;
}
