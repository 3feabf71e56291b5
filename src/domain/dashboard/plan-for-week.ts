import type { Figure } from "../explain.ts";
import type { GoalMoney, moneyOfGoals } from "../goals/progress.ts";
import type { Household } from "../household/household.ts";
import { distinct, type Save } from "../household/records.ts";
import { destinationOfSave } from "../ledger/accounts.ts";
import { holdingsOfGoals } from "../ledger/goal-holdings.ts";
import { type Minor, minor } from "../money/money.ts";
import { emergencyMoney, type GoalSavings, type HeldMoney, knowsSetAside } from "../plan/set-aside.ts";
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

/** What the plan is made from: the balances, what goals hold, and the emergency money among it. */
export function moneyToPlanBy(
  current: CurrentBalances,
  money: GoalMoneyById,
  saves: readonly Save[],
  today: Day,
  at: MoneyOf,
): Result<WaterfallInput, AmountProblem> {
  if (!money.ok) return money;
  const household = at === "by-now" ? current.household : current.startOfWeek;
  const week = weekOfDay(today, household.calendars);
  const counts: Counts = (one) => (at === "by-now" ? one <= week : one < week);
  const goalSavings = heldBy(household, money.value, counts);
  if (!goalSavings) return err("too-large");
  const setAside = emergencyMoney(household, heldMoney(household, money.value, saves, counts));
  if (!setAside.ok) return setAside;
  return ok({ household, today, setAside: setAside.value.amount, goalSavings, debtBalances: new Map() });
}

/** What the household has for emergencies now; null while nothing says what there is, because unknown is not zero. */
export function emergencyHeld(
  { household }: CurrentBalances,
  money: GoalMoneyById,
  saves: readonly Save[],
  today: Day,
): Result<Figure | null, AmountProblem> {
  if (!money.ok) return money;
  const week = weekOfDay(today, household.calendars);
  const counts: Counts = (one) => one <= week;
  if (!heldBy(household, money.value, counts)) return err("too-large");
  const held = emergencyMoney(household, heldMoney(household, money.value, saves, counts));
  if (!held.ok) return held;
  return ok(held.value.amount > 0 || knowsSetAside(household) ? held.value : null);
}

function heldMoney(
  household: Household,
  money: ReadonlyMap<string, GoalMoney>,
  saves: readonly Save[],
  counts: Counts,
): HeldMoney {
  const isUnheld = (save: Save) =>
    (save.target.kind === "buffer" || save.target.kind === "emergency") && !destinationOfSave(save, household);
  const unheld = distinct(saves).reduce(
    (total, save) => (counts(save.week) && isUnheld(save) ? total + save.amount : total),
    0,
  );
  return { goals: holdingsOfGoals(household, money, saves, counts), unheld: bounded(unheld) };
}

/** Beyond the exact range every total is refused as too large. */
const bounded = (amount: number): Minor => minor(Math.min(Number.MAX_SAFE_INTEGER, amount));

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
