import { type CooperativeTask, inSequence } from "../cooperative-task.ts";
import { type Assumptions, assumptionsOf, type Household } from "../household/household.ts";
import { distinct, type Save } from "../household/records.ts";
import { divideHalfEven, type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { savedFor } from "../plan/set-aside.ts";
import type { WaterfallInput } from "../plan/waterfall.ts";
import { type BudgetProblem, weeklyBudget, withDebtBalances } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, lastYear, yearOf } from "../time/day.ts";
import { addWeeks, type WeekId, weekRange } from "../time/week.ts";
import { type AheadLine, aheadLine } from "./ahead-line.ts";

export interface AheadInput extends AheadStart {
  years: number;
  /** Absent: everything that can be saved is saved, in all scenarios. */
  saving?: SavingSpread;
}

/** The projection by the assumptions, and with less and more growth. */
export interface Ahead {
  low: AheadLine;
  expected: AheadLine;
  high: AheadLine;
  /** The net worth of each year in all three scenarios, sorted. */
  band: readonly AheadBand[];
  assumptions: Assumptions;
}

interface AheadBand {
  year: number;
  low: Minor;
  expected: Minor;
  high: Minor;
}

export type AheadProblem = BudgetProblem | "bad-years";

/** Growth is uncertain: two percentage points to either side, within 0 and 100 %. */
const growthSpread = 2_000;
const maxGrowth = 100_000;

export function* ahead(input: AheadInput): CooperativeTask<Result<Ahead, AheadProblem>> {
  const budget = weeklyBudget(input.household);
  if (!budget.ok) return budget;
  if (!isYears(input.years, input.today)) return err("bad-years");
  const lines = yield* inSequence(scenariosOf(input).map((scenario) => aheadLine(input, scenario, input.years)));
  const [low, expected, high] = lines as [AheadLine, AheadLine, AheadLine];
  return ok({ low, expected, high, band: bandOf(lines), assumptions: assumptionsOf(input.household) });
}

function scenariosOf({ household, saving }: AheadInput): Scenario[] {
  const { growth } = assumptionsOf(household);
  const [less, more] = [Math.max(0, growth - growthSpread), Math.min(maxGrowth, growth + growthSpread)];
  const weekly = (amount: Minor | undefined) => (amount === undefined ? {} : { weekly: amount });
  return [
    { growth: less as Rate, ...weekly(saving?.low) },
    { growth, ...weekly(saving?.expected) },
    { growth: more as Rate, ...weekly(saving?.high) },
  ];
}

/** As long as the shortest of the three lines. */
function bandOf(lines: readonly AheadLine[]): AheadBand[] {
  const length = Math.min(...lines.map(({ points }) => points.length));
  return Array.from({ length }, (_, year) => {
    const nets = lines.map(({ points }) => points[year]!.net);
    return { year, low: minor(Math.min(...nets)), expected: nets[1]!, high: minor(Math.max(...nets)) };
  });
}

/** The household's current state: last balances of accounts and debts, and what goals hold. */
export interface AheadStart {
  household: Household;
  today: Day;
  /** Emergency money. */
  setAside: Minor;
}

/** One possible future. */
export interface Scenario {
  growth: Rate;
  /** The weekly savings; absent: everything that can be saved. */
  weekly?: Minor;
}

/** Builds the start from the input of the week's plan. */
export function aheadStart({ household, today, setAside, goalSavings, debtBalances }: WaterfallInput): AheadStart {
  const goals = household.goals.map((goal) => ({ ...goal, alreadySaved: savedFor(goal, goalSavings) }));
  return { household: withDebtBalances({ ...household, goals }, debtBalances), today, setAside };
}

const maxYearsAhead = 60;

const isYears = (years: number, today: Day): boolean =>
  Number.isInteger(years) && years >= 1 && years <= maxYearsAhead && yearOf(today) + years < lastYear;

/** The weekly savings to expect: by the plan, and by the weaker and the better half of the last weeks. */
export interface SavingSpread {
  low: Minor;
  expected: Minor;
  high: Minor;
}

const lookBackWeeks = 13;
/** Fewer weeks show no spread yet. */
const minWeeks = 4;

/** The plan is the expected value; actual weeks only widen the spread around it. */
export function savingSpread(saves: readonly Save[], began: WeekId, now: WeekId, planned: Minor): SavingSpread {
  const weeks = amountsOf(saves, began, now);
  if (weeks.length < minWeeks) return { low: planned, expected: planned, high: planned };
  const half = Math.ceil(weeks.length / 2);
  const [weaker, better] = [meanOf(weeks.slice(0, half)), meanOf(weeks.slice(-half))];
  return { low: minor(Math.min(planned, weaker)), expected: planned, high: minor(Math.max(planned, better)) };
}

/** The amounts of past weeks, smallest first, including empty weeks. */
function amountsOf(saves: readonly Save[], began: WeekId, now: WeekId): number[] {
  const from = addWeeks(now, -lookBackWeeks);
  const first = began > from ? began : from;
  const byWeek = new Map(first < now ? weekRange(first, addWeeks(now, -1)).map((week) => [week, 0]) : []);
  for (const { week, amount } of distinct(saves)) {
    const known = byWeek.get(week);
    if (known !== undefined) byWeek.set(week, known + amount);
  }
  return [...byWeek.values()].sort((a, b) => a - b);
}

const meanOf = (amounts: readonly number[]): number =>
  divideHalfEven(
    amounts.reduce((sum, amount) => sum + amount, 0),
    amounts.length,
  );
