import type { Household } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { Ask } from "./ask.ts";
import { fundedBills, withFundTargets } from "./bill-funds.ts";
import { type DatedGoal, datedAsk, fixedAsk, undatedAsk } from "./goal-ask.ts";
import { type EmergencyMoney, fundGoals, type OpenGoal, openGoals } from "./open-goals.ts";
import type { GoalSavings } from "./set-aside.ts";
import { fixedPart, sweepsOf } from "./sweeps.ts";

export interface GoalAsks {
  /** For bills that are laid by for, the soonest due first. */
  funds: Ask[];
  /** What full goals hand on. */
  swept: Ask[];
  /** By a date, the soonest first; then by a fixed amount or share, by priority. */
  promised: Ask[];
  /** By priority, 1 first. */
  undated: Ask[];
  /** Fed by what all others leave, by priority. */
  leftover: Ask[];
}

export interface GoalsWeek {
  household: Household;
  today: Day;
  savings: GoalSavings;
  emergency: EmergencyMoney;
  /** All that the week puts aside: what shares are of. */
  putAside: Minor;
}

/** What active goals ask for this week. Sorting is stable: goals alike keep the household’s order. */
export function goalAsks({ household, today, savings, emergency, putAside }: GoalsWeek): GoalAsks {
  const dated = (open: readonly OpenGoal[]): Ask[] =>
    withDates(open).map((it) => datedAsk(it, today, household.calendars));
  const now = withFundTargets(household, today);
  const funds = fundedBills(now);
  const others = now.goals.filter(({ id }) => !funds.has(id));
  const waiting = openGoals(now, savings, emergency, funds);
  const { asks: swept, open } = sweepsOf(others, waiting, savings, putAside);
  const fed = (by: "fixed" | "share" | "leftover" | undefined) => open.filter(({ goal }) => goal.funding?.by === by);
  const fixed = open.filter(({ goal }) => fixedPart(goal, putAside) !== null);
  return {
    funds: dated(fundGoals(now, savings, funds)),
    swept,
    promised: [...dated(fed(undefined)), ...fixed.map((it) => fixedAsk(it, fixedPart(it.goal, putAside)!, putAside))],
    undated: fed(undefined)
      .filter(({ goal }) => goal.by === undefined)
      .map(undatedAsk),
    leftover: fed("leftover").map(undatedAsk),
  };
}

/** The soonest first. */
const withDates = (open: readonly OpenGoal[]): DatedGoal[] =>
  open
    .flatMap((it) => (it.goal.by === undefined ? [] : [{ ...it, by: it.goal.by }]))
    .sort((a, b) => (a.by < b.by ? -1 : Number(a.by > b.by)));
