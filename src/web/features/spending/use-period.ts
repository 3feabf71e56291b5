import { useCallback, useMemo } from "react";
import { nextPeriod, type PeriodKind, periodAt, previousPeriod, type SpendingPeriod } from "#domain/spending/period.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";

/** The period that the page shows, and the navigation from it. */
export interface PeriodNavigation {
  by: PeriodKind;
  /** Undefined for pay periods when no pay has a day. */
  period: SpendingPeriod | undefined;
  categoryId: string | undefined;
  choose: (by: PeriodKind) => void;
  chooseCategory: (categoryId: string | undefined) => void;
  /** Undefined at the first and the current period. */
  back: (() => void) | undefined;
  forward: (() => void) | undefined;
  /** The link to one category's entries, or to all. */
  entriesAt: (categoryId: string | undefined) => string;
}

type Parts = Pick<Figures, "household" | "today" | "book">;

export function usePeriod({ household: { calendars, incomes }, today, book }: Parts): PeriodNavigation {
  const { pathname, search } = useLocation();
  const query = useMemo(() => parsePeriodQuery(search, today), [search, today]);
  const { by, on = today, categoryId } = query;
  const neighbors = useMemo(() => neighborsOf(by, on, { calendars, incomes }), [by, on, calendars, incomes]);
  const { period, before, after } = neighbors;
  const goTo = (next: Partial<PeriodQuery>) =>
    navigate(`${pathname}${periodSearch(search, { ...query, ...next })}`, { samePage: true });
  const goToPeriod = (to: SpendingPeriod) => goTo({ on: to.to >= today ? undefined : to.from });
  const entriesAt = useCallback(
    // A link within the page keeps the other query parameters.
    (id: string | undefined) => `${periodSearch(search, { ...query, categoryId: id }) || "?"}#entries`,
    [search, query],
  );
  const isFirst = !period || period.from <= book.span.starts[0]!;
  const isLast = !period || period.to >= today;
  return {
    by,
    period,
    categoryId,
    entriesAt,
    choose: (kind) => goTo({ by: kind }),
    chooseCategory: (id) => goTo({ categoryId: id }),
    back: before && !isFirst ? () => goToPeriod(before) : undefined,
    forward: after && !isLast ? () => goToPeriod(after) : undefined,
  };
}

type Dated = Parameters<typeof periodAt>[2];

function neighborsOf(by: PeriodKind, on: Day, household: Dated) {
  const found = periodAt(by, on, household);
  if (!found.ok) return { period: undefined, before: undefined, after: undefined };
  const [before, after] = [previousPeriod(found.value, household), nextPeriod(found.value, household)];
  return {
    period: found.value,
    before: before.ok ? before.value : undefined,
    after: after.ok ? after.value : undefined,
  };
}

/** The query parameters: `?by=month&on=2026-11-12&category=…`. */
interface PeriodQuery {
  by: PeriodKind;
  /** A day of the period; undefined means today. */
  on?: Day | undefined;
  /** The category filter; "" means entries without a category. */
  categoryId?: string | undefined;
}

const kinds: readonly string[] = ["week", "month", "pay"] satisfies PeriodKind[];

/** No category id is this short. */
const none = "none";

/** Ignores unreadable parameters and days in the future. */
export function parsePeriodQuery(search: string, today: Day): PeriodQuery {
  const params = new URLSearchParams(search);
  const [by, on, category] = ["by", "on", "category"].map((name) => params.get(name));
  const day = parseDay(on ?? "");
  return {
    by: by && kinds.includes(by) ? (by as PeriodKind) : "week",
    on: day.ok && day.value < today ? day.value : undefined,
    categoryId: category ? (category === none ? "" : category) : undefined,
  };
}

/** The query string for it. Other parameters stay, such as the one for the sample household. */
export function periodSearch(search: string, { by, on, categoryId }: PeriodQuery): string {
  const params = new URLSearchParams(search);
  const setOrDelete = (name: string, value: string | undefined) =>
    value === undefined ? params.delete(name) : params.set(name, value);
  setOrDelete("by", by === "week" ? undefined : by);
  setOrDelete("on", on);
  setOrDelete("category", categoryId === "" ? none : categoryId);
  // URLSearchParams writes `name=` for a parameter without a value.
  const query = params.toString().replace(/=(?=&|$)/g, "");
  return query && `?${query}`;
}
