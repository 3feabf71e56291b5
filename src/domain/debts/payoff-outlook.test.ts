import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PayoffChoice } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { payOff } from "./payoff.ts";
import {
  extraInRhythm,
  isSlowToCompute,
  monthOfSeries,
  ownOrderOf,
  type PayoffOutlook,
  payoffOutlook,
  plannedOf,
  type TriedParts,
  triedChoice,
  weeklyExtra,
} from "./payoff-outlook.ts";
import { defaultChoice, type PayoffPlan, payoffPlanOf } from "./payoff-plan.ts";
import { debtFree, owed, paidOff, planOf, threeDebts } from "./sample-debts.ts";

const own = ["car", "store", "card"];
const looked = (asIs: PayoffPlan, tried: PayoffPlan = asIs): PayoffOutlook => {
  const outlook = payoffOutlook({ asIs, tried, own: asIs.debts.map(({ id }) => id).toReversed() });
  if (!outlook.ok) throw new Error(outlook.problem);
  return outlook.value;
};

describe("the payoff outlook", () => {
  it("lists what is owed today and after each month, down to zero", () => {
    const plan = planOf(threeDebts, { extra: minor(20_000) });
    const { asIs, monthsSooner } = looked(plan);
    const payoff = paidOff(plan);
    expect(asIs.byMonth).toHaveLength(debtFree(payoff).months + 1);
    expect([asIs.byMonth[0], asIs.byMonth.at(-1)]).toEqual([770_000, 0]);
    expect(asIs.byMonth[3]).toBe(sum(payoff.debts.map(({ rows }) => rows[2]?.closing ?? minor(0))));
    expect(monthOfSeries(asIs, 1)).toBe("2026-02-28");
    expect(monthsSooner).toBe(0);
  });

  it("compares the three orders, and the trial plan with the current one", () => {
    const plan = planOf(threeDebts);
    const outlook = looked(plan, { ...plan, order: { own }, extra: minor(26_000) });
    expect(outlook.orders.map(({ name }) => name)).toEqual(["avalanche", "snowball", "own"]);
    expect(outlook.chosen).toBe("own");
    expect(outlook.tried.payoff.ending).toEqual(paidOff({ ...plan, order: { own }, extra: minor(26_000) }).ending);
    expect(outlook.monthsSooner).toBeGreaterThan(0);
    expect(outlook.orders.every(({ payoff }) => payoff.debts.every(({ rows }) => rows.length === 0))).toBe(true);
  });

  it("draws ten years of a plan that never ends, without a difference", () => {
    const plan = planOf([owed("card", 500_000, 24_000, 9_000)]);
    const { asIs, monthsSooner } = looked(plan, { ...plan, extra: minor(10_000) });
    expect([asIs.byMonth.length, monthsSooner]).toEqual([121, null]);
    expect(asIs.byMonth[120]).toBeGreaterThan(500_000);
  });

  it("passes on a problem of the debts", () => {
    const plan = planOf([owed("card", 500_000, 100_001, 9_000)]);
    expect(payoffOutlook({ asIs: plan, tried: plan, own: [] })).toEqual({ ok: false, problem: "rate-out-of-range" });
  });

  it("starts with the total owed and ends with zero, weekly and monthly", () => {
    const debt = fc.record({
      balance: fc.integer({ min: 1, max: 2_000_000 }),
      apr: fc.integer({ min: 0, max: 30_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("weekly", "monthly"),
        (all, rhythm) => {
          const debts = all.map(({ balance, apr }, at) =>
            owed(`d${at}`, balance, apr, 5_000 + Math.ceil(balance / 20)),
          );
          const { byMonth } = looked(planOf(debts, { rhythm: rhythm as "weekly" })).asIs;
          expect(byMonth[0]).toBe(sum(debts.map(({ balance }) => balance)));
          expect(byMonth.at(-1)).toBe(0);
          expect(byMonth.every((amount, month) => month === 0 || amount <= byMonth[month - 1]!)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("slow computations", () => {
  const ten = (apr: number, minimum: number) =>
    Array.from({ length: 10 }, (_, at) => owed(`d${at}`, 300_000, apr, minimum));

  it("are runs of many debts over a hundred years, not those of a usual household", () => {
    expect(isSlowToCompute(planOf(ten(20_000, 100)))).toBe(true);
    expect(isSlowToCompute(planOf(ten(20_000, 100), { rhythm: "weekly" }))).toBe(true);
    expect(isSlowToCompute(planOf(ten(9_000, 9_000)))).toBe(false);
    expect(isSlowToCompute(planOf([owed("home", 30_000_000, 4_000, 143_300)]))).toBe(false);
  });

  it("ignore debts on which nothing is owed", () => {
    expect(isSlowToCompute(planOf(ten(20_000, 100).map((debt) => ({ ...debt, balance: minor(0) }))))).toBe(false);
  });
});

const today = "2026-11-13" as Day;
const attempt = (parts: TriedParts, choice: PayoffChoice = defaultChoice) =>
  triedChoice(choice, parts, threeDebts, today);
const cents = (most: number) => fc.integer({ min: 0, max: most }).map(minor);

describe("a trial choice", () => {
  it("is the household's choice with only the trial changes", () => {
    const choice: PayoffChoice = { order: "snowball", rhythm: "weekly", extra: minor(2_500), keepsFreed: true };
    expect(attempt({}, choice)).toEqual(choice);
    expect(attempt({ extra: minor(6_000) }, choice)).toEqual({ ...choice, extra: 6_000 });
    expect(attempt({ order: "avalanche", keepsFreed: false }, choice)).toEqual({
      order: "avalanche",
      rhythm: "weekly",
      extra: 2_500,
    });
  });

  it("has every debt once in the custom order, listed ones first", () => {
    expect(ownOrderOf(defaultChoice, {}, threeDebts)).toEqual(["card", "store", "car"]);
    const own = { ...defaultChoice, order: { own: ["car", "gone", "car"] } };
    expect(ownOrderOf(own, {}, threeDebts)).toEqual(["car", "card", "store"]);
    expect(attempt({ own: ["store", "gone"] }, own).order).toEqual({ own: ["store", "card", "car"] });
    expect(attempt({ order: "own" }).order).toEqual({ own: ["card", "store", "car"] });
  });

  it("converts the extra to a week, and keeps the same money when only the rhythm changes", () => {
    expect(extraInRhythm(minor(6_000), "monthly")).toBe(26_000);
    expect(attempt({ rhythm: "weekly" }, { ...defaultChoice, extra: minor(26_000) }).extra).toBe(6_000);
    fc.assert(
      fc.property(cents(1e11), fc.constantFrom("weekly" as const, "monthly" as const), (aWeek, rhythm) => {
        expect(weeklyExtra(extraInRhythm(aWeek, rhythm), rhythm)).toBe(aWeek);
      }),
    );
  });

  it("pays a trial one-off with the next payment, whatever the rhythm", () => {
    for (const rhythm of ["weekly", "monthly"] as const) {
      const choice = attempt({ rhythm, once: { amount: minor(50_000), debtId: "car" } });
      const { oneOffs } = payoffPlanOf(threeDebts, choice, today);
      expect(oneOffs).toEqual([{ period: 1, amount: 50_000, debtId: "car" }]);
    }
    expect(attempt({ once: { amount: minor(0) } })).not.toHaveProperty("oneOffs");
  });

  it("keeps planned one-offs, except those that are past or dropped", () => {
    const once = (on: string) => ({ on: on as Day, amount: minor(100) });
    const choice = { ...defaultChoice, oneOffs: [once("2026-11-12"), once("2026-11-13"), once("2026-12-24")] };
    expect(plannedOf(choice, {}, today)).toEqual([once("2026-11-13"), once("2026-12-24")]);
    expect(attempt({ leavesOut: [once("2026-11-13")] }, choice).oneOffs).toEqual([once("2026-12-24")]);
  });

  it("always gives a valid plan", () => {
    const parts: fc.Arbitrary<TriedParts> = fc.record(
      {
        order: fc.constantFrom("avalanche" as const, "snowball" as const, "own" as const),
        own: fc.array(fc.constantFrom("car", "card", "store", "gone")),
        extra: cents(1e11) as fc.Arbitrary<Minor>,
        rhythm: fc.constantFrom("weekly" as const, "monthly" as const),
        keepsFreed: fc.boolean(),
        once: fc.record({ amount: cents(1e11), debtId: fc.constantFrom("car", "gone") }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(parts, (tried) => {
        expect(payOff(payoffPlanOf(threeDebts, attempt(tried), today)).ok).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
