import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PayoffChoice } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { addDays, type Day } from "../time/day.ts";
import { payOff } from "./payoff.ts";
import {
  choicesOf,
  defaultChoice,
  maxPeriods,
  minimumFor,
  monthsIn,
  type PayoffPlan,
  type PayoffProblem,
  paymentDay,
  payoffPlanOf,
  periodOf,
  problemOfPlan,
} from "./payoff-plan.ts";
import { debtFree, owed, paidOff, planOf, threeDebts } from "./sample-debts.ts";

describe("payoff plan", () => {
  const first = threeDebts[0]!;
  const with1 = (change: Partial<typeof first>): PayoffPlan => planOf([{ ...first, ...change }]);
  const once = (period: number, amount = 1, debtId = "card"): Partial<PayoffPlan> => ({
    oneOffs: [{ period, amount: amount as Minor, debtId }],
  });

  const nonsense: [string, PayoffPlan, PayoffProblem][] = [
    ["no debts", planOf([]), "no-debts"],
    ["one id twice", planOf([first, first]), "repeated-debt"],
    ["a minimum below zero", with1({ minimum: minor(-1) }), "negative-minimum"],
    ["a rate below zero", with1({ apr: -1 as Rate }), "rate-out-of-range"],
    ["a rate above 100 %", with1({ apr: 100_001 as Rate }), "rate-out-of-range"],
    ["a rate that is no number", with1({ apr: Number.NaN as Rate }), "rate-out-of-range"],
    ["a rate with a fraction", with1({ apr: 0.5 as Rate }), "rate-out-of-range"],
    ["an own order with a stranger", planOf(threeDebts, { order: { own: ["card", "boat"] } }), "unknown-debt"],
    ["an own order with one twice", planOf(threeDebts, { order: { own: ["card", "card"] } }), "repeated-in-order"],
    ["a one-off for a stranger", planOf(threeDebts, once(1, 1, "boat")), "unknown-debt"],
    ["an extra below zero", planOf(threeDebts, { extra: minor(-1) }), "negative-extra"],
    ["a one-off below zero", planOf(threeDebts, once(1, -1)), "negative-extra"],
    [
      "a later extra below zero",
      planOf(threeDebts, { extraChanges: [{ from: 2, extra: minor(-1) }] }),
      "negative-extra",
    ],
    ["a one-off before the first payment", planOf(threeDebts, once(0)), "bad-period"],
    ["a one-off between payments", planOf(threeDebts, once(1.5)), "bad-period"],
    ["a one-off past a hundred years", planOf(threeDebts, once(1_201)), "bad-period"],
    [
      "a change that never comes",
      planOf(threeDebts, { extraChanges: [{ from: Infinity, extra: minor(1) }] }),
      "bad-period",
    ],
    ["more owed than can be counted", planOf([owed("a", 9e12, 0, 0), owed("b", 9e12, 0, 0)]), "too-large"],
    ["more paid than can be counted", planOf(threeDebts, { extra: minor(2e15) }), "too-large"],
    ["an amount that is no number", planOf(threeDebts, { extra: Number.NaN as Minor }), "too-large"],
    ["an amount with a fraction", with1({ balance: 0.5 as Minor }), "too-large"],
  ];

  describe("a plan to pay off debts", () => {
    it.each(nonsense)("reports the problem of %s", (_, plan, problem) => {
      expect(payOff(plan)).toEqual({ ok: false, problem });
    });

    it("accepts a valid plan", () => {
      expect(problemOfPlan(planOf(threeDebts, { ...once(1_200), order: { own: ["car"] } }))).toBeNull();
      expect(problemOfPlan(planOf(threeDebts, { ...once(5_200), rhythm: "weekly" }))).toBeNull();
    });
  });

  const start = "2026-01-31" as Day;

  describe("rhythm of payments", () => {
    it("takes 12 ÷ 52 of a monthly minimum each week, rounded up", () => {
      expect(minimumFor(minor(10_000), "weekly")).toBe(2_308);
      expect(minimumFor(minor(5_200), "weekly")).toBe(1_200);
      expect(minimumFor(minor(1), "weekly")).toBe(1);
      expect(minimumFor(minor(0), "weekly")).toBe(0);
      expect(minimumFor(minor(10_000), "monthly")).toBe(10_000);
    });

    it("covers a year of monthly minimums in 52 weeks, with less than 52 units too much", () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1e13 }), (monthly) => {
          const over = minimumFor(minor(monthly), "weekly") * 52 - monthly * 12;
          expect(over).toBeGreaterThanOrEqual(0);
          expect(over).toBeLessThan(52);
        }),
      );
    });

    it("[DE13] has the first payment one period after the start, and keeps month ends", () => {
      expect(paymentDay(start, 1, "monthly")).toBe("2026-02-28");
      expect(paymentDay(start, 2, "monthly")).toBe("2026-03-31");
      expect(paymentDay(start, 11, "monthly")).toBe("2026-12-31");
      expect(paymentDay(start, 1, "weekly")).toBe("2026-02-07");
    });

    it("[DE13] counts weeks as started months", () => {
      expect(monthsIn(11, "monthly")).toBe(11);
      expect(monthsIn(52, "weekly")).toBe(12);
      expect(monthsIn(53, "weekly")).toBe(13);
      expect(monthsIn(0, "weekly")).toBe(0);
    });

    it("[DE16] looks a hundred years ahead in either rhythm", () => {
      expect(maxPeriods("monthly")).toBe(1_200);
      expect(maxPeriods("weekly")).toBe(5_200);
    });
  });
});

describe("payoff choice", () => {
  const day = (text: string) => text as Day;
  const start = day("2026-01-31");
  const chosen = (parts: Partial<PayoffChoice>): PayoffChoice => ({ ...defaultChoice, ...parts });
  const once = (on: string, amount: number, debtId?: string) => ({
    on: day(on),
    amount: minor(amount),
    ...(debtId !== undefined && { debtId }),
  });

  describe("the household's choice", () => {
    it("defaults to monthly minimums, highest APR first", () => {
      expect(choicesOf(undefined, threeDebts)).toEqual({ order: "avalanche", rhythm: "monthly", extra: 0 });
    });

    it("skips deleted and repeated debts", () => {
      const oneOffs = [once("2026-06-01", 100, "gone"), once("2026-06-01", 200, "car")];
      const payoff = chosen({ order: { own: ["gone", "car", "card", "car"] }, oneOffs });
      expect(choicesOf(payoff, threeDebts)).toMatchObject({
        order: { own: ["car", "card"] },
        oneOffs: [once("2026-06-01", 100), once("2026-06-01", 200, "car")],
      });
    });

    it("pays a one-off at the first payment on or after its day, and none that is past", () => {
      const oneOffs = ["2026-01-30", "2026-01-31", "2026-02-28", "2026-03-01", "2027-01-31"].map((on) => once(on, 100));
      const plan = payoffPlanOf(threeDebts, chosen({ oneOffs }), start);
      expect(plan.oneOffs?.map(({ period }) => period)).toEqual([1, 1, 2, 12]);
      expect(payoffPlanOf(threeDebts, chosen({ oneOffs: [once("2026-01-30", 1)] }), start).oneOffs).toBeUndefined();
      const weekly = payoffPlanOf(threeDebts, chosen({ rhythm: "weekly", oneOffs: [once("2026-02-08", 100)] }), start);
      expect(weekly.oneOffs).toEqual([{ period: 2, amount: 100 }]);
    });

    it("finds the first payment on or after any day", () => {
      const rhythm = fc.constantFrom("monthly" as const, "weekly" as const);
      fc.assert(
        fc.property(fc.nat(9_000), fc.nat(5_000), rhythm, (from, later, often) => {
          const begin = addDays(day("2020-01-01"), from);
          const on = addDays(begin, later);
          const period = periodOf(on, begin, often);
          expect(paymentDay(begin, period, often) >= on).toBe(true);
          expect(period === 1 || paymentDay(begin, period - 1, often) < on).toBe(true);
        }),
      );
    });

    it("is a valid plan whatever debts were deleted since", () => {
      const ids = fc.constantFrom("card", "store", "car", "gone");
      const oneOffs = fc.array(fc.record({ debtId: ids, amount: fc.nat(9_000) }), { maxLength: 3 });
      fc.assert(
        fc.property(fc.array(ids), oneOffs, fc.subarray([...threeDebts], { minLength: 1 }), (own, paid, left) => {
          const planned = paid.map(({ debtId, amount }) => once("2026-05-05", amount, debtId));
          expect(payOff(payoffPlanOf(left, chosen({ order: { own }, oneOffs: planned }), start)).ok).toBe(true);
        }),
      );
    });
  });

  describe("freed minimums", () => {
    const debts = [owed("a", 10_000, 0, 5_000), owed("b", 40_000, 0, 5_000)];

    it("roll over, or stay with the household if it chose so", () => {
      expect(debtFree(paidOff(planOf(debts))).periods).toBe(5);
      expect(debtFree(paidOff(planOf(debts, { keepsFreed: true }))).periods).toBe(8);
    });

    it("of a paid-off debt go to the next, so that its end changes no date", () => {
      const choice = chosen({ order: "snowball" });
      const before = debtFree(paidOff(payoffPlanOf(debts, choice, start)));
      // Two months later `a` is paid off, and `b` owes 30 000.
      const left = [owed("a", 0, 0, 5_000), owed("b", 30_000, 0, 5_000)];
      const later = debtFree(paidOff(payoffPlanOf(left, choice, start)));
      expect([before.periods, later.periods]).toEqual([5, 3]);
      expect(debtFree(paidOff(payoffPlanOf(left, chosen({ keepsFreed: true }), start))).periods).toBe(6);
    });

    it("end every plan on its original date, however many months were paid", () => {
      const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 5, max: 40 })), {
        minLength: 1,
        maxLength: 4,
      });
      fc.assert(
        fc.property(amounts, fc.nat(5_000), fc.integer({ min: 1, max: 12 }), (rows, extra, months) => {
          const choice = chosen({ extra: minor(extra) });
          const made = rows.map(([balance, share], i) => owed(`d${i}`, balance, 0, Math.ceil((balance * share) / 100)));
          const whole = paidOff(payoffPlanOf(made, choice, start));
          const closing = (id: string) => whole.debts.find((debt) => debt.id === id)?.rows[months - 1]?.closing ?? 0;
          const left = made.map((debt) => ({ ...debt, balance: minor(closing(debt.id)) }));
          const rest = paidOff(payoffPlanOf(left, choice, start));
          expect(debtFree(rest).periods).toBe(Math.max(0, debtFree(whole).periods - months));
        }),
      );
    });

    it("that the household keeps are not passed on in the plan of its choice", () => {
      const kept = payoffPlanOf(debts, chosen({ keepsFreed: true }), start);
      expect(debtFree(paidOff(kept)).periods).toBe(8);
      const left = [owed("a", 0, 0, 5_000), owed("b", 30_000, 0, 5_000)];
      expect(payoffPlanOf(left, chosen({}), start)).toMatchObject({ freed: 5_000 });
      expect(payoffPlanOf(left, chosen({ keepsFreed: true }), start)).not.toHaveProperty("freed");
    });

    it("that the household keeps include the unused part of a last minimum", () => {
      const two = [owed("a", 7_000, 0, 5_000), owed("b", 40_000, 0, 5_000)];
      const [a, b] = paidOff(planOf(two, { order: "snowball", keepsFreed: true })).debts;
      expect(a!.rows.map(({ paid }) => paid)).toEqual([5_000, 2_000]);
      expect(new Set(b!.rows.map(({ paid }) => paid))).toEqual(new Set([5_000]));
    });

    it("that the household keeps do not affect the extra or its unused part", () => {
      const plan = planOf([owed("a", 7_000, 0, 5_000), owed("b", 40_000, 0, 5_000)], {
        order: "snowball",
        extra: minor(3_000),
        keepsFreed: true,
      });
      const [a, b] = paidOff(plan).debts;
      expect(a!.rows.map(({ paid }) => paid)).toEqual([7_000]);
      // 1 000 of the extra was left in the first month; the minimum of `a` never comes.
      expect(b!.rows.slice(0, 3).map(({ paid }) => paid)).toEqual([6_000, 8_000, 8_000]);
    });

    it("that the household keeps never end a debt sooner, and equal minimums only without an extra", () => {
      const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.nat(20_000), fc.nat(30)), {
        minLength: 1,
        maxLength: 4,
      });
      fc.assert(
        fc.property(amounts, fc.nat(5_000), (rows, extra) => {
          const made = rows.map(([balance, apr, share], i) =>
            owed(`d${i}`, balance, apr, Math.ceil((balance * (share + 4)) / 100)),
          );
          const rolled = paidOff(planOf(made, { extra: minor(extra) }));
          const kept = paidOff(planOf(made, { extra: minor(extra), keepsFreed: true }));
          expect(debtFree(kept).periods).toBeGreaterThanOrEqual(debtFree(rolled).periods);
          expect(debtFree(kept).paid).toBe(
            debtFree(kept).interest + made.reduce((sum, { balance }) => sum + balance, 0),
          );
        }),
        { numRuns: 60 },
      );
    });
  });
});
