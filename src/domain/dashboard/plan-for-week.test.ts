import { describe, expect, it } from "vitest";
import { nothingPaid } from "../goals/paid-from-goals.ts";
import { moneyOfGoals, type Withdrawal } from "../goals/progress.ts";
import type { Household } from "../household/household.ts";
import type { Balance, Save, SaveTarget } from "../household/records.ts";
import { ledgerOf } from "../ledger/ledger.fixture.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { account, bill, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { currentBalances } from "./current-balances.ts";
import { planForWeek } from "./plan-for-week.ts";

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

const takenOut = (week: string, amount: number, goalId = "trip"): Withdrawal => ({
  id: `${goalId}-${week}`,
  goalId,
  week: week as WeekId,
  amount: minor(amount),
  recordedAt: 1,
});

const planned = (household: Household, saves: Save[], balances: Balance[], withdrawals: Withdrawal[] = []) =>
  planForWeek(balancesOf(household, saves, balances), moneyOfGoals(saves, withdrawals, nothingPaid), saves, today);

const balancesOf = (household: Household, saves: Save[], balances: Balance[]) =>
  currentBalances(household, ledgerOf({ household, saves, balances, listed: "2026-01-01" as Day }), saves, today);

function stepsOf(...given: Parameters<typeof planned>) {
  const plan = planned(...given);
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

describe("the plan for this week", () => {
  it("does not send a paid-off debt another cent", () => {
    const owing = {
      ...household,
      debts: [debt(400_000, { label: "Card", apr: 22_990 as Rate, minimum: minor(10_000) })],
    };
    expect(stepsOf(owing, [], [])).toMatchObject({ Card: expect.any(Number) });
    expect(stepsOf(owing, [], [balance("debt", "card", "2026-11-01", 0)]).Card).toBe("full");
  });

  it("does not lose its buffer while people save for something else", () => {
    expect(stepsOf(household, savedForTrip, [])).toMatchObject({ "Starter buffer": "full", "Emergency fund": "full" });
  });

  it("does not lose its buffer when they record the account's current balance", () => {
    const looked = [balance("account", "savings", "2026-11-05", 350_000 + 44 * 20_000)];
    expect(stepsOf(household, savedForTrip, looked)).toMatchObject({
      "Starter buffer": "full",
      "Emergency fund": "full",
    });
  });

  it("counts what was set aside for safety since the last check, and only once", () => {
    const poor = { ...household, accounts: [account(0)] };
    const saves = weeksOf(8)
      .slice(4)
      .map((week) => save(week, 30_000, { kind: "buffer" }));
    expect(stepsOf(poor, saves, [])["Starter buffer"]).toBe("full");
    expect(
      stepsOf(poor, saves, [balance("account", "savings", "2026-11-05", 50_000)])["Starter buffer"],
    ).toBeGreaterThan(0);
  });

  it("ignores what is dated after today", () => {
    const later = [balance("account", "savings", "2026-12-01", 0)];
    expect(stepsOf(household, [], later)["Starter buffer"]).toBe("full");
  });

  const remaining = (label: string, ...given: Parameters<typeof planned>) => {
    const plan = planned(...given);
    return plan.ok && plan.value.steps.find((step) => step.label === label)?.remainingBefore;
  };

  it("plans again for what was withdrawn from a goal before this week", () => {
    const saves = [save("2026-W10" as WeekId, 20_000, trip)];
    const left = (...out: Withdrawal[]) => remaining("Trip", household, saves, [], out);
    expect(left()).toBe(4_980_000);
    expect(left(takenOut("2026-W45", 5_000))).toBe(4_985_000);
    expect(left(takenOut("2026-W46", 5_000))).toBe(4_980_000);
  });

  it("counts a withdrawal before the last check as safety money", () => {
    const looked = [balance("account", "savings", "2026-11-05", 300_000)];
    const saves = [save("2026-W10" as WeekId, 20_000, trip)];
    const left = (...out: Withdrawal[]) => remaining("Emergency fund", household, saves, looked, out);
    expect(left()).toBe(20_000);
    expect(left(takenOut("2026-W44", 5_000))).toBe(15_000);
  });

  it("counts a goal's saves from the week of the last check as part of the account", () => {
    const looked = [balance("account", "savings", "2026-11-05", 300_000)];
    const left = (week: string) => remaining("Emergency fund", household, [save(week as WeekId, 20_000, trip)], looked);
    expect(["2026-W44", "2026-W45", "2026-W46"].map(left)).toEqual([20_000, 20_000, 0]);
  });

  it("does not change when this week's saves go to safety", () => {
    const poor = { ...household, accounts: [account(0)] };
    const left = (week: string) =>
      remaining("Starter buffer", poor, [save(week as WeekId, 30_000, { kind: "buffer" })], []);
    expect(["2026-W45", "2026-W46"].map(left)).toEqual([70_000, 100_000]);
  });

  it("counts what went into an emergency goal, less withdrawals", () => {
    const safe = { ...household, accounts: [], goals: [goal(300_000, { id: "safety", kind: "emergency" })] };
    const saves = [save("2026-W10" as WeekId, 120_000, { kind: "goal", id: "safety" })];
    const left = (...out: Withdrawal[]) => remaining("Emergency fund", safe, saves, [], out);
    expect(left()).toBe(180_000);
    expect(left(takenOut("2026-W11", 15_000, "safety"))).toBe(195_000);
    expect(left(takenOut("2026-W46", 15_000, "safety"))).toBe(180_000);
    expect(left(takenOut("2026-W11", 500_000, "safety"))).toBe(200_000);
  });

  it("reports sums that are too large to count exactly instead of throwing", () => {
    const tooLarge = { ok: false, problem: "too-large" };
    const huge = (target: SaveTarget) => weeksOf(2).map((week) => save(week, Number.MAX_SAFE_INTEGER - 1, target));
    expect(planned(household, huge({ kind: "buffer" }), [])).toEqual(tooLarge);
    const full = { ...household, goals: [goal(1, { id: "trip", alreadySaved: minor(9e15) })] };
    expect(planned(full, huge(trip).slice(1), [])).toEqual(tooLarge);
  });
});
