import { describe, expect, it } from "vitest";
import type { Person } from "../household/household.ts";
import type { Day } from "../time/day.ts";
import { accountChoices, accountOfKey, accountOfReceiver, accountsFor, closedAccount } from "./account-choices.ts";
import { accountKey } from "./accounts.ts";
import { card, checking, couple, savings } from "./ledger.fixture.ts";

const person = (id: string): Person => ({ id, name: id, kind: "adult" });

const today = "2026-11-13" as Day;
const closing = { closedOn: "2026-11-10" as Day };
const closedChecking = {
  ...couple,
  accounts: couple.accounts.map((one) => (one.id === "checking" ? { ...one, ...closing } : one)),
};
const keys = (...given: Parameters<typeof accountChoices>) => accountChoices(...given).map(({ key }) => key);

describe("the accounts that an entry can name", () => {
  it("are open accounts of everyday and invested money, then debts, and whatever was chosen before", () => {
    const house = { ...couple.accounts[0]!, id: "house", kind: "property" as const };
    const household = { ...closedChecking, accounts: [...closedChecking.accounts, house] };
    expect(keys(household, today)).toEqual(["account:savings", "account:broker", "debt:card"]);
    expect(keys(household, "2026-11-09" as Day)).toContain("account:checking");
    expect(keys(household, today, ["account:checking", "account:house"])).toHaveLength(5);
  });

  it("are written as keys and read back", () => {
    for (const ref of [checking, card]) expect(accountOfKey(accountKey(ref))).toEqual(ref);
    for (const key of ["", "person:tom", "x"]) expect(accountOfKey(key)).toBeUndefined();
  });

  it("[EA3] are closed from their day on", () => {
    expect(closedAccount(closedChecking, checking, today)).toEqual({ label: "Checking", ...closing });
    expect(closedAccount(closedChecking, checking, "2026-11-09" as Day)).toBeUndefined();
    expect(closedAccount(closedChecking, savings, today)).toBeUndefined();
  });
});

describe("the accounts of an entry from a saved one", () => {
  const spending = { kind: "spending", personId: "maya" } as const;

  it("[EA2] are its own, otherwise the payer's, and never closed ones", () => {
    const people = [{ ...person("maya"), defaultAccount: card }, person("tom")];
    const household = { ...couple, people };
    expect(accountsFor(household, { ...spending, account: savings }, today)).toEqual({ account: savings });
    expect(accountsFor(household, spending, today)).toEqual({ account: card });
    expect(accountsFor(household, { ...spending, personId: "tom" }, today)).toEqual({ account: checking });
    expect(accountsFor(closedChecking, { ...spending, account: checking }, today)).toEqual({});
  });

  it("[EA3] never move money from an account to itself", () => {
    const transfer = { kind: "transfer", personId: "maya", toAccount: checking } as const;
    expect(accountsFor(couple, transfer, today)).toEqual({ toAccount: checking });
    expect(accountOfReceiver(couple, "tom", checking)).toBeUndefined();
    expect(accountOfReceiver(couple, "tom", card)).toEqual(checking);
  });
});
