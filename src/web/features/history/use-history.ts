import { useMemo, useState } from "react";
import { firstToCompare, type Period, quarterPeriods } from "#domain/history/periods.ts";
import { type SavingsShare, savingsShare, weeksSavingsShare } from "#domain/history/savings-share.ts";
import { narrowed, type RecordedWeek, type WeekRecord, weeksOnRecord } from "#domain/history/weeks-on-record.ts";
import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import type { Minor } from "#domain/money/money.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { distinct } from "#domain/saves/distinct.ts";
import { quarterOf, targetKey } from "#domain/saves/totals.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import type { Span } from "./period-words.ts";

export type HistoryParts = Pick<Figures, "household" | "began" | "week" | "saves" | "reviews" | "pauses" | "book">;

/** What every part of the page is told from. */
export interface HistoryData {
  household: Household;
  now: WeekId;
  /** The first week that years are compared from. */
  first: WeekId;
  record: WeekRecord;
  /** Oldest first: all, or those that the choice leaves. */
  weeks: readonly RecordedWeek[];
  /** Whether only some saves are shown; what was spent and what came in belong to no choice. */
  isFiltered: boolean;
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

export function useHistoryData({ household, began, week: now }: HistoryParts, record: WeekRecord, filter: Filter): HistoryData {
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

/** Whose saves, and what for; an empty choice is all of them. */
interface Filter {
  person: string;
  target: string;
}

const noFilter: Filter = { person: "", target: "" };

interface Option {
  value: string;
  label: string;
}

/** Who could have saved, and whoever did, also where they left since. */
export function peopleOptions({ people }: Household, saves: readonly Save[]): Option[] {
  const ids = new Set([...adultsOf(people).map(({ id }) => id), ...distinct(saves).map(({ personId }) => personId)]);
  return withUniqueLabels([...ids].map((id) => ({ value: id, label: nameOf(people, id) })));
}

/** What was saved for, by name. */
export function targetOptions(household: Household, saves: readonly Save[]): Option[] {
  const targets = new Map(distinct(saves).map(({ target }) => [targetKey(target), target]));
  const options = [...targets].map(([value, target]) => ({ value, label: targetWords(target, household) }));
  return withUniqueLabels(options.sort((a, b) => a.label.localeCompare(b.label) || (a.value < b.value ? -1 : 1)));
}

/** Two goals that are gone have the same name. */
function withUniqueLabels(options: readonly Option[]): Option[] {
  const taken = new Map<string, number>();
  return options.map(({ value, label }) => {
    const turn = (taken.get(label) ?? 0) + 1;
    taken.set(label, turn);
    return { value, label: turn === 1 ? label : `${label} (${turn})` };
  });
}

/** What was chosen may be gone meanwhile: the last save for it was removed. */
export const valueIfPresent = (chosen: string, options: readonly Option[]): string =>
  options.some(({ value }) => value === chosen) ? chosen : "";

const isFiltered = ({ person, target }: Filter): boolean => person !== "" || target !== "";

const matchesFilter =
  ({ person, target }: Filter) =>
  (save: Save): boolean =>
    (person === "" || save.personId === person) && (target === "" || targetKey(save.target) === target);

/** A week in which nothing was set aside has no rate to tell; a quarter or a year has one of nothing. */
export function savingsRateOf(span: Span, period: Period, { quarters, planned }: HistoryData): SavingsShare | null {
  if (span !== "week") return savingsShare(period, planned);
  const [week] = period.weeks;
  return week && week.saved > 0 ? weeksSavingsShare(week, quarters.get(quarterOf(week.week))!, planned) : null;
}
