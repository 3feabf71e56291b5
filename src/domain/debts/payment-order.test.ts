import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inPaymentOrder } from "./payment-order.ts";
import type { Owed, PayoffOrder } from "./payoff-plan.ts";
import { owed, threeDebts } from "./sample-debts.ts";

const idsOf = (debts: readonly Owed[], order: PayoffOrder): string =>
  inPaymentOrder(debts, order)
    .map(({ id }) => id)
    .join(" ");

const tied = [owed("d", 200, 5_000, 1), owed("c", 100, 5_000, 1), owed("b", 100, 9_000, 1), owed("a", 100, 5_000, 1)];

describe("payment order", () => {
  it("[DE5] snowball takes the smallest balance first; ties go to the higher APR, then to the id", () => {
    expect(idsOf(threeDebts, "snowball")).toBe("car store card");
    expect(idsOf(tied, "snowball")).toBe("b a c d");
  });

  it("[DE6] avalanche takes the highest APR first; ties go to the smaller balance, then to the id", () => {
    expect(idsOf(threeDebts.toReversed(), "avalanche")).toBe("card store car");
    expect(idsOf(tied, "avalanche")).toBe("b a c d");
  });

  it("[DE7] own order is as given, and what it leaves out follows as in avalanche", () => {
    expect(idsOf(threeDebts, { own: ["store", "car", "card"] })).toBe("store car card");
    expect(idsOf(threeDebts, { own: ["car"] })).toBe("car card store");
    expect(idsOf(threeDebts, { own: [] })).toBe("card store car");
  });

  it("[DE8] does not depend on how the debts were listed", () => {
    const orders: PayoffOrder[] = ["snowball", "avalanche", { own: ["c"] }];
    fc.assert(
      fc.property(fc.shuffledSubarray(tied, { minLength: 4 }), fc.constantFrom(...orders), (shuffled, order) => {
        expect(idsOf(shuffled, order)).toBe(idsOf(tied, order));
      }),
    );
  });
});
