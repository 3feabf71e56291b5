import { useCallback, useMemo } from "react";
import { nextPeriod, type PeriodKind, periodAt, previousPeriod, type SpendingPeriod } from "#domain/spending/period.ts";
import type { Day } from "#domain/time/day.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { type Asked, askedOf, searchFor } from "./period-address.ts";

/** Where one is in time on this page, and the ways from there. */
export interface PeriodPlace {
  by: PeriodKind;
  /** Absent where pay periods are asked for and no pay has a day. */
  period: SpendingPeriod | undefined;
  categoryId: string | undefined;
  choose: (by: PeriodKind) => void;
  chooseCategory: (categoryId: string | undefined) => void;
  /** Absent where nothing lies before, and where what follows is still to come. */
  back: (() => void) | undefined;
  on: (() => void) | undefined;
  /** The address of one category's entries, or of all. */
  entriesAt: (categoryId: string | undefined) => string;
}

type Parts = Pick<Figures, "household" | "today" | "book">;

export function usePeriod({ household: { calendars, incomes }, today, book }: Parts): PeriodPlace {
  const { pathname, search } = useLocation();
  const asked = useMemo(() => askedOf(search, today), [search, today]);
  const { by, on = today, categoryId } = asked;
  const ways = useMemo(() => waysFrom(by, on, { calendars, incomes }), [by, on, calendars, incomes]);
  const { period, before, after } = ways;
  const goTo = (next: Partial<Asked>) =>
    navigate(`${pathname}${searchFor(search, { ...asked, ...next })}`, { stays: true });
  const goToPeriod = (to: SpendingPeriod) => goTo({ on: to.to >= today ? undefined : to.from });
  const entriesAt = useCallback(
    // As it stands in the address bar: a link to a place on this page keeps the rest of its address.
    (id: string | undefined) => `${searchFor(search, { ...asked, categoryId: id }) || "?"}#entries`,
    [search, asked],
  );
  const isFirst = !period || period.from <= book.span.starts[0]!;
  const isLast = !period || period.to >= today;
  return {
    ...{ by, period, categoryId, entriesAt },
    choose: (kind) => goTo({ by: kind }),
    chooseCategory: (id) => goTo({ categoryId: id }),
    back: before && !isFirst ? () => goToPeriod(before) : undefined,
    on: after && !isLast ? () => goToPeriod(after) : undefined,
  };
}

type Dated = Parameters<typeof periodAt>[2];

function waysFrom(by: PeriodKind, on: Day, household: Dated) {
  const found = periodAt(by, on, household);
  if (!found.ok) return { period: undefined, before: undefined, after: undefined };
  const [before, after] = [previousPeriod(found.value, household), nextPeriod(found.value, household)];
  return {
    period: found.value,
    before: before.ok ? before.value : undefined,
    after: after.ok ? after.value : undefined,
  };
}
