import type { Goal } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import { fundedBills } from "../plan/bill-funds.ts";
import { planAhead } from "../plan/plan-ahead.ts";
import { heldAhead, type Outlook, openDebts } from "../plan/weeks-ahead.ts";
import type { Steps } from "../steps.ts";
import { addDays } from "../time/day.ts";
import { type AheadPoint, isInvested, pointOf } from "./ahead-point.ts";
import type { AheadStart, Scenario } from "./ahead-start.ts";
import { assumptionsOf } from "./assumptions.ts";
import { independenceTarget } from "./independence-target.ts";
import { nextWeek, priceRise, weeksAYear } from "./weekly-growth.ts";

/** One way through the years. Arrivals are weeks from now, 0 being now; what does not arrive is absent. */
export interface AheadLine {
  /** One a year, from year 0. Fewer than asked for where a debt, or growth, outgrew all counting. */
  points: readonly AheadPoint[];
  goals: ReadonlyMap<string, number>;
  debts: ReadonlyMap<string, number>;
  debtFree: number | null;
  independence: number | null;
}

/** It moves in place while the weeks are walked. */
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

const weeksAStep = 13;

export function* aheadLine(start: AheadStart, { growth, weekly }: Scenario, years: number): Steps<AheadLine> {
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
    if (week % weeksAStep === 0) yield week / all;
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

/** What went to investing, and into goals that are invested. */
const investedOf = (outlook: Outlook, goals: readonly Goal[]): number =>
  investedGoals(goals).reduce<number>((sum, { id }) => sum + outlook.goals.get(id)!, outlook.invested);

/** Within a year prices rise evenly. */
const priceAt = (yearStart: number, week: number, inflation: number): number =>
  yearStart * (1 + (inflation * (week % weeksAYear || (week > 0 ? weeksAYear : 0))) / weeksAYear);

const yearEnd = (walk: Walk, week: number, outlook: Outlook) => ({
  year: week / weeksAYear,
  day: addDays(walk.start.today, week * 7),
  ...{ pot: walk.pot, saved: savedOf(walk.start, outlook), prices: walk.prices },
});

/** Put aside and not invested: emergency money, and what other goals gained or paid a bill with. */
function savedOf({ household, setAside }: AheadStart, outlook: Outlook): number {
  const kept = household.goals.filter(
    ({ kind }) => kind !== "emergency" && kind !== "investing" && kind !== "independence",
  );
  const gained = kept.reduce((sum, { id, alreadySaved }) => sum + outlook.goals.get(id)! - alreadySaved, 0);
  return outlook.setAside - setAside + gained + outlook.fromFunds;
}

type Arrive = (walk: Walk, week: number, outlook: Outlook, prices: number) => void;

/** Notes what is there for the first time. Funds of bills come and go, and never arrive. */
function arrivals({ household }: AheadStart): Arrive {
  const funds = fundedBills(household);
  const goals = household.goals.filter(({ id, state }) => state === "active" && !funds.has(id));
  const enough = independenceTarget(household)?.amount ?? null;
  const money = household.accounts.filter(({ kind }) => kind !== "property" && kind !== "vehicle");
  const there = money.reduce((sum, account) => sum + (isInvested(account) ? 0 : account.balance), 0);
  return (walk, week, outlook, prices) => {
    for (const goal of goals) note(walk.goals, goal.id, week, heldAhead(goal, outlook) >= goal.target);
    for (const [id, balance] of outlook.owed) note(walk.debts, id, week, balance <= 0);
    if (openDebts(outlook) === 0) walk.debtFree ??= week;
    const held = there + walk.pot + savedOf(walk.start, outlook) - outlook.paidOut;
    if (enough !== null && held / prices >= enough) walk.independence ??= week;
  };
}

const note = (arrived: Map<string, number>, id: string, week: number, isThere: boolean): void => {
  if (isThere && !arrived.has(id)) arrived.set(id, week);
};
