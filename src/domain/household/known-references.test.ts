import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { bill, goal } from "../plan/sample-household.ts";
import type { Account, Debt, Goal, Person } from "./household.ts";
import { goalsWithKnownReferences, withKnownReferences } from "./known-references.ts";

const person = (id: string): Person => ({ id, name: id, kind: "adult" });
const account = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  label: id,
  kind: "property",
  balance: minor(1),
  ...more,
});
const debt = (id: string, more: Partial<Debt> = {}): Debt => ({
  id,
  label: id,
  kind: "mortgage",
  balance: minor(1),
  apr: 0 as Rate,
  minimum: minor(0),
  ...more,
});

describe("references of accounts and debts", () => {
  it("to a deleted person or account count as absent", () => {
    const known = withKnownReferences({
      people: [person("maya")],
      accounts: [account("house", { ownerIds: ["tom", "maya"] })],
      debts: [debt("loan", { accountId: "car", ownerIds: ["tom"] }), debt("mortgage", { accountId: "house" })],
    });
    expect(known).toEqual({
      accounts: [account("house", { ownerIds: ["maya"] })],
      debts: [debt("loan", { ownerIds: [] }), debt("mortgage", { accountId: "house" })],
    });
  });

  it("that hold leave every list and item the same object", () => {
    const accounts = [account("house", { ownerIds: ["maya"] }), account("pot")];
    const debts = [debt("mortgage", { accountId: "house", ownerIds: [] })];
    const known = withKnownReferences({ people: [person("maya")], accounts, debts });
    expect([known.accounts === accounts, known.debts === debts]).toEqual([true, true]);
  });

  it("point at what is there, whatever was removed, and once cleared stay as they are", () => {
    const ids = fc.constantFrom<string>("a", "b", "c");
    const some = fc.uniqueArray(ids);
    const owned = fc.record({ ownerIds: some, accountId: ids }, { requiredKeys: [] });
    fc.assert(
      fc.property(some, some, fc.array(owned), (people, houses, rows) => {
        const given = {
          people: people.map(person),
          accounts: houses.map((id, index) => account(id, { ownerIds: rows[index]?.ownerIds ?? [] })),
          debts: rows.map((row, index) => debt(`d${index}`, row)),
        };
        const known = withKnownReferences(given);
        expect([...known.accounts, ...known.debts].map(({ id }) => id)).toEqual(
          [...given.accounts, ...given.debts].map(({ id }) => id),
        );
        const owners = [...known.accounts, ...known.debts].flatMap(({ ownerIds = [] }) => ownerIds);
        expect(owners.filter((id) => !people.includes(id))).toEqual([]);
        const taken = known.debts.flatMap(({ accountId = [] }) => accountId);
        expect(taken.filter((id) => !houses.includes(id))).toEqual([]);
        const again = withKnownReferences({ ...given, ...known });
        expect([again.accounts === known.accounts, again.debts === known.debts]).toEqual([true, true]);
      }),
    );
  });
});

describe("references of goals", () => {
  const trip = (parts: Partial<Goal>) => goal(100, { id: "trip", ...parts });
  const known = (parts: Partial<Goal>) => {
    const goals = [trip(parts), goal(100, { id: "home" })];
    return goalsWithKnownReferences({ people: [person("maya")], bills: [bill(1, { id: "tax" })], goals })[0];
  };

  it("to a deleted person, bill or goal, and of a sweep to itself, count as absent", () => {
    expect(known({ ownerIds: ["maya", "tom"], billId: "gone" })).toEqual(trip({ ownerIds: ["maya"] }));
    expect(known({ sweepTo: { kind: "goal", id: "gone" } })).toEqual(trip({}));
    expect(known({ sweepTo: { kind: "goal", id: "trip" } })).toEqual(trip({}));
  });

  it("that hold leave the list the same object", () => {
    const goals = [
      trip({ ownerIds: ["maya"], billId: "tax", sweepTo: { kind: "goal", id: "home" } }),
      goal(100, { id: "home", sweepTo: { kind: "investing" } }),
    ];
    const people = [person("maya")];
    expect(goalsWithKnownReferences({ people, bills: [bill(1, { id: "tax" })], goals })).toBe(goals);
  });

  it("point at what is there, whatever was removed, and once cleared stay as they are", () => {
    const ids = fc.constantFrom<string>("a", "b", "c");
    const some = fc.uniqueArray(ids);
    const row = fc.record(
      { ownerIds: some, billId: ids, sweepTo: ids.map((id) => ({ kind: "goal" as const, id })) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(some, some, fc.array(row, { maxLength: 3 }), (people, bills, rows) => {
        const goals = rows.map((parts, index) => goal(1, { id: "abc"[index]!, ...parts }));
        const given = { people: people.map(person), bills: bills.map((id) => bill(1, { id })), goals };
        const cleared = goalsWithKnownReferences(given);
        for (const { id, ownerIds = [], billId, sweepTo } of cleared) {
          expect(ownerIds.every((owner) => people.includes(owner))).toBe(true);
          expect(billId === undefined || bills.includes(billId)).toBe(true);
          if (sweepTo?.kind === "goal")
            expect([goals.some((one) => one.id === sweepTo.id), sweepTo.id === id]).toEqual([true, false]);
        }
        expect(goalsWithKnownReferences({ ...given, goals: cleared })).toBe(cleared);
      }),
    );
  });
});
