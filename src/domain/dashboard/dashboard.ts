import { goalProgress, moneyOfGoals, noMoney, type Withdrawal } from "../goals/progress.ts";
import { projectFinish } from "../goals/projection.ts";
import type { Household } from "../household/household.ts";
import type { Pause, Save, WeekReview } from "../household/records.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { memoizeLast } from "../memoize-last.ts";
import { withFundTargets } from "../plan/bill-funds.ts";
import { err, ok } from "../result.ts";
import { streak, type WeekHistory, yearStrip } from "../saves/streak.ts";
import { totalsByYear } from "../saves/totals.ts";
import { isListed } from "../spending/categories.ts";
import { uncategorizedIn } from "../spending/entry-sums.ts";
import { canBeCarried, envelopesOf, safeToSpend } from "../spending/envelopes.ts";
import { entriesIn, isExact, type SpendingBook } from "../spending/spending-book.ts";
import type { Day } from "../time/day.ts";
import { endOfWeek, type WeekId, weekOfDay, weekYear } from "../time/week.ts";
import { currentBalances } from "./current-balances.ts";
import { planForWeek } from "./plan-for-week.ts";

/** Everything this week's screen is computed from. Lists are replaced when they change, never changed in place. */
export interface DashboardInput {
  household: Household;
  began: WeekId;
  today: Day;
  saves: readonly Save[];
  withdrawals: readonly Withdrawal[];
  reviews: readonly WeekReview[];
  pauses: readonly Pause[];
  ledger: Ledger;
  spending: SpendingBook;
}

export type Dashboard = ReturnType<ReturnType<typeof createDashboard>>;

/** A dashboard with memoized parts: a new expense recomputes only what depends on spending. */
export function createDashboard() {
  const savedByYear = memoizeLast((saves: readonly Save[]) => totalsByYear(saves));
  const habit = memoizeLast(weeksOf);
  const goalMoney = memoizeLast(moneyOfGoals);
  const goals = memoizeLast((...given: Parameters<typeof goalsAtAGlance>) =>
    memoizeLast(() => goalsAtAGlance(...given)),
  );
  const balancesNow = memoizeLast(currentBalances);
  const plan = memoizeLast(planForWeek);
  const spending = memoizeLast(spendingThisWeek);
  return ({ household, began, today, saves, withdrawals, reviews, pauses, ledger, spending: book }: DashboardInput) => {
    const week = weekOfDay(today, household.calendars);
    const money = goalMoney(saves, withdrawals, book.paidFromGoals);
    const current = balancesNow(household, ledger, saves, today);
    return {
      week,
      /** The household with the balances of today. */
      current,
      savedByYear: savedByYear(saves),
      ...habit(began, week, saves, reviews, pauses),
      /** Lazy: computed on first use, so that a save is painted first. */
      goals: goals(household, money, today, began),
      plan: plan(current, money, saves, today),
      spending: spending(book, household, week, began, today),
    };
  };
}

function weeksOf(
  began: WeekId,
  now: WeekId,
  saves: readonly Save[],
  reviews: readonly WeekReview[],
  pauses: readonly Pause[],
) {
  const history: WeekHistory = { began, now, saves, reviews, pauses };
  return { strip: yearStrip(weekYear(now), history), streak: streak(history) };
}

function spendingThisWeek(book: SpendingBook, household: Household, week: WeekId, began: WeekId, today: Day) {
  if (!isExact(book) || !canBeCarried(household.categories, book.span)) return err("too-large");
  const envelopes = envelopesOf(book, household.categories, week, began).filter(isListed);
  const uncategorized = uncategorizedIn(entriesIn(book, week), household.categories);
  const weekEnd = endOfWeek(week, household.calendars);
  return ok({ envelopes, uncategorized, safe: safeToSpend(envelopes, uncategorized, book, today, weekEnd) });
}

type GoalMoneyById = ReturnType<typeof moneyOfGoals>;

/** The progress of each open goal, and when it is reached at the current pace. `began` is the household's first week. */
export function goalsAtAGlance(household: Household, money: GoalMoneyById, today: Day, began: WeekId) {
  if (!money.ok) return money;
  const { goals, calendars } = withFundTargets(household, today);
  const open = goals.filter(({ state }) => state === "active" || state === "paused");
  return ok(
    open.map((goal) => {
      const ofGoal = money.value.get(goal.id) ?? noMoney;
      const since = goal.since ?? began;
      return {
        goal,
        progress: goalProgress(goal, ofGoal),
        projection: projectFinish({ goal, money: ofGoal, today, calendars, since }),
      };
    }),
  );
}
