import { useEffect, useMemo, useState } from "react";
import { createEntryFinder } from "#domain/spending/find-entries.ts";
import { dayBreaks } from "#domain/spending/found-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { type Figures, figuresOf } from "#web/household/figures/figures.ts";
import { useStore } from "#web/store/use-device.ts";
import { type Find, filterOf, nothingAsked } from "./find-state.ts";
import { sumFound } from "./found-sums.ts";

/** One for the page, so that coming back reads no entry again. */
const finder = createEntryFinder();

/** So that a whole file of entries, once it shows, has been read already. */
function useReadAhead(): void {
  const store = useStore();
  useEffect(() => {
    const { readers } = figuresOf(store);
    readers.add(finder.ahead);
    return () => void readers.delete(finder.ahead);
  }, [store]);
}

export type Finding = ReturnType<typeof useFind>;

/** What is looked for, and what of it is there. */
export function useFind(
  { household, book }: Pick<Figures, "household" | "book">,
  period: SpendingPeriod,
  asked: { categoryId?: string | undefined; onCategory?: ((id: string | undefined) => void) | undefined },
) {
  const [find, setFind] = useAsked(asked.categoryId);
  useReadAhead();
  const search = finder.in(book, household);
  const { from, to } = period;
  const { filter, problems } = useMemo(() => filterOf(find, { from, to }, household), [find, from, to, household]);
  const found = useMemo(() => search.find(filter), [search, filter]);
  const starts = useMemo(() => dayBreaks(found), [found]);
  const sums = useMemo(() => sumFound(found, filter.categoryId, household), [found, filter.categoryId, household]);
  const ask = (part: Partial<Find>) => {
    setFind((now) => ({ ...now, ...part }));
    if ("categoryId" in part) asked.onCategory?.(part.categoryId);
  };
  const clear = () => ask({ ...nothingAsked, ...notChosen });
  return { find, ask, clear, search, filter, problems, found, starts, sums };
}

const notChosen = {
  ...{ categoryId: undefined, personId: undefined, forPersonId: undefined, type: undefined },
  ...{ when: undefined, isRepeated: undefined, isImported: undefined },
};

/** The screen around may lead here with a category: each time it names another one, that is asked for. */
function useAsked(categoryId: string | undefined) {
  const [find, setFind] = useState<Find>({ ...nothingAsked, categoryId });
  const [led, setLed] = useState(categoryId);
  if (led !== categoryId) {
    setLed(categoryId);
    setFind((now) => ({ ...now, categoryId }));
  }
  return [find, setFind] as const;
}
