import { describe, expect, it } from "vitest";
import { nothingPaid } from "../goals/paid-from-goals.ts";
import { moneyOfGoals } from "../goals/progress.ts";
import { saveTo, today } from "../goals/situation.fixture.ts";
import type { BudgetPeriod, Goal } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { ledgerOf } from "../ledger/ledger.fixture.ts";
import { minor, sum } from "../money/money.ts";
import { category, goal, sampleHousehold } from "../plan/sample-household.ts";
import { spendingBook, withEntry } from "../spending/spending-book.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, startOfWeek, type WeekId } from "../time/week.ts";
import { createDashboard, type Dashboard, type DashboardInput, goalsAtAGlance } from "./dashboard.ts";
import { longHousehold } from "./long-household.ts";

function input(): DashboardInput {
  const { transactions, span, balances, ...rest } = longHousehold(2, 2_000);
  const { household, saves, began } = rest;
  const listed = startOfWeek(began, household.calendars);
  const ledger = ledgerOf({ household, saves, balances, entries: transactions, listed });
  return { ...rest, ledger, spending: spendingBook(transactions, span) };
}

const lunch: Transaction = {
  id: "lunch",
  day: "2026-11-12" as Day,
  amount: minor(1_240),
  payee: "Canteen",
  personId: "tom",
  kind: "spending",
  categoryId: "cat1",
  note: "",
};

describe("this week, all in one", () => {
  it("gives every part of the screen", () => {
    const { week, strip, streak, plan, goals, spending } = createDashboard()(input());
    expect(week).toBe("2026-W46");
    expect(strip.ok && strip.value).toHaveLength(53);
    expect(streak.weeks).toBe(98);
    if (!plan.ok) throw new Error(plan.problem);
    expect(sum(plan.value.steps.map(({ amount }) => amount))).toBe(plan.value.budget.canSave.amount);
    expect(goals()).toMatchObject({ ok: true, value: { length: 5 } });
    expect(spending.ok && spending.value.safe.daysLeft).toBe(4);
  });

  it("recomputes only what an expense affects", () => {
    const dashboard = createDashboard();
    const before = input();
    const first = dashboard(before);
    const second = dashboard({ ...before, spending: withEntry(before.spending, lunch) });
    const safe = ({ spending }: Dashboard) => (spending.ok ? spending.value.safe.week.amount : 0);
    expect(safe(second)).toBe(Math.max(0, safe(first) - 1_240));
    for (const part of ["savedByYear", "strip", "streak", "goals", "plan"] as const) {
      expect(second[part]).toBe(first[part]);
    }
  });

  it("gives the same result as a dashboard without a cache", () => {
    const dashboard = createDashboard();
    const before = input();
    dashboard(before);
    const after = { ...before, spending: withEntry(before.spending, lunch), today: "2026-11-13" as Day };
    const whole = ({ goals, ...rest }: Dashboard) => ({ ...rest, goals: goals() });
    expect(whole(dashboard(after))).toEqual(whole(createDashboard()(after)));
  });

  it("reports spending that is too large to count exactly instead of throwing", () => {
    const { span } = longHousehold(2, 0);
    const huge = Array.from({ length: 600 }, (_, index) => ({ ...lunch, id: `t${index}`, amount: minor(1e13) }));
    expect(createDashboard()({ ...input(), spending: spendingBook(huge, span) }).spending).toEqual({
      ok: false,
      problem: "too-large",
    });
  });

  it("reports budgets whose carry-over would be too large to count", () => {
    const before = input();
    const at = (weeklyBudget: number, earlier: BudgetPeriod[] = []) => {
      const categories = [category(weeklyBudget, { rollover: "leftover", earlier })];
      return createDashboard()({ ...before, household: { ...before.household, categories } }).spending;
    };
    expect(at(1e13).ok).toBe(true);
    expect(at(1e14)).toEqual({ ok: false, problem: "too-large" });
    const once = { from: before.began, weeklyBudget: minor(1e14), rollover: "leftover" as const };
    expect(at(1, [once])).toEqual({ ok: false, problem: "too-large" });
  });

  it("keeps the week's plan while the week is being saved", () => {
    const before = input();
    const extra = { ...before.saves[0]!, id: "more", week: "2026-W46" as never, amount: minor(50_000) };
    const [now, later] = [before, { ...before, saves: [...before.saves, extra] }].map(createDashboard());
    expect(later?.plan).toEqual(now?.plan);
  });
});

const began = "2026-W01" as WeekId;
const goals: Goal[] = (["active", "paused", "finished", "archived"] as const).map((state) =>
  goal(10_000, { id: state, state }),
);
const lately = Array.from({ length: 4 }, (_, index) => addWeeks("2026-W45" as WeekId, -index));

const glance = (of: Goal[], saves = lately.flatMap((week) => of.map(({ id }) => saveTo(id, week, 500)))) => {
  const seen = goalsAtAGlance(sampleHousehold({ goals: of }), moneyOfGoals(saves, [], nothingPaid), today, began);
  if (!seen.ok) throw new Error(seen.problem);
  return seen.value;
};

describe("goals at a glance", () => {
  it("shows active goals and paused ones, but none that is finished or archived", () => {
    expect(glance(goals).map(({ goal: { id } }) => id)).toEqual(["active", "paused"]);
  });

  it("shows a paused goal with its progress and its pace before the pause", () => {
    const paused = glance(goals)[1]!;
    expect(paused.progress).toMatchObject({ ok: true, value: { saved: { amount: 2_000 } } });
    expect(paused.projection).toMatchObject({ ok: true, value: { state: "on-the-way" } });
  });

  it("computes a goal's pace from its own first week, or from the household's first week without one", () => {
    const pace = (since?: WeekId) => {
      const [one] = glance([goal(10_000, since ? { id: "new", since } : { id: "new" })]);
      return one!.projection.ok && "pace" in one!.projection.value && one!.projection.value.pace.amount;
    };
    expect(pace("2026-W42" as WeekId)).toBe(500);
    expect(pace()).toBe(Math.round(2_000 / 13));
  });

  it("shows a goal without money, and passes on sums that are too large", () => {
    expect(glance([goal(10_000)], [])[0]!.progress).toMatchObject({ ok: true, value: { left: 10_000 } });
    const huge = [saveTo("a", began, Number.MAX_SAFE_INTEGER), saveTo("a", lately[0]!, 1)];
    const seen = goalsAtAGlance(
      sampleHousehold({ goals: [goal(minor(1))] }),
      moneyOfGoals(huge, [], nothingPaid),
      today,
      began,
    );
    expect(seen).toEqual({ ok: false, problem: "too-large" });
  });
});
