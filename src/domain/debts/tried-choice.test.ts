import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PayoffChoice } from "../household/choices.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { payOff } from "./payoff.ts";
import { payoffPlanOf, usualChoice } from "./payoff-choice.ts";
import { threeDebts } from "./sample-debts.ts";
import { extraInRhythm, ownOrderOf, plannedOf, type TriedParts, triedChoice, weeklyExtra } from "./tried-choice.ts";

const today = "2026-11-13" as Day;
const attempt = (parts: TriedParts, choice: PayoffChoice = usualChoice) =>
  triedChoice(choice, parts, threeDebts, today);
const cents = (most: number) => fc.integer({ min: 0, max: most }).map(minor);

describe("what is tried", () => {
  it("[DP2] is the household's choice with only what was touched changed", () => {
    const choice: PayoffChoice = { order: "snowball", rhythm: "weekly", extra: minor(2_500), keepsFreed: true };
    expect(attempt({}, choice)).toEqual(choice);
    expect(attempt({ extra: minor(6_000) }, choice)).toEqual({ ...choice, extra: 6_000 });
    expect(attempt({ order: "avalanche", keepsFreed: false }, choice)).toEqual({
      ...{ order: "avalanche", rhythm: "weekly", extra: 2_500 },
    });
  });

  it("[DP4] has every debt once in the own order, those first that it names", () => {
    expect(ownOrderOf(usualChoice, {}, threeDebts)).toEqual(["card", "store", "car"]);
    const own = { ...usualChoice, order: { own: ["car", "gone", "car"] } };
    expect(ownOrderOf(own, {}, threeDebts)).toEqual(["car", "card", "store"]);
    expect(attempt({ own: ["store", "gone"] }, own).order).toEqual({ own: ["store", "card", "car"] });
    expect(attempt({ order: "own" }).order).toEqual({ own: ["card", "store", "car"] });
  });

  it("[DP5] tells the extra by the week, and keeps the same money where only the rhythm is tried", () => {
    expect(extraInRhythm(minor(6_000), "monthly")).toBe(26_000);
    expect(attempt({ rhythm: "weekly" }, { ...usualChoice, extra: minor(26_000) }).extra).toBe(6_000);
    fc.assert(
      fc.property(cents(1e11), fc.constantFrom("weekly" as const, "monthly" as const), (aWeek, rhythm) => {
        expect(weeklyExtra(extraInRhythm(aWeek, rhythm), rhythm)).toBe(aWeek);
      }),
    );
  });

  it("[DP6] pays what is tried once with the next payment, whatever the rhythm", () => {
    for (const rhythm of ["weekly", "monthly"] as const) {
      const choice = attempt({ rhythm, once: { amount: minor(50_000), debtId: "car" } });
      const { oneOffs } = payoffPlanOf(threeDebts, choice, today);
      expect(oneOffs).toEqual([{ period: 1, amount: 50_000, debtId: "car" }]);
    }
    expect(attempt({ once: { amount: minor(0) } })).not.toHaveProperty("oneOffs");
  });

  it("[DP6] keeps what is planned already, but for what is over or left out", () => {
    const once = (on: string) => ({ on: on as Day, amount: minor(100) });
    const choice = { ...usualChoice, oneOffs: [once("2026-11-12"), once("2026-11-13"), once("2026-12-24")] };
    expect(plannedOf(choice, {}, today)).toEqual([once("2026-11-13"), once("2026-12-24")]);
    expect(attempt({ leavesOut: [once("2026-11-13")] }, choice).oneOffs).toEqual([once("2026-12-24")]);
  });

  it("[DP2] is always a plan that can be worked out", () => {
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
