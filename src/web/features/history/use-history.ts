import { useMemo, useState } from "react";
import { firstToCompare, type Period, quarterPeriods } from "#domain/history/periods.ts";
import { type SavingsShare, savingsShare, weeksSavingsShare } from "#domain/history/savings-share.ts";
import { narrowed, type RecordedWeek, type WeekRecord, weeksOnRecord } from "#domain/history/weeks-on-record.ts";
import type { Household } from "#domain/household/household.ts";
import { distinct, type Save } from "#domain/household/records.ts";
import type { Minor } from "#domain/money/money.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { quarterOf, targetKey } from "#domain/saves/totals.ts";
import { type WeekId, weekYear } from "#domain/time/week.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import type { Span } from "./period-words.ts";

export type HistoryParts = Pick<Figures, "household" | "began" | "week" | "saves" | "reviews" | "pauses" | "book">;

/** The data that every part of the page uses. */
export interface HistoryData {
  household: Household;
  now: WeekId;
  /** The first week that the comparison of years includes. */
  first: WeekId;
  record: WeekRecord;
  /** Oldest first, with the saves that match the filter. */
  weeks: readonly RecordedWeek[];
  /** Whether a filter is active. Spending and income are hidden then, since filters apply to saves only. */
  isFiltered: boolean;
  /** Unfiltered quarters: a week's savings rate uses the income of its quarter. */
  quarters: ReadonlyMap<string, Period>;
  /** The planned income a week; undefined without a plan. */
  planned: Minor | undefined;
}

/** Marks what was set aside this year: earlier years, other periods and filtered saves are other figures. */
export const yearMark = ({ id, saved }: Period, { now, isFiltered }: HistoryData) =>
  id === String(weekYear(now)) && !isFiltered ? figureMark("saved-year", saved) : undefined;

/** Memoized by its parts, so that a clock tick recomputes nothing. */
export function useWeekRecord({ began, week: now, saves, reviews, pauses, book }: HistoryParts) {
  return useMemo(
    () => weeksOnRecord({ began, now, saves, reviews, pauses, book }),
    [began, now, saves, reviews, pauses, book],
  );
}

export function useHistoryData(
  { household, began, week: now }: HistoryParts,
  record: WeekRecord,
  filter: Filter,
): HistoryData {
  const planned = useMemo(() => plannedIncome(household), [household]);
  const quarters = useMemo(() => new Map(quarterPeriods(record.weeks).map((one) => [one.id, one])), [record]);
  const { person, target } = filter;
  return useMemo(() => {
    const chosen = { person, target };
    const weeks = isFiltered(chosen) ? narrowed(record.weeks, matchesFilter(chosen)) : record.weeks;
    const first = firstToCompare(record.weeks, began);
    return { household, now, first, record, weeks, isFiltered: isFiltered(chosen), quarters, planned };
  }, [household, began, now, record, person, target, quarters, planned]);
}

function plannedIncome(household: Household): Minor | undefined {
  const budget = weeklyBudget(household);
  return budget.ok ? budget.value.income.amount : undefined;
}

export interface FilterControls {
  filter: Filter;
  people: readonly Option[];
  targets: readonly Option[];
  setFilter: (filter: Filter) => void;
}

export function useFilter({ household, saves }: HistoryParts): FilterControls {
  const [chosen, setFilter] = useState(noFilter);
  const people = useMemo(() => peopleOptions(household, saves), [household, saves]);
  const targets = useMemo(() => targetOptions(household, saves), [household, saves]);
  const filter = { person: valueIfPresent(chosen.person, people), target: valueIfPresent(chosen.target, targets) };
  return { filter, people, targets, setFilter };
}

/** Filters saves by person and target; "" means all. */
interface Filter {
  person: string;
  target: string;
}

const noFilter: Filter = { person: "", target: "" };

interface Option {
  value: string;
  label: string;
}

/** All adults, and everyone who saved, even if they left since. */
export function peopleOptions({ people }: Household, saves: readonly Save[]): Option[] {
  const ids = new Set([...adultsOf(people).map(({ id }) => id), ...distinct(saves).map(({ personId }) => personId)]);
  return withUniqueLabels([...ids].map((id) => ({ value: id, label: nameOf(people, id) })));
}

/** The targets of all saves, sorted by name. */
export function targetOptions(household: Household, saves: readonly Save[]): Option[] {
  const targets = new Map(distinct(saves).map(({ target }) => [targetKey(target), target]));
  const options = [...targets].map(([value, target]) => ({ value, label: targetWords(target, household) }));
  return withUniqueLabels(options.sort((a, b) => a.label.localeCompare(b.label) || (a.value < b.value ? -1 : 1)));
}

/** Deleted goals share one name, so equal labels are numbered. */
function withUniqueLabels(options: readonly Option[]): Option[] {
  const taken = new Map<string, number>();
  return options.map(({ value, label }) => {
    const turn = (taken.get(label) ?? 0) + 1;
    taken.set(label, turn);
    return { value, label: turn === 1 ? label : `${label} (${turn})` };
  });
}

/** The chosen value if it still exists: its last save may have been removed meanwhile. */
export const valueIfPresent = (chosen: string, options: readonly Option[]): string =>
  options.some(({ value }) => value === chosen) ? chosen : "";

const isFiltered = ({ person, target }: Filter): boolean => person !== "" || target !== "";

const matchesFilter =
  ({ person, target }: Filter) =>
  (save: Save): boolean =>
    (person === "" || save.personId === person) && (target === "" || targetKey(save.target) === target);

/** The savings rate. A week without saves has none; a quarter or year without saves has a rate of zero. */
export function savingsRateOf(span: Span, period: Period, { quarters, planned }: HistoryData): SavingsShare | null {
  if (span !== "week") return savingsShare(period, planned);
  const [week] = period.weeks;
  return week && week.saved > 0 ? weeksSavingsShare(week, quarters.get(quarterOf(week.week))!, planned) : null;
}
