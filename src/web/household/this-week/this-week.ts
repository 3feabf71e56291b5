import { moneyToPlanBy } from "#domain/dashboard/plan-for-week.ts";
import { standingOf } from "#domain/dashboard/standing.ts";
import { moneyOfGoals } from "#domain/goals/goal-money.ts";
import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { type Minor, sum } from "#domain/money/money.ts";
import { pour, type WaterfallInput, type WaterfallStep, type WeekPlan, weekPlan } from "#domain/plan/waterfall.ts";
import type { Result } from "#domain/result.ts";
import { distinct } from "#domain/saves/distinct.ts";
import { dayAt } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { calendarOf, weekAt } from "#domain/time/week-calendar.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { inDomain } from "../figures/in-domain.ts";
import { householdInDomain } from "../household-in-domain.ts";

/** A household's present week: what was planned for it, and what has been put aside in it. */
export interface ThisWeek {
  household: Household;
  week: WeekId;
  plan: Result<WeekPlan, string>;
  saves: readonly Save[];
  saved: Minor;
}

export function thisWeekOf(state: HouseholdState, now: number): ThisWeek | null {
  const household = householdInDomain(state);
  if (!household) return null;
  const week = weekAt(now, household.calendars);
  const saves = savesOf(state).filter((save) => save.week === week);
  const input = inputOf(state, household, now, "start-of-week");
  const plan = input.ok ? weekPlan(input.value) : input;
  return { household, week, plan, saves, saved: sum(saves.map(({ amount }) => amount)) };
}

/** Where an amount goes that is put aside now, after all that the week has put aside already. */
export function splitOf(state: HouseholdState, amount: Minor, now: number): Result<WaterfallStep[], string> {
  const household = householdInDomain(state);
  if (!household) return { ok: false, problem: "gone" };
  const input = inputOf(state, household, now, "by-now");
  return input.ok ? pour(amount, input.value) : input;
}

const savesOf = ({ of }: HouseholdState): readonly Save[] => distinct(inDomain(of.save));

function inputOf(
  state: HouseholdState,
  household: Household,
  now: number,
  at: "start-of-week" | "by-now",
): Result<WaterfallInput, string> {
  const { timeZone } = calendarOf(weekAt(now, household.calendars), household.calendars);
  const today = dayAt(now, timeZone);
  const saves = savesOf(state);
  const standing = standingOf(household, inDomain(state.of.balance), today);
  return moneyToPlanBy(standing, moneyOfGoals(saves, inDomain(state.of.withdrawal)), saves, today, at);
}
