import type { Explanation } from "../explain.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { type WeekState, weeksOfYear } from "../saves/streak.ts";
import { quarterOf } from "../saves/totals.ts";
import { type Quarter, type WeekId, weekQuarter, weekYear } from "../time/week.ts";
import type { RecordedWeek } from "./weeks-on-record.ts";

/** A week, a quarter or a year with the totals of its weeks. */
export interface Period {
  /** `2026-W46`, `2026-Q4` or `2026`. */
  id: string;
  weeks: readonly RecordedWeek[];
  saved: Minor;
  spent: Minor;
  income: Minor;
  byPerson: ReadonlyMap<string, Minor>;
}

export const periodOf = (id: string, weeks: readonly RecordedWeek[]): Period => ({
  id,
  weeks,
  byPerson: savedByPerson(weeks),
  saved: sum(weeks.map(({ saved }) => saved)),
  spent: sum(weeks.map(({ spent }) => spent)),
  income: sum(weeks.map(({ income }) => income)),
});

function savedByPerson(weeks: readonly RecordedWeek[]): ReadonlyMap<string, Minor> {
  const totals = new Map<string, Minor>();
  for (const { saves } of weeks)
    for (const { personId, amount } of saves) totals.set(personId, ((totals.get(personId) ?? 0) + amount) as Minor);
  return totals;
}

/** Groups weeks in chronological order. */
function periodsBy(weeks: readonly RecordedWeek[], idOf: (week: RecordedWeek) => string): Period[] {
  const groups = new Map<string, RecordedWeek[]>();
  for (const week of weeks) {
    const id = idOf(week);
    const group = groups.get(id);
    if (group) group.push(week);
    else groups.set(id, [week]);
  }
  return [...groups].map(([id, own]) => periodOf(id, own));
}

export const weekPeriods = (weeks: readonly RecordedWeek[]): Period[] => periodsBy(weeks, ({ week }) => week);

export const quarterPeriods = (weeks: readonly RecordedWeek[]): Period[] =>
  periodsBy(weeks, ({ week }) => quarterOf(week));

export const yearPeriods = (weeks: readonly RecordedWeek[]): Period[] =>
  periodsBy(weeks, ({ week }) => String(weekYear(week)));

export const weeksIn = (state: WeekState, weeks: readonly RecordedWeek[]): number =>
  weeks.filter((week) => week.state === state).length;

/** Explains all savings, by year. */
export const whyAll = (years: readonly Period[]): Explanation => ({
  formula: "Every save on record, added up",
  inputs: years.map(({ id, saved }) => ({ label: id, amount: saved })),
});

/** One year of a comparison: the running total by week, and the totals by quarter. */
export interface ComparedYear {
  year: number;
  /** Running totals from the first recorded week to this one. */
  soFar: readonly { week: WeekId; saved: Minor }[];
  quarters: readonly { quarter: Quarter; saved: Minor }[];
}

/** More lines than this are hard to distinguish. */
export const maxComparedYears = 5;

/** The latest years, oldest first. From week `first` on, no save means zero rather than unknown. */
export function compareYears(weeks: readonly RecordedWeek[], first: WeekId, now: WeekId): ComparedYear[] {
  const amounts = new Map(weeks.map(({ week, saved }) => [week, saved]));
  const last = weekYear(now);
  const from = Math.max(weekYear(first), last - maxComparedYears + 1);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
    const known = weeksOfYear(from + index).filter((week) => week >= first && week <= now);
    return comparedYear(from + index, known, amounts);
  });
}

function comparedYear(year: number, weeks: readonly WeekId[], amounts: ReadonlyMap<WeekId, Minor>): ComparedYear {
  const quarters = new Map<Quarter, Minor>();
  let total = 0;
  const soFar = weeks.map((week) => {
    const saved = amounts.get(week) ?? 0;
    total += saved;
    quarters.set(weekQuarter(week), minor((quarters.get(weekQuarter(week)) ?? 0) + saved));
    return { week, saved: minor(total) };
  });
  return { year, soFar, quarters: [...quarters].map(([quarter, saved]) => ({ quarter, saved })) };
}

/** The household's first week, or an earlier one that was filled in later. */
export const firstToCompare = (weeks: readonly RecordedWeek[], began: WeekId): WeekId =>
  weeks.find(({ week, saves }) => week >= began || saves.length > 0)?.week ?? began;
