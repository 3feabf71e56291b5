import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd, runWithPauses } from "../cooperative-task.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyFundedHousehold } from "../plan/any-household.fixture.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import type { AheadStart } from "../projections/ahead.ts";
import type { Day } from "../time/day.ts";
import { type TriedChange, tryOut } from "./try-out.ts";
import { whatIf } from "./what-if.ts";

const today = "2026-11-16" as Day;
const household = sampleHousehold({
  incomes: [income(50_000)],
  bills: [bill(10_000)],
  categories: [category(10_000)],
  accounts: [account(500_000), account(100_000, { id: "fund", kind: "investment" })],
  debts: [debt(300_000, { apr: 5_000 as Rate, minimum: minor(10_000) })],
  goals: [goal(400_000)],
});
const start: AheadStart = { household, today, setAside: minor(500_000) };

const asked = (changes: readonly TriedChange[], of = start, years = 10) =>
  runToEnd(whatIf({ start: of, changes, years }));

function answer(changes: readonly TriedChange[], of = start) {
  const result = asked(changes, of);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

const difference = (changes: readonly TriedChange[], what: string, year?: number) =>
  answer(changes).differences.find(
    (one) => one.what === what && (year === undefined || ("year" in one && one.year === year)),
  )!;

describe("a what-if", () => {
  it("[WI2] without a change has no differences", () => {
    for (const { more } of answer([]).differences) expect(more ?? 0).toBe(0);
  });

  it.each<[string, TriedChange, number]>([
    ["pay", { what: "income", id: "pay", amount: minor(52_000) }, 2_000],
    ["new pay", { what: "new-income", label: "Lessons", pay: { cadence: "weekly", amount: minor(700) } }, 700],
    ["a bill", { what: "bill", id: "bill", amount: minor(0) }, 10_000],
    ["a new bill", { what: "new-bill", label: "Gym", amount: minor(5_200), cadence: "monthly" }, -1_200],
    ["a budget", { what: "budget", id: "food", weekly: minor(7_500) }, 2_500],
    ["a minimum", { what: "debt", id: "card", minimum: minor(0) }, 2_308],
  ])("with %s changed tells what can be saved", (_, change, more) => {
    expect(difference([change], "can-save")).toMatchObject({ more });
  });

  it("with a goal’s target, pause, or an extra for debts shows when each is reached", () => {
    const trip = (changes: TriedChange[]) => difference(changes, "goal");
    expect(trip([{ what: "goal", id: "trip", target: minor(200_000) }]).more).toBeLessThan(0);
    expect(trip([{ what: "goal", id: "trip", isPaused: true }])).toMatchObject({ tried: null, more: null });
    const extra: TriedChange[] = [{ what: "extra", extra: minor(20_000) }];
    expect(difference(extra, "debt-free").more).toBeLessThan(0);
    expect(difference(extra, "interest").more).toBeLessThan(0);
    expect(trip(extra).more).toBeGreaterThan(0);
  });

  it("with one-off money, lower savings, or another rate shows the net worth", () => {
    const worth = (change: TriedChange) => difference([change], "net-worth", 1).more!;
    expect(worth({ what: "one-off", amount: minor(50_000) })).toBeGreaterThanOrEqual(50_000);
    expect(worth({ what: "one-off", amount: minor(-50_000) })).toBeLessThan(0);
    expect(worth({ what: "save", weekly: minor(0) })).toBeLessThan(-1_000_000);
    expect(worth({ what: "rate", growth: 8_000 as Rate })).toBeGreaterThan(0);
    expect(worth({ what: "debt", id: "card", apr: 3_000 as Rate })).toBeGreaterThan(0);
  });

  it("[WI4] explains the difference by its parts, which add up to it", () => {
    const one = difference([{ what: "income", id: "pay", amount: minor(60_000) }], "net-worth", 5);
    const parts = one.why.inputs.map((input): number => ("amount" in input ? input.amount : 0));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(one.more);
  });

  it.each<[TriedChange, string]>([
    [{ what: "bill", id: "gone", amount: minor(1) }, "gone"],
    [{ what: "income", id: "pay", amount: minor(-1) }, "negative-amount"],
    [{ what: "budget", id: "food", weekly: minor(1e12) }, "too-large"],
    [{ what: "goal", id: "trip", by: "2026-11-15" as Day }, "date-in-past"],
    [{ what: "goal", id: "trip", target: minor(0) }, "target-not-above-zero"],
    [{ what: "debt", id: "card", apr: 100_001 as Rate }, "rate-out-of-range"],
    [{ what: "rate", withdrawal: 0 as Rate }, "rate-out-of-range"],
    [{ what: "debt", id: "card", paidNow: minor(300_001) }, "above-balance"],
    [{ what: "one-off", amount: minor(-500_001) }, "above-balance"],
  ])("refuses %j", (change, problem) => {
    expect(asked([change])).toEqual({ ok: false, problem });
  });

  it("gives the same result in many steps, with rising progress", async () => {
    const input = { start, changes: [{ what: "extra", extra: minor(5_000) }] as const, years: 3 };
    const seen: number[] = [];
    const answer = await runWithPauses(whatIf(input), (done) => {
      seen.push(done);
    });
    expect(seen.length).toBeGreaterThan(50);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(answer).toEqual(runToEnd(whatIf(input)));
  });

  it("[WI2] does not mutate its input, for any household and change", () => {
    const amount = fc.nat(90_000).map(minor);
    const change: fc.Arbitrary<TriedChange> = fc.oneof(
      amount.map((weekly) => ({ what: "save" as const, weekly })),
      amount.map((extra) => ({ what: "extra" as const, extra })),
      amount.map((one) => ({ what: "one-off" as const, amount: one })),
      amount.map((target) => ({ what: "goal" as const, id: "g0", target })),
      amount.map((one) => ({ what: "bill" as const, id: "b0", amount: one })),
    );
    fc.assert(
      fc.property(anyFundedHousehold, fc.array(change, { maxLength: 3 }), (any, changes) => {
        const given: AheadStart = { household: any, today, setAside: minor(1_000) };
        const before = structuredClone(given);
        const [once, again] = [asked(changes, given, 1), asked(changes, given, 1)];
        expect(again).toEqual(once);
        expect(given).toEqual(before);
      }),
      { numRuns: 10 },
    );
  });

  it("conserves one-off money: accounts gain what debts do not take", () => {
    fc.assert(
      fc.property(anyFundedHousehold, fc.nat(1e6), (any, amount) => {
        const tried = tryOut({ household: any, today, setAside: minor(0) }, [
          { what: "one-off", amount: minor(amount) },
        ]);
        if (!tried.ok) throw new Error(tried.problem);
        const worth = ({ accounts, debts }: typeof any) =>
          accounts.reduce((sum, { balance }) => sum + balance, 0) -
          debts.reduce((sum, { balance }) => sum + balance, 0);
        expect(worth(tried.value.household) - worth(any)).toBe(amount);
      }),
    );
  });
});
