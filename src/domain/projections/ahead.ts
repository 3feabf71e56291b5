import type { Assumptions } from "../household/choices.ts";
import type { Minor } from "../money/money.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type BudgetProblem, weeklyBudget } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import { inTurn, type Steps } from "../steps.ts";
import { type AheadLine, aheadLine } from "./ahead-line.ts";
import { type AheadStart, isYears, type Scenario } from "./ahead-start.ts";
import { assumptionsOf } from "./assumptions.ts";
import type { SavingSpread } from "./saving-spread.ts";

export interface AheadInput extends AheadStart {
  years: number;
  /** Absent: all that can be saved is saved, whichever way the years go. */
  saving?: SavingSpread;
}

/** The years by what is assumed, and by less and by more of it. */
export interface Ahead {
  low: AheadLine;
  expected: AheadLine;
  high: AheadLine;
  /** A year's net worth in the three, put in order. */
  band: readonly AheadBand[];
  assumptions: Assumptions;
}

export interface AheadBand {
  year: number;
  low: Minor;
  expected: Minor;
  high: Minor;
}

export type AheadProblem = BudgetProblem | "bad-years";

/** Nobody knows the growth: two points to either side, within 0 and 100 %. */
export const growthSpread = 2_000;
const mostGrowth = 100_000;

export function* ahead(input: AheadInput): Steps<Result<Ahead, AheadProblem>> {
  const budget = weeklyBudget(input.household);
  if (!budget.ok) return budget;
  if (!isYears(input.years, input.today)) return err("bad-years");
  const lines = yield* inTurn(scenariosOf(input).map((scenario) => aheadLine(input, scenario, input.years)));
  const [low, expected, high] = lines as [AheadLine, AheadLine, AheadLine];
  return ok({ low, expected, high, band: bandOf(lines), assumptions: assumptionsOf(input.household) });
}

function scenariosOf({ household, saving }: AheadInput): Scenario[] {
  const { growth } = assumptionsOf(household);
  const [less, more] = [Math.max(0, growth - growthSpread), Math.min(mostGrowth, growth + growthSpread)];
  const weekly = (amount: Minor | undefined) => (amount === undefined ? {} : { weekly: amount });
  return [
    { growth: less as Rate, ...weekly(saving?.low) },
    { growth, ...weekly(saving?.expected) },
    { growth: more as Rate, ...weekly(saving?.high) },
  ];
}

/** As far as all three lines go. */
function bandOf(lines: readonly AheadLine[]): AheadBand[] {
  const length = Math.min(...lines.map(({ points }) => points.length));
  return Array.from({ length }, (_, year) => {
    const nets = lines.map(({ points }) => points[year]!.net);
    return { year, low: minor(Math.min(...nets)), expected: nets[1]!, high: minor(Math.max(...nets)) };
  });
}
