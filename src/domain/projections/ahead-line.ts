import type { CooperativeTask } from "../cooperative-task.ts";
import type { Explanation } from "../explain.ts";
import { type Account, assumptionsOf, type Goal, type Household } from "../household/household.ts";
import { type Minor, minor, negate, sum } from "../money/money.ts";
import { accruedValue } from "../net-worth/balance-book.ts";
import { fundedBills } from "../plan/bill-funds.ts";
import { type Outlook, openDebts, planAhead, projectedSavings } from "../plan/plan-ahead.ts";
import { addDays, type Day, daysBetween } from "../time/day.ts";
import type { AheadStart, Scenario } from "./ahead.ts";
import { nextWeek, priceRise, roundedAmount, weeksAYear } from "./growth.ts";
import { independenceTarget } from "./independence.ts";

/** One projected scenario. Arrivals are in weeks from now, 0 being now; targets that are not reached are absent. */
export interface AheadLine {
  /** One per year, from year 0. Ends early when a debt or growth becomes too large to count. */
  points: readonly AheadPoint[];
  goals: ReadonlyMap<string, number>;
  debts: ReadonlyMap<string, number>;
  debtFree: number | null;
  independence: number | null;
}

/** The state of the simulation, mutated in place. */
interface Walk {
  start: AheadStart;
  pot: number;
  invested: number;
  prices: number;
  goals: Map<string, number>;
  debts: Map<string, number>;
  debtFree: number | null;
  independence: number | null;
}

/** How many weeks run between two yields. */
const weeksPerStep = 13;

export function* aheadLine(start: AheadStart, { growth, weekly }: Scenario, years: number): CooperativeTask<AheadLine> {
  const { household, today, setAside } = start;
  const { inflation } = assumptionsOf(household);
  const [walk, arrive, all] = [beginWalk(start), arrivals(start), years * weeksAYear];
  const points: AheadPoint[] = [];
  let week = 0;
  for (const { outlook } of planAhead(household, today, setAside, weekly)) {
    const invested = investedOf(outlook, household.goals);
    if (week > 0) walk.pot = nextWeek(walk.pot, (invested - walk.invested) as Minor, growth);
    walk.invested = invested;
    arrive(walk, week, outlook, priceAt(walk.prices, week, inflation / 100_000));
    if (week % weeksAYear === 0) {
      if (week > 0) walk.prices *= priceRise(inflation);
      const point = pointOf(household, today, outlook, yearEnd(walk, week, outlook));
      if (point === null) break;
      points.push(point);
    }
    if (week === all) break;
    if (week % weeksPerStep === 0) yield week / all;
    week++;
  }
  const { goals, debts, debtFree, independence } = walk;
  return { points, goals, debts, debtFree, independence };
}

const beginWalk = (start: AheadStart): Walk => ({
  start,
  pot: start.household.accounts.filter(isInvested).reduce((sum, { balance }) => sum + balance, 0),
  invested: investedGoals(start.household.goals).reduce((sum, { alreadySaved }) => sum + alreadySaved, 0),
  prices: 1,
  goals: new Map(),
  debts: new Map(),
  debtFree: null,
  independence: null,
});

const investedGoals = (goals: readonly Goal[]): Goal[] =>
  goals.filter(({ kind }) => kind === "investing" || kind === "independence");

/** Money put into investing and into invested goals. */
const investedOf = (outlook: Outlook, goals: readonly Goal[]): number =>
  investedGoals(goals).reduce<number>((sum, { id }) => sum + outlook.goals.get(id)!, outlook.invested);

/** Prices rise linearly within a year. */
const priceAt = (yearStart: number, week: number, inflation: number): number =>
  yearStart * (1 + (inflation * (week % weeksAYear || (week > 0 ? weeksAYear : 0))) / weeksAYear);

const yearEnd = (walk: Walk, week: number, outlook: Outlook) => ({
  year: week / weeksAYear,
  day: addDays(walk.start.today, week * 7),
  pot: walk.pot,
  saved: savedOf(walk.start, outlook),
  prices: walk.prices,
});

/** Money set aside but not invested: emergency money, and what other goals gained or paid bills with. */
function savedOf({ household, setAside }: AheadStart, outlook: Outlook): number {
  const others = household.goals.filter(
    ({ kind }) => kind !== "emergency" && kind !== "investing" && kind !== "independence",
  );
  const gained = others.reduce((sum, { id, alreadySaved }) => sum + outlook.goals.get(id)! - alreadySaved, 0);
  return outlook.setAside - setAside + gained + outlook.fromFunds;
}

type Arrive = (walk: Walk, week: number, outlook: Outlook, prices: number) => void;

/** Records the first week in which each target is met. Sinking funds fill and empty again, so they never count. */
function arrivals({ household }: AheadStart): Arrive {
  const funds = fundedBills(household);
  const goals = household.goals.filter(({ id, state }) => state === "active" && !funds.has(id));
  const enough = independenceTarget(household)?.amount ?? null;
  const money = household.accounts.filter(({ kind }) => kind !== "property" && kind !== "vehicle");
  const there = money.reduce((sum, account) => sum + (isInvested(account) ? 0 : account.balance), 0);
  return (walk, week, outlook, prices) => {
    for (const goal of goals) note(walk.goals, goal.id, week, projectedSavings(goal, outlook) >= goal.target);
    for (const [id, balance] of outlook.owed) note(walk.debts, id, week, balance <= 0);
    if (openDebts(outlook) === 0) walk.debtFree ??= week;
    const held = there + walk.pot + savedOf(walk.start, outlook) - outlook.paidOut;
    if (enough !== null && held / prices >= enough) walk.independence ??= week;
  };
}

const note = (arrived: Map<string, number>, id: string, week: number, isThere: boolean): void => {
  if (isThere && !arrived.has(id)) arrived.set(id, week);
};

interface AheadPart {
  label: string;
  /** Negative: owed or paid out. */
  amount: Minor;
}

/** The projected finances of a household at the end of a year. */
export interface AheadPoint {
  year: number;
  day: Day;
  /** Add up exactly to the net worth. */
  parts: readonly AheadPart[];
  net: Minor;
  /** In today's money. */
  real: Minor;
  goals: ReadonlyMap<string, Minor>;
  owed: ReadonlyMap<string, Minor>;
}

const isInvested = ({ kind }: Account): boolean => kind === "investment" || kind === "retirement";
const isThing = ({ kind }: Account): boolean => kind === "property" || kind === "vehicle";

/** The state of the simulation at the end of a year. */
interface YearEnd {
  year: number;
  day: Day;
  /** Investments including returns. */
  pot: number;
  /** Set aside since the start, not invested. */
  saved: number;
  prices: number;
}

/** Null when an amount is no longer an exact integer. */
function pointOf(household: Household, today: Day, outlook: Outlook, at: YearEnd): AheadPoint | null {
  const amounts = partsOf(household, daysBetween(today, at.day), outlook, at);
  if (amounts.some(({ amount }) => amount === null || !Number.isSafeInteger(amount))) return null;
  const parts = (amounts as AheadPart[]).filter(({ amount }) => amount !== 0);
  const whole = parts.reduce((all, { amount }) => all + amount, 0);
  const real = roundedAmount(whole / at.prices);
  if (!Number.isSafeInteger(whole) || real === null) return null;
  const { goals, owed } = outlook;
  return { year: at.year, day: at.day, parts, net: minor(whole), real, goals: new Map(goals), owed: new Map(owed) };
}

function partsOf({ accounts }: Household, days: number, outlook: Outlook, { pot, saved }: YearEnd) {
  const total = (some: readonly Account[]) => sum(some.map((account) => valueAfter(account, days)));
  const everyday = accounts.filter((account) => !isInvested(account) && !isThing(account));
  return [
    { label: "Everyday accounts and savings, as they are", amount: total(everyday) },
    { label: "Things of value", amount: total(accounts.filter(isThing)) },
    { label: "Investments, with what is put to them and what they earn", amount: roundedAmount(pot) },
    { label: "Put aside since then", amount: roundedAmount(saved) },
    { label: "Bills paid from what was laid by", amount: negate(outlook.paidOut) },
    { label: "Owed", amount: negate(sum(outlook.owed.values())) },
  ];
}

/** Things change by their yearly rate; money that is not invested keeps its value. */
const valueAfter = (account: Account, days: number): Minor =>
  isThing(account) && account.yearlyChange !== undefined
    ? accruedValue(account.balance, account.yearlyChange, days)
    : account.balance;

/** Explains the net worth of a future year. */
export const whyPoint = ({ parts }: AheadPoint): Explanation => ({
  formula:
    "what is there, grown by what is assumed + what the plan puts aside − what is owed by then. " +
    "What goals hold is counted as kept",
  inputs: parts,
});
