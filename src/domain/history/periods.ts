import type { Explanation } from "../explain.ts";
import { type Minor, sum } from "../money/money.ts";
import { quarterOf } from "../saves/totals.ts";
import type { WeekState } from "../saves/week-states.ts";
import { weekYear } from "../time/week.ts";
import type { RecordedWeek } from "./weeks-on-record.ts";

/** A week, a quarter or a year, added up from its weeks. */
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
  ...{ id, weeks, byPerson: savedByPerson(weeks) },
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

/** In the order of the weeks. */
function periodsBy(weeks: readonly RecordedWeek[], idOf: (week: RecordedWeek) => string): Period[] {
  const groups = new Map<string, RecordedWeek[]>();
  for (const week of weeks) {
    const id = idOf(week);
    const known = groups.get(id);
    if (known) known.push(week);
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

/** All that was set aside, by years. */
export const whyAll = (years: readonly Period[]): Explanation => ({
  formula: "Every save on record, added up",
  inputs: years.map(({ id, saved }) => ({ label: id, amount: saved })),
});
