import type { GoalMoney, moneyOfGoals } from "../goals/goal-money.ts";
import type { Household } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { emergencyMoney, type GoalSavings } from "../plan/set-aside.ts";
import { type WaterfallInput, weekPlan } from "../plan/waterfall.ts";
import type { AmountProblem } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import { distinct } from "../saves/distinct.ts";
import type { Day } from "../time/day.ts";
import { type WeekId, weekOfDay } from "../time/week.ts";
import type { CurrentBalances } from "./current-balances.ts";

type GoalMoneyById = ReturnType<typeof moneyOfGoals>;
type Counts = (week: WeekId) => boolean;

/** Money as it stood when the week began, or as it stands with what the week has put aside so far. */
export type MoneyOf = "start-of-week" | "by-now";

/** This week's plan, by money as it stood when the week began, so that saving as planned does not move the plan. */
export function planForWeek(standing: CurrentBalances, money: GoalMoneyById, saves: readonly Save[], today: Day) {
  const input = moneyToPlanBy(standing, money, saves, today, "start-of-week");
  return input.ok ? weekPlan(input.value) : input;
}

/**
 * Accounts say what was in them when someone last looked; what goals held then is not for emergencies, and what was put
 * aside for safety since then is.
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
  const atLook = heldBy(household, money.value, (one) => lastChecked !== null && one <= lastChecked);
  const goalSavings = heldBy(household, money.value, isPast);
  if (!atLook || !goalSavings) return err("too-large");
  const then = emergencyMoney(household, atLook);
  if (!then.ok) return then;
  const isSince: Counts = (one) => isPast(one) && (lastChecked === null || one > lastChecked);
  const setAside = then.value.amount + putAsideForSafety(household, money.value, saves, isSince);
  if (!Number.isSafeInteger(setAside)) return err("too-large");
  return ok({ household, today, setAside: minor(Math.max(0, setAside)), goalSavings, debtBalances: new Map() });
}

/** What each goal held, counting the weeks that are asked for; nothing where that is too large to be exact. */
function heldBy({ goals }: Household, money: ReadonlyMap<string, GoalMoney>, counts: Counts): GoalSavings | undefined {
  const held = new Map<string, Minor>();
  for (const { id, alreadySaved } of goals) {
    const amount = alreadySaved + movedIn(money.get(id), counts);
    if (!Number.isSafeInteger(amount)) return undefined;
    held.set(id, minor(amount));
  }
  return held;
}

/** In one pass: every save has this counted for every goal. */
function movedIn(money: GoalMoney | undefined, counts: Counts): number {
  let total = 0;
  for (const [week, { saved, withdrawn }] of money?.weeks ?? []) if (counts(week)) total += saved - withdrawn;
  return total;
}

/** Saves to the buffer and the fund, and what went into emergency goals and was not taken out again. */
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
