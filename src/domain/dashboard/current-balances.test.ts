import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import type { Balance } from "../household/records.ts";
import { ledgerOf, saveOn } from "../ledger/ledger.fixture.ts";
import { minor } from "../money/money.ts";
import { account, debt, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
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
  const ledger = ledgerOf({ household, balances, listed: "2026-10-01" as Day });
  const { accounts, debts } = currentBalances(household, ledger, [], today).household;
  return Object.fromEntries([...accounts, ...debts].map(({ id, balance }) => [id, balance]));
};

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
        expect(balancesOf(shuffled)).toEqual(balancesOf(listed));
      }),
    );
  });
});

describe("the balances at the start of the week", () => {
  const everyday = account(1_000, { id: "checking", kind: "checking" });
  const saving = { ...household, accounts: [...household.accounts, everyday] };
  const thisWeek = saveOn("2026-11-10", 40, { kind: "buffer" });
  const earlier = saveOn("2026-11-03", 30, { kind: "debt", id: "card" }, { week: "2026-W45" as WeekId });
  const all = (balances: readonly Balance[]) => {
    const saves = [thisWeek, earlier];
    const ledger = ledgerOf({ household: saving, saves, balances, listed: "2026-10-01" as Day });
    const current = currentBalances(saving, ledger, saves, today);
    const listOf = ({ accounts, debts }: Household) => [...accounts, ...debts].map(({ balance }) => balance);
    return [listOf(current.household), listOf(current.startOfWeek)];
  };

  it("leave out the saves of the week, but not those of earlier weeks", () => {
    expect(all([])).toEqual([
      [140, 200, 930, 870],
      [100, 200, 970, 870],
    ]);
  });

  it("leave them out of a balance that was stated after them too", () => {
    const stated = { ...said("savings", "2026-11-11", 500), recordedAt: thisWeek.recordedAt + 1 };
    expect(all([stated])[1]).toEqual([460, 200, 970, 870]);
  });

  it("of a paid-off debt stay at zero", () => {
    const paid = saveOn("2026-11-10", 5_000, { kind: "debt", id: "card" });
    const ledger = ledgerOf({ household: saving, saves: [paid], listed: "2026-10-01" as Day });
    expect(currentBalances(saving, ledger, [paid], today).household.debts[0]!.balance).toBe(0);
  });
});
