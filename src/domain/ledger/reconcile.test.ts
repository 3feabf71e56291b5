import { describe, expect, it } from "vitest";
import type { Balance, Transaction } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { card, checking, entry, ledgerOf, saveOn, stated } from "./ledger.fixture.ts";
import { reconcile } from "./reconcile.ts";

interface Said {
  of?: Balance["of"];
  day?: string;
  amount?: number;
  on?: readonly Transaction[];
  off?: readonly Transaction[];
}

const idsOf = (entries: readonly Transaction[] = []) => new Set(entries.map(({ id }) => id));

const compare = (
  records: Parameters<typeof ledgerOf>[0],
  { of = checking, day = "2026-11-16", amount, on, off }: Said,
) =>
  reconcile(ledgerOf(records), of, {
    day: day as Day,
    amount: amount as Minor | undefined,
    ticks: { on: idsOf(on), off: idsOf(off) },
  });

const bought = (day: string, amount: number, more: Partial<Pick<Transaction, "isCleared">> = {}) =>
  entry({ day, amount, account: checking, ...more });

describe("reconciling", () => {
  it("[RG3] compares what the bank says with the last stated balance plus what is ticked since", () => {
    const cleared = bought("2026-11-10", 1_000, { isCleared: true });
    const open = bought("2026-11-11", 2_787);
    const later = bought("2026-11-17", 500);
    const found = compare({ entries: [cleared, open, later] }, { amount: 96_213 })!;
    expect(found).toMatchObject({ ticked: 99_000, difference: -2_787, beyond: 0, open: [{ entry: open }] });
    expect(found.match).toMatchObject({ kind: "open", moves: [{ entry: open }] });
    const ticked = compare({ entries: [cleared, open, later] }, { amount: 96_213, on: [open] })!;
    expect(ticked).toMatchObject({ ticked: 96_213, difference: 0, open: [], match: undefined });
    const unticked = compare({ entries: [cleared, open, later] }, { amount: 96_213, on: [open], off: [cleared] })!;
    expect(unticked).toMatchObject({ difference: -1_000, open: [{ entry: cleared }] });
  });

  it("starts from the last stated balance, which settles what it includes", () => {
    const before = bought("2026-11-10", 1_000);
    const balances = [stated(checking, "2026-11-12", 90_000)];
    expect(compare({ entries: [before], balances }, {})).toMatchObject({
      ticked: 90_000,
      difference: undefined,
      open: [],
    });
    expect(compare({ entries: [before], balances }, { day: "2026-11-11" })).toMatchObject({ ticked: 100_000 });
  });

  it("counts what was paid too much on a debt, as its statement does", () => {
    const payment = entry({
      day: "2026-11-10",
      amount: 45_000,
      kind: "transfer",
      account: checking,
      toAccount: card,
      isCleared: true,
    });
    const found = compare({ entries: [payment] }, { of: card, amount: -5_000 })!;
    expect(found).toMatchObject({ ticked: -5_000, difference: 0 });
  });

  it("has nothing to compare with before the first stated balance", () => {
    expect(compare({}, { day: "2026-11-01", amount: 5 })).toBeUndefined();
    expect(compare({}, { of: { kind: "account", id: "gone" } })).toBeUndefined();
  });

  it("compares what is owed in the same way", () => {
    const purchase = entry({ day: "2026-11-10", amount: 3_000, account: card });
    const found = compare({ entries: [purchase] }, { of: card, amount: 43_000 })!;
    expect([found.ticked, found.difference, found.match?.moves.length]).toEqual([40_000, 3_000, 1]);
  });

  it("points at two entries that make up the difference together", () => {
    const [one, other, third] = [bought("2026-11-10", 1_000), bought("2026-11-11", 2_000), bought("2026-11-12", 4_500)];
    const { match } = compare({ entries: [one, other, third] }, { amount: 94_500 })!;
    expect(match?.moves.map(({ entry: found }) => found?.id).sort()).toEqual([one.id, third.id].sort());
  });

  it("points at an entry that the bank booked after the last stated balance, and counts it once it is ticked", () => {
    const check = bought("2026-11-10", 4_000);
    const records = { entries: [check], balances: [stated(checking, "2026-11-12", 100_000)] };
    expect(compare(records, { amount: 96_000 })).toMatchObject({
      match: { kind: "earlier", moves: [{ entry: check }] },
    });
    expect(compare(records, { amount: 96_000, on: [check] })).toMatchObject({ ticked: 96_000, difference: 0 });
  });

  it("points at a save whose money has not moved", () => {
    const saves = [saveOn("2026-11-10", 5_000, { kind: "emergency" })];
    const found = compare({ saves }, { amount: 100_000 })!;
    expect(found).toMatchObject({
      ticked: 95_000,
      difference: 5_000,
      match: { kind: "save", moves: [{ save: saves[0] }] },
    });
  });
});
