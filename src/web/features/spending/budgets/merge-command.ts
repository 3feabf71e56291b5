import type { OnPause } from "#domain/cooperative-task.ts";
import type { Category } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type MergedBudget, mergedAway, mergedBudget, movedCategory } from "#domain/spending/categories.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { recategorizing } from "#web/household/commands/recategorize.ts";
import { type Command, changing, type HouseholdState } from "#web/store/index.ts";

const name = "merge-categories";

export interface Merge {
  from: Category;
  into: Category;
  budget: MergedBudget;
  week: WeekId;
  began: WeekId;
}

/** Moves everything that names one category to another, as one change with one undo. */
export function mergingCategories(merge: Merge, state: HouseholdState, pause: OnPause): Promise<Command> {
  const { from, into } = merge;
  return recategorizing(
    {
      name,
      entries: state.of.transaction.list() as readonly Transaction[],
      categoryOf: (entry) => movedCategory(entry, from.id, into.id),
      extras: [...changingBoth(merge), ...changingOthers(merge, state)],
    },
    state,
    pause,
  );
}

function changingBoth({ from, into, budget, week, began }: Merge): Command[] {
  const merged = mergedBudget(from, into, budget, week, began);
  const { weeklyBudget, rollover } = mergedAway(from);
  const gone = { weeklyBudget, rollover, isArchived: true, since: undefined, earlier: undefined };
  return [
    changing(name, "category", into.id, () => ({ earlier: undefined, ...merged }) as Partial<Fields<"category">>),
    changing(name, "category", from.id, () => gone),
  ];
}

/** Rules, bills, repeats and quick entries. */
function changingOthers({ from, into }: Merge, { of }: HouseholdState): Command[] {
  const categoryId = into.id;
  const isMoved = (one: { categoryId?: string }) => one.categoryId === from.id;
  const patterned = (kind: "recurring" | "template") =>
    of[kind].list().flatMap(({ id, entry }) => {
      const moved = movedCategory(entry as Transaction, from.id, into.id);
      return moved ? changing(name, kind, id, (record) => ({ entry: { ...record.entry, ...moved } }) as never) : [];
    });
  return [
    ...of.rule
      .list()
      .filter(isMoved)
      .map(({ id }) => changing(name, "rule", id, () => ({ categoryId }))),
    ...of.bill
      .list()
      .filter(isMoved)
      .map(({ id }) => changing(name, "bill", id, () => ({ categoryId }))),
    ...patterned("recurring"),
    ...patterned("template"),
  ];
}
