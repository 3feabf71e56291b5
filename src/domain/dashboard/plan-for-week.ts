import type { GoalMoney, moneyOfGoals } from "../goals/progress.ts";
import type { Household } from "../household/household.ts";
import { distinct, type Save } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { emergencyMoney, type GoalSavings, knowsSetAside } from "../plan/set-aside.ts";
import { type WaterfallInput, weekPlan } from "../plan/waterfall.ts";
import type { AmountProblem } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { type WeekId, weekOfDay } from "../time/week.ts";
import type { CurrentBalances } from "./current-balances.ts";

type GoalMoneyById = ReturnType<typeof moneyOfGoals>;
type Counts = (week: WeekId) => boolean;

/** The money at the start of the week, or including what was set aside this week so far. */
export type MoneyOf = "start-of-week" | "by-now";

/** This week's plan, from the money at the start of the week, so that saving as planned does not change the plan. */
export function planForWeek(current: CurrentBalances, money: GoalMoneyById, saves: readonly Save[], today: Day) {
  const input = moneyToPlanBy(current, money, saves, today, "start-of-week");
  return input.ok ? weekPlan(input.value) : input;
}

/**
 * The safety money: account balances at the last check, less what goals held then, plus what was set aside for safety
 * since.
 */
export function moneyToPlanBy(
  { household, lastChecked }: CurrentBalances,
  money: GoalMoneyById,
  saves: readonly Save[],
  today: Day,
  at: MoneyOf,
): Result<WaterfallInput, AmountProblem> {
  if (!money.ok) return money;
  const week = weekOfDay(today, household.calendars);
  const isPast: Counts = (one) => (at === "by-now" ? one <= week : one < week);
  const atCheck = heldBy(household, money.value, (one) => lastChecked !== null && one <= lastChecked);
  const goalSavings = heldBy(household, money.value, isPast);
  if (!atCheck || !goalSavings) return err("too-large");
  const then = emergencyMoney(household, atCheck);
  if (!then.ok) return then;
  const isSince: Counts = (one) => isPast(one) && (lastChecked === null || one > lastChecked);
  const setAside = then.value.amount + putAsideForSafety(household, money.value, saves, isSince);
  if (!Number.isSafeInteger(setAside)) return err("too-large");
  return ok({ household, today, setAside: minor(Math.max(0, setAside)), goalSavings, debtBalances: new Map() });
}

/** The emergency money by now; null while nothing says what there is, because unknown is not zero. */
export function emergencyHeld(
  current: CurrentBalances,
  money: GoalMoneyById,
  saves: readonly Save[],
  today: Day,
): Result<Minor | null, AmountProblem> {
  const input = moneyToPlanBy(current, money, saves, today, "by-now");
  if (!input.ok) return input;
  const { setAside } = input.value;
  return ok(setAside > 0 || knowsSetAside(current.household) ? setAside : null);
}

/** What each goal held over the counted weeks; undefined when a sum is too large to be exact. */
function heldBy({ goals }: Household, money: ReadonlyMap<string, GoalMoney>, counts: Counts): GoalSavings | undefined {
  const held = new Map<string, Minor>();
  for (const { id, alreadySaved } of goals) {
    const amount = alreadySaved + movedIn(money.get(id), counts);
    if (!Number.isSafeInteger(amount)) return undefined;
    held.set(id, minor(amount));
  }
  return held;
}

/** One pass without arrays: this runs for every goal on every save. */
function movedIn(money: GoalMoney | undefined, counts: Counts): number {
  let total = 0;
  for (const [week, { saved, withdrawn }] of money?.weeks ?? []) if (counts(week)) total += saved - withdrawn;
  return total;
}

/** Saves to the buffer and the fund, and what went into emergency goals, less withdrawals. */
function putAsideForSafety(
  { goals }: Household,
  money: ReadonlyMap<string, GoalMoney>,
  saves: readonly Save[],
  counts: Counts,
): number {
  const inGoals = goals
    .filter(({ kind }) => kind === "emergency")
    .reduce((total, { id }) => total + movedIn(money.get(id), counts), 0);
  return distinct(saves)
    .filter(({ week, target }) => counts(week) && (target.kind === "buffer" || target.kind === "emergency"))
    .reduce((total, { amount }) => total + amount, inGoals);
}
