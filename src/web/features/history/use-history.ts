import { useMemo, useState } from "react";
import { firstToCompare } from "#domain/history/compare-years.ts";
import { type Period, quarterPeriods } from "#domain/history/periods.ts";
import { narrowed, type RecordedWeek, type WeekRecord, weeksOnRecord } from "#domain/history/weeks-on-record.ts";
import type { Household } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import {
  type Choice,
  countsFor,
  everything,
  type Filter,
  isNarrow,
  peopleToChoose,
  stillThere,
  targetsToChoose,
} from "./filter-choices.ts";

export type HistoryParts = Pick<Figures, "household" | "began" | "week" | "saves" | "reviews" | "pauses" | "book">;

/** What every part of the page is told from. */
export interface Past {
  household: Household;
  now: WeekId;
  /** The first week that years are compared from. */
  first: WeekId;
  record: WeekRecord;
  /** Oldest first: all, or those that the choice leaves. */
  weeks: readonly RecordedWeek[];
  /** Whether only some saves are shown; what was spent and what came in belong to no choice. */
  isNarrow: boolean;
  /** Of all weeks, whatever is chosen: a week's rate rests on the income of its quarter. */
  quarters: ReadonlyMap<string, Period>;
  /** The plan's income a week; absent where there is no plan. */
  planned: Minor | undefined;
}

/** By the parts it is made of, so that a tick of the clock reckons nothing again. */
export function useWeekRecord({ began, week: now, saves, reviews, pauses, book }: HistoryParts) {
  return useMemo(
    () => weeksOnRecord({ began, now, saves, reviews, pauses, book }),
    [began, now, saves, reviews, pauses, book],
  );
}

export function usePast({ household, began, week: now }: HistoryParts, record: WeekRecord, filter: Filter): Past {
  const planned = useMemo(() => plannedIncome(household), [household]);
  const quarters = useMemo(() => new Map(quarterPeriods(record.weeks).map((one) => [one.id, one])), [record]);
  const { person, target } = filter;
  return useMemo(() => {
    const chosen = { person, target };
    const weeks = isNarrow(chosen) ? narrowed(record.weeks, countsFor(chosen)) : record.weeks;
    const first = firstToCompare(record.weeks, began);
    return { household, now, first, record, weeks, isNarrow: isNarrow(chosen), quarters, planned };
  }, [household, began, now, record, person, target, quarters, planned]);
}

function plannedIncome(household: Household): Minor | undefined {
  const budget = weeklyBudget(household);
  return budget.ok ? budget.value.income.amount : undefined;
}

export interface Choosing {
  filter: Filter;
  people: readonly Choice[];
  targets: readonly Choice[];
  choose: (filter: Filter) => void;
}

export function useChoosing({ household, saves }: HistoryParts): Choosing {
  const [chosen, choose] = useState(everything);
  const people = useMemo(() => peopleToChoose(household, saves), [household, saves]);
  const targets = useMemo(() => targetsToChoose(household, saves), [household, saves]);
  const filter = { person: stillThere(chosen.person, people), target: stillThere(chosen.target, targets) };
  return { filter, people, targets, choose };
}
