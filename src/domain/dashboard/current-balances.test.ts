import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Balance } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { account, debt, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { currentBalances } from "./current-balances.ts";

const today = "2026-11-12" as Day;

const household = sampleHousehold({
  accounts: [account(100, { id: "savings" }), account(200, { id: "cash", kind: "cash" })],
  debts: [debt(900, { id: "card" })],
});

const said = (of: string, day: string, amount: number, id = `${of}-${day}`): Balance => ({
  id,
  of: { kind: of === "card" ? "debt" : "account", id: of },
  day: day as Day,
  amount: minor(amount),
});

const balancesOf = (balances: readonly Balance[]) => {
  const { accounts, debts } = currentBalances(household, balances, today).household;
  return Object.fromEntries([...accounts, ...debts].map(({ id, balance }) => [id, balance]));
};
const lastCheckedIn = (...balances: Balance[]) => currentBalances(household, balances, today).lastChecked;

describe("the balances of accounts and debts", () => {
  it("are the last recorded up to and including today, in any order of the list", () => {
    const all = [said("savings", "2026-11-12", 3), said("savings", "2026-11-13", 4), said("savings", "2026-11-01", 1)];
    for (const listed of [all, all.toReversed()])
      expect(balancesOf(listed)).toEqual({ savings: 3, cash: 200, card: 900 });
  });

  it("are, of two on one day, the one with the greater id, as in net worth", () => {
    const two = [said("card", "2026-11-10", 7, "b"), said("card", "2026-11-10", 5, "a")];
    expect([balancesOf(two).card, balancesOf(two.toReversed()).card]).toEqual([7, 7]);
  });

  it("do not depend on the order of the list", () => {
    const day = fc.constantFrom("2026-11-01", "2026-11-05", "2026-11-12", "2026-11-20");
    const one = fc.tuple(fc.constantFrom("savings", "cash", "card"), day, fc.nat({ max: 3 }), fc.nat({ max: 9 }));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), fc.array(fc.nat()), (given, keys) => {
        const listed = given.map(([of, on, amount, id]) => said(of, on, amount, `${id}`));
        const shuffled = listed
          .map((balance, index) => [keys[index] ?? 0, balance] as const)
          .sort(([a], [b]) => a - b)
          .map(([, balance]) => balance);
        expect(currentBalances(household, shuffled, today)).toEqual(currentBalances(household, listed, today));
      }),
    );
  });
});

describe("the week in which money was last checked", () => {
  it("is that of the latest balance of cash or savings", () => {
    const [early, late] = [said("savings", "2026-10-01", 1), said("cash", "2026-11-10", 2)];
    expect(lastCheckedIn(early, late)).toBe("2026-W46");
    expect(lastCheckedIn(late, early)).toBe("2026-W46");
    expect(lastCheckedIn(said("savings", "2026-11-10", 1), said("cash", "2026-10-01", 2))).toBe("2026-W46");
  });

  it("is null before the first check, and a debt's balance does not count as one", () => {
    expect(lastCheckedIn()).toBeNull();
    expect(lastCheckedIn(said("card", "2026-11-10", 1), said("savings", "2026-11-13", 1))).toBeNull();
  });
});
