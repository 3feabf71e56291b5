import { useMemo } from "react";
import type { Explanation } from "#domain/explain.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import { type BudgetProblem, weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { type Ahead, type AheadStart, type SavingSpread, savingSpread } from "#domain/projections/ahead.ts";
import { type AheadPoint, whyPoint } from "#domain/projections/ahead-line.ts";
import { ok, type Result } from "#domain/result.ts";
import { addDays, type Day, lastYear, yearOf } from "#domain/time/day.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useStart } from "#web/household/figures/use-start.ts";
import { monthWords } from "#web/household/words/date-words.ts";

/** The input of all projections. */
export interface Outlook {
  start: AheadStart;
  saving: SavingSpread;
  /** How far to compute. The view shows a part of it, without another computation. */
  years: number;
}

const maxYears = 40;

export function useOutlook(figures: Figures): Result<Outlook, BudgetProblem> {
  const { saves, began, week, today } = figures;
  const start = useStart(figures);
  return useMemo(() => {
    if (!start.ok) return start;
    const budget = weeklyBudget(start.value.household);
    if (!budget.ok) return budget;
    const saving = savingSpread(saves, began, week, budget.value.canSave.amount);
    return ok({ start: start.value, saving, years: Math.min(maxYears, lastYear - 1 - yearOf(today)) });
  }, [start, saves, began, week, today]);
}

/** How many years to show, and whether in today's money. */
export interface View {
  years: number;
  isReal: boolean;
}

export const yearChoices = [5, 10, 20, 30, 40] as const;

/** Net worth at the end of a year, with low ≤ expected ≤ high. */
export interface YearAhead {
  year: number;
  day: Day;
  low: Minor;
  expected: Minor;
  high: Minor;
}

const worthOf = ({ net, real }: AheadPoint, isReal: boolean): Minor => (isReal ? real : net);

/** The years that all three scenarios cover, limited to the view. */
export function yearsOf({ low, expected, high }: Ahead, { years, isReal }: View): YearAhead[] {
  const lines = [low, expected, high].map(({ points }) => points);
  const length = Math.min(years + 1, ...lines.map((points) => points.length));
  return expected.points.slice(0, length).map((point, year) => {
    const worths = lines.map((points) => worthOf(points[year]!, isReal));
    const [least, most] = [minor(Math.min(...worths)), minor(Math.max(...worths))];
    return { year, day: point.day, low: least, expected: worthOf(point, isReal), high: most };
  });
}

/** Explains the net worth of a year, and for real money the deflation to today's prices. */
export function whyYear(point: AheadPoint, isReal: boolean, inflation: Rate): Explanation {
  const why = whyPoint(point);
  if (!isReal) return why;
  return {
    formula: `${why.formula}. All of it ÷ (1 + inflation), once for each year: what it would buy at today’s prices`,
    inputs: [
      ...why.inputs,
      { label: "Net worth then", amount: point.net },
      { label: "Inflation", rate: inflation },
      { label: "Years", count: point.year },
    ],
  };
}

/** "March 2031". A day would be false precision. */
export const monthIn = (weeks: number, today: Day): string => monthWords(addDays(today, weeks * 7));
