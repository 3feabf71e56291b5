import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heldBy } from "../goals/goal-actions.ts";
import { moneyOfGoals, noMoney } from "../goals/progress.ts";
import { add, minor, subtract, sum } from "../money/money.ts";
import { spendingSum } from "../money-date/agenda-facts.ts";
import { balanceBook } from "../net-worth/balance-book.ts";
import { holdingsOn } from "../net-worth/holdings.ts";
import { netWorthOn } from "../net-worth/net-worth.ts";
import { type PeriodKind, periodAt } from "../spending/period.ts";
import { type PeriodSpending, periodSpending } from "../spending/period-spending.ts";
import { spentIn } from "../spending/spending-book.ts";
import { everydayParts } from "../spending/transaction.ts";
import { weekOfDay } from "../time/week.ts";
import { anyHouseholdNow, type HouseholdNow, inputOf, thisWeek, today } from "./any-household-now.fixture.ts";
import { createDashboard, type DashboardInput } from "./dashboard.ts";
import { totalOwed } from "./debt-countdown.ts";
import { emergencyHeld, moneyToPlanBy } from "./plan-for-week.ts";

const households = 2_000;

const holds = (check: (now: HouseholdNow, input: DashboardInput) => void): void =>
  fc.assert(
    fc.property(anyHouseholdNow, (now) => check(now, inputOf(now))),
    { numRuns: households },
  );

function valueIn<Value>(result: { ok: true; value: Value } | { ok: false; problem: string }): Value {
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

function spendingOf({ spending: book, household, began }: DashboardInput, kind: PeriodKind): PeriodSpending {
  return valueIn(periodSpending(book, valueIn(periodAt(kind, today, household)), household, began, today));
}

function netWorthOf({ household, ledger }: DashboardInput) {
  const book = valueIn(balanceBook(household, ledger.all()));
  return { now: netWorthOn(book, today), holdings: holdingsOn(book, today) };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The figures that screens share, by the functions that `docs/figures.md` names. */
function figuresOf(input: DashboardInput) {
  const { savedByYear, streak, plan, spending, current } = createDashboard()(input);
  const { household, saves, withdrawals } = input;
  const money = moneyOfGoals(saves, withdrawals, input.spending.paidFromGoals);
  const { safe, envelopes, uncategorized } = valueIn(spending);
  return {
    safe: safe.week.amount,
    left: [...envelopes.map((envelope) => envelope.left), uncategorized.spent],
    spent: spentIn(input.spending, thisWeek),
    saved: valueIn(savedByYear).get(2026) ?? 0,
    number: plan.ok ? plan.value.budget.canSave.amount : plan.problem,
    streak: streak.weeks,
    worth: netWorthOf(input).now,
    owed: totalOwed(current.household.debts).amount,
    held: household.goals.map((goal) => heldBy(goal, valueIn(money).get(goal.id) ?? noMoney)),
    emergency: valueIn(emergencyHeld(current, money, saves, today))?.amount,
  };
}

/** Thousands of households take their time where other suites run too. */
describe("the ledger of every household", { timeout: 300_000 }, () => {
  it.each(["week", "month"] as const)(
    "[FG1] has left = budget + rolled over − spent in each row of a %s and in its total",
    (kind) => {
      holds((_, input) => {
        const { envelopes, uncategorized, total, spent } = spendingOf(input, kind);
        const loose = uncategorized?.spent ?? minor(0);
        expect([...envelopes, total].filter((row) => row.left !== row.budget + row.carried - row.spent)).toEqual([]);
        for (const column of ["budget", "carried"] as const)
          expect(total[column]).toBe(sum(envelopes.map((row) => row[column])));
        expect(total.spent).toBe(add(sum(envelopes.map((row) => row.spent)), loose));
        expect(total.left).toBe(subtract(sum(envelopes.map((row) => row.left)), loose));
        expect(spent).toBe(total.spent);
      });
    },
  );

  it("[FG2] has a safe amount of what all budgets leave, never below zero, in the week, its table and the money date", () => {
    holds((_, input) => {
      const { safe, envelopes } = valueIn(createDashboard()(input).spending);
      const { total } = spendingOf(input, "week");
      const review = spendingSum(envelopes, input.spending, thisWeek);
      expect(safe.week.amount).toBe(Math.max(0, total.left));
      expect(safe.over).toBe(Math.max(0, -total.left));
      expect([review.left, review.spent]).toEqual([total.left, total.spent]);
      expect(safe.perDay * safe.daysLeft).toBeLessThanOrEqual(safe.week.amount);
    });
  });

  it("[FG3] counts in a week exactly the everyday parts of its entries, categorized or not", () => {
    holds(({ entries, household }, input) => {
      const own = entries.filter(({ day }) => weekOfDay(day, household.calendars) === thisWeek);
      const parts = own.flatMap((entry) => everydayParts(entry).map(({ amount }) => amount));
      expect(spentIn(input.spending, thisWeek)).toBe(sumOf(parts));
      expect(spendingOf(input, "week").spent).toBe(sumOf(parts));
    });
  });

  it("[FG4] has a net worth of all its accounts less all its debts", () => {
    holds((_, input) => {
      const { now, holdings } = netWorthOf(input);
      const of = (kind: "account" | "debt") =>
        sumOf(holdings.filter((one) => one.kind === kind).map(({ standing }) => standing?.amount ?? 0));
      expect([now.assets, now.debts, now.net]).toEqual([of("account"), of("debt"), of("account") - of("debt")]);
    });
  });

  it("[FG5] has the same balance of each account and debt in the plan and in its net worth", () => {
    holds((_, input) => {
      const { household } = createDashboard()(input).current;
      const { holdings, now } = netWorthOf(input);
      const items = [...household.accounts, ...household.debts].map(({ id, balance }) => [id, balance]);
      expect(holdings.map(({ id, standing }) => [id, standing?.amount])).toEqual(items);
      expect(totalOwed(household.debts).amount).toBe(now.debts);
    });
  });

  it("[FG6] never has emergency money below zero, neither at the start of the week nor by now", () => {
    holds(({ saves, withdrawals }, input) => {
      const { current } = createDashboard()(input);
      for (const at of ["start-of-week", "by-now"] as const) {
        const { setAside } = valueIn(
          moneyToPlanBy(current, moneyOfGoals(saves, withdrawals, input.spending.paidFromGoals), saves, today, at),
        );
        expect(setAside).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it("[FG7] has the same figures in whatever order its records arrived", () => {
    const shuffled = <Item>(items: readonly Item[]) => fc.shuffledSubarray([...items], { minLength: items.length });
    const twice = anyHouseholdNow.chain((now) =>
      fc
        .record({
          entries: shuffled(now.entries),
          saves: shuffled(now.saves),
          withdrawals: shuffled(now.withdrawals),
          balances: shuffled(now.balances),
          reviews: shuffled(now.reviews),
        })
        .map((mixed) => [now, { ...now, ...mixed }] as const),
    );
    fc.assert(
      fc.property(twice, ([now, mixed]) => {
        // As text, because comparing objects takes most of the time.
        expect(JSON.stringify(figuresOf(inputOf(mixed)))).toBe(JSON.stringify(figuresOf(inputOf(now))));
      }),
      { numRuns: households },
    );
  });
});
