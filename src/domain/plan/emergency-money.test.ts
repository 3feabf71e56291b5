import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GoalMoney } from "../goals/progress.ts";
import type { Goal, Household } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { holdingsOfGoals, initialHoldings } from "../ledger/goal-holdings.ts";
import { minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { account, goal, sampleHousehold } from "./sample-household.ts";
import { emergencyMoney } from "./set-aside.ts";

const wallet = account(4_000, { id: "wallet", label: "Wallet", kind: "cash" });
const checking = account(100_000, { id: "checking", label: "Checking", kind: "checking" });
const savings = account(500_000);
const second = account(30_000, { id: "second", label: "Second savings" });
const broker = account(900_000, { id: "broker", label: "Broker", kind: "investment" });

const heldBy = (id: string, parts: Partial<Goal>, ...held: [string, number][]): Goal =>
  goal(1_000_000, {
    id,
    alreadySaved: minor(held.reduce((total, [, amount]) => total + amount, 0)),
    heldIn: held.map(([accountId, amount]) => ({ accountId, amount: minor(amount) })),
    ...parts,
  });

const emergency = (household: Partial<Household>) => {
  const found = emergencyMoney(sampleHousehold(household));
  if (!found.ok) throw new Error(found.problem);
  return found.value.amount;
};

describe("emergency money, account by account", () => {
  it("[GH2] loses nothing to a goal that a broker holds", () => {
    const free = heldBy("free", { kind: "independence" }, ["broker", 900_000]);
    expect(emergency({ accounts: [savings, broker], goals: [free] })).toBe(500_000);
    const inSavings = heldBy("free", { kind: "independence" }, ["savings", 100_000], ["broker", 800_000]);
    expect(emergency({ accounts: [savings, broker], goals: [inSavings] })).toBe(400_000);
  });

  it("[GH3] stays as it is when the wallet's balance is stated", () => {
    const trip = heldBy("trip", {}, ["savings", 120_000]);
    const at = (cash: number) =>
      emergency({ accounts: [{ ...wallet, balance: minor(cash) }, checking, savings], goals: [trip] });
    expect([at(0), at(4_000), at(9_999_999)]).toEqual([380_000, 380_000, 380_000]);
  });

  it("[GH3] lets no savings account fall below zero, so that one cannot use up another", () => {
    const trip = heldBy("trip", {}, ["second", 80_000]);
    expect(emergency({ accounts: [savings, second], goals: [trip] })).toBe(500_000);
    const overdrawn = { ...second, balance: minor(-20_000) };
    expect(emergency({ accounts: [savings, overdrawn], goals: [] })).toBe(500_000);
  });

  it("adds what an emergency goal holds in checking", () => {
    const fund = heldBy("fund", { kind: "emergency" }, ["checking", 60_000]);
    expect(emergency({ accounts: [checking, savings], goals: [fund] })).toBe(560_000);
    const inSavings = heldBy("fund", { kind: "emergency" }, ["savings", 60_000]);
    expect(emergency({ accounts: [checking, savings], goals: [inSavings] })).toBe(500_000);
  });

  it("is what emergency goals hold where there is no savings account", () => {
    const fund = goal(1_000_000, { id: "fund", kind: "emergency", alreadySaved: minor(70_000) });
    const trip = goal(1_000_000, { alreadySaved: minor(50_000) });
    expect(emergency({ accounts: [checking], goals: [fund, trip] })).toBe(70_000);
    expect(emergency({ accounts: [checking], goals: [trip] })).toBe(0);
  });
});

const accounts = [checking, savings, second, broker];
const ids = accounts.map(({ id }) => id);
const part = fc.tuple(fc.constantFrom(...ids, "sold"), fc.nat(100_000));
const anyGoal = fc
  .tuple(fc.nat(400_000), fc.array(part, { maxLength: 4 }))
  .map(([saved, parts]) => ({ ...heldBy("trip", {}, ...parts), alreadySaved: minor(saved) }));

const total = (held: ReadonlyMap<string, number>): number => [...held.values()].reduce((sum, one) => sum + one, 0);

describe("what a goal holds", () => {
  it("[GH1] adds up to what it has saved, whatever its parts, saves and withdrawals", () => {
    const amounts = fc.array(fc.tuple(fc.nat(50_000), fc.option(fc.constantFrom(...ids), { nil: undefined })));
    fc.assert(
      fc.property(anyGoal, amounts, fc.nat(600_000), (own, saved, withdrawn) => {
        const household = sampleHousehold({ accounts, goals: [own] });
        const week = "2026-W45" as WeekId;
        const saves = saved.map(
          ([amount, to], index): Save => ({
            id: `save-${index}`,
            week,
            personId: "maya",
            amount: minor(amount),
            target: { kind: "goal", id: "trip" },
            ...(to && { toAccountId: to }),
            note: "",
            recordedAt: index,
          }),
        );
        const sum = saved.reduce((all, [amount]) => all + amount, 0);
        const money = new Map([
          [
            "trip",
            { weeks: new Map([[week, { saved: minor(sum), withdrawn: minor(withdrawn) }]]) } as unknown as GoalMoney,
          ],
        ]);
        const held = holdingsOfGoals(household, money, saves, () => true).get("trip")!;
        expect(total(held)).toBe(own.alreadySaved + sum - withdrawn);
      }),
    );
  });

  it("[GH4] is said anew without moving money: the accounts' balances and the sum stay", () => {
    fc.assert(
      fc.property(anyGoal, fc.array(part, { maxLength: 3 }), (own, parts) => {
        const moved = { ...own, heldIn: parts.map(([accountId, amount]) => ({ accountId, amount: minor(amount) })) };
        expect(total(initialHoldings(moved, { accounts }))).toBe(total(initialHoldings(own, { accounts })));
      }),
    );
  });
});
