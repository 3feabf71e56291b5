import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountRef } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { checkTransaction } from "../spending/transaction.ts";
import type { Day } from "../time/day.ts";
import { type EntryFields, halvesOf, type OwnEntry, type Side } from "./halves.ts";
import { movementsOf } from "./movements.ts";

const ref = (space: Side["space"]) =>
  fc.record({
    kind: fc.constantFrom("account", "debt"),
    id: fc.constantFrom(`${space}-1`, `${space}-2`),
  }) as fc.Arbitrary<AccountRef>;
const side: fc.Arbitrary<Side> = fc.oneof(
  ref("own").map((found) => ({ space: "own" as const, ref: found })),
  ref("shared").map((found) => ({ space: "shared" as const, ref: found })),
);
const isSame = (one: AccountRef, other: AccountRef) => one.kind === other.kind && one.id === other.id;

const movement: fc.Arbitrary<OwnEntry["movement"]> = fc.oneof(
  fc.record(
    {
      kind: fc.constantFrom("out" as const, "in" as const),
      account: ref("own"),
      shared: fc.record(
        { personId: fc.constant("maya"), categoryId: fc.constant("food") },
        { requiredKeys: ["personId"] },
      ),
    },
    { requiredKeys: ["kind", "account"] },
  ),
  fc
    .record({ kind: fc.constant("transfer" as const), from: side, to: side, personId: fc.constant("maya") })
    .filter(({ from, to }) => (from.space === "own" || to.space === "own") && !isSame(from.ref, to.ref)),
);

const ownEntry: fc.Arbitrary<OwnEntry> = fc.record({
  day: fc.constant("2026-11-10" as Day),
  amount: fc.integer({ min: 1, max: 1_000_000 }).map((amount) => minor(amount)),
  payee: fc.constantFrom("", "Florist"),
  note: fc.constantFrom("", "own-note"),
  movement,
});

const asEntry = (fields: EntryFields): Transaction => ({ ...fields, id: "one" });
const both = (given: OwnEntry): readonly EntryFields[] => {
  const { own, shared } = halvesOf(given);
  return shared ? [own, shared] : [own];
};

/** What the account gains, or the debt loses. */
function gains(of: AccountRef, entries: readonly EntryFields[]): number {
  const moves = entries.flatMap((fields) => movementsOf(asEntry(fields)));
  const change = moves
    .filter(({ account }) => account === `${of.kind}:${of.id}`)
    .reduce((total, move) => total + move.change, 0);
  return change === 0 ? 0 : of.kind === "account" ? change : -change;
}

describe("the halves of an entry of a private account", () => {
  it("[PA1] never name a private account, its note or its owner's space where the household sees it", () => {
    fc.assert(
      fc.property(ownEntry, (given) => {
        const text = JSON.stringify(halvesOf(given).shared ?? {});
        expect(text).not.toContain("own-");
        expect(text).not.toContain('"me"');
      }),
    );
  });

  it("[PA1] never name a shared account in the private half", () => {
    fc.assert(
      fc.property(ownEntry, (given) => {
        expect(JSON.stringify(halvesOf(given).own)).not.toContain("shared-");
      }),
    );
  });

  it("[PA2] move each account once, by the whole amount, on the side that may see it", () => {
    fc.assert(
      fc.property(ownEntry, (given) => {
        const { amount, movement: moved } = given;
        const entries = both(given);
        if (moved.kind === "transfer") {
          expect(gains(moved.from.ref, entries)).toBe(-amount);
          expect(gains(moved.to.ref, entries)).toBe(amount);
        } else expect(gains(moved.account, entries)).toBe(moved.kind === "in" ? amount : -amount);
      }),
    );
  });

  it("are entries that can be stored", () => {
    fc.assert(
      fc.property(ownEntry, (given) => {
        for (const fields of both(given)) expect(checkTransaction(asEntry(fields), "USD" as never).ok).toBe(true);
      }),
    );
  });

  const florist = { day: "2026-11-10" as Day, amount: 4_000 as Minor, payee: "Florist", note: "surprise" };
  const wallet = { kind: "account", id: "wallet" } as const;

  it("leave a private expense to its owner alone", () => {
    expect(halvesOf({ ...florist, movement: { kind: "out", account: wallet } })).toEqual({
      own: { ...florist, kind: "spending", personId: "me", account: wallet },
    });
  });

  it("[PA2] count a shared expense once: for the private account it is a transfer", () => {
    const shared = { personId: "maya", categoryId: "food" };
    expect(halvesOf({ ...florist, movement: { kind: "out", account: wallet, shared } })).toEqual({
      own: { ...florist, kind: "transfer", personId: "me", account: wallet },
      shared: { ...florist, note: "", kind: "spending", personId: "maya", categoryId: "food" },
    });
  });

  it("record money back on a private card as a refund, for the household too", () => {
    const account = { kind: "debt", id: "card" } as const;
    const { own, shared } = halvesOf({
      ...florist,
      movement: { kind: "in", account, shared: { personId: "maya" } },
    });
    expect(own).toMatchObject({ kind: "transfer", toAccount: account, amount: 4_000 });
    expect(shared).toMatchObject({ kind: "spending", amount: -4_000 });
    expect(halvesOf({ ...florist, movement: { kind: "in", account } }).own).toMatchObject({
      kind: "spending",
      amount: -4_000,
    });
  });
});
