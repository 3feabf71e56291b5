import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Account, Debt, Person } from "./household.ts";
import { withKnownReferences } from "./known-references.ts";

const person = (id: string): Person => ({ id, name: id, kind: "adult" });
const account = (id: string, more: Partial<Account> = {}): Account => ({
  ...{ id, label: id, kind: "property", balance: minor(1) },
  ...more,
});
const debt = (id: string, more: Partial<Debt> = {}): Debt => ({
  ...{ id, label: id, kind: "mortgage", balance: minor(1), apr: 0 as Rate, minimum: minor(0), listedAsBill: false },
  ...more,
});

describe("references of accounts and debts", () => {
  it("[EN1] to a person or an account that is gone count as absent", () => {
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

  it("[EN1] that hold leave every list and item the same object", () => {
    const accounts = [account("house", { ownerIds: ["maya"] }), account("pot")];
    const debts = [debt("mortgage", { accountId: "house", ownerIds: [] })];
    const known = withKnownReferences({ people: [person("maya")], accounts, debts });
    expect([known.accounts === accounts, known.debts === debts]).toEqual([true, true]);
  });

  it("[EN1] point at what is there, whatever was removed, and once cleared stay as they are", () => {
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
