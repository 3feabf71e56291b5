import { currentBalances } from "#domain/dashboard/current-balances.ts";
import { moneyToPlanBy, planForWeek } from "#domain/dashboard/plan-for-week.ts";
import { moneyOfGoals } from "#domain/goals/progress.ts";
import type { Household } from "#domain/household/household.ts";
import { distinct, type Save } from "#domain/household/records.ts";
import { add, type Minor, minor, sum } from "#domain/money/money.ts";
import { pour, type WaterfallInput, type WaterfallStep, type WeekPlan } from "#domain/plan/waterfall.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { nothingAside, restOf, type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import { dayAt } from "#domain/time/day.ts";
import { calendarOf, type WeekId, weekAt } from "#domain/time/week.ts";
import type { Command, HouseholdState } from "#web/store/index.ts";
import type { Figures } from "../figures/figures.ts";
import { ledgerOf } from "../figures/household-ledger.ts";
import { householdOf, paidFromGoalsIn } from "../figures/household-of.ts";
import { recordingSaves } from "./record-save.ts";

/** The input that a week is computed from. */
export const weekParts = ({ household, today, week, saves, withdrawals, book, current, plan }: Figures) => ({
  household,
  today,
  week,
  saves,
  withdrawals,
  paidFromGoals: book.paidFromGoals,
  current,
  plan,
});

export type WeekParts = ReturnType<typeof weekParts>;

/** A household's current week: its plan, and what has been set aside in it. */
export interface ThisWeek {
  household: Household;
  week: WeekId;
  plan: Result<WeekPlan, string>;
  saves: readonly Save[];
  saved: Minor;
  /** What the plan still expects; zero without a plan. */
  left: Minor;
  /** Computed on demand: most weeks are saved as planned. */
  start: () => Result<WaterfallInput, string>;
}

export function weekOfParts(parts: WeekParts): ThisWeek {
  const { household, week, plan } = parts;
  const saves = distinct(parts.saves).filter((save) => save.week === week);
  const saved = sum(saves.map(({ amount }) => amount));
  const planned = plan.ok ? plan.value.budget.canSave.amount : 0;
  const left = minor(Math.max(0, planned - saved));
  return { household, week, plan, saves, saved, left, start: () => startOf(parts) };
}

export function thisWeekOf(state: HouseholdState, now: number): ThisWeek | null {
  const household = householdOf(state);
  if (!household) return null;
  const week = weekAt(now, household.calendars);
  const today = dayAt(now, calendarOf(week, household.calendars).timeZone);
  const [saves, withdrawals] = [state.of.save.list(), state.of.withdrawal.list()];
  const began = state.of.household.list()[0]!.began ?? week;
  const current = currentBalances(household, ledgerOf(state, household, began, today), saves, today);
  const paid = paidFromGoalsIn(state);
  const money = moneyOfGoals(saves, withdrawals, paid);
  const plan = planForWeek(current, money, saves, today);
  return weekOfParts({ household, today, week, saves, withdrawals, paidFromGoals: paid, current, plan });
}

/** Where an amount goes that is set aside now, after everything that was set aside this week. */
export function splitOf({ start, saves, saved }: ThisWeek, amount: Minor): Result<WaterfallStep[], string> {
  const input = start();
  if (!input.ok) return input;
  const steps = pour(add(saved, amount), input.value);
  return steps.ok ? ok(restOf(steps.value, saves, amount)) : steps;
}

/** The plan's steps minus what was set aside this week; none without a plan. */
export const restOfPlan = ({ plan, saves, left }: ThisWeek): WaterfallStep[] =>
  plan.ok ? restOf(plan.value.steps, saves, left).filter(({ amount }) => amount > 0) : [];

function startOf({
  current,
  today,
  saves,
  withdrawals,
  paidFromGoals: paid,
}: WeekParts): Result<WaterfallInput, string> {
  const money = moneyOfGoals(saves, withdrawals, paid);
  return moneyToPlanBy(current, money, saves, today, "start-of-week");
}

/** Records what someone set aside this week, one entry per target, as one step to undo. */
export const settingAside = (amount: Minor, personId: string, now: number): Command => ({
  name: "set-aside",
  edits(state, newId) {
    const week = thisWeekOf(state, now);
    if (!week) return err("gone");
    const shares = sharesFor(week, amount);
    return recordingSaves({ week: week.week, shares, people: [personId], note: "", at: now }).edits(state, newId);
  },
});

/** Follows the waterfall; if the plan can't be computed, all goes to the buffer. */
export function sharesFor(week: ThisWeek, amount: Minor): readonly SaveShare[] {
  if (amount === 0) return nothingAside;
  const split = splitOf(week, amount);
  return split.ok ? sharesOf(split.value) : [{ target: { kind: "buffer" }, amount }];
}
