import { useEffect, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { minor } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { err, ok, type Result } from "#domain/result.ts";
import {
  createEntryFinder,
  dayBreaks,
  type EntryFilter,
  type EntryType,
  entryAt,
  type FoundEntries,
  type FoundSums,
  sumsOf,
} from "#domain/spending/find-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { maxExactSum } from "#domain/spending/spending-book.ts";
import { isEveryday, partsOf } from "#domain/spending/transaction.ts";
import { parseDay } from "#domain/time/day.ts";
import { type Figures, figuresOf } from "#web/household/figures/figures.ts";
import { useStore } from "#web/store/index.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";

/** One for the page, so that coming back does not index the entries again. */
const finder = createEntryFinder();

/** Indexes entries while they load, so that searching them is fast once they show. */
function useIndexAhead(): void {
  const store = useStore();
  useEffect(() => {
    const { readers } = figuresOf(store);
    readers.add(finder.ahead);
    return () => void readers.delete(finder.ahead);
  }, [store]);
}

export type Finding = ReturnType<typeof useFind>;

/** The search and its results. */
export function useFind(
  { household, book }: Pick<Figures, "household" | "book">,
  period: SpendingPeriod,
  address: { categoryId?: string | undefined; onCategory?: ((id: string | undefined) => void) | undefined },
) {
  const [find, setFind] = useSearchState(address.categoryId);
  useIndexAhead();
  const search = finder.in(book, household);
  const { from, to } = period;
  const { filter, problems } = useMemo(() => readFilter(find, { from, to }, household), [find, from, to, household]);
  const found = useMemo(() => search.find(filter), [search, filter]);
  const starts = useMemo(() => dayBreaks(found), [found]);
  const sums = useMemo(() => sumFound(found, filter.categoryId, household), [found, filter.categoryId, household]);
  const change = (part: Partial<SearchState>) => {
    setFind((now) => ({ ...now, ...part }));
    if ("categoryId" in part) address.onCategory?.(part.categoryId);
  };
  const clear = () => change({ ...emptySearch, ...noFilters });
  return { find, change, clear, search, filter, problems, found, starts, sums };
}

const noFilters = {
  categoryId: undefined,
  personId: undefined,
  forPersonId: undefined,
  type: undefined,
  account: undefined,
  when: undefined,
  isRepeated: undefined,
  isImported: undefined,
};

/** The URL may select a category. Whenever it changes, the search follows. */
function useSearchState(categoryId: string | undefined) {
  const [find, setFind] = useState<SearchState>({ ...emptySearch, categoryId });
  const [lastCategoryId, setLastCategoryId] = useState(categoryId);
  if (lastCategoryId !== categoryId) {
    setLastCategoryId(categoryId);
    setFind((now) => ({ ...now, categoryId }));
  }
  return [find, setFind] as const;
}

type Sums = Result<FoundSums, "too-large">;

/** The sums of the results from `start` up to `end`. With a category filter, only the parts in that category count. */
export type SumFound = (start?: number, end?: number) => Sums;

function sumFound(
  found: FoundEntries,
  categoryId: string | undefined,
  { categories }: Pick<Household, "categories">,
): SumFound {
  if (categoryId === undefined) return (start, end) => sumsOf(found, start, end);
  const known = new Set(categories.map(({ id }) => id));
  const counts = (id: string) => (categoryId === "" ? !known.has(id) : id === categoryId);
  return (start = 0, end = found.positions.length) => {
    let [spent, apart, size] = [0, 0, 0];
    for (let at = start; at < end; at++) {
      const entry = entryAt(found, at);
      for (const part of partsOf(entry)) {
        if (!counts(part.categoryId)) continue;
        spent += part.amount;
        size += Math.abs(part.amount);
        if (!isEveryday(entry)) apart += part.amount;
      }
    }
    if (size > maxExactSum) return err("too-large");
    return ok({ spent: minor(spent), apart: minor(apart), income: minor(0) });
  };
}

/** Whether only a part of an entry may count, so that the sum differs from that of the rows. */
export const isSplit = ({ kind, splits }: Transaction): boolean => kind === "spending" && splits !== undefined;

export type When = "period" | "always" | "between";

/** The search as typed. Undefined filters are off. It is local to this screen and not part of the URL. */
export interface SearchState {
  text: string;
  categoryId?: string | undefined;
  personId?: string | undefined;
  forPersonId?: string | undefined;
  type?: EntryType | undefined;
  /** From `accountKey`; "" is no account. */
  account?: string | undefined;
  /** Undefined means the shown period, or all of the past once something is typed. */
  when?: When | undefined;
  from: string;
  to: string;
  least: string;
  most: string;
  isRepeated?: boolean | undefined;
  isImported?: boolean | undefined;
}

export const emptySearch: SearchState = { text: "", from: "", to: "", least: "", most: "" };

type FindProblems = Partial<Record<"from" | "to" | "least" | "most", string>>;

export const whenOf = ({ when, text }: SearchState): When => when ?? (text.trim() === "" ? "period" : "always");

/** Whether anything besides the period restricts the list. */
export const isSearchActive = (find: SearchState): boolean => find.text.trim() !== "" || activeFilterCount(find) > 0;

/** The number of active filters, without the text. */
export function activeFilterCount({
  categoryId,
  personId,
  forPersonId,
  type,
  account,
  when,
  ...rest
}: SearchState): number {
  const { isRepeated, isImported, least, most, from, to } = rest;
  const chosen = [categoryId, personId, forPersonId, type, account, isRepeated, isImported].filter(
    (one) => one !== undefined,
  );
  const isBetween = when === "between" && `${from}${to}` !== "";
  const others = [isBetween || when === "always", `${least}${most}`.trim() !== ""].filter(Boolean);
  return chosen.length + others.length;
}

/** The filter for the search. An unreadable day or amount is left out and reported at its field. */
export function readFilter(
  find: SearchState,
  period: Pick<SpendingPeriod, "from" | "to">,
  household: Household,
): { filter: EntryFilter; problems: FindProblems } {
  const { text, categoryId, personId, forPersonId, type, account, isRepeated, isImported } = find;
  const chosen = { categoryId, personId, forPersonId, type, account, isRepeated, isImported };
  const [days, amounts] = [daysOf(find, period), amountsOf(find, household)];
  const filter: EntryFilter = {
    ...(text.trim() !== "" && { text }),
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
    ...days.filter,
    ...amounts.filter,
  };
  return { filter, problems: { ...days.problems, ...amounts.problems } };
}

type Part = { filter: EntryFilter; problems: FindProblems };

function daysOf(find: SearchState, { from, to }: Pick<SpendingPeriod, "from" | "to">): Part {
  const when = whenOf(find);
  if (when !== "between") return { filter: when === "period" ? { from, to } : {}, problems: {} };
  const part: Part = { filter: {}, problems: {} };
  for (const end of ["from", "to"] as const) {
    const day = find[end] === "" ? undefined : parseDay(find[end]);
    if (day?.ok) part.filter[end] = day.value;
    else if (day) part.problems[end] = "Choose a day that is in the calendar, from 1970 on.";
  }
  const { from: first, to: last } = part.filter;
  if (first !== undefined && last !== undefined && first > last)
    part.problems.to = "This day is before the first one, so nothing lies between.";
  return part;
}

function amountsOf(find: SearchState, household: Household): Part {
  const part: Part = { filter: {}, problems: {} };
  for (const end of ["least", "most"] as const) {
    const amount = find[end].trim() === "" ? undefined : parseAmount(find[end], household);
    if (amount?.ok) part.filter[end] = Math.abs(amount.value) as typeof amount.value;
    else if (amount) part.problems[end] = amountProblemText[amount.problem];
  }
  return part;
}
