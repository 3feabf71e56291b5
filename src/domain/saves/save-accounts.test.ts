import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import { destinationOfSave, sourceOfSave } from "../ledger/accounts.ts";
import { couple, ledgerOf, saveOn } from "../ledger/ledger.fixture.ts";
import { minor } from "../money/money.ts";
import { account, debt, goal } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import {
  accountFieldsOf,
  accountsOfSaves,
  openAccountsOf,
  type SaveAccounts,
  saveAccountProblem,
  saveDestinations,
  saveSources,
  transferOfSave,
} from "./save-accounts.ts";
import { targetKey } from "./totals.ts";

/** The couple with a wallet, a second savings account, a pension, a house, and an account that was closed. */
const household: Household = {
  ...couple,
  accounts: [
    ...couple.accounts,
    account(5_000, { id: "wallet", label: "Wallet", kind: "cash" }),
    account(70_000, { id: "rainy", label: "Rainy day", kind: "savings" }),
    account(90_000, { id: "pension", label: "Pension", kind: "retirement" }),
    account(900_000, { id: "house", label: "House", kind: "property" }),
    account(0, { id: "old", label: "Old bank", kind: "savings", closedOn: "2026-10-01" as Day }),
  ],
  debts: [debt(10_000_000, { id: "card", label: "Card", kind: "card" })],
  goals: [
    goal(300_000, { id: "trip", label: "Trip" }),
    goal(300_000, { id: "roof", label: "Roof", heldIn: [{ accountId: "rainy", amount: minor(0) }] }),
  ],
};

const ids = (accounts: readonly { id: string }[]) => accounts.map(({ id }) => id);
const toTrip: SaveTarget = { kind: "goal", id: "trip" };
const toRoof: SaveTarget = { kind: "goal", id: "roof" };

describe("the accounts of a save", () => {
  it("offer open accounts that money moves in as its source", () => {
    expect(ids(saveSources(household))).toEqual(["checking", "savings", "broker", "wallet", "rainy"]);
  });

  it("offer for a goal the accounts that hold it first", () => {
    expect(ids(saveDestinations(toRoof, household))[0]).toBe("rainy");
    expect(ids(saveDestinations(toTrip, household))).toEqual([
      ...["checking", "savings", "broker", "wallet", "rainy", "pension"],
    ]);
  });

  it("offer savings accounts for emergencies, investments for investing, and nothing for a debt or an account", () => {
    expect(ids(saveDestinations({ kind: "emergency" }, household))).toEqual(["savings", "rainy"]);
    expect(ids(saveDestinations({ kind: "buffer" }, household))).toEqual(["savings", "rainy"]);
    expect(ids(saveDestinations({ kind: "investing" }, household))).toEqual(["broker", "pension"]);
    expect(saveDestinations({ kind: "debt", id: "card" }, household)).toEqual([]);
    expect(saveDestinations({ kind: "account", id: "savings" }, household)).toEqual([]);
  });

  it("[LD11] are recorded with the save, the usual ones where none were chosen", () => {
    const chosen: SaveAccounts = { from: "wallet", to: { [targetKey(toTrip)]: "rainy" } };
    expect(accountFieldsOf(toTrip, chosen, household)).toEqual({ fromAccountId: "wallet", toAccountId: "rainy" });
    expect(accountFieldsOf(toTrip, {}, household)).toEqual({ fromAccountId: "checking", toAccountId: "savings" });
    expect(accountFieldsOf({ kind: "debt", id: "card" }, {}, household)).toEqual({ fromAccountId: "checking" });
    const without = { ...household, accounts: [] };
    expect(accountFieldsOf(toTrip, {}, without)).toEqual({});
  });

  it("[LD11] stay those of the day it was recorded, whatever the household has later", () => {
    const everyday = { ...household, accounts: household.accounts.filter(({ id }) => id === "checking") };
    const unheld = { target: toTrip, ...accountFieldsOf(toTrip, {}, everyday) };
    expect(transferOfSave(unheld, household)).toBeNull();
    const held = { target: toTrip, ...accountFieldsOf(toTrip, {}, household) };
    const later: Household = {
      ...household,
      defaultAccount: { kind: "account", id: "wallet" },
      goals: household.goals.map((one) => ({ ...one, heldIn: [{ accountId: "rainy", amount: minor(0) }] })),
    };
    expect(transferOfSave(held, later)).toEqual(transferOfSave(held, household));
    expect(transferOfSave({ target: toTrip }, later)).not.toEqual(transferOfSave(held, household));
  });

  it("[LD11] do not move on to another account when one of them is deleted", () => {
    const held = { target: toTrip, ...accountFieldsOf(toTrip, {}, household) };
    const gone = { ...household, accounts: household.accounts.filter(({ id }) => id !== "savings") };
    expect(transferOfSave(held, gone)).toBeNull();
  });

  it("skip an account of a goal that was closed", () => {
    const closed = goal(1, { id: "roof", label: "Roof", heldIn: [{ accountId: "old", amount: minor(0) }] });
    expect(accountFieldsOf(toRoof, {}, { ...household, goals: [closed] }).toAccountId).toBe("savings");
  });

  it("are known from the saves of one press", () => {
    const saves = [
      saveOn("2026-11-10", 1, toTrip, { fromAccountId: "wallet", toAccountId: "rainy" }),
      saveOn("2026-11-10", 2, { kind: "investing" }, { fromAccountId: "wallet" }),
    ];
    expect(accountsOfSaves(saves)).toEqual({ from: "wallet", to: { [targetKey(toTrip)]: "rainy" } });
    expect(accountsOfSaves([saveOn("2026-11-10", 1, toTrip)])).toEqual({});
  });

  it("are the usual ones again after the chosen ones were closed or deleted", () => {
    const chosen = { from: "old", to: { [targetKey(toTrip)]: "gone", [targetKey(toRoof)]: "savings" } };
    expect(openAccountsOf(chosen, household)).toEqual({ to: { [targetKey(toRoof)]: "savings" } });
    expect(openAccountsOf({ from: "wallet" }, household)).toEqual({ from: "wallet" });
  });

  it("are refused if they are closed or not listed", () => {
    expect(saveAccountProblem({ fromAccountId: "old" }, household)).toBe("closed-account");
    expect(saveAccountProblem({ toAccountId: "gone" }, household)).toBe("unknown-account");
    expect(saveAccountProblem({ fromAccountId: "wallet", toAccountId: "rainy" }, household)).toBeUndefined();
    expect(saveAccountProblem({}, household)).toBeUndefined();
  });

  it("move nothing where the money stays, or no account holds the target", () => {
    expect(transferOfSave({ target: toTrip, fromAccountId: "savings" }, household)).toBeNull();
    const everyday = { ...household, accounts: household.accounts.filter(({ id }) => id === "checking") };
    expect(transferOfSave({ target: toTrip }, everyday)).toBeNull();
    expect(transferOfSave({ target: { kind: "debt", id: "paid off" } }, household)).toBeNull();
    expect(transferOfSave({ target: toTrip }, household)).toEqual({
      from: { kind: "account", id: "checking" },
      to: { kind: "account", id: "savings" },
    });
  });
});

const anyTarget = fc.constantFrom<SaveTarget>(
  ...[toTrip, toRoof],
  ...(["buffer", "emergency", "investing"] as const).map((kind) => ({ kind })),
  { kind: "debt", id: "card" },
  { kind: "account", id: "rainy" },
);

describe("any choice of accounts", () => {
  const on = "2026-11-20" as Day;

  it("[LD11] is what the ledger moves, and leaves net worth as it is", () => {
    const choice = fc.record({
      target: anyTarget,
      from: fc.constantFrom(undefined, ...ids(saveSources(household))),
      at: fc.nat(9),
      amount: fc.integer({ min: 1, max: 90_000 }),
    });
    fc.assert(
      fc.property(choice, ({ target, from, at, amount }) => {
        const choices = ids(saveDestinations(target, household));
        const to = choices.length > 0 ? choices[at % choices.length] : undefined;
        const chosen: SaveAccounts = {
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to: { [targetKey(target)]: to } }),
        };
        const fields = accountFieldsOf(target, chosen, household);
        const save = saveOn("2026-11-10", amount, target, fields);
        expect(sourceOfSave(save, household)?.id).toBe(from ?? "checking");
        if (to !== undefined) expect(destinationOfSave(save, household)?.id).toBe(to);
        // What was recorded is what the choice is read back as, so that opening it again changes nothing.
        expect(accountFieldsOf(target, accountsOfSaves([save]), household)).toEqual(fields);
        const [before, after] = [ledgerOf({ household }), ledgerOf({ household, saves: [save] })];
        const worth = (ledger: typeof before) =>
          household.accounts.reduce((total, { id }) => total + ledger.on({ kind: "account", id }, on)!.amount, 0) -
          ledger.on({ kind: "debt", id: "card" }, on)!.amount;
        expect(worth(after)).toBe(worth(before));
        const source = { kind: "account" as const, id: from ?? "checking" };
        const left = before.on(source, on)!.amount - after.on(source, on)!.amount;
        expect(left).toBe(transferOfSave(save, household) ? amount : 0);
      }),
    );
  });
});
