import { describe, expect, it } from "vitest";
import { moneyOfGoals } from "../goals/goal-money.ts";
import type { Household } from "../household/household.ts";
import type { Balance, Save, SaveTarget } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { account, bill, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { planForWeek } from "./plan-for-week.ts";
import { standingOf } from "./standing.ts";

const today = "2026-11-12" as Day;
const trip: SaveTarget = { kind: "goal", id: "trip" };

const save = (week: WeekId, amount: number, target: SaveTarget): Save => ({
  id: `${week}-${amount}`,
  week,
  personId: "maya",
  amount: minor(amount),
  target,
  note: "",
  recordedAt: 1,
});

const balance = (kind: "account" | "debt", id: string, day: string, amount: number): Balance => ({
  id: `${id}-${day}`,
  of: { kind, id },
  day: day as Day,
  amount: minor(amount),
});

function stepsOf(household: Household, saves: Save[], balances: Balance[]) {
  const plan = planForWeek(standingOf(household, balances, today), moneyOfGoals(saves, []), saves, today);
  if (!plan.ok) throw new Error(plan.problem);
  return Object.fromEntries(plan.value.steps.map(({ label, amount, isFull }) => [label, isFull ? "full" : amount]));
}

/** A month of needs is 1 000.00, so the buffer is 1 000.00 and the fund 3 000.00. */
const household = sampleHousehold({
  incomes: [income(50_000)],
  bills: [bill(100_000, { cadence: "monthly" })],
  accounts: [account(350_000)],
  goals: [goal(5_000_000, { id: "trip", label: "Trip" })],
});
const weeksOf = (count: number) => Array.from({ length: count }, (_, index) => addWeeks("2026-W01" as WeekId, index));
const savedForTrip = weeksOf(44).map((week) => save(week, 20_000, trip));

describe("a plan that lives with the household", () => {
  it("[DB4] does not send a paid-off debt another cent", () => {
    const owing = {
      ...household,
      debts: [debt(400_000, { label: "Card", apr: 22_990 as Rate, minimum: minor(10_000) })],
    };
    expect(stepsOf(owing, [], [])).toMatchObject({ Card: expect.any(Number) });
    expect(stepsOf(owing, [], [balance("debt", "card", "2026-11-01", 0)]).Card).toBe("full");
  });

  it("[DB4] does not lose its buffer while people save for something else", () => {
    expect(stepsOf(household, savedForTrip, [])).toMatchObject({ "Starter buffer": "full", "Emergency fund": "full" });
  });

  it("[DB4] nor when they write down what the account holds by now", () => {
    const looked = [balance("account", "savings", "2026-11-05", 350_000 + 44 * 20_000)];
    expect(stepsOf(household, savedForTrip, looked)).toMatchObject({
      "Starter buffer": "full",
      "Emergency fund": "full",
    });
  });

  it("[DB4] sees what was put aside for safety since someone looked, and once only", () => {
    const poor = { ...household, accounts: [account(0)] };
    const saves = weeksOf(4).map((week) => save(week, 30_000, { kind: "buffer" }));
    expect(stepsOf(poor, saves, [])["Starter buffer"]).toBe("full");
    expect(
      stepsOf(poor, saves, [balance("account", "savings", "2026-11-05", 50_000)])["Starter buffer"],
    ).toBeGreaterThan(0);
  });

  it("[DB4] ignores what is dated after today", () => {
    const later = [balance("account", "savings", "2026-12-01", 0)];
    expect(stepsOf(household, [], later)["Starter buffer"]).toBe("full");
  });
});
