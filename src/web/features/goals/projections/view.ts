import type { Explanation } from "#domain/explain.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { type AheadPoint, whyPoint } from "#domain/projections/ahead-point.ts";
import type { Day } from "#domain/time/day.ts";

/** How far ahead, and whether in the money of today. */
export interface View {
  years: number;
  isReal: boolean;
}

export const yearChoices = [5, 10, 20, 30, 40] as const;

/** A year's net worth, put in order. */
export interface YearAhead {
  year: number;
  day: Day;
  low: Minor;
  expected: Minor;
  high: Minor;
}

export const worthOf = ({ net, real }: AheadPoint, isReal: boolean): Minor => (isReal ? real : net);

/** As far as all three ways go, and no further than is looked at. */
export function yearsOf({ low, expected, high }: Ahead, { years, isReal }: View): YearAhead[] {
  const lines = [low, expected, high].map(({ points }) => points);
  const length = Math.min(years + 1, ...lines.map((points) => points.length));
  return expected.points.slice(0, length).map((point, year) => {
    const worths = lines.map((points) => worthOf(points[year]!, isReal));
    const [least, most] = [minor(Math.min(...worths)), minor(Math.max(...worths))];
    return { year, day: point.day, low: least, expected: worthOf(point, isReal), high: most };
  });
}

/** Why a year's net worth is what it is, and what it would buy at today's prices. */
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
