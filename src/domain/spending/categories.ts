import { type BudgetPeriod, type Category, changeBudget } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import type { Envelope } from "./envelopes.ts";

/** How many colors a category can have. */
export const colorCount = 12;

/**
 * The order in which categories get colors. Ink comes late, because charts show what has no category in it, and gold last: in
 * the dark theme it is almost the color of saved money.
 */
const colorOrder: readonly number[] = [0, 2, 3, 4, 6, 7, 8, 9, 10, 11, 5, 1];

type Colored = Pick<Category, "id" | "color">;

/**
 * Each category's color: its own, otherwise by its place among all categories in the order of their creation, which their
 * ids tell. Archived ones keep their place, and new ones come last, so that neither changes another one's color.
 */
export function colorsOf(categories: readonly Colored[]): ReadonlyMap<string, number> {
  const inOrder = categories.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return new Map(inOrder.map(({ id, color }, index) => [id, color ?? colorOrder[index % colorCount]!]));
}

/** Ids made on a device tell when. Others, of examples and foreign files, come first, or a new category would move them. */
const placeOf = ({ id }: Colored): string => `${id.length === deviceIdLength ? 1 : 0}${id}`;

const deviceIdLength = 26;

/** The color that the fewest categories have. A new category stores it and keeps it. */
export function freeColor(categories: readonly Colored[]): number {
  const uses = new Map<number, number>();
  for (const color of colorsOf(categories).values()) uses.set(color, (uses.get(color) ?? 0) + 1);
  return colorOrder.reduce((best, color) => ((uses.get(color) ?? 0) < (uses.get(best) ?? 0) ? color : best));
}

/** The categories that a new entry can have, and the one that it has already. */
export const offered = <Kind extends Pick<Category, "id" | "isArchived">>(
  categories: readonly Kind[],
  chosen?: string,
): readonly Kind[] =>
  categories.some(({ isArchived }) => isArchived)
    ? categories.filter(({ id, isArchived }) => !isArchived || id === chosen)
    : categories;

/**
 * Archived categories have no budget. Two devices may archive one and change its budget at the same time, and both changes
 * are merged.
 */
export const withoutArchivedBudgets = (categories: readonly Category[]): readonly Category[] =>
  categories.some(({ isArchived, weeklyBudget }) => isArchived && weeklyBudget !== 0)
    ? categories.map((category) => (category.isArchived ? { ...category, weeklyBudget: minor(0) } : category))
    : categories;

/** Ends the budget from this week on. What rolled over into this week can still be spent in it. */
export const archived = (category: Category, thisWeek: WeekId, began: WeekId): Category => ({
  ...changeBudget(category, { weeklyBudget: minor(0), rollover: "off" }, thisWeek, began),
  isArchived: true,
});

/** Gives back its last budget, from this week on. */
export function unarchived(category: Category, thisWeek: WeekId, began: WeekId): Category {
  const { isArchived: _, ...rest } = category;
  const last = category.earlier?.at(-1);
  const { weeklyBudget, rollover } = last ?? category;
  return changeBudget(rest, { weeklyBudget, rollover }, thisWeek, began);
}

/** Whether a table of budgets lists it: an archived category only where it had or took something. */
export const isListed = ({ category, budget, carried, spent }: Envelope): boolean =>
  !category.isArchived || budget !== 0 || carried !== 0 || spent !== 0;

export interface EnvelopeGroup {
  /** Undefined: the categories without a group. */
  name: string | undefined;
  envelopes: readonly Envelope[];
  total: Omit<Envelope, "category">;
}

/** Envelopes by group, each group at the place of its first member. */
export function envelopeGroups(envelopes: readonly Envelope[]): EnvelopeGroup[] {
  const groups = new Map<string | undefined, Envelope[]>();
  for (const envelope of envelopes) {
    const { group } = envelope.category;
    const members = groups.get(group);
    if (members) members.push(envelope);
    else groups.set(group, [envelope]);
  }
  return [...groups].map(([name, members]) => {
    const of = (part: "budget" | "carried" | "spent" | "left") => sum(members.map((member) => member[part]));
    const total = { budget: of("budget"), carried: of("carried"), spent: of("spent"), left: of("left") };
    return { name, envelopes: members, total };
  });
}

/** The names of groups, each once, in the order of their first members. */
export const groupNames = (categories: readonly Pick<Category, "group">[]): string[] => [
  ...new Set(categories.flatMap(({ group }) => group ?? [])),
];

/** The weekly budget after a merge: both added up, or that of the category that stays. */
export type MergedBudget = "add" | "keep";

type BudgetHistory = Pick<Category, "weeklyBudget" | "rollover" | "since" | "earlier">;

/**
 * The budgets of two categories as one. Past weeks get the sum of both, because the entries of both move too: what each week
 * had and spent in total stays the same. The rollover is that of the category that stays, where it has one.
 */
export function mergedBudget(
  from: Category,
  into: Category,
  choice: MergedBudget,
  thisWeek: WeekId,
  began: WeekId,
): BudgetHistory {
  const [left, stays] = [periodsOf(from, began), periodsOf(into, began)];
  const starts = [...left, ...stays].map((period) => period.from);
  const weeks = [...new Set(choice === "keep" ? [...starts, thisWeek] : starts)].sort();
  const periods: BudgetPeriod[] = [];
  for (const week of weeks) {
    const [one, other] = [periodAt(stays, week), periodAt(left, week)];
    const added = choice === "add" || week < thisWeek ? (other?.weeklyBudget ?? 0) : 0;
    const weeklyBudget = minor((one?.weeklyBudget ?? 0) + added);
    const rollover = one?.rollover ?? other?.rollover ?? into.rollover;
    const before = periods.at(-1);
    if (before?.weeklyBudget !== weeklyBudget || before.rollover !== rollover)
      periods.push({ from: week, weeklyBudget, rollover });
  }
  const { from: since, weeklyBudget, rollover } = periods.pop()!;
  return { weeklyBudget, rollover, since, ...(periods.length > 0 && { earlier: periods }) };
}

const periodsOf = ({ earlier = [], since, weeklyBudget, rollover }: Category, began: WeekId): BudgetPeriod[] => [
  ...earlier,
  { from: since ?? began, weeklyBudget, rollover },
];

const periodAt = (periods: readonly BudgetPeriod[], week: WeekId): BudgetPeriod | undefined =>
  periods.findLast(({ from }) => from <= week);

/**
 * What is left of a merged category. It is archived, not deleted: an entry that another device adds to it meanwhile still has
 * a name, and the colors of the others stay.
 */
export function mergedAway(category: Category): Category {
  const { earlier: _, since: __, ...rest } = category;
  return { ...rest, weeklyBudget: minor(0), rollover: "off", isArchived: true };
}

type Categorized = Pick<Transaction, "categoryId" | "splits">;

/** The entry's categories with one replaced; undefined if it does not have that one. */
export function movedCategory(entry: Categorized, from: string, to: string): Categorized | undefined {
  if (entry.splits)
    return entry.splits.some(({ categoryId }) => categoryId === from)
      ? { splits: replaced(entry.splits, (categoryId) => categoryId === from, to) }
      : undefined;
  return entry.categoryId === from ? { categoryId: to } : undefined;
}

/** The entry's categories with one for every part that has none or one that is gone. */
export function filledCategory(entry: Categorized, known: ReadonlySet<string>, to: string): Categorized {
  if (!entry.splits) return { categoryId: to };
  return { splits: replaced(entry.splits, (categoryId) => !known.has(categoryId), to) };
}

type Splits = readonly { categoryId: string; amount: Minor }[];

const replaced = (splits: Splits, isReplaced: (categoryId: string) => boolean, to: string): Splits =>
  splits.map((part) => (isReplaced(part.categoryId) ? { ...part, categoryId: to } : part));
