import { useEffect, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { createEntryFinder, dayBreaks, entryAt, type FoundEntries, sumsOf } from "#domain/spending/find-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { maxExactSum } from "#domain/spending/spending-book.ts";
import { partsOf } from "#domain/spending/transaction.ts";
import { type Figures, figuresOf } from "#web/household/figures/figures.ts";
import { useStore } from "#web/store/use-device.ts";
import { emptySearch, readFilter, type SearchState } from "./find-state.ts";

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
  ...{ categoryId: undefined, personId: undefined, forPersonId: undefined, type: undefined },
  ...{ when: undefined, isRepeated: undefined, isImported: undefined },
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

type Sums = Result<{ spent: Minor; income: Minor }, "too-large">;

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
    let [spent, size] = [0, 0];
    for (let at = start; at < end; at++)
      for (const part of partsOf(entryAt(found, at)))
        if (counts(part.categoryId)) {
          spent += part.amount;
          size += Math.abs(part.amount);
        }
    return size > maxExactSum ? err("too-large") : ok({ spent: minor(spent), income: minor(0) });
  };
}

/** Whether only a part of an entry may count, so that the sum differs from that of the rows. */
export const isSplit = ({ kind, splits }: Transaction): boolean => kind === "spending" && splits !== undefined;
