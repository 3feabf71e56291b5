import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { comparePlans, withLumpSum } from "./compare-payoffs.ts";
import { maxScheduleRows, scheduleOf } from "./payoff-outlook.ts";
import { type RefinanceOffer, refinance } from "./refinance.ts";
import { debtFree, owed, paidOff, planOf, threeDebts } from "./sample-debts.ts";

const offer = (change: Partial<RefinanceOffer> = {}): RefinanceOffer => ({
  id: "new",
  label: "New loan",
  debtIds: ["card", "store"],
  apr: 8_000 as Rate,
  fee: minor(10_000),
  months: 36,
  ...change,
});
const plan = planOf(threeDebts, { extra: minor(20_000) });

const taken = (given: RefinanceOffer, of = plan) => {
  const result = refinance(of, given);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

describe("two plans compared", () => {
  it("have the interest saved and the months sooner", () => {
    const compared = comparePlans(planOf(threeDebts), plan);
    const [now, then] = [debtFree(paidOff(planOf(threeDebts))), debtFree(paidOff(plan))];
    expect(compared).toMatchObject({
      ok: true,
      value: { interestSaved: now.interest - then.interest, monthsSooner: now.months - then.months },
    });
    expect(compared.ok && compared.value.why.inputs).toEqual([
      { label: "As it is", amount: now.interest },
      { label: "Tried", amount: then.interest },
    ]);
  });

  it("have no difference when one never ends, and a problem when one is invalid", () => {
    const endless = planOf([owed("card", 500_000, 24_000, 9_000)]);
    const ending = { ...endless, extra: minor(50_000) };
    expect(comparePlans(endless, ending)).toMatchObject({
      ok: true,
      value: { interestSaved: null, monthsSooner: null },
    });
    expect(comparePlans(plan, { ...plan, extra: minor(-1) })).toEqual({ ok: false, problem: "negative-extra" });
  });

  it("show that a lump sum never costs more and goes to its debt", () => {
    const [card] = paidOff(withLumpSum(plan, minor(100_000), "card")).debts;
    expect([card!.id, card!.rows[0]!.paid]).toEqual(["card", 130_000]);
    fc.assert(
      fc.property(fc.nat(900_000), fc.constantFrom("card", "store", "car", undefined), (amount, id) => {
        const compared = comparePlans(plan, withLumpSum(plan, minor(amount), id));
        expect(compared.ok && compared.value.monthsSooner).toBeGreaterThanOrEqual(0);
        if (id === undefined || id === "card")
          expect(compared.ok && compared.value.interestSaved).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe("refinancing some debts with one loan", () => {
  it("borrows what they owe plus the fee, at the equal payment for its months", () => {
    const { debt, tried } = taken(offer());
    expect(debt).toMatchObject({ id: "new", balance: 660_000, apr: 8_000, minimum: 20_683 });
    expect(tried.debts.map(({ id }) => id)).toEqual(["car", "new"]);
  });

  it("saves the interest minus the fee, which may be below zero", () => {
    const { asIs, tried, netSaved } = taken(offer());
    expect(netSaved).toBe(debtFree(asIs).interest - debtFree(tried).interest - 10_000);
    expect(netSaved).toBeGreaterThan(0);
    expect(taken(offer({ apr: 25_000 as Rate, fee: minor(50_000) })).netSaved).toBeLessThan(0);
  });

  it("takes the place of the first of them in a custom order, and their one-off money", () => {
    const own = {
      ...plan,
      order: { own: ["car", "store", "card"] },
      oneOffs: [{ period: 2, amount: minor(5), debtId: "card" }],
    };
    expect(taken(offer(), own).tried.debts.map(({ id }) => id)).toEqual(["car", "new"]);
  });

  it("reports missing or unknown debts, a negative fee, no months or an invalid rate", () => {
    const problem = (change: Partial<RefinanceOffer>) => refinance(plan, offer(change));
    expect([
      problem({ debtIds: [] }),
      problem({ debtIds: ["gone"] }),
      problem({ fee: minor(-1) }),
      problem({ months: 0 }),
      problem({ apr: 100_001 as Rate }),
      problem({ id: "car" }),
    ]).toEqual(
      ["no-debts", "unknown-debt", "negative-extra", "bad-period", "rate-out-of-range", "repeated-debt"].map(
        (name) => ({
          ok: false,
          problem: name,
        }),
      ),
    );
  });

  it("ends within its months when alone, whatever the rate", () => {
    const rates = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 360 }), fc.nat(50_000), (apr, months, fee) => {
        const alone = planOf([owed("card", 400_000, 22_990, 10_000)]);
        const { tried } = taken(offer({ debtIds: ["card"], apr: apr as Rate, months, fee: minor(fee) }), alone);
        expect(debtFree(tried).periods).toBeLessThanOrEqual(months);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the schedule", () => {
  it("has a row for each payment with its day, every debt's part and what is left", () => {
    const rows = scheduleOf(paidOff(plan));
    expect(rows[0]).toMatchObject({ period: 1, on: "2026-02-28", paid: 39_500 });
    expect(rows.at(-1)).toMatchObject({ left: 0 });
    const all = debtFree(paidOff(plan));
    expect(rows.reduce((sum, { interest }) => sum + interest, 0)).toBe(all.interest);
    expect(rows.reduce((sum, { paid }) => sum + paid, 0)).toBe(all.paid);
  });

  it("is cut at the row limit when a debt never ends, and empty when nothing is owed", () => {
    expect(scheduleOf(paidOff(planOf([owed("card", 500_000, 24_000, 10_000)])))).toHaveLength(maxScheduleRows);
    expect(scheduleOf(paidOff(planOf([owed("card", 0, 24_000, 10_000)])))).toEqual([]);
  });
});
