import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payOff } from "../debts/payoff.ts";
import { defaultChoice } from "../debts/payoff-plan.ts";
import type { Debt } from "../household/household.ts";
import { type Currency, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { debt } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { type CountdownInput, debtCountdown } from "./debt-countdown.ts";

const today = "2026-11-13" as Day;
const owed = (id: string, balance: number, apr: number, minimum: number): Debt =>
  debt(balance, { id, label: id, apr: apr as Rate, minimum: minor(minimum) });

const car = owed("car", 650_000, 6_400, 27_300);
const loans = owed("loans", 1_100_000, 4_500, 32_000);
const endless = owed("card", 500_000, 24_000, 10_000);

function countdown(debts: readonly Debt[], parts: Partial<CountdownInput> = {}) {
  const usual = { payoff: undefined, plannedAWeek: minor(0), today, currency: "USD" as Currency };
  return debtCountdown({ debts, ...usual, ...parts });
}

function counted(debts: readonly Debt[], parts: Partial<CountdownInput> = {}) {
  const result = countdown(debts, parts);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

describe("the countdown to debt-free", () => {
  it("defaults to monthly minimums, highest APR first", () => {
    const { plan, payoff } = counted([car, loans]);
    expect(plan).toMatchObject({ order: "avalanche", rhythm: "monthly", extra: 0, start: today });
    expect(payoff.ending).toMatchObject({ kind: "debt-free", months: 32, on: "2029-07-13" });
  });

  it("uses the chosen order, rhythm and extra", () => {
    const chosen = { order: "snowball", rhythm: "weekly", extra: minor(2_500) } as const;
    const { plan, payoff } = counted([car, loans], { payoff: chosen });
    expect(plan).toMatchObject({ order: "snowball", rhythm: "weekly", extra: 2_500 });
    expect(payoff.ending.kind === "debt-free" && payoff.ending.on < "2029-07-13").toBe(true);
  });

  it("ignores deleted and repeated debts in a custom order", () => {
    const { plan, payoff } = counted([car, loans], {
      payoff: { ...defaultChoice, order: { own: ["gone", "loans", "loans"] } },
    });
    expect(plan.order).toEqual({ own: ["loans"] });
    expect(payoff.debts.map(({ id }) => id)).toEqual(["loans", "car"]);
  });

  it("adds up what is owed; a credit reduces nothing", () => {
    const { owed: all } = counted([car, { ...loans, balance: minor(-5_000) }]);
    expect(all.amount).toBe(650_000);
    expect(all.why.inputs).toEqual([{ label: "car", amount: 650_000 }]);
  });

  it("tries the plan's own money for debts as the extra", () => {
    const { withExtra } = counted([car, loans], { plannedAWeek: minor(6_000) });
    expect(withExtra).toMatchObject({ aWeek: 6_000, on: "2028-09-13" });
    expect(withExtra!.interestSaved).toBeGreaterThan(0);
    expect(withExtra!.why.formula).toContain("this week’s plan");
  });

  it("counts no money twice: only what the plan pays beyond the chosen extra", () => {
    const tried = (rhythm: "weekly" | "monthly", extra: number) =>
      counted([car, loans], {
        payoff: { ...defaultChoice, rhythm, extra: minor(extra) },
        plannedAWeek: minor(6_000),
      }).withExtra!;
    expect(tried("weekly", 2_500).aWeek).toBe(3_500);
    expect(tried("monthly", 13_000).aWeek).toBe(3_000);
    expect(tried("weekly", 6_000).why.formula).toContain("a tenth of the minimums");
  });

  it("without such money tries a tenth of the minimums, in steps of five", () => {
    expect(counted([car, loans]).withExtra).toMatchObject({ aWeek: 1_500 });
    const yen = counted([owed("car", 900_000, 6_400, 27_300)], { currency: "JPY" as Currency });
    expect(yen.withExtra).toMatchObject({ aWeek: 630 });
  });

  it("shows no saved interest for a debt that never ends, and no end date that the extra does not reach", () => {
    const { payoff, withExtra } = counted([endless], { plannedAWeek: minor(6_000) });
    expect(payoff.ending).toEqual({ kind: "never-ends", ids: ["card"] });
    expect(withExtra).toMatchObject({ aWeek: 6_000, interestSaved: null });
    expect(withExtra!.why.inputs).toContainEqual({ label: "Interest without it", text: "never ends" });
    expect(counted([owed("card", 5_000_000, 24_000, 100)]).withExtra).toBeNull();
  });

  it("lists a debt that ends only with money from others, and none that ends by itself or never", () => {
    const { payoff, needMoreThanMinimum } = counted([endless, car]);
    expect(payoff.ending.kind).toBe("debt-free");
    expect(needMoreThanMinimum).toEqual(["card"]);
    expect(counted([car, loans]).needMoreThanMinimum).toEqual([]);
    expect(counted([endless]).needMoreThanMinimum).toEqual([]);
  });

  it("leaves out an extra that changes nothing", () => {
    expect(counted([owed("last", 100, 0, 5_000)]).withExtra).toBeNull();
    expect(counted([owed("family", 100_000, 0, 0)]).withExtra).toBeNull();
  });

  it("is debt-free at once when nothing is owed, and reports inputs it cannot use", () => {
    expect(counted([{ ...car, balance: minor(0) }]).payoff.ending).toMatchObject({ kind: "debt-free", periods: 0 });
    expect(countdown([])).toEqual({ ok: false, problem: "no-debts" });
    expect(countdown([owed("huge", 2e13, 1_000, 1)])).toEqual({ ok: false, problem: "too-large" });
  });

  it("never ends later with more a week, and is explained by both runs", () => {
    const amount = (most: number) => fc.integer({ min: 0, max: most });
    const rows = fc.array(fc.tuple(amount(500_000), amount(30_000), amount(30_000)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, amount(20_000), fc.constantFrom("weekly", "monthly"), (of, planned, rhythm) => {
        const debts = of.map(([balance, apr, minimum], index) => owed(`d${index}`, balance, apr, minimum));
        const { plan, payoff, withExtra } = counted(debts, {
          payoff: { ...defaultChoice, rhythm },
          plannedAWeek: minor(planned),
        });
        expect(payOff(plan)).toEqual({ ok: true, value: payoff });
        if (!withExtra || payoff.ending.kind === "never-ends") return;
        expect(withExtra.on <= payoff.ending.on).toBe(true);
        const [, before, after] = withExtra.why.inputs.map((input) => ("amount" in input ? input.amount : 0));
        expect(before! - after!).toBe(withExtra.interestSaved);
      }),
      { numRuns: 60 },
    );
  });
});
